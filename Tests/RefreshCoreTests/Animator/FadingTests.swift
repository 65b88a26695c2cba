import RefreshTesting
import Testing

@testable import RefreshCore

/// An indicator that fades in with the pull.
@Suite struct FadingTests {
  /// The first line of the transcript of a dot.
  private func line(
    _ state: RefreshState, _ extent: Double, fadesIn: Bool = true, reducesMotion: Bool = false
  ) -> String? {
    let dot: CustomAnimator = .custom { update, drawing in
      drawing.fill { $0.circle(center: update.center, radius: 10) }
    }
    var update = RefreshUpdate(
      state: state, visibleExtent: extent, triggerDistance: 80,
      surroundings: RefreshSurroundings(reducesMotion: reducesMotion))
    update.fadesIn = fadesIn
    var drawing = Drawing()
    dot.redraw(update, in: &drawing)
    return drawing.transcript.split(separator: "\n").first.map(String.init)
  }

  @Test func theDrawingHasTheOpacityOfThePull() {
    #expect(line(.pulling, 20) == "group opacity 0.250")
    #expect(line(.pulling, 60) == "group opacity 0.750")
    #expect(line(.pulling, 20, reducesMotion: true) == "group opacity 0.250")
  }

  @Test func atTheTriggerAndInASessionNothingFades() {
    for drawn in [line(.armed, 80), line(.armed, 200), line(.refreshing, 20), line(.ending, 20), line(.idle, 20)] {
      #expect(drawn == "fill tint")
    }
    #expect(line(.pulling, 20, fadesIn: false) == "fill tint")
  }
}
