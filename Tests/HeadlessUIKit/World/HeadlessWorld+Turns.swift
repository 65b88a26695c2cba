import Foundation

extension HeadlessWorld {
  /// Runs code as a run-loop turn of its own: ends the turn that is open, runs the code, and ends its turn.
  public func turn(_ body: () throws -> Void) rethrows {
    finishTurn()
    defer { finishTurn() }
    try body()
  }

  /// Ends the open turn: lays out what needs it, then runs the blocks of the main queue, each in a turn of its own.
  public func finishTurn() {
    commit()
    let ready = blocks
    blocks.removeAll()
    for block in ready {
      log.calling(.block, block)
      commit()
    }
  }

  /// Puts a block into the main queue; it runs after the present turn, as `DispatchQueue.main.async` would have it.
  public func enqueue(_ block: @escaping () -> Void) {
    blocks.append(block)
  }

  /// Lets Swift tasks run that are ready, with a turn after each round.
  ///
  /// A task that waits for another executor is given eight rounds; one that waits for the clock waits on.
  public func settleTasks() async {
    for _ in 0..<8 {
      await Task.detached {}.value
      await Task { @MainActor in }.value
      finishTurn()
    }
  }

  /// Waits for a time in seconds of the clock, as `Task.sleep` does on a real one; one that is not finite never passes.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for seconds: Double) async throws {
    try await HeadlessPause().wait(until: now + seconds)
  }

  /// The layout phase of a turn.
  func commit() {
    layout.run(in: self)
    animatedLayers.removeFinished(at: now)
    log.turn += 1
  }
}
