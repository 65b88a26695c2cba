import RefreshAnimators
import ScrollPhysics

/// The running actions, at most one per side.
struct Actions {
  /// An action that will return.
  struct Running {
    let session: UInt32

    /// The time at which it returns, in seconds; at the earliest in the frame after the one that started it.
    let time: Double
    let startFrame: Int
    let outcome: RefreshOutcome
  }

  private var near: Running?
  private var far: Running?

  /// `true` once an action has started that loads more.
  var hasLoaded = false

  var isEmpty: Bool { near == nil && far == nil }

  subscript(side: RefreshStateMachine.AxisSide) -> Running? {
    get { side == .near ? near : far }
    set {
      switch side {
      case .near: near = newValue
      case .far: far = newValue
      }
    }
  }
}

extension PhoneSimulation {
  func startAction(at side: RefreshStateMachine.AxisSide) {
    let time = settings.outcome == .hang ? Double.infinity : now + settings[.refreshTime]
    actions[side] = Actions.Running(
      session: self.side(side).session, time: time, startFrame: frame, outcome: outcome(at: side))
    if side == loadSide { actions.hasLoaded = true }
  }

  /// Returns what an action that starts at a side will come to.
  private func outcome(at side: RefreshStateMachine.AxisSide) -> RefreshOutcome {
    switch settings.outcome {
    case .success, .hang: .success
    case .failure: .failure
    case .firstLoadFailure: side == loadSide && !actions.hasLoaded ? .failure : .success
    }
  }

  /// Ends the actions that are due.
  ///
  /// The new rows are in the list before the control learns of the end.
  func endActions() {
    for side in RefreshStateMachine.AxisSide.allCases {
      guard let action = actions[side], action.time <= now + Self.roundingError, frame > action.startFrame else {
        continue
      }
      actions[side] = nil
      let outcome = action.outcome == .success ? fill(at: side) : action.outcome
      send(.actionFinished(session: action.session, side, outcome))
      layOut()
    }
  }

  private func fill(at side: RefreshStateMachine.AxisSide) -> RefreshOutcome {
    let isRefresh = side == refreshSide
    let added = isRefresh ? feed.refresh() : feed.loadMore()
    // Setting the property instead would end the pull.
    scroll.setContentLength(feed.length)
    // The visible rows stay in place while older rows are inserted above them.
    if !isRefresh, side == .near { scroll.scroll(to: scroll.offset + added) }
    send(.scrolled)
    return isRefresh || feed.hasMore ? .success : .noMoreData
  }
}
