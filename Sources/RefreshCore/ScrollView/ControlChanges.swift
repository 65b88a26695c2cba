#if REFRESH_ADAPTER
/// The changes of a control, applied at once or, if the app has made them in a call of ours, once in the next turn.
@MainActor
final class ControlChanges {
  enum Change {
    case drawing, metrics, settings
  }

  let calls = CallGate()

  /// Applies a change, outside of all calls of the app.
  var apply: (@MainActor (Change) -> Void)?

  private let nextTurn = OncePerTurn()

  /// The change that waits for the next turn.
  private var due: Change?

  /// `true` while the indicator is asked for its metrics; what it sets in that call is read after it.
  private var isAsking = false

  /// Asks the indicator for its metrics.
  func ask(_ body: () -> RefreshMetrics) -> RefreshMetrics {
    isAsking = true
    defer { isAsking = false }
    return calls.call(body)
  }

  func note(_ change: Change) {
    guard calls.isInside else { return apply?(change) ?? () }
    if !isAsking { later(change) } else if change != .metrics { later(.drawing) }
  }

  func later(_ change: Change) {
    due = due.map { $0 == change ? change : .settings } ?? change
    nextTurn.perform { [weak self] in
      guard let change = self?.due else { return }
      self?.due = nil
      self?.note(change)
    }
  }
}

#endif
