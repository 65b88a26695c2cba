import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct ScrollSimulationTouchTests {
  private var scroll = ScrollSimulation(viewport: 844, contentLength: 3000, scale: 3)

  @Test func restsAtTheNearEnd() {
    let scroll = ScrollSimulation(viewport: 844, contentLength: 3000, insets: ScrollInsets(near: 91))
    #expect(scroll.offset == -91 && scroll.phase == .idle && scroll.velocity == 0)
  }

  @Test mutating func tracksUntilTheFingerHasGoneTenPoints() {
    scroll.touchDown(at: 300, time: 0)
    #expect(scroll.phase == .tracking)
    scroll.touchMoved(to: 309, time: 0.01)
    #expect(scroll.phase == .tracking && scroll.offset == 0)
    scroll.touchMoved(to: 311, time: 0.02)
    #expect(scroll.phase == .dragging && scroll.offset == -2.0 / 3)
    scroll.touchMoved(to: 300, time: 0.03)
    #expect(scroll.phase == .dragging && scroll.offset == 10)
  }

  @Test mutating func resistsAPullPastTheEdge() {
    scroll.drag(by: 110)
    #expect(scroll.offset == -155.0 / 3, "51.64, on thirds")
    scroll.touchMoved(to: 300 + 10 + 200, time: 0.6)
    #expect(scroll.offset == -292.0 / 3, "97.32, on thirds")
  }

  @Test mutating func standsWhereTheFingerStandsHoweverItCameThere() {
    var direct = scroll
    direct.drag(by: 200, moves: 2)
    scroll.drag(by: 700, moves: 50)
    scroll.touchMoved(to: 100, time: 0.6)
    scroll.touchMoved(to: 500, time: 0.7)
    #expect(scroll.offset == direct.offset)
  }

  @Test mutating func staysWhereASlowDragLeavesIt() {
    scroll.drag(by: -100, over: 1)
    scroll.touchUp(time: 1)
    #expect(scroll.phase == .idle && scroll.offset == 90)
  }

  @Test(arguments: [(249.9, ScrollSimulation.Phase.idle), (250, .decelerating), (250.1, .decelerating)])
  mutating func goesOnFromTwoHundredAndFiftyPointsASecond(velocity: Double, phase: ScrollSimulation.Phase) {
    scroll.drag(by: -velocity * 0.5, over: 0.5, moves: 16)
    scroll.touchUp(time: 0.5)
    #expect(scroll.phase == phase)
  }

  @Test mutating func goesWhereItsMomentumLeads() {
    scroll.flick(velocity: 2000)
    let target = scroll.projectedOffset
    #expect(abs(target - (90 + 998)) <= 0.5)
    #expect(abs(scroll.velocity - 2000) <= 1e-6)
    let frames = scroll.frames()
    #expect(scroll.phase == .idle && scroll.offset == target && frames.count > 60)
  }

  @Test mutating func doesNotFlyOffAfterAHold() {
    scroll.drag(by: -200, over: 0.1)
    scroll.touchUp(time: 0.5)
    #expect(scroll.phase == .idle && scroll.velocity == 0)
  }

  @Test mutating func neverCrossesTheEdgeWhenReleasedAtRestOutside() {
    scroll.pullAndRelease(by: 200)
    #expect(scroll.phase == .bouncing && scroll.velocity == 0)
    let offsets = [scroll.offset] + scroll.frames(rate: 120)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 && $1 <= 0 })
    #expect(scroll.phase == .idle && offsets.last == 0)
  }

  @Test mutating func bouncesAtTheFarEndAlike() {
    scroll.scroll(to: 2156)
    scroll.pullAndRelease(by: -200)
    #expect(scroll.offset > 2156 && scroll.phase == .bouncing)
    let offsets = scroll.frames()
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 && $1 >= 2156 })
    #expect(offsets.last == 2156)
  }

  @Test mutating func returnsToTheContentWithTheFlickThatLiftsIt() {
    scroll.drag(by: 200)
    for move in 1...3 { scroll.touchMoved(to: 500 - Double(move) * 20, time: 0.5 + Double(move) / 100) }
    scroll.touchUp(time: 0.53)
    #expect(scroll.phase == .bouncing && scroll.velocity > 1000)
    _ = scroll.frames()
    #expect(scroll.offset > 200, "the momentum carries it on into the content")
  }

  @Test mutating func stopsWhereAFingerCatchesIt() {
    scroll.flick(velocity: 2000)
    scroll.advance(by: 0.1)
    let caught = scroll.offset
    scroll.touchDown(at: 400, time: 0.2)
    #expect(scroll.phase == .tracking && scroll.velocity == 0)
    scroll.advance(by: 0.1)
    #expect(scroll.offset == caught)
    scroll.touchUp(time: 0.4)
    #expect(scroll.phase == .idle && scroll.offset == caught)
  }

  @Test(arguments: [90, 91, 92] as [UInt64])
  mutating func doesNotJumpWhenAFingerCatchesTheBounce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var scroll = scroll
      scroll.pullAndRelease(by: .random(in: 30...900, using: &random))
      scroll.advance(by: .random(in: 0.001...0.3, using: &random))
      guard scroll.phase == .bouncing else { continue }
      let caught = scroll.offset
      let direction: Double = Bool.random(using: &random) ? 1 : -1
      scroll.touchDown(at: 400, time: 9)
      scroll.touchMoved(to: 400 + direction * ScrollDrag.hysteresis, time: 9.1)
      #expect(scroll.phase == .dragging && scroll.offset == caught, "seed \(seed)")
      scroll.touchMoved(to: 400 + direction * (ScrollDrag.hysteresis + 1), time: 9.1)
      #expect(abs(scroll.offset - caught) <= 1.01, "seed \(seed)")
    }
  }

  @Test mutating func resumesTheBounceWhenACatchingFingerLifts() {
    scroll.pullAndRelease(by: 200)
    scroll.advance(by: 0.05)
    scroll.touchDown(at: 400, time: 9)
    scroll.touchUp(time: 9.01)
    #expect(scroll.phase == .bouncing)
    #expect(scroll.frames().last == 0)
  }

  @Test mutating func losesItsVelocityWhenTheTouchIsCancelled() {
    scroll.drag(by: -300, over: 0.05, moves: 6)
    scroll.touchCancelled()
    #expect(scroll.phase == .idle && scroll.velocity == 0)
    scroll.scroll(to: 0)
    scroll.drag(by: 300, over: 0.05, moves: 6)
    scroll.touchCancelled()
    #expect(scroll.phase == .bouncing && scroll.velocity == 0)
  }

  @Test mutating func ignoresTouchesThatAreNoNumbers() {
    scroll.touchDown(at: .nan, time: 0)
    scroll.touchDown(at: 300, time: .infinity)
    #expect(scroll.phase == .idle)
    scroll.drag(by: 110)
    let before = scroll
    scroll.touchMoved(to: .nan, time: 0.6)
    scroll.touchMoved(to: .infinity, time: 0.6)
    scroll.touchMoved(to: 900, time: .nan)
    #expect(scroll == before)
    scroll.touchUp(time: .nan)
    #expect(scroll.phase == .bouncing && scroll.velocity == 0)
  }

  @Test mutating func ignoresMovesAndLiftsOfNoFinger() {
    let before = scroll
    scroll.touchMoved(to: 500, time: 0)
    scroll.touchUp(time: 1)
    scroll.touchCancelled()
    #expect(scroll == before)
  }

  @Test mutating func doesNotFlyOffAtATap() {
    scroll.touchDown(at: 300, time: 0)
    scroll.touchMoved(to: 295, time: 0.002)
    scroll.touchMoved(to: 291, time: 0.004)
    scroll.touchUp(time: 0.005)
    #expect(scroll.phase == .idle && scroll.velocity == 0)
  }

  @Test mutating func ignoresASecondFinger() {
    scroll.drag(by: 110)
    let before = scroll
    scroll.touchDown(at: 10, time: 1)
    #expect(scroll == before)
  }

  @Test mutating func gainsNoVelocityFromAClockThatStands() {
    scroll.touchDown(at: 300, time: 1)
    scroll.touchMoved(to: 200, time: 1)
    scroll.touchMoved(to: 100, time: 1)
    #expect(scroll.offset == 190)
    scroll.touchUp(time: 1)
    #expect(scroll.phase == .idle)
  }
}
