import RefreshTesting
import Testing

@testable import RefreshCore

/// An indicator that fades in with the pull.
@Suite struct FadingTests {
  /// The first line of the transcript of a dot.
  private func line(
    _ state: RefreshState, _ extent: Double, armed: Double = 0, fadesIn: Bool = true, reducesMotion: Bool = false,
    _ change: (inout RefreshUpdate) -> Void = { _ in }
  ) -> String? {
    let dot: CustomAnimator = .custom { update, drawing in
      drawing.fill { $0.circle(center: update.center, radius: 10) }
    }
    var update = RefreshUpdate(
      state: state, visibleExtent: extent, triggerDistance: 80, armedFraction: armed,
      surroundings: RefreshSurroundings(reducesMotion: reducesMotion))
    update.fadesIn = fadesIn
    change(&update)
    var drawing = Drawing()
    dot.redraw(update, in: &drawing)
    return drawing.transcript.split(separator: "\n").first.map(String.init)
  }

  /// With Reduce Motion an indicator fades out as its list closes, and not where a list is scrolled over it.
  @Test func theIndicatorOfASessionIsOpaqueHoweverMuchOfItIsSeen() {
    for extent in [10.0, 26, 40] {
      #expect(line(.refreshing, extent, armed: 1, fadesIn: false, reducesMotion: true) == "group")
    }
    let closing = line(.ending, 20, armed: 1, fadesIn: false, reducesMotion: true) { $0.timeSinceEnd = 0.2 }
    #expect(closing == nil)
  }

  @Test func theDrawingHasTheOpacityOfThePull() {
    #expect(line(.pulling, 20) == "group opacity 0.250")
    #expect(line(.pulling, 60) == "group opacity 0.750")
    #expect(line(.pulling, 20, reducesMotion: true) == "group opacity 0.250")
  }

  @Test func atTheTriggerAndInASessionNothingFades() {
    for drawn in [line(.armed, 80), line(.armed, 200), line(.refreshing, 20, armed: 1), line(.ending, 20, armed: 1)] {
      #expect(drawn == "fill tint")
    }
    #expect(line(.pulling, 20, fadesIn: false) == "fill tint")
  }

  /// A closing list that is caught is in a pull again.
  @Test func theOpacityFollowsWhateverTheOrderOfPullsAndSessions() {
    for state in [RefreshState.pulling, .refreshing, .ending, .idle] {
      #expect(line(state, 20, armed: 1) == "fill tint")
      #expect(line(state, 20, armed: 0.5) == "group opacity 0.625")
      #expect(line(state, 20, armed: 0) == "group opacity 0.250")
    }
  }

  @Test func aRowThatStaysDoesNotFade() {
    for state in [RefreshState.idle, .pulling, .noMoreData] {
      let row = line(state, 20) { ($0.tap, $0.surroundings.role) = (.retry, .loadMore) }
      #expect(row == "fill tint")
    }
  }
}
