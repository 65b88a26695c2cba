extension Fact {
  /// Reads what a log says about the fact.
  ///
  /// A log in which the conditions of the scenario were not met, or which fits none of the settings, says nothing.
  ///
  /// - Parameter log: The log of a scenario that tells the fact.
  /// - Returns: The setting that fits, or why there is none.
  public func answer(in log: FactsLog) -> Answer {
    switch self {
    case .firstStep: log.firstStep
    case .firstStepAfterRest: log.firstStepAfterRest
    case .grabbedOverscroll: log.grabbedOverscroll
    case .extraPanTargets: log.extraPanTargets
    case .panStateObservation: log.panStateObservation
    case .panReset: log.panReset
    case .touchDown: log.touchDown
    case .stoppedDeceleration: log.stoppedDeceleration
    case .controlTouches: log.controlTouches
    case .trackpad: log.trackpad
    case .wheel: log.wheel
    case .clampOnInsetWhileTracking: log.clampOnInsetWhileTracking
    case .bounceEdge: log.bounceEdge
    case .raisedInset: log.raisedInset
    case .raisedInsetInBounce: log.raisedInsetInBounce
    case .insetWriteInLift: log.insetWriteInLift
    case .clampingInsetWrite: log.clampingInsetWrite
    case .insetWriteLayout: log.insetWriteLayout
    case .plainOffsetWrite: log.plainOffsetWrite
    case .momentumStop: log.momentumStop
    case .animatedScroll: log.animatedScroll
    case .reload: log.reload
    case .contentSize: log.contentSize
    case .safeAreaOffWindow: log.safeAreaOffWindow
    case .safeAreaChange: log.safeAreaChange
    case .windowLoss: log.windowLoss
    case .deallocation: log.deallocation
    case .contentPop: log.contentPop
    case .popCoordinator: log.popCoordinator
    case .popDepth: log.popDepth
    case .disappearanceCoordinator: log.disappearanceCoordinator
    case .viewlessChild: log.viewlessChild
    case .edgeWinner: log.edgeWinner
    case .listClass: log.listClass
    case .effect: log.effect
    case .contentInset: log.contentInset
    case .rows: log.rows
    case .addedSubviews: log.addedSubviews
    case .addedRefreshControl: log.addedRefreshControl
    case .insertion: log.insertion
    case .dismantling: log.dismantling
    case .windowCalls: log.windowCalls
    case .clearedRefresh: log.clearedRefresh
    case .environmentUpdates: log.environmentUpdates
    case .unparentedAppearance: log.unparentedAppearance
    case .largeTitle: log.largeTitle
    case .linkOrder: log.linkOrder
    case .frameClock: log.frameClock
    }
  }

  /// Reads what several scenarios say about the fact.
  ///
  /// - Parameter logs: The logs that there are.
  /// - Returns: The setting that fits, or why there is none.
  public func answer(in logs: [Scenario: FactsLog]) -> Answer {
    let scenarios = Scenario.allCases.filter { $0.facts.contains(self) }
    for scenario in scenarios {
      if let log = logs[scenario] { return answer(in: log) }
    }
    return .unknown("there is no log of \(scenarios.map(\.rawValue).joined(separator: " or "))")
  }
}

extension Answer {
  static let noProbe = Answer.unknown("the moment to act did not come")
}
