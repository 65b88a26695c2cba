import RefreshCore

/// A state of a machine with one control, reached by events alone.
enum Situation: String, CaseIterable {
  case absent, idle, idleDisabled, idleHidden, pulling, armed, refreshingUnderFinger, refreshingAtLift
  case opening, holding, holdingScrolledAway, showingOutcome, endingUnderFinger, closing, noMoreData
  case offeringTap, loading, awaitingRows, offeringRetry, sayingTheEnd

  static let settings = SideSettings(
    metrics: RefreshMetrics(heldExtent: 60, triggerDistance: 84, showsOutcomes: true))

  /// The machine, the reading of the moment and the time.
  func make() -> (RefreshStateMachine, ScrollMetrics, Double) {
    var driver = MachineDriver()
    guard self != .absent else { return driver.result }
    driver.attach(loadsMore ? Self.onTap : Self.settings)
    switch self {
    case .absent, .idle: break
    case .idleDisabled: driver.send(.enabled(.near, false))
    case .idleHidden: driver.send(.hidden(.near, true))
    case .pulling: driver.drag(to: 40)
    case .armed: driver.drag(to: 90)
    case .refreshingUnderFinger:
      driver.machine.configure(Self.whilePulling, at: .near)
      driver.drag(to: 90)
    case .refreshingAtLift: driver.release(from: 90)
    case .opening: driver.open(frames: 3)
    case .holding: driver.open(frames: 120)
    case .holdingScrolledAway:
      driver.open(frames: 120)
      driver.scroll(to: 500)
    case .showingOutcome: driver.end(after: 120, frames: 20)
    case .endingUnderFinger:
      driver.open(frames: 120)
      driver.drag(to: 70)
      driver.send(.ended(.near, .success))
    case .closing: driver.end(after: 120, frames: 50)
    case .noMoreData: driver.send(.noMoreData(.near, true))
    case .offeringTap: driver.run(frames: 60)
    case .loading: driver.load()
    case .awaitingRows: driver.load(endingWith: .success)
    case .offeringRetry: driver.load(endingWith: .failure)
    case .sayingTheEnd: driver.load(endingWith: .noMoreData)
    }
    return driver.result
  }

  private var loadsMore: Bool {
    switch self {
    case .offeringTap, .loading, .awaitingRows, .offeringRetry, .sayingTheEnd: true
    default: false
    }
  }

  private static var onTap: SideSettings {
    SideSettings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .onTap)
  }

  private static var whilePulling: SideSettings {
    SideSettings(metrics: settings.metrics, trigger: .whilePulling)
  }
}
