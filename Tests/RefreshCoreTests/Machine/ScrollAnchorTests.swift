import RefreshCore
import TestSupport
import Testing

@testable import RefreshTesting

/// Older messages are inserted before the visible ones, which stay in place.
@Suite struct ReadingPlaceTests {
  /// A chat that is scrolled some way below its start while older messages are loaded.
  private static func loading(at offset: Double = 500, _ loadMore: LoadMoreOptions = .init())
    -> RefreshSimulation
  {
    let settings = SideSettings(
      role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual, loadMore: loadMore)
    var simulation = RefreshSimulation(settings, at: .near, in: ScrollMetrics(offset: offset, itemCount: 40))
    simulation.advance(by: 0.1)
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    return simulation
  }

  @Test(arguments: [0.0, 300, 900, 3148])
  func whatIsReadStaysWhereItIs(offset: Double) {
    var simulation = Self.loading(at: offset)
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == offset + 1000)
    simulation.finishAction(.success)
    simulation.expectQuiet()
    #expect(simulation.offset == offset + 1000 && simulation.list.inset == SidePair())
  }

  @Test func rowsThatComeAfterTheActionHasReturnedMoveNothingEither() {
    var simulation = Self.loading()
    simulation.finishAction(.success)
    simulation.advance(by: 0.2)
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == 1500)
    simulation.list.itemCount = 54
    simulation.list.contentLength = 5400
    #expect(simulation.offset == 1900)
  }

  /// The answer comes while the app is away, and the list is laid out when it returns.
  @Test func rowsThatAreLaidOutAfterTheReturnFromTheBackgroundMoveNothing() {
    var simulation = Self.loading()
    simulation.setInBackground(true)
    simulation.finishAction(.success)
    simulation.advance(by: 5)
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    simulation.setInBackground(false)
    simulation.advance(by: 0.1)
    #expect(simulation.offset == 1500)
    simulation.expectQuiet()
  }

  /// The answer comes while another tab is shown, where nothing is laid out.
  @Test func rowsThatAreLaidOutOnceTheListHasAWindowAgainMoveNothing() {
    var simulation = Self.loading()
    simulation.list.isInWindow = false
    simulation.finishAction(.success)
    simulation.advance(by: 5)
    #expect(simulation.wake == .never)
    simulation.inOneTurn {
      $0.list.isInWindow = true
      $0.list.itemCount = 50
      $0.list.contentLength = 5000
    }
    #expect(simulation.offset == 1500)
    simulation.expectQuiet()
    #expect(simulation.state == .idle)
  }

  /// The list is laid out elsewhere, where no row is counted.
  @Test func rowsThatAreLaidOutWithoutAWindowMoveNothingOnceThereIsOne() {
    var simulation = Self.loading()
    simulation.list.isInWindow = false
    simulation.finishAction(.success)
    simulation.list.contentLength = 5000
    simulation.advance(by: 5)
    simulation.inOneTurn {
      $0.list.isInWindow = true
      $0.list.itemCount = 50
    }
    #expect(simulation.offset == 1500)
    simulation.expectQuiet()
  }

  /// The last page often has no rows, and newer messages come at the end of the list.
  @Test func newerRowsMoveNothingAfterTheLastPage() {
    var simulation = Self.loading()
    simulation.list.isInWindow = false
    simulation.finishAction(.noMoreData)
    simulation.advance(by: 5)
    #expect(simulation.state == .noMoreData)
    simulation.inOneTurn {
      $0.list.isInWindow = true
      $0.list.itemCount = 50
      $0.list.contentLength = 5000
    }
    #expect(simulation.offset == 500)
    simulation.expectQuiet()
  }

  /// A list without a window that was loaded into, and got no rows, waits for none once it is seen.
  @Test func aListThatGotNoRowsClosesInItsWindow() {
    var simulation = Self.loading()
    simulation.list.isInWindow = false
    simulation.finishAction(.success)
    simulation.advance(by: 5)
    simulation.list.isInWindow = true
    simulation.expectQuiet()
    #expect(simulation.state == .idle && simulation.offset == 500)
  }

  /// The rows of content that does not fill the screen cannot keep their place: it is moved to its new end at most.
  @Test(arguments: [(4, 200.0, 8, 400.0, 0.0), (0, 0, 40, 2000, 1148), (4, 200, 20, 1000, 148)])
  func whatDoesNotFillTheScreenIsMovedNoFurtherThanToItsEnd(
    items: Int, length: Double, later: Int, grown: Double, offset: Double
  ) {
    let settings = SideSettings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual)
    var simulation = RefreshSimulation(
      settings, at: .near, in: ScrollMetrics(contentLength: length, itemCount: items))
    simulation.advance(by: 0.1)
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    simulation.list.itemCount = later
    simulation.list.contentLength = grown
    #expect(simulation.offset == offset)
    simulation.finishAction(.success)
    simulation.expectQuiet()
    #expect(simulation.offset == offset)
  }

  @Test(arguments: [4000.0, 2000, 800])
  func aPullBeyondTheEndIsKept(length: Double) {
    var driver = MachineDriver()
    let end = length - driver.scroll.viewport
    (driver.scroll.contentLength, driver.scroll.offset, driver.scroll.itemCount) = (length, end, 40)
    driver.attach(SideSettings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual))
    driver.send(.began(.near, .program, .never))
    driver.run(frames: 30)
    (driver.scroll.isDragging, driver.scroll.isTracking) = (true, true)
    driver.scroll.offset = end + 50
    driver.send(.scrolled)
    driver.send(.laidOut)
    driver.scroll.itemCount = 50
    driver.scroll.contentLength += 1000
    driver.send(.scrolled)
    driver.send(.laidOut)
    #expect(driver.scroll.offset == end + 1050)
  }

  /// A list that the app calls complete without a load has not been loaded into.
  @Test(arguments: [true, false])
  func aListThatIsCompleteWithoutALoadGrowsWhereItLikes(isSaidAtOnce: Bool) {
    var driver = MachineDriver()
    (driver.scroll.contentLength, driver.scroll.offset) = (2000, 300)
    let settings = SideSettings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual)
    if isSaidAtOnce {
      driver.attach(settings)
      driver.send(.noMoreData(.near, true))
      driver.run(frames: 1)
    } else {
      driver.attach(settings)
      driver.run(frames: 60)
      driver.send(.noMoreData(.near, true))
    }
    driver.scroll.contentLength = 3000
    driver.send(.scrolled)
    driver.send(.laidOut)
    driver.run(frames: 60)
    #expect(driver.scroll.offset == 300)
  }

  @Test func onceTheLoadIsForgottenTheListGrowsWhereItLikes() {
    var simulation = Self.loading()
    simulation.finishAction(.success)
    simulation.expectQuiet()
    simulation.advance(by: 0.1)
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == 500)
  }

  @Test func aScrollWhileTheRowsAreLoadedIsNoPlaceThatIsKeptAlready() {
    var simulation = Self.loading()
    for offset in [600.0, 1300] { simulation.scroll(to: offset) }
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == 2300)
  }

  @Test func aPlaceThatIsKeptAlreadyIsNotKeptTwice() {
    var simulation = Self.loading()
    simulation.inOneTurn {
      $0.list.itemCount = 50
      $0.list.contentLength = 5000
      $0.scroll(to: 1500)
    }
    #expect(simulation.offset == 1500)
  }

  @Test func aListThatIsLaidOutAnewStaysWhereItIs() {
    var simulation = Self.loading()
    simulation.list.itemCount = 40
    simulation.list.contentLength = 4300
    #expect(simulation.offset == 500)
  }

  @Test func aPlaceIsNotKeptUnasked() {
    var simulation = Self.loading(.with { $0.keepsPlace = false })
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == 500)
  }

  @Test func aFailureMovesNothing() {
    var simulation = Self.loading()
    simulation.finishAction(.failure)
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == 500)
  }

  @Test func aPlaceIsKeptUnderTheFinger() {
    var simulation = Self.loading()
    simulation.drag(by: 100, over: 0.2)
    let before = simulation.offset
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == before + 1000)
    simulation.drag(by: 10, over: 0.1)
    #expect(simulation.offset < before + 1000 && simulation.offset > before + 980)
  }

  @Test func atTheFarEndNothingHasToBeKept() {
    let settings = SideSettings(role: .loadMore, trigger: .manual)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(offset: 500, itemCount: 40))
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == 500)
  }

  @Test func aListThatIsSeenForTheFirstTimeHasNotGrown() {
    var driver = MachineDriver()
    driver.scroll.offset = 500
    driver.attach(.init(role: .loadMore, trigger: .manual))
    driver.send(.began(.near, .program, .never))
    #expect(driver.send(.laidOut).offset == nil)
  }

  @Test func theLastRowsMoveNothingEither() {
    var simulation = Self.loading()
    simulation.finishAction(.noMoreData)
    simulation.advance(by: 0.1)
    simulation.list.itemCount = 50
    simulation.list.contentLength = 5000
    #expect(simulation.offset == 1500)
  }

  /// The app restores its inset in the turn in which it inserts the rows, while a finger pulls the list.
  @Test func rowsThatComeWithAnotherInsetUnderAPullKeepTheirPlace() {
    var driver = MachineDriver()
    driver.attach(SideSettings(role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual))
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 120)
    #expect(driver.scroll.offset == -52)
    driver.drag(to: 70)
    driver.scroll.contentLength += 1000
    driver.scroll.inset = SidePair(far: 10)
    driver.scroll.adjustedInset = SidePair(far: 10)
    driver.send(.laidOut)
    #expect(driver.scroll.offset == 930 && driver.scroll.inset == SidePair(near: 52, far: 10))
  }
}
