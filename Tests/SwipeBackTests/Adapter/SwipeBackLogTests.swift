#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@testable import SwipeBack

/// Why a swipe does not go back, in the log of debug builds.
@Suite(.serialized) @MainActor struct SwipeBackLogTests {
  @Test func aSwipeThatGoesBackSaysNothing() { expect([]) { $0.swipeBack() } }

  @Test func aScreenThatIsOffSaysSoOnce() {
    expect([
      "SwipeBack: swipeBack.isEnabled is false for this screen or its stack, or the screen hides its back button."
    ]) {
      $0.detail.swipeBack.isEnabled = false
      $0.swipeBack()
      $0.swipeBack()
    }
  }

  @Test func theFirstScreenSaysSoOnce() {
    expect(["SwipeBack: this is the first screen of its stack, so there is none to go back to."]) { scene in
      for _ in 0..<4 { scene.swipeBack() }
    }
  }

  @Test func screensThatChangeSaySoOnce() {
    expect(["SwipeBack: screens are changing, and a swipe begins only between two changes."]) { scene in
      let transition = scene.navigation.headlessBeginTransition()
      scene.swipeBack()
      scene.swipeBack()
      transition.end()
    }
  }

  @Test func aScreenThatResistsSaysSoOnce() {
    expect([
      "SwipeBack: shouldPop returned false or isModalInPresentation is true, so the swipe resists and returns."
    ]) {
      $0.detail.swipeBack.shouldPop = { false }
      $0.swipeBack()
      $0.swipeBack()
    }
  }

  @Test func eachObstacleSaysSoOnce() {
    expect([
      "SwipeBack: the swipe belongs to a slider under the finger.",
      "SwipeBack: the swipe belongs to a switch under the finger.",
    ]) { scene in
      for view in [UISlider(frame: .zero), UISwitch(frame: .zero)] {
        scene.cover(with: view)
        scene.swipeBack()
        scene.swipeBack()
        view.removeFromSuperview()
      }
    }
  }

  @Test func aTransitionThatNobodyReturnsSaysSoOnce() {
    expect([
      "SwipeBack: swipeBack.transition is set, but the navigation delegate did not return it: the screen went back as the swipe began."
    ]) { scene in
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      scene.swipeBack()
      scene.swipeBack()
    }
  }

  @Test func aTransitionThatBeginsWithALayoutSaysNothing() {
    var settings = HeadlessNavigation()
    settings.popStart = .inLayout
    let stage = Stage()
    expect([], settings) { scene in
      scene.navigation.delegate = stage
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      scene.swipeBack()
      #expect(scene.depth == 2)
    }
  }

  private func expect(
    _ sentences: [String], _ settings: HeadlessNavigation = HeadlessNavigation(),
    _ place: SourceLocation = #_sourceLocation, of body: @MainActor (SwipeScene) -> Void
  ) {
    var said: [String] = []
    let sink = SwipeBackLog.sink
    SwipeBackLog.sink = { said.append($0) }
    defer { SwipeBackLog.sink = sink }
    SwipeScene.run(settings, body)
    #expect(said == sentences, sourceLocation: place)
  }
}
#endif
