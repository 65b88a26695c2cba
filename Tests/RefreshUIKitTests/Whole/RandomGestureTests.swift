#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

/// Two thousand gestures, under settings of the uncertain facts that are drawn too.
@MainActor
@Suite struct RandomGestureTests {
  private static let gesturesInARun = 10
  private static let seeds = Array(UInt64(1)...(HeadlessSwitches.isThorough ? 2000 : 200))

  @Test(arguments: [0, 1, 2, 3])
  func whateverIsDoneTheListComesBackClean(quarter: Int) async {
    let count = Self.seeds.count / 4
    for seed in Self.seeds[quarter * count..<(quarter + 1) * count] { await run(seed) }
  }

  private func run(_ seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let switches = HeadlessSwitches.random(using: &random)
    let length: CGFloat = Bool.random(using: &random) ? 3000 : 300
    let trigger: RefreshTrigger = Bool.random(using: &random) ? .onRelease : .whilePulling
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world, contentHeight: length)
      scene.addHeader(trigger: trigger)
      let gestures = RandomGestures(scene, random: random)
      for _ in 0..<Self.gesturesInARun { await gestures.play() }
      await gestures.rest()
      let note = "seed \(seed), \(switches), length \(length): \(gestures.history.joined(separator: " | "))"
      #expect(scene.header?.refreshState == .idle, "\(note)")
      #expect(scene.list.contentInset == scene.watch.clientInset, "\(note)")
      let slack = 0.5 / world.displayScale + 1e-6
      let legal = scene.watch.legalY
      #expect(scene.offset >= legal.lowerBound - slack && scene.offset <= legal.upperBound + slack, "\(note)")
      #expect(world.displayLinkCount == 0, "\(note)")
      #expect(scene.work.startCount <= scene.watch.startCount, "\(note)")
      // A share that is given up at once, and that of a short list, brings the content along.
      let faults = scene.watch.faults.filter { !$0.contains("which moved the list") }
      #expect(faults.isEmpty, "\(faults) \(note)")
    }
  }
}
#endif
