#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessDragTests {
  /// Rows of the table of scroll-physics §2: viewport, finger travel past the edge, offset.
  nonisolated static let rubberBand: [(viewport: Double, travel: Double, offset: Double)] = [
    (500, 20, 10.76), (500, 100, 49.55), (500, 400, 152.78),
    (667, 50, 26.41), (667, 150, 73.42), (667, 300, 132.28),
    (844, 20, 10.86), (844, 100, 51.64), (844, 200, 97.32), (844, 400, 174.51),
    (932, 50, 26.71), (932, 150, 75.79), (932, 300, 140.18),
  ]

  @Test(arguments: rubberBand, [HeadlessSwitches.FrameClock.sixty, .hundredTwenty])
  func pullsAgainstTheRubberBand(
    row: (viewport: Double, travel: Double, offset: Double),
    clock: HeadlessSwitches.FrameClock
  ) {
    let size = CGSize(width: 390, height: row.viewport)
    HeadlessScreen.run(.with { $0.frameClock = clock }, size: size) { screen in
      // The pan swallows its first ten points.
      let down = CGPoint(x: 100, y: 50)
      screen.finger.drag(from: down, to: CGPoint(x: 100, y: 60 + row.travel), duration: 0.2)
      #expect(abs(screen.offset + row.offset) <= 0.5 / 3 + 0.005)
    }
  }

  @Test func followsTheFingerOneToOneInsideTheRange() {
    HeadlessScreen.run { screen in
      screen.finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 390), duration: 0.1)
      #expect(screen.offset == 100)
    }
  }

  @Test func doesNotBeginBeforeTenPoints() {
    HeadlessScreen.run { screen in
      screen.finger.touchDown(at: CGPoint(x: 100, y: 100))
      screen.finger.move(to: CGPoint(x: 100, y: 109))
      #expect(screen.list.isTracking)
      #expect(!screen.list.isDragging)
      screen.finger.move(to: CGPoint(x: 100, y: 110))
      #expect(screen.list.isDragging)
      #expect(screen.offset == 0)
    }
  }

  /// A list out of range at rest: the finger's first move applies the rubber band to the offset, or leaves it as it is.
  @Test(arguments: HeadlessSwitches.GrabbedOverscroll.allCases)
  func grabsAListThatStandsOutOfRange(setting: HeadlessSwitches.GrabbedOverscroll) {
    HeadlessScreen.run(.with { $0.grabbedOverscroll = setting }) { screen in
      screen.list.contentOffset.y = -100
      screen.world.advance(frames: 5)
      #expect(screen.offset == -100)
      screen.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 210), duration: 0.1)
      let expected = setting == .isBandedAfresh ? -51.64 : -100
      #expect(abs(screen.offset - expected) <= 0.5 / 3 + 0.005)
    }
  }

  /// A finger that catches a bounce continues it.
  @Test func catchesABounceWhereItIs() {
    HeadlessScreen.run { screen in
      screen.release(at: 100)
      screen.world.advance(frames: 4)
      let caught = screen.offset
      #expect(caught < -20)
      screen.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 210), duration: 0.1)
      #expect(abs(screen.offset - caught) <= 0.5 / 3 + 0.005)
    }
  }

  @Test func computesTheOffsetAnewWhenAnInsetChangesUnderTheFinger() {
    // scroll-physics 2.2: an inset of 50 taken away while the content stands at its rest; next event −25.5.
    HeadlessScreen.run(.with { $0.clampOnInsetWhileTracking = .off }, size: CGSize(width: 375, height: 667)) { screen in
      screen.list.contentInset.top = 50
      screen.list.contentOffset.y = -50
      screen.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 180), duration: 0.1)
      screen.finger.drag(to: CGPoint(x: 100, y: 190), duration: 0.1)
      #expect(screen.offset == -50)
      screen.list.contentInset.top = 0
      #expect(screen.offset == -50)
      screen.finger.move(to: CGPoint(x: 100, y: 190))
      #expect(abs(screen.offset + 26.41) <= 0.5 / 3 + 0.005)
    }
  }

  @Test func lurchesDownWhenAnInsetIsRaisedUnderTheFinger() {
    // scroll-physics 8.6: visible pull 80 of 667 points; with an inset of 60 the next event makes it 113.3.
    HeadlessScreen.run(size: CGSize(width: 375, height: 667)) { screen in
      screen.finger.pull(to: 80)
      let place = screen.finger.location ?? .zero
      screen.list.contentInset.top = 60
      screen.finger.move(to: place)
      #expect(abs(screen.offset + 113.3) <= 0.5 / 3 + 0.05)
    }
  }

  @Test func beginsWithoutAJumpWhereABounceIsCaught() {
    HeadlessScreen.run { screen in
      screen.release(at: 90)
      screen.world.advance(frames: 3)
      let caught = screen.offset
      screen.finger.touchDown(at: CGPoint(x: 100, y: 300))
      screen.world.advance(by: 0.3)
      #expect(screen.offset == caught)
      screen.finger.move(to: CGPoint(x: 100, y: 310))
      #expect(abs(screen.offset - caught) <= 1.0 / 3)
      screen.finger.move(to: CGPoint(x: 100, y: 320))
      #expect(screen.offset < caught)
    }
  }

  @Test func goesOnFromWhereAnAppShiftsTheContentUnderTheFinger() {
    HeadlessScreen.run { screen in
      screen.finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 390), duration: 0.1)
      screen.list.contentOffset.y += 1000
      #expect(screen.offset == 1100)
      screen.finger.move(to: CGPoint(x: 100, y: 380))
      #expect(screen.offset == 1110)
    }
  }

  @Test func goesOnFromTheShiftWithTheRubberBandOfTheShiftedPlace() {
    HeadlessScreen.run { screen in
      screen.finger.pull(to: 60)
      let place = screen.finger.location ?? .zero
      screen.list.contentOffset.y = -80
      screen.finger.move(to: place)
      #expect(screen.offset == -80)
    }
  }

  @Test func cannotPullShortContentThatDoesNotAlwaysBounce() {
    HeadlessScreen.run(contentLength: 300) { screen in
      screen.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.2)
      #expect(screen.offset == 0)
      #expect(!screen.list.isDragging)
      screen.finger.lift()
      screen.list.alwaysBounceVertical = true
      screen.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.2)
      #expect(screen.offset < -100)
    }
  }

  @Test func cannotPullWithoutBounces() {
    HeadlessScreen.run { screen in
      screen.list.bounces = false
      screen.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.2)
      #expect(screen.list.isDragging)
      #expect(screen.offset == 0)
    }
  }

  @Test func ignoresASidewaysDragOfAVerticalList() {
    HeadlessScreen.run { screen in
      screen.finger.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 300, y: 105), duration: 0.2)
      #expect(!screen.list.isDragging)
      #expect(screen.list.contentOffset == .zero)
    }
  }

  @Test func pullsToTheDistanceThatATestAsksFor() {
    HeadlessScreen.run(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) { screen in
      #expect(screen.offset == -59)
      screen.finger.pull(to: 84)
      #expect(abs(screen.offset + 143) <= 1.0 / 3)
      screen.finger.pull(to: 20)
      #expect(abs(screen.offset + 79) <= 1.0 / 3)
    }
  }

  @Test func writesOffsetsOnPixels() {
    HeadlessScreen.run(scale: 1) { screen in
      screen.list.contentOffset.y = 3.8
      #expect(screen.offset == 4)
    }
    HeadlessScreen.run(scale: 3) { screen in
      screen.list.contentOffset.y = 3.7
      #expect(abs(screen.offset - 11.0 / 3) < 1e-9)
    }
  }

  @Test func keepsAnOffsetOutOfRangeThatIsWritten() {
    HeadlessScreen.run { screen in
      screen.list.contentOffset.y = -80
      screen.world.advance(by: 1)
      #expect(screen.offset == -80)
    }
  }
}
#endif
