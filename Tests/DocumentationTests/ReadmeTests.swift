import RefreshAnimators
import Testing

/// The snippets of the README compile and do what it says.
@Suite struct ReadmeTests {
  /// The animator of the README.
  struct Dot: RefreshAnimator {
    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      let isWorking = update.state == .refreshing
      drawing.group(motion: isWorking ? .pulse(period: 0.8, from: 0.6, to: 1) : nil, around: update.center) {
        $0.fill { $0.circle(center: update.center, radius: 12 * min(update.progress, 1)) }
      }
    }
  }

  @Test func theAnimatorOfTheReadmeDrawsADotThatGrowsWithThePull() {
    var drawing = Drawing()
    Dot().redraw(RefreshUpdate(state: .pulling, visibleExtent: 42), in: &drawing)
    #expect(!drawing.isEmpty)
    #expect(!drawing.hasMotion)
    Dot().redraw(RefreshUpdate(state: .refreshing, visibleExtent: 60), in: &drawing)
    #expect(drawing.hasMotion)
  }
}
