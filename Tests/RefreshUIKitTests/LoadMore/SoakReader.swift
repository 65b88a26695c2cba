#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport

/// A reader who goes through a list with a thumb, waits for what comes, and taps where a load failed.
@MainActor
final class SoakReader {
  /// The distance from the last row that was read at which the place counts as lost, in viewports.
  private static let lostDistance = 2.0

  /// The distance of a tap on the footer below the last row, in points.
  private static let tapDistance: CGFloat = 22

  /// The longest time that the reader waits before trying again, in seconds.
  private static let patience = 4.0

  let world: HeadlessWorld
  let table: UITableView
  let header: RefreshControl
  let footer: RefreshControl
  let feed: SoakFeed
  let finger: SimulatedFinger
  var random: SeededGenerator

  /// The number of retries that a tap has begun.
  private(set) var retryCount = 0

  /// The last acts, oldest first, for a failure message.
  private(set) var history: [String] = []

  init(_ world: HeadlessWorld, _ table: UITableView, _ feed: SoakFeed, random: SeededGenerator) {
    self.world = world
    self.table = table
    self.feed = feed
    self.random = random
    header = table.refresh.addHeader(animator: PlainAnimator()) { [feed] in try await feed.reload() }
    footer = table.refresh.addFooter(animator: PlainAnimator()) { [feed] in try await feed.loadNext() }
    finger = SimulatedFinger(on: table)
  }

  /// `true` if the last load has failed.
  private var hasFailed: Bool { footer.refreshState == .idle && footer.lastError != nil }

  /// `true` if everything is read and no session runs.
  var isDone: Bool { feed.isComplete && footer.refreshState == .noMoreData && header.refreshState == .idle }

  func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  func note(_ name: String) {
    if history.count == 20 { history.removeFirst() }
    history.append("\(name) at \(table.contentOffset.y.rounded())")
  }

  /// Lets time pass, in seconds, and tasks run.
  func pass(_ seconds: Double) async {
    world.advance(by: seconds)
    for _ in 0..<3 {
      await Task.yield()
      world.finishTurn()
    }
  }

  /// Reads on: one gesture, or a while of waiting.
  func readOn() async {
    if feed.isEmpty { return await refreshByHand() }
    if isLost { return await findPlace() }
    if hasFailed, chance(2) { return await retry() }
    if isBusy, !chance(4) { return await waitForRows() }
    await flick()
  }

  /// Pulls the list at its top, and lets go.
  func refreshByHand() async {
    note("pull")
    if table.contentOffset.y > 0 {
      world.tapStatusBar(for: table)
      await pass(0.5)
      table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
      await pass(0.1)
    }
    finger.pull(to: 130, duration: 0.2)
    finger.lift()
    await pass(.random(in: 0.1...4, using: &random))
  }

  private var isBusy: Bool {
    [.refreshing, .ending].contains { $0 == footer.refreshState || $0 == header.refreshState }
  }

  private func waitForRows() async {
    note("wait")
    // A thumb stops the list; what does not move takes no time to simulate.
    finger.tap(at: CGPoint(x: table.bounds.width / 2, y: table.bounds.height / 3))
    let start = world.now
    while isBusy, world.now < start + Self.patience { await pass(0.5) }
  }

  private func flick() async {
    note("flick")
    let (x, height) = (table.bounds.width / 2, table.bounds.height)
    let end = height * .random(in: 0.2...0.35, using: &random)
    finger.flick(from: CGPoint(x: x, y: height * 0.7), to: CGPoint(x: x, y: end), duration: 0.1)
    await pass(.random(in: 0.05...0.3, using: &random))
  }

  /// Taps the footer if it is in sight, and else goes on to the end.
  private func retry() async {
    note("retry")
    world.advanceUntilIdle()
    let tap = table.contentSize.height - table.contentOffset.y + Self.tapDistance
    let bottom = table.bounds.height - table.adjustedContentInset.bottom + footerShare
    guard hasFailed, !isLost, tap < bottom else { return await flick() }
    finger.touchDown(at: CGPoint(x: table.bounds.width / 2, y: tap))
    await pass(0.2)
    finger.lift()
    await pass(0.1)
    if footer.refreshState == .refreshing { retryCount += 1 }
  }

  private var footerShare: CGFloat { table.contentInset.bottom - table.refresh.contentInset.bottom }

  private var isLost: Bool {
    place - table.contentOffset.y > table.bounds.height * Self.lostDistance
  }

  /// The offset at which the first row that was not seen yet is below the screen.
  private var place: CGFloat { feed.start(of: feed.firstUnseen) - table.bounds.height }

  /// The app brings the reader back to the last row that was read.
  private func findPlace() async {
    note("back")
    world.advanceUntilIdle(limit: 1)
    table.setContentOffset(CGPoint(x: 0, y: max(place, -table.adjustedContentInset.top)), animated: false)
    await pass(0.1)
  }
}
#endif
