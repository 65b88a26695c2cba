import RefreshAnimators
import ScrollPhysics

/// The actions that run, of which an end has at most one.
struct Actions {
  /// An action that is going to return.
  struct Running {
    let session: UInt32

    /// When it returns, in seconds; at the earliest in the frame after the one that started it.
    let time: Double
    let startFrame: Int
    let outcome: RefreshOutcome
  }

  private var near: Running?
  private var far: Running?

  var isEmpty: Bool { near == nil && far == nil }

  subscript(end: RefreshStateMachine.End) -> Running? {
    get { end == .near ? near : far }
    set {
      switch end {
      case .near: near = newValue
      case .far: far = newValue
      }
    }
  }
}

extension World {
  func startAction(at end: Machine.End) {
    let time = settings.outcome == .hang ? Double.infinity : now + settings[.refreshTime]
    actions[end] = Actions.Running(
      session: machine.session(at: end), time: time, startFrame: frame,
      outcome: settings.outcome == .failure ? .failure : .success)
  }

  /// The feed answers: what has come is in the list before the control hears of it.
  func endActions() {
    for end in Machine.End.allCases {
      guard let action = actions[end], action.time <= now + Self.roundingError, frame > action.startFrame else {
        continue
      }
      actions[end] = nil
      let outcome = action.outcome == .success ? fill(at: end) : action.outcome
      send(.actionFinished(session: action.session, end, outcome))
      layOut()
    }
  }

  private func fill(at end: Machine.End) -> RefreshOutcome {
    let isRefresh = end == refreshEnd
    let added = isRefresh ? feed.refresh() : feed.loadMore()
    // Not the property, which would let go of what is pulled.
    scroll.setContentLength(feed.length)
    // What is shown stays where it is while older rows come above it.
    if !isRefresh, end == .near { scroll.scroll(to: scroll.offset + added) }
    send(.scrolled)
    return isRefresh || feed.hasMore ? .success : .noMoreData
  }
}
