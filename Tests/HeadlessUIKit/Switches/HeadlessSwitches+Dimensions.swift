extension HeadlessSwitches {
  /// A switch, with its name and the names of its settings.
  public struct Dimension: Sendable {
    /// The name of the switch.
    public let name: String

    /// The names of its settings.
    public let settings: [String]

    let apply: @Sendable (inout HeadlessSwitches, Int) -> Void
    let index: @Sendable (HeadlessSwitches) -> Int
  }

  /// All switches.
  public static let dimensions: [Dimension] = [
    dimension("firstStep", { $0.firstStep }, { $0.firstStep = $1 }),
    dimension("firstStepAfterRest", { $0.firstStepAfterRest }, { $0.firstStepAfterRest = $1 }),
    dimension("clampOnInsetWhileTracking", { $0.clampOnInsetWhileTracking }, { $0.clampOnInsetWhileTracking = $1 }),
    dimension("grabbedOverscroll", { $0.grabbedOverscroll }, { $0.grabbedOverscroll = $1 }),
    dimension("extraPanTargets", { $0.extraPanTargets }, { $0.extraPanTargets = $1 }),
    dimension("bounceEdge", { $0.bounceEdge }, { $0.bounceEdge = $1 }),
    dimension("raisedInset", { $0.raisedInset }, { $0.raisedInset = $1 }),
    dimension("raisedInsetInBounce", { $0.raisedInsetInBounce }, { $0.raisedInsetInBounce = $1 }),
    dimension("insetWriteInLift", { $0.insetWriteInLift }, { $0.insetWriteInLift = $1 }),
    dimension("plainOffsetWrite", { $0.plainOffsetWrite }, { $0.plainOffsetWrite = $1 }),
    dimension("momentumStop", { $0.momentumStop }, { $0.momentumStop = $1 }),
    dimension("panStateObservation", { $0.panStateObservation }, { $0.panStateObservation = $1 }),
    dimension("panReset", { $0.panReset }, { $0.panReset = $1 }),
    dimension("clampingInsetWrite", { $0.clampingInsetWrite }, { $0.clampingInsetWrite = $1 }),
    dimension("reload", { $0.reload }, { $0.reload = $1 }),
    dimension("contentSize", { $0.contentSize }, { $0.contentSize = $1 }),
    dimension("safeAreaOffWindow", { $0.safeAreaOffWindow }, { $0.safeAreaOffWindow = $1 }),
    dimension("safeAreaChange", { $0.safeAreaChange }, { $0.safeAreaChange = $1 }),
    dimension("insetWriteLayout", { $0.insetWriteLayout }, { $0.insetWriteLayout = $1 }),
    dimension("rowHeight", { $0.rowHeight }, { $0.rowHeight = $1 }),
    dimension("touchDown", { $0.touchDown }, { $0.touchDown = $1 }),
    dimension("stoppedDeceleration", { $0.stoppedDeceleration }, { $0.stoppedDeceleration = $1 }),
    dimension("animatedScroll", { $0.animatedScroll }, { $0.animatedScroll = $1 }),
    dimension("animatedScrollFlag", { $0.animatedScrollFlag }, { $0.animatedScrollFlag = $1 }),
    dimension("linkOrder", { $0.linkOrder }, { $0.linkOrder = $1 }),
    dimension("frameClock", { $0.frameClock }, { $0.frameClock = $1 }),
    dimension("droppedFrames", { $0.droppedFrames }, { $0.droppedFrames = $1 }),
    dimension("trackpad", { $0.trackpad }, { $0.trackpad = $1 }),
    dimension("wheel", { $0.wheel }, { $0.wheel = $1 }),
    dimension("controlTouches", { $0.controlTouches }, { $0.controlTouches = $1 }),
    dimension("windowLoss", { $0.windowLoss }, { $0.windowLoss = $1 }),
    dimension("systemSpace", { $0.systemSpace }, { $0.systemSpace = $1 }),
    dimension("systemClosing", { $0.systemClosing }, { $0.systemClosing = $1 }),
    dimension("barHeight", { $0.barHeight }, { $0.barHeight = $1 }),
    dimension("deallocation", { $0.deallocation }, { $0.deallocation = $1 }),
  ]

  /// Creates switches from the index of each setting.
  public init(indices: [Int]) {
    self.init()
    for (dimension, index) in zip(Self.dimensions, indices) {
      dimension.apply(&self, index)
    }
  }

  /// The index of the setting of each switch.
  public var indices: [Int] {
    Self.dimensions.map { $0.index(self) }
  }

  private static func dimension<Setting>(
    _ name: String,
    _ get: @escaping @Sendable (HeadlessSwitches) -> Setting,
    _ set: @escaping @Sendable (inout HeadlessSwitches, Setting) -> Void
  ) -> Dimension where Setting: CaseIterable & Equatable & RawRepresentable & Sendable, Setting.RawValue == String {
    let settings = Array(Setting.allCases)
    return Dimension(
      name: name,
      settings: settings.map(\.rawValue),
      apply: { switches, index in set(&switches, settings[index]) },
      index: { switches in settings.firstIndex(of: get(switches)) ?? 0 }
    )
  }
}

extension HeadlessSwitches: CustomStringConvertible {
  /// The settings that differ from the default, such as `firstStep: nextTick`; `defaults` if there are none.
  public var description: String {
    let standard = HeadlessSwitches().indices
    let parts = zip(Self.dimensions, zip(indices, standard)).compactMap { dimension, index in
      index.0 == index.1 ? nil : "\(dimension.name): \(dimension.settings[index.0])"
    }
    return parts.isEmpty ? "defaults" : parts.joined(separator: ", ")
  }
}
