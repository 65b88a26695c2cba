import Testing

@testable import ScrollPhysics

@Suite struct ScrollSimulationGeometryTests {
  private var scroll = ScrollSimulation(viewport: 667, contentLength: 3000, scale: 3)

  @Test mutating func movesNothingWhenAnInsetIsRaisedAtRest() {
    scroll.insets.near = 60
    #expect(scroll.offset == 0 && scroll.range.lowest == -60)
  }

  @Test mutating func closesTheGapAtOnceWhenAnInsetIsLoweredAtRest() {
    scroll.insets.near = 60
    scroll.scroll(to: -60)
    scroll.insets.near = 0
    #expect(scroll.offset == 0 && scroll.phase == .idle)
  }

  @Test mutating func movesNothingWhenAnInsetOutOfSightIsLowered() {
    scroll.insets.near = 60
    scroll.scroll(to: 25)
    scroll.insets.near = 0
    #expect(scroll.offset == 25)
  }

  @Test mutating func bouncesToARaisedInsetWithoutAJump() {
    scroll.pullAndRelease(by: 10 + 165.28)
    #expect(scroll.offset == -80)
    scroll.insets.near = 60
    #expect(scroll.offset == -80 && scroll.phase == .bouncing)
    let offsets = scroll.frames()
    #expect(abs((offsets.first ?? 0) - -76.915) <= 0.17)
    #expect(offsets.last == -60)
  }

  @Test mutating func measuresADragAgainstARaisedInsetFromItsNextTouchOn() {
    scroll.drag(by: 10 + 165.28)
    scroll.insets.near = 60
    #expect(scroll.offset == -80, "the inset itself moves nothing under the finger")
    scroll.touchMoved(to: 300 + 10 + 165.28, time: 0.6)
    #expect(abs(scroll.offset - -113.3) <= 0.2, "the content lurches")
  }

  @Test mutating func measuresADragAgainstALoweredInsetFromItsNextTouchOn() {
    scroll.insets.near = 50
    scroll.drag(by: 10 + 50)
    #expect(scroll.offset == -50)
    scroll.insets.near = 0
    #expect(scroll.offset == -50)
    scroll.touchMoved(to: 360, time: 0.6)
    #expect(abs(scroll.offset - -26.41) <= 0.17)
  }

  @Test mutating func followsContentThatShrinks() {
    scroll.scroll(to: 2333)
    scroll.contentLength = 1000
    #expect(scroll.offset == 333)
    scroll.contentLength = 100
    #expect(scroll.offset == 0)
  }

  @Test mutating func losesItsOverscrollWhenTheContentChangesLength() {
    scroll.drag(by: 110)
    scroll.contentLength = 2000
    #expect(scroll.offset == 0 && scroll.phase == .dragging)
    scroll.touchMoved(to: 410, time: 0.6)
    #expect(abs(scroll.offset - -50.81) <= 0.17, "the next touch brings it back")
  }

  @Test mutating func keepsItsOverscrollWhereNothingElseIsToChange() {
    scroll.drag(by: 110)
    let pulled = scroll.offset
    scroll.setContentLength(2000)
    #expect(scroll.offset == pulled && scroll.contentLength == 2000 && scroll.phase == .dragging)
    scroll.touchMoved(to: 410, time: 0.6)
    #expect(scroll.offset == pulled, "the finger has not moved")
  }

  @Test mutating func bouncesToTheEndOfAContentThatHasGrown() {
    scroll.scroll(to: 2333)
    scroll.pullAndRelease(by: -110)
    scroll.setContentLength(3050)
    #expect(scroll.phase == .bouncing && scroll.offset > 2333)
    #expect(scroll.frames().last.map { $0 <= 2383 } == true)
  }

  @Test mutating func keepsItsOffsetWhenTheViewportChanges() {
    scroll.scroll(to: 700)
    #expect(scroll.viewport == 667 && scroll.contentLength == 3000)
    scroll.viewport = 375
    #expect(scroll.offset == 700)
    scroll.viewport = 2500
    #expect(scroll.offset == 500)
  }

  @Test mutating func doesNothingForAGeometryThatIsTheSame() {
    scroll.pullAndRelease(by: 200)
    let before = scroll
    scroll.contentLength = 3000
    scroll.viewport = 667
    scroll.insets = ScrollInsets()
    #expect(scroll == before)
  }

