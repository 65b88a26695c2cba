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
    HeadlessStage.run(.with { $0.frameClock = clock }, size: size) { stage in
      // The pan swallows its first ten points.
      let down = CGPoint(x: 100, y: 50)
      stage.finger.drag(from: down, to: CGPoint(x: 100, y: 60 + row.travel), duration: 0.2)
      #expect(abs(stage.offset + row.offset) <= 0.5 / 3 + 0.005)
    }
  }

  @Test func followsTheFingerOneToOneInsideTheRange() {
    HeadlessStage.run { stage in
      stage.finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 390), duration: 0.1)
      #expect(stage.offset == 100)
    }
  }

  @Test func doesNotBeginBeforeTenPoints() {
    HeadlessStage.run { stage in
      stage.finger.touchDown(at: CGPoint(x: 100, y: 100))
      stage.finger.move(to: CGPoint(x: 100, y: 109))
      #expect(stage.list.isTracking)
      #expect(!stage.list.isDragging)
      stage.finger.move(to: CGPoint(x: 100, y: 110))
      #expect(stage.list.isDragging)
      #expect(stage.offset == 0)
    }
  }

  @Test func computesTheOffsetAnewWhenAnInsetChangesUnderTheFinger() {
    // scroll-physics 2.2: an inset of 50 taken away while the content stands at its rest; next event −25.5.
    HeadlessStage.run(size: CGSize(width: 375, height: 667)) { stage in
      stage.list.contentInset.top = 50
      stage.list.contentOffset.y = -50
      stage.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 180), duration: 0.1)
      stage.finger.drag(to: CGPoint(x: 100, y: 190), duration: 0.1)
      #expect(stage.offset == -50)
      stage.list.contentInset.top = 0
      #expect(stage.offset == -50)
      stage.finger.move(to: CGPoint(x: 100, y: 190))
      #expect(abs(stage.offset + 26.41) <= 0.5 / 3 + 0.005)
    }
  }

  @Test func lurchesDownWhenAnInsetIsRaisedUnderTheFinger() {
    // scroll-physics 8.6: visible pull 80 of 667 points; with an inset of 60 the next event makes it 113.3.
    HeadlessStage.run(size: CGSize(width: 375, height: 667)) { stage in
      stage.finger.pull(to: 80)
      let place = stage.finger.location ?? .zero
      stage.list.contentInset.top = 60
      stage.finger.move(to: place)
      #expect(abs(stage.offset + 113.3) <= 0.5 / 3 + 0.05)
    }
  }

  @Test func beginsWithoutAJumpWhereABounceIsCaught() {
    HeadlessStage.run { stage in
      stage.release(at: 90)
      stage.world.advance(frames: 3)
      let caught = stage.offset
      stage.finger.touchDown(at: CGPoint(x: 100, y: 300))
      stage.world.advance(by: 0.3)
      #expect(stage.offset == caught)
      stage.finger.move(to: CGPoint(x: 100, y: 310))
      #expect(abs(stage.offset - caught) <= 1.0 / 3)
      stage.finger.move(to: CGPoint(x: 100, y: 320))
      #expect(stage.offset < caught)
    }
  }

  @Test func goesOnFromWhereAnAppShiftsTheContentUnderTheFinger() {
    HeadlessStage.run { stage in
      stage.finger.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 390), duration: 0.1)
      stage.list.contentOffset.y += 1000
      #expect(stage.offset == 1100)
      stage.finger.move(to: CGPoint(x: 100, y: 380))
      #expect(stage.offset == 1110)
    }
  }

  @Test func goesOnFromTheShiftWithTheRubberBandOfTheShiftedPlace() {
    HeadlessStage.run { stage in
      stage.finger.pull(to: 60)
      let place = stage.finger.location ?? .zero
      stage.list.contentOffset.y = -80
      stage.finger.move(to: place)
      #expect(stage.offset == -80)
    }
  }

  @Test func cannotPullShortContentThatDoesNotAlwaysBounce() {
    HeadlessStage.run(contentLength: 300) { stage in
      stage.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.2)
      #expect(stage.offset == 0)
      #expect(!stage.list.isDragging)
      stage.finger.lift()
      stage.list.alwaysBounceVertical = true
      stage.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.2)
      #expect(stage.offset < -100)
    }
  }

  @Test func cannotPullWithoutBounces() {
    HeadlessStage.run { stage in
      stage.list.bounces = false
      stage.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.2)
      #expect(stage.list.isDragging)
      #expect(stage.offset == 0)
    }
  }

  @Test func ignoresASidewaysDragOfAVerticalList() {
    HeadlessStage.run { stage in
      stage.finger.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 300, y: 105), duration: 0.2)
      #expect(!stage.list.isDragging)
      #expect(stage.list.contentOffset == .zero)
    }
  }

  @Test func pullsToTheDistanceThatATestAsksFor() {
    HeadlessStage.run(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) { stage in
      #expect(stage.offset == -59)
      stage.finger.pull(to: 84)
      #expect(abs(stage.offset + 143) <= 1.0 / 3)
      stage.finger.pull(to: 20)
      #expect(abs(stage.offset + 79) <= 1.0 / 3)
    }
  }

  @Test func writesOffsetsOnPixels() {
    HeadlessStage.run(scale: 1) { stage in
      stage.list.contentOffset.y = 3.8
      #expect(stage.offset == 4)
    }
    HeadlessStage.run(scale: 3) { stage in
      stage.list.contentOffset.y = 3.7
      #expect(abs(stage.offset - 11.0 / 3) < 1e-9)
    }
  }

  @Test func keepsAnOffsetOutOfRangeThatIsWritten() {
    HeadlessStage.run { stage in
      stage.list.contentOffset.y = -80
      stage.world.advance(by: 1)
      #expect(stage.offset == -80)
    }
  }
}
#endif
