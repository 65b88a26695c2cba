#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

/// A simulated reader goes through whole feeds, in virtual time.
@MainActor
@Suite struct SoakTests {
  /// The list and the behaviour of the user.
  private struct Run {
    let rows: Int
    let refresh: SoakFeed.Refresh

    /// The maximum number of refreshes.
    var refreshes = Int.max

    var switches = HeadlessSwitches()
    let seed: UInt64

    var note: String { "seed \(seed), \(rows) rows, \(refresh), \(switches)" }
  }

  /// Gestures for each page, on average, after which a reader is stuck.
  private static let patience = 200

  private static let manyRows = SweepWidth.choose(quick: 1000, full: 10_000, thorough: 100_000)
  private static let fewRows = SweepWidth.choose(quick: 200, full: 200, thorough: 400)
  nonisolated private static let seeds = Array(UInt64(1)...SweepWidth.choose(quick: 2, full: 10, thorough: 50))

  @Test func aReaderSeesEveryRowOfALongFeedOnceAndInOrder() async {
    let reader = await read(Run(rows: Self.manyRows, refresh: .putsRowsOnTop, seed: 0))
    let (feed, server) = (reader.feed, reader.feed.server)
    let pages = Self.manyRows / SoakServer.pageLength
    // A run in which nothing happens would show nothing.
    #expect(server.requestCount > pages + feed.refreshCount)
    #expect(server.failureCount > pages / 20)
    #expect(server.emptyPageCount > pages / 40)
    #expect(feed.refreshCount > pages / 40)
    #expect(reader.retryCount > pages / 40)
  }

  @Test(arguments: seeds)
  func whateverUIKitDoesARefreshPutsRowsOnTopAndLosesNone(seed: UInt64) async {
    await read(Run(rows: Self.fewRows, refresh: .putsRowsOnTop, switches: Self.switches(seed), seed: seed))
  }

  @Test(arguments: seeds)
  func whateverUIKitDoesARefreshStartsOverAndTheEndIsReached(seed: UInt64) async {
    await read(Run(rows: Self.fewRows, refresh: .startsOver, refreshes: 5, switches: Self.switches(seed), seed: seed))
  }

  private static func switches(_ seed: UInt64) -> HeadlessSwitches {
    var random = SeededGenerator(seed: seed)
    var switches = HeadlessSwitches.random(using: &random)
    // A row as high as the screen makes a page of twenty screens.
    switches.rowHeight = .isFixed
    return switches
  }

  @discardableResult
  private func read(_ run: Run) async -> SoakReader {
    await HeadlessWorld.run(switches: run.switches) { world in
      world.log.isEnabled = false
      world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      let table = UITableView(frame: world.window.bounds)
      world.window.addSubview(table)
      let feed = SoakFeed(SoakServer(rows: run.rows, seed: run.seed), run.refresh, in: table)
      let reader = SoakReader(world, table, feed, random: SeededGenerator(seed: run.seed))
      let weather = SoakWeather(around: reader, refreshes: run.refreshes)
      var gestures = run.rows / SoakServer.pageLength * Self.patience
      while gestures > 0, !reader.isDone {
        gestures -= 1
        await reader.readOn()
        await weather.change()
      }
      await expectEnd(of: reader, weather, run)
      return reader
    }
  }

  private func expectEnd(of reader: SoakReader, _ weather: SoakWeather, _ run: Run) async {
    let (feed, table) = (reader.feed, reader.table)
    let note = "\(run.note): \(reader.history.joined(separator: " | "))"
    #expect(feed.isComplete, "\(feed.firstUnseen) rows were seen, \(note)")
    #expect(reader.footer.refreshState == .noMoreData, "\(note)")
    #expect(feed.server.faults.isEmpty, "\(feed.server.faults.prefix(3)) \(note)")
    #expect(feed.faults.isEmpty, "\(feed.faults.prefix(3)) \(note)")
    for _ in 0..<10 { await reader.pass(0.5) }
    #expect(reader.world.isIdle, "\(note)")
    #expect(table.contentSize.height == feed.start(of: run.rows), "\(note)")
    #expect(table.refresh.contentInset == weather.clientInset, "\(note)")
    table.refresh.removeHeader()
    table.refresh.removeFooter()
    #expect(table.contentInset == weather.clientInset, "\(note)")
  }
}
#endif
