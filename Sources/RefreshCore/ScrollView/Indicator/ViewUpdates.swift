#if REFRESH_ADAPTER
/// Passes updates to the views and the listener of one control, one after the other.
///
/// A view may set its control in an update, or replace itself. The updates that this causes follow, and the views that never
/// come to rest are updated once per turn of the run loop.
@MainActor
final class ViewUpdates {
  /// The updates in a row that views may cause; beginning and ending a session causes two.
  private static let mostAnswers = 8

  /// The latest update of each view that has not received it yet.
  private var waiting: [(receiver: UpdateListener, update: RefreshUpdate)] = []
  private var isPassing = false

  /// `true` if the updates wait for the next turn, because the views have not come to rest in this one.
  private var isPaused = false
  private let onRestlessness: @MainActor () -> Void

  private lazy var limit = TurnLimit(most: Self.mostAnswers, mostWhenRestless: 0) { [weak self] in self?.passAll() }

  /// - Parameter onRestlessness: Called when updates have to wait for the next turn.
  init(onRestlessness: @escaping @MainActor () -> Void) { self.onRestlessness = onRestlessness }

  /// Passes an update to a receiver; during another update, after it.
  func pass(_ update: RefreshUpdate, to receiver: UpdateListener) {
    if let index = waiting.firstIndex(where: { $0.receiver === receiver }) {
      waiting[index].update = update
    } else {
      waiting.append((receiver, update))
    }
    if !isPassing && !isPaused { passAll() }
  }

  /// Drops the update that waits for a view that leaves.
  func forget(_ receiver: UpdateListener) {
    waiting.removeAll { $0.receiver === receiver }
    if waiting.isEmpty { isPaused = false }
  }

  private func passAll() {
    isPaused = false
    guard !isPassing, !waiting.isEmpty else { return }
    isPassing = true
    var isFirst = true
    while !waiting.isEmpty, isFirst || limit.admits() {
      isFirst = false
      let next = waiting.removeFirst()
      next.receiver.onUpdate?(next.update)
    }
    isPassing = false
    guard !waiting.isEmpty else { return }
    isPaused = true
    onRestlessness()
  }
}
#endif
