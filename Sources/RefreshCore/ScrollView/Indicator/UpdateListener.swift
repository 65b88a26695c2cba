#if REFRESH_ADAPTER
/// Passes the updates of a control to a closure: `idle` only once, and always at the end.
@MainActor
final class UpdateListener {
  /// Called with the updates; an app may set it in the middle of a pull.
  var onUpdate: (@MainActor (RefreshUpdate) -> Void)?

  /// The last update, if it was not `idle`; noted while there is no closure too.
  private(set) var told: RefreshUpdate?

  init(_ onUpdate: @escaping @MainActor (RefreshUpdate) -> Void) { self.onUpdate = onUpdate }

  // A control that is deallocated with its list ends its pull too; in the deallocation of the list, the app cannot be called.
  deinit { if let onUpdate, let told { inNextTurn { onUpdate(told.ended) } } }

  func tell(_ update: RefreshUpdate, by updates: ViewUpdates) {
    let isIdle = update.state == .idle && !update.stays
    if isIdle && told == nil { return }
    told = isIdle ? nil : update
    updates.pass(update, to: self)
  }

  /// Tells the end of the present pull or session, because the control or the view leaves.
  func tellIdle(by updates: ViewUpdates) {
    if let told { tell(told.ended, by: updates) }
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
