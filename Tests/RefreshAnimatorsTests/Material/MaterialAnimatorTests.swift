import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

@Suite struct MaterialAnimatorTests {
  private func drawing(
    _ extent: Double, armedFraction: Double = 0, activityFraction: Double = 0,
    in surroundings: RefreshSurroundings = .init()
  ) -> Drawing {
    let (held, trigger) = Place.distances(of: .material, in: surroundings)
    let update = RefreshUpdate(
      state: .refreshing, visibleExtent: extent, heldExtent: held, triggerDistance: trigger,
      armedFraction: armedFraction,
      activityFraction: activityFraction, surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    MaterialAnimator.material.redraw(update, in: &drawing)
    return drawing
  }

  /// The box of the disc; its hairline is wider by a half point.
  private func box(_ drawing: Drawing) throws -> DrawingBounds { try #require(drawing.bounds()) }

  private func middle(_ drawing: Drawing) throws -> Double { (try box(drawing).minY + box(drawing).maxY) / 2 }

  private func diameter(_ drawing: Drawing) throws -> Double { try box(drawing).maxX - box(drawing).minX - 0.5 }

  @Test func thePresetsAreValuesAndFloat() {
    #expect(MaterialAnimator.material == .material(color: .tint, footer: FooterStyle()))
    #expect(MaterialAnimator.material(color: .label).color == .label)
    let animator: any RefreshAnimator = .material
    #expect(animator.preferredPlacement == .floating && animator.preferredTrigger == .onRelease)
  }

  @Test func itAsksForItsDistances() {
    let plain = RefreshMetrics(heldExtent: 48, triggerDistance: 72)
    #expect(MaterialAnimator.material.metrics(in: .init()) == plain.showingFailures())
    let large = MaterialAnimator.material.metrics(in: .init(textSize: .accessibilityMedium))
    #expect(large.heldExtent == 60 && abs(large.triggerDistance - 84) < 1e-9)
    #expect(MaterialAnimator.material.metrics(in: .init(role: .loadMore)).heldExtent == 52)
  }

  /// Parts of the way to the trigger, diameter, middle.
  @Test(arguments: [(0.15, 6.25, 19.3), (0.3, 20, 22.6), (0.6, 40, 29.2), (1, 40, 38), (1.5, 40, 42.285714)])
  func theDiscGrowsInPlace(way: Double, size: Double, place: Double) throws {
    let drawing = drawing(72 * way)
    #expect(abs(try diameter(drawing) - size) < 0.5)
    #expect(abs(try middle(drawing) - place) < 1e-3)
  }

  @Test func theDiscNeverSlidesOutFromUnderABar() throws {
    for extent in stride(from: 1.0, through: 200, by: 1) {
      if let bounds = drawing(extent).bounds() { #expect(bounds.minY > 0, "\(extent) points") }
    }
  }

  @Test func aPullThatGoesOnTakesTheDiscTenPointsFartherAtMost() throws {
    #expect(try middle(drawing(10_000)) < 48)
    #expect(try middle(drawing(10_000)) > 47)
  }

  @Test func whileASessionRunsItRestsAtItsPlaceWhateverIsPulled() throws {
    for extent in [48.0, 72, 150] {
      #expect(abs(try middle(drawing(extent, armedFraction: 1, activityFraction: 1)) - 36) < 1e-9)
    }
  }

  @Test func itOpensAndClosesWithWhatIsLetOut() throws {
    #expect(drawing(0.3 * 48, armedFraction: 1, activityFraction: 1).isEmpty)
    #expect(abs(try diameter(drawing(0.65 * 48, armedFraction: 1, activityFraction: 1)) - 20) < 0.5)
    #expect(abs(try diameter(drawing(48, armedFraction: 1, activityFraction: 1)) - 40) < 1e-6)
    #expect(abs(try middle(drawing(0.65 * 48, armedFraction: 1, activityFraction: 1)) - 36) < 1e-6)
  }

  /// Parts of the way to the trigger, degrees.
  @Test(arguments: [(0.4, 132.0), (0.6, 183), (0.99, 282)])
  func aPulledFooterDrawsTheArcWithoutTheDisc(way: Double, degrees: Double) throws {
    let surroundings = RefreshSurroundings(role: .loadMore, edge: .bottom)
    let metrics = MaterialAnimator.material.metrics(in: surroundings)
    let update = RefreshUpdate(
      state: .pulling, visibleExtent: way * metrics.triggerDistance, heldExtent: metrics.heldExtent,
      triggerDistance: metrics.triggerDistance, surroundings: surroundings)
    var drawing = Drawing(measuring: TextEstimate())
    MaterialAnimator.material.redraw(update, in: &drawing)
    let picture = DrawnPicture(drawing, at: 0)
    let covered = Double(picture.rings.first?.opacities.count { $0 > 0.5 } ?? 0) * 5
    #expect(abs(covered - degrees) <= 6)
    #expect(picture.rings.allSatisfy { $0.color == .tint } && picture.marks.allSatisfy { $0.name.color == .tint })
  }

  /// Parts of the way to the trigger, degrees.
  @Test(arguments: [(0.4, 132.0), (0.6, 183), (1, 285), (2, 285)])
  func thePullDrawsTheArc(way: Double, degrees: Double) {
    let ring = DrawnPicture(drawing(72 * way), at: 0).rings.first { $0.color == .tint }
    let covered = Double(ring?.opacities.count { $0 > 0.5 } ?? 0) * 5
    #expect(abs(covered - degrees) <= 6)
  }

  @Test func theArrowheadGoesAsTheArcCloses() {
    func heads(_ activityFraction: Double) -> Int {
      DrawnPicture(drawing(72, armedFraction: 1, activityFraction: activityFraction), at: 0).marks.filter {
        $0.name.kind == .fill && $0.name.color == .tint
      }.count
    }
    #expect(heads(0) == 1 && heads(0.2) == 1 && heads(0.4) == 0)
    let closed = DrawnPicture(drawing(72, armedFraction: 1, activityFraction: 0.55), at: 0).rings.first {
      $0.color == .tint
    }
    #expect(closed?.opacities.allSatisfy { $0 > 0.99 } == true)
  }

  @Test func withReducedMotionItFadesWhereItRests() throws {
    let still = RefreshSurroundings(reducesMotion: true)
    for extent in [10.0, 30, 72, 150] {
      #expect(abs(try middle(drawing(extent, in: still)) - 36) < 1e-6)
      #expect(abs(try diameter(drawing(extent, in: still)) - 40) < 1e-6)
    }
    let disc = DrawnPicture(drawing(21.6, in: still), at: 0).marks.first { $0.name.color == .elevated }
    #expect(abs((disc?.opacity ?? 0) - 0.5) < 1e-9)
  }

  @Test func withMoreContrastALineStandsForTheShadow() {
    let rings = DrawnPicture(drawing(72, in: RefreshSurroundings(increasesContrast: true)), at: 0).rings
    #expect(rings.contains { $0.color == .label && abs($0.width - 1) < 1e-9 })
  }

  @Test func inAShortViewItIsSmallerInProportion() throws {
    let short = RefreshSurroundings(viewport: 120)
    #expect(abs(try diameter(drawing(24, armedFraction: 1, activityFraction: 1, in: short)) - 20) < 1e-6)
    #expect(abs(try middle(drawing(24, armedFraction: 1, activityFraction: 1, in: short)) - 18) < 1e-6)
  }
}
