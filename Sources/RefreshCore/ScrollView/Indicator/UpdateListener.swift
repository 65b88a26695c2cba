#if REFRESH_ADAPTER
/// Passes the updates of a control to a closure: `idle` only once, and always at the end.
@MainActor
final class UpdateListener {
  /// Called with the updates; an app may set it in the middle of a pull.
  var onUpdate: (@MainActor (RefreshUpdate) -> Void)?

  /// The last update, if it was not `idle`; noted while there is no closure too.
  private(set) var told: RefreshUpdate?
  private let calls: CallGate

  init(_ calls: CallGate, _ onUpdate: @escaping @MainActor (RefreshUpdate) -> Void) {
    self.calls = calls
    self.onUpdate = onUpdate
  }

  // A control that is deallocated with its list ends its pull too; in the deallocation of the list, the app cannot be called.
  deinit { if let onUpdate, let told { inNextTurn { onUpdate(told.ended) } } }

  /// Passes an update on, outside of all other calls of the app.
  func tell(_ update: RefreshUpdate) {
    let isIdle = update.state == .idle && !update.stays
    if isIdle && told == nil { return }
    told = isIdle ? nil : update
    calls.call { onUpdate?(update) }
  }

  /// Tells the end of the present pull or session, because the control or the view leaves; in a call of the app, in the next turn.
  func tellIdle() {
    guard let last = told else { return }
    guard calls.isInside else { return tell(last.ended) }
    told = nil
    // The control may be back by then.
    inNextTurn { if self.told == nil { self.calls.call { self.onUpdate?(last.ended) } } }
  }
}

extension RefreshUpdate {
  /// The update at the end of the pull or the session.
  fileprivate var ended: RefreshUpdate {
    var update = self
    update.state = .idle
    update.tap = nil
    update.outcome = nil
    update.visibleExtent = 0
    return update
  }
}
#endif
