import RefreshAnimators
import RefreshTesting
import Testing

@Suite struct RedrawTests {
  /// Draws one point.
  private struct Dot: RefreshAnimator {
    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      drawing.group(motion: .spin(period: 1)) { $0.fill { $0.move(to: .zero) } }
    }
  }

  private func update(_ extent: Double, armedFraction: Double = 1, still: Bool = false) -> RefreshUpdate {
    RefreshUpdate(
      visibleExtent: extent, heldExtent: 50, triggerDistance: 70, armedFraction: armedFraction,
      timeSinceEnd: still ? 0.2 : 0, motionStart: 7, surroundings: RefreshSurroundings(reducesMotion: still))
  }

  @Test func itReplacesWhatTheDrawingHeld() {
    var (once, twice) = (Drawing(measuring: TextEstimate()), Drawing(measuring: TextEstimate()))
    Dot().redraw(update(50), in: &once)
    Dot().redraw(update(50), in: &twice)
    Dot().redraw(update(50), in: &twice)
    #expect(once == twice)
    #expect(once.motionStart == 7)
  }

  @Test(arguments: [0.0, -3]) func whereNothingIsUncoveredNothingIsDrawn(extent: Double) {
    var drawing = Drawing(measuring: TextEstimate())
    Dot().redraw(update(50), in: &drawing)
    Dot().redraw(update(extent), in: &drawing)
    #expect(drawing.isEmpty)
  }

  @Test func withReducedMotionAClosingDrawingFadesEarly() {
    var drawing = Drawing(measuring: TextEstimate())
    Dot().redraw(update(35, still: true), in: &drawing)
    #expect(abs((drawing.groups.first?.opacity ?? 0) - 0.5) < 1e-12)
    Dot().redraw(update(20, still: true), in: &drawing)
    #expect(drawing.isEmpty)
    Dot().redraw(update(50, still: true), in: &drawing)
    #expect(drawing.groups.first?.opacity == 1)
  }

  @Test func aPullIsNotFaded() {
    var drawing = Drawing(measuring: TextEstimate())
    Dot().redraw(update(20, armedFraction: 0, still: true), in: &drawing)
    #expect(drawing.groups.first?.opacity == 1)
    Dot().redraw(update(20), in: &drawing)
    #expect(drawing.groups.count == 1)
  }
}
