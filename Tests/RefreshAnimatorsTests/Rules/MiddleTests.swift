import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

/// The position of drawings: the same at every edge, and constant while the list settles.
@Suite struct MiddleTests {
  /// The smallest rectangle round a working picture, about which it is symmetrical but for its loop.
  private func bounds(_ preset: Preset, _ surroundings: RefreshSurroundings, extent: Double) -> DrawingBounds? {
    drawing(preset, surroundings, extent: extent, activityFraction: 0).bounds()
  }

  private func drawing(
    _ preset: Preset, _ surroundings: RefreshSurroundings, extent: Double, armedFraction: Double = 1,
    activityFraction: Double
  ) -> Drawing {
    let (held, trigger) = Place.distances(of: preset.animator, in: surroundings)
    let update = RefreshUpdate(
      state: .refreshing, visibleExtent: extent, heldExtent: held, triggerDistance: trigger,
      armedFraction: armedFraction,
      activityFraction: activityFraction, surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    preset.animator.redraw(update, in: &drawing)
    return drawing
  }

  @Test(arguments: Preset.central, RefreshEdge.allCases)
  func anArmedPictureIsInTheMiddleOfTheHeldSpaceAtEveryEdge(preset: Preset, edge: RefreshEdge) throws {
    for isRightToLeft in [false, true] {
      let surroundings = RefreshSurroundings(edge: edge, crossLength: 200, isRightToLeft: isRightToLeft)
      let (held, trigger) = Place.distances(of: preset.animator, in: surroundings)
      let place = RefreshUpdate(
        visibleExtent: held, heldExtent: held, triggerDistance: trigger, surroundings: surroundings)
      let picture = try #require(bounds(preset, surroundings, extent: held))
      let middle = Drawing.Point(x: (picture.minX + picture.maxX) / 2, y: (picture.minY + picture.maxY) / 2)
      #expect(middle.distance(to: place.center) < 1e-6, "right to left \(isRightToLeft)")
    }
  }

  @Test(arguments: Preset.symbols) func theSideDecidesAndNotItsName(preset: Preset) {
    for (activityFraction, armedFraction) in [(0.0, 0.0), (0, 1), (1, 1)] {
      let leading = RefreshSurroundings(edge: .leading, isRightToLeft: true)
      let trailing = RefreshSurroundings(edge: .trailing)
      #expect(
        drawing(preset, leading, extent: 60, armedFraction: armedFraction, activityFraction: activityFraction)
          == drawing(preset, trailing, extent: 60, armedFraction: armedFraction, activityFraction: activityFraction))
    }
  }

  @Test(arguments: Preset.central, Place.allCases)
  func whileTheListSettlesOnTheHoldTheWorkingPictureLiesStill(preset: Preset, place: Place) {
    var surroundings = place.surroundings
    surroundings.edge = .top
    let held = Place.distances(of: preset.animator, in: surroundings).held
    let first = drawing(preset, surroundings, extent: held, activityFraction: 1)
    #expect(!first.isEmpty)
    for extent in stride(from: held, through: 150, by: 0.5) {
      #expect(drawing(preset, surroundings, extent: extent, activityFraction: 1) == first, "\(extent) points")
    }
  }

  @Test func onlyTheWaveOfTheDotsRunsWhereOneReads() {
    for preset in Preset.central {
      let (left, right) = (
        RefreshSurroundings(crossLength: 200), RefreshSurroundings(crossLength: 200, isRightToLeft: true)
      )
      let isSame =
        drawing(preset, left, extent: 60, activityFraction: 1)
        == drawing(preset, right, extent: 60, activityFraction: 1)
      #expect(isSame == (preset.name != "dots"), "\(preset)")
    }
  }

  @Test func fromRightToLeftTheDotsAreMirrored() {
    func middles(_ isRightToLeft: Bool) -> [Double] {
      let surroundings = RefreshSurroundings(crossLength: 200, isRightToLeft: isRightToLeft)
      let dots = Preset.central.filter { $0.name == "dots" }
      return dots.flatMap { DrawnPicture(drawing($0, surroundings, extent: 44, activityFraction: 1), at: 0.2).marks }
        .map { ($0.points[0].x + $0.points[6].x) / 2 }
    }
    #expect(middles(false).count == 3)
    for (x, mirrored) in zip(middles(false), middles(true)) { #expect(abs(x + mirrored - 200) < 1e-9) }
  }
}
