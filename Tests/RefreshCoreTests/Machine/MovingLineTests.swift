import RefreshCore
import TestSupport
import Testing

@testable import RefreshTesting

/// The lines to which a list settles move while it is on its way: rows come, bars go, a rotation, a window.
@Suite struct MovingLineTests {
  private typealias Settings = SideSettings

  private static func footer(_ trigger: RefreshTrigger = .onRelease, length: Double = 1200) -> RefreshSimulation {
    let settings = Settings(role: .loadMore, trigger: trigger)
    let scroll = ScrollMetrics(offset: max(length - 480, 0), contentLength: length, viewport: 480, scale: 2)
    return RefreshSimulation(settings, at: .far, in: scroll)
  }

  private static func header(in scroll: ScrollMetrics = ScrollMetrics()) -> RefreshSimulation {
    RefreshSimulation(Settings(), in: scroll)
  }

  @Test func rowsThatComeDuringTheOpeningLeaveTheReaderWhereHeIs() {
    var simulation = Self.footer()
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.advance(by: 0.05)
    let before = simulation.offset
    #expect(before > 780)
    simulation.list.contentLength = 1600
    #expect(simulation.offsets(over: 1).allSatisfy { $0 == before })
    #expect(simulation.addedInset == 60 && simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func rowsThatComeDuringTheClosingLeaveTheReaderWhereHeIs() {
    var simulation = Self.footer()
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.advance(by: 1)
    simulation.end(.cancelled)
    simulation.advance(by: 0.1)
    let before = simulation.offset
    #expect(before > 720 && before < 780)
    simulation.list.contentLength = 1600
    #expect(simulation.offsets(over: 1).allSatisfy { $0 == before })
    #expect(simulation.list.inset == SidePair())
  }

  @Test func aLineThatComesNearerIsNotCrossed() {
    var simulation = Self.footer(.manual, length: 1600)
    simulation.scroll(to: 0)
    simulation.begin()
    simulation.advance(by: 8.0 / 60)
    simulation.list.contentLength = 1200
    let offsets = simulation.offsets(over: 1)
    #expect(offsets.max() == 780 && offsets.last == 780)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func aBarThatComesDuringTheClosingIsNotCrossed() {
    var simulation = Self.header(in: ScrollMetrics(offset: -60, adjustedInset: SidePair(near: 60, far: 0)))
    simulation.begin()
    simulation.advance(by: 1)
    simulation.end(.cancelled)
    simulation.advance(by: 0.12)
    simulation.list.systemInset = SidePair(near: 88, far: 0)
    let offsets = simulation.offsets(over: 1)
    #expect(
      zip(offsets.dropFirst(), offsets.dropFirst(2)).allSatisfy { $0 <= $1 } || offsets.max() == -88, "\(offsets)")
    #expect(offsets.last == -88 && simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func aShortListThatGrowsDuringTheOpeningStaysInItsRange() {
    var simulation = Self.header(in: ScrollMetrics(contentLength: 200, viewport: 480, scale: 2))
    simulation.begin()
    simulation.advance(by: 2.0 / 60)
    simulation.list.contentLength = 1200
    simulation.advance(by: 1)
    #expect(simulation.offset == -60 && simulation.addedInset == 60)
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test(arguments: [(300.0, 1200.0), (480, 2800)])
  func whatChangesWithoutAWindowDoesNotMoveTheReader(viewport: Double, length: Double) {
    var simulation = Self.footer()
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.advance(by: 1)
    simulation.list.isInWindow = false
    simulation.list.viewport = viewport
    simulation.list.contentLength = length
    let before = simulation.offset
    simulation.end(.success)
    simulation.advance(by: 2)
    #expect(simulation.offset == before && simulation.addedInset == 0)
    simulation.list.isInWindow = true
    simulation.expectQuiet()
    #expect(simulation.offset == before)
  }

  @Test func anEndingUnderAFingerEndsWithoutTheWindow() {
    var simulation = Self.header()
    simulation.touchDown()
    simulation.begin()
    simulation.end()
    simulation.list.isInWindow = false
    simulation.advance(by: 2)
    #expect(simulation.state == .idle && simulation.wake == .never)
  }

  @Test func whatStaysComesToRestWhereItStands() {
    var simulation = Self.footer()
    simulation.pull(to: 1.5)
    simulation.release()
    simulation.touchDown()
    simulation.finishAction(.failure)
    simulation.advance(by: 1)
    simulation.release()
    simulation.expectQuiet()
    #expect(simulation.state == .idle && simulation.offset == 780 && simulation.machine.tap(at: .far) == .retry)
  }

  @Test func twoWritesThatCancelEachOtherMoveNothing() {
    var simulation = Self.header()
    simulation.begin()
    simulation.advance(by: 0.1)
    var plain = simulation
    simulation.inOneTurn {
      $0.list.inset.near = 40
      $0.clientInset = SidePair()
    }
    #expect(simulation.offsets(over: 0.5) == plain.offsets(over: 0.5))
  }

  @Test func anInsetIsNotWrittenThatIsThereAlready() {
    var simulation = Self.header()
    simulation.list.inset.near = 40
    simulation.begin()
    simulation.advance(by: 2.0 / 60)
    let writes = simulation.tally.insetWrites
    simulation.list.inset.near = 0
    simulation.end(.cancelled)
    simulation.expectQuiet()
    #expect(simulation.list.inset == SidePair() && simulation.tally.insetWrites <= writes + 2)
  }

  @Test func aPlaceAtTheEndOfShortContentIsLeftForGood() {
    var simulation = Self.footer(length: 200)
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.end(.success)
    simulation.advance(by: 1)
    simulation.list.contentLength = 450
    simulation.expectQuiet()
    #expect(simulation.update().visibleExtent == 0)
  }

  @Test func aReturnFromTheBackgroundDoesNotFightAScrollOfTheApps() {
    var simulation = Self.header()
    simulation.begin()
    simulation.advance(by: 0.1)
    simulation.setInBackground(true)
    simulation.inOneTurn {
      $0.setInBackground(false)
      $0.scroll(to: 400, isAnimated: true)
    }
    let offsets = simulation.offsets(over: 0.5)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }, "\(offsets)")
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test func aListThatBecomesShortShowsWhatStaysAtItsEnd() {
    var simulation = Self.footer(.onTap)
    simulation.scroll(to: 0)
    simulation.expectQuiet()
    #expect(simulation.addedInset == 60 && simulation.update().visibleExtent == 0)
    simulation.list.contentLength = 200
    simulation.expectQuiet()
    #expect(simulation.addedInset == 0 && simulation.update().visibleExtent == 60)
  }

  @Test func aLineThatFallsBackIsNotRunAwayFrom() {
    var simulation = RefreshSimulation.header()
    simulation.begin()
    simulation.advance(by: 0.1)
    #expect(simulation.offset < -20)
    simulation.configure(Settings(metrics: RefreshMetrics(heldExtent: 10, triggerDistance: 84)))
    let offsets = simulation.offsets(over: 1)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }, "\(offsets)")
    #expect(simulation.offset == -10 && simulation.addedInset == 10)
  }
}
