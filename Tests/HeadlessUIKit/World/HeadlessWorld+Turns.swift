import Foundation

extension HeadlessWorld {
  /// Runs code as a separate turn of the run loop: ends the open turn, runs the code, and ends its turn.
  public func turn(_ body: () throws -> Void) rethrows {
    finishTurn()
    defer { finishTurn() }
    try body()
  }

  /// Ends the open turn: lays out, then runs each block of the main queue in a separate turn.
  public func finishTurn() {
    commit()
    let ready = blocks
    blocks.removeAll()
    for block in ready {
      log.calling(.block, block)
      commit()
    }
  }

  /// Adds a block to the main queue; it runs after the present turn, like `DispatchQueue.main.async`.
  public func enqueue(_ block: @escaping () -> Void) {
    blocks.append(block)
  }

  /// Runs ready Swift tasks, with a turn after each round.
  ///
  /// A task that waits for another executor gets eight rounds, on a busy machine too; one that waits for the clock continues to
  /// wait.
  public func settleTasks() async {
    for _ in 0..<8 {
      await TaskThreads.finishJobs()
      await Task.yield()
      finishTurn()
    }
  }

  /// Waits for a time in seconds of the clock, like `Task.sleep` on a real one; forever if the time is not finite.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for seconds: Double) async throws {
    try await HeadlessPause().wait(until: now + seconds)
  }

  /// Resets a pan after the layout of the present turn.
  func resetAfterCommit(_ pan: UIPanGestureRecognizer) {
    committed.append { [weak pan] in
      if pan?.awaitsReset == true { pan?.reset() }
    }
  }

  /// Runs the layout phase of a turn.
  func commit() {
    layout.run(in: self)
    let ready = committed
    committed.removeAll()
    ready.forEach { $0() }
    animatedLayers.removeFinished(at: now)
    log.turn += 1
  }
}