  @Test mutating func staysWhereItIsPutOutsideOfItsRange() {
    scroll.scroll(to: -60.1)
    #expect(scroll.offset == -60 && scroll.phase == .idle)
    scroll.advance(by: 1)
    #expect(scroll.offset == -60)
    scroll.insets.far = 10
    #expect(scroll.offset == 0, "until something revalidates it")
  }

  @Test mutating func keepsItsMomentumWhenItIsShifted() {
    scroll.flick(velocity: 2000)
    let velocity = scroll.velocity
    scroll.scroll(to: 1000)
    #expect(scroll.phase == .decelerating && scroll.velocity == velocity && scroll.offset == 1000)
    scroll.advance(by: 1.0 / 60)
    #expect(abs(scroll.offset - 1032.7) <= 0.3)
  }

  @Test mutating func losesItsMomentumWhenItIsStopped() {
    scroll.flick(velocity: 2000)
    scroll.scroll(to: 1000, stopsMotion: true)
    #expect(scroll.phase == .idle && scroll.velocity == 0)
    scroll.pullAndRelease(by: 3000)
    #expect(scroll.phase == .bouncing)
    scroll.scroll(to: scroll.offset, stopsMotion: true)
    #expect(scroll.phase == .idle && scroll.offset < 0)
  }

  @Test mutating func rebasesADragWhenItIsShifted() {
    scroll.drag(by: -100)
    scroll.scroll(to: 1000)
    #expect(scroll.phase == .dragging)
    scroll.touchMoved(to: 190, time: 0.6)
    #expect(scroll.offset == 1010)
    scroll.scroll(to: 500, stopsMotion: true)
    #expect(scroll.phase == .dragging)
    scroll.touchMoved(to: 180, time: 0.7)
    #expect(scroll.offset == 510)
  }

  @Test mutating func ignoresAnOffsetThatIsNoNumber() {
    let before = scroll
    scroll.scroll(to: .nan)
    scroll.scroll(to: -.infinity, stopsMotion: true)
    #expect(scroll == before)
  }

  @Test mutating func pullsAContentThatFits() {
    scroll.contentLength = 200
    scroll.pullAndRelease(by: 10 + 100)
    #expect(abs(scroll.offset - -50.81) <= 0.17 && scroll.phase == .bouncing)
    #expect(scroll.frames().last == 0)
    scroll.pullAndRelease(by: -110)
    #expect(abs(scroll.offset - 50.81) <= 0.17)
    #expect(scroll.frames().last == 0)
  }

  @Test mutating func doesNotScrollAContentThatFitsUnlessItAlwaysBounces() {
    scroll.contentLength = 200
    scroll.alwaysBounces = false
    #expect(!scroll.isScrollable)
    scroll.drag(by: 110)
    #expect(scroll.phase == .tracking && scroll.offset == 0)
    scroll.contentLength = 700
    #expect(scroll.isScrollable)
  }

  @Test mutating func goesOnWithADragOfAContentThatComesToFit() {
    scroll.alwaysBounces = false
    scroll.drag(by: 110)
    scroll.contentLength = 200
    scroll.touchMoved(to: 510, time: 0.6)
    #expect(scroll.phase == .dragging && abs(scroll.offset - -94.43) <= 0.17)
  }

  @Test mutating func stopsAtTheEdgesWithoutBounces() {
    scroll.bounces = false
    scroll.drag(by: 200)
    #expect(scroll.phase == .dragging && scroll.offset == 0)
    scroll.touchUp(time: 0.5)
    scroll.scroll(to: 100)
    scroll.flick(velocity: -3000)
    let offsets = scroll.frames()
    #expect(offsets.allSatisfy { $0 >= 0 } && scroll.offset == 0 && scroll.phase == .idle)
  }

  @Test mutating func pullsFartherUnderATrackpad() {
    scroll.rubberBandCoefficient = RubberBand.trackpadCoefficient
    scroll.drag(by: 110)
    #expect(abs(scroll.offset - -RubberBand(viewport: 667, coefficient: 0.715).offset(forTravel: 100)) <= 0.17)
  }
}
