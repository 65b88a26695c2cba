#if REFRESH_ADAPTER
/// Limits how often something happens in a turn of the run loop.
///
/// A callback of the app may cause the next callback each time. Such a loop would hang the main thread: calls beyond the limit
/// wait for the next turn, and then occur once per turn until the loop has ended.
@MainActor
final class TurnLimit {
  private let most: Int
  private let mostWhenRestless: Int
  private let staysRestless: Bool
  private let onNextTurn: @MainActor () -> Void

  private var count = 0
  private var allowance: Int
  private var isTurnWatched = false

  /// `true` if something was refused in this turn.
  private(set) var isExceeded = false

  /// - Parameters:
  ///   - most: The number that is always admitted in a turn; up to twice as many may be.
  ///   - mostWhenRestless: The number in a turn that follows one in which something was refused.
  ///   - staysRestless: `true` if that number holds for every later turn, because what repeats once repeats again.
  ///   - onNextTurn: Called in the turn after a refusal, to make up for it.
  init(
    most: Int, mostWhenRestless: Int, staysRestless: Bool = false, onNextTurn: @escaping @MainActor () -> Void
  ) {
    self.most = most
    self.mostWhenRestless = mostWhenRestless
    self.staysRestless = staysRestless
    self.onNextTurn = onNextTurn
    allowance = most
  }

  /// Counts once more; returns `false` if it has to wait for the next turn.
  func admits() -> Bool {
    count += 1
    guard isTurnWatched else {
      // Nothing tells of the end of a turn unless a block is scheduled, which only the many of a loop are worth. The count
      // so far may belong to earlier turns.
      if count >= allowance { watchTurn() }
      return true
    }
    if count > allowance { isExceeded = true }
    return count <= allowance
  }

  private func watchTurn() {
    isTurnWatched = true
    count = 0
    inNextTurn { [weak self] in self?.turnEnded() }
  }

  private func turnEnded() {
    let wasExceeded = isExceeded
    isExceeded = false
    isTurnWatched = false
    count = 0
    if wasExceeded || !staysRestless { allowance = wasExceeded ? mostWhenRestless : most }
    guard wasExceeded else { return }
    watchTurn()
    onNextTurn()
  }
}
#endif
