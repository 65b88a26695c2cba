#if REFRESH_ADAPTER
/// Passes the updates of a control to a closure of the app: `idle` only once.
@MainActor
final class UpdateListener: UpdateReceiver {
  private let onUpdate: @MainActor (RefreshUpdate) -> Void
  private var told: RefreshUpdate?

  init(_ onUpdate: @escaping @MainActor (RefreshUpdate) -> Void) { self.onUpdate = onUpdate }

  func tell(_ update: RefreshUpdate, by updates: ViewUpdates) {
    let isIdle = update.state == .idle && !update.stays
    if isIdle && told == nil { return }
    told = isIdle ? nil : update
    updates.pass(update, to: self)
  }

  /// Tells the end of the present pull or session, because the control leaves its list.
  func tellIdle(by updates: ViewUpdates) {
    guard var update = told else { return }
    update.state = .idle
    update.tap = nil
    update.outcome = nil
    update.visibleExtent = 0
    tell(update, by: updates)
  }

  func receive(_ update: RefreshUpdate) { onUpdate(update) }
}
#endif
