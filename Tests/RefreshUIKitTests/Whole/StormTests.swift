#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

/// Many at once: actions on other executors that are begun, cancelled and late, and listeners on other threads.
@MainActor
@Suite struct StormTests {
  /// Work that goes on away from the main thread.
  private actor Elsewhere {
    private(set) var startCount = 0
    private(set) var endCount = 0

    /// Takes so many rounds; work that is `deaf` does not care whether it is cancelled.
    func work(rounds: Int, isDeaf: Bool) async throws {
      startCount += 1
      defer { endCount += 1 }
      for _ in 0..<rounds {
        await Task.yield()
        if !isDeaf { try Task.checkCancellation() }
      }
    }
  }

  private nonisolated static let seeds: [UInt64] = Array(1...SweepWidth.choose(quick: 2, full: 6, thorough: 6))

  @Test(arguments: HeadlessSwitches.everySetting(with: seeds))
  func cancelledActionsLeaveNothing(switches: HeadlessSwitches, seed: UInt64) async {
    await Scene.run(switches) { scene in
      let elsewhere = Elsewhere()
      var random = SeededGenerator(seed: seed)
      addControls(to: scene, elsewhere, &random)
      for _ in 0..<150 { await stir(scene, elsewhere, &random) }
      await calm(scene, elsewhere)
      let counts = (await elsewhere.startCount, await elsewhere.endCount)
      #expect(counts.0 == counts.1, "seed \(seed)")
      #expect(counts.0 > 20, "seed \(seed)")
      #expect(scene.watch.leftovers() == [], "seed \(seed)")
    }
  }

  /// One thing out of turn; in two of three cases something follows it in the same turn.
  private func stir(_ scene: Scene, _ elsewhere: Elsewhere, _ random: inout SeededGenerator) async {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: scene.header?.begin(reveals: Bool.random(using: &random))
    case 2, 3: scene.footer?.begin()
    case 4: scene.header?.endRefreshing()
    case 5: scene.footer?.endRefreshing()
    case 6: scene.footer?.hasMoreData = Bool.random(using: &random)
    // A control that goes gives its share back at once.
    case 7: scene.client { addControls(to: scene, elsewhere, &random) }
    default: await scene.advance(by: .random(in: 0...0.4, using: &random))
    }
    if Int.random(in: 0..<3, using: &random) == 0 { await scene.world.settleTasks() }
  }

  /// Replaces the controls, whatever they do.
  private func addControls(to scene: Scene, _ elsewhere: Elsewhere, _ random: inout SeededGenerator) {
    let (rounds, isDeaf) = (Int.random(in: 0...6, using: &random), Bool.random(using: &random))
    scene.watch.follow(
      scene.list.refresh.addHeader(animator: PlainAnimator()) {
        try await elsewhere.work(rounds: rounds, isDeaf: isDeaf)
      })
    scene.watch.follow(
      scene.list.refresh.addFooter(animator: PlainAnimator()) {
        try await elsewhere.work(rounds: rounds, isDeaf: isDeaf)
        return .more
      })
  }

  /// Waits until the work is over that is late, on its own threads.
  private func calm(_ scene: Scene, _ elsewhere: Elsewhere) async {
    scene.header?.endRefreshing()
    scene.footer?.endRefreshing()
    for _ in 0..<100 where await elsewhere.startCount != elsewhere.endCount { await scene.world.settleTasks() }
    await scene.settle()
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anActionThatIsLateEndsNoLaterRefresh(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let elsewhere = Elsewhere()
      let late = Work()
      let control = scene.list.refresh.addHeader(animator: PlainAnimator()) {
        guard late.startCount == 0 else { return try await scene.work.run() }
        // Deaf: it goes on after its refresh was ended by a call.
        await Task.detached { try? await late.run() }.value
        try? await elsewhere.work(rounds: 3, isDeaf: true)
      }
      scene.watch.follow(control)
      await scene.refresh()
      control.endRefreshing()
      await scene.settle()
      await scene.refresh()
      #expect(control.refreshState == .refreshing)
      late.finish()
      for _ in 0..<20 { await scene.world.settleTasks() }
      #expect(await elsewhere.endCount == 1)
      #expect(control.refreshState == .refreshing)
      await scene.finish()
      #expect(scene.watch.outcome == .success)
      #expect(scene.watch.startCount == 2)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func listenersOnOtherThreadsComeAndGo(switches: HeadlessSwitches) async {
    var listeners: [Task<[RefreshState], Never>] = []
    var wanted: [RefreshState] = []
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      for index in 0..<40 { listeners.append(Self.listen(to: control.refreshStates, most: index % 4 == 1 ? 3 : nil)) }
      for round in 0..<8 {
        await scene.refresh()
        if round == 4 { for index in stride(from: 2, to: 40, by: 4) { listeners[index].cancel() } }
        await scene.finish()
      }
      wanted = scene.watch.states
      scene.list.refresh.removeHeader()
    }
    for (index, listener) in listeners.enumerated() {
      let seen = await listener.value
      switch index % 4 {
      case 1: #expect(seen == Array(wanted.prefix(3)))
      case 2: #expect(wanted.starts(with: seen))
      default: #expect(seen == wanted)
      }
    }
  }

  private static func listen(to states: AsyncStream<RefreshState>, most: Int?) -> Task<[RefreshState], Never> {
    Task.detached {
      var seen: [RefreshState] = []
      for await state in states {
        seen.append(state)
        if seen.count == most { break }
      }
      return seen
    }
  }
}
#endif
