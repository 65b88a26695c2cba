#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshTesting
import Testing

@testable import SwipeBack

/// The finger for the tests of an app.
@Suite @MainActor struct SimulatedSwipeTests {
  @Test(arguments: HeadlessNavigation.all, SwipeBackPolicy.allCases)
  func aWholeSwipeGoesBackOnceOnEverySystem(_ settings: HeadlessNavigation, _ policy: SwipeBackPolicy) async throws {
    try await run(settings) { scene in
      scene.navigation.swipeBack.policy = policy
      try await scene.detail.swipeBack.simulateSwipe(to: 1)
      #expect(scene.state == .armed && scene.progress == 1)
      try await scene.detail.swipeBack.release()
      #expect(scene.depth == 2)
      #expect(scene.state == .idle && scene.progress == 0)
      #expect(scene.world.displayLinkCount == 0)
    }
  }

  @Test func aShortSwipeStays() async throws {
    try await run { scene in
      try await scene.navigation.swipeBack.simulateSwipe(to: 0.9)
      #expect(scene.state == .tracking && abs(scene.progress - 0.9) < 1e-9)
      try await scene.navigation.swipeBack.release()
      #expect(scene.depth == 3 && scene.state == .idle && scene.progress == 0)
    }
  }

  @Test func aScreenThatAnotherCoversIsNotSwiped() async throws {
    try await run { scene in
      let child = UIViewController()
      scene.navigation.pushViewController(child, animated: false)
      await #expect(throws: SwipeBackTestError.notOnTop) { try await scene.detail.swipeBack.simulateSwipe(to: 1) }
      let part = UIViewController()
      child.addChild(part)
      try await part.swipeBack.simulateSwipe(to: 1)
      try await child.swipeBack.release()
      #expect(scene.navigation.topViewController === scene.detail)
    }
  }

  @Test func aSecondCallMovesTheSameFinger() async throws {
    try await run { scene in
      let swipe = scene.navigation.swipeBack
      try await swipe.simulateSwipe(to: 1.2)
      try await swipe.simulateSwipe(to: 0.4)
      #expect(abs(scene.progress - 0.4) < 1e-9)
      try await swipe.simulateSwipe(to: 0)
      #expect(scene.state == .tracking && scene.progress == 0)
      try await swipe.release()
      #expect(scene.depth == 3)
    }
  }

  @Test func itIsMirroredFromRightToLeft() async throws {
    try await run { scene in
      scene.navigation.view.semanticContentAttribute = .forceRightToLeft
      try await scene.navigation.swipeBack.simulateSwipe(to: 1)
      #expect(scene.state == .armed)
      try await scene.navigation.swipeBack.release()
      #expect(scene.depth == 2)
    }
  }

  @Test func unsavedChangesResist() async throws {
    try await run { scene in
      scene.detail.swipeBack.shouldPop = { false }
      try await scene.detail.swipeBack.simulateSwipe(to: 1.2)
      #expect(scene.progress > 0.3 && scene.progress < 0.6)
      try await scene.detail.swipeBack.release()
      #expect(scene.depth == 3)
    }
  }

  @Test func whileSwipingItGoesBackUnderTheFinger() async throws {
    try await run { scene in
      scene.navigation.swipeBack.trigger = .whileSwiping
      try await scene.navigation.swipeBack.simulateSwipe(to: 1.2)
      try await scene.navigation.swipeBack.release()
      #expect(scene.depth == 2 && scene.state == .idle)
    }
  }

  @Test func theWholeStackIsSwipedBackOneByOne() async throws {
    try await run { scene in
      for depth in [2, 1] {
        try await scene.navigation.swipeBack.simulateSwipe(to: 1)
        try await scene.navigation.swipeBack.release()
        #expect(scene.depth == depth)
      }
      await #expect(throws: SwipeBackTestError.onlyScreen) { try await scene.navigation.swipeBack.simulateSwipe(to: 1) }
    }
  }

  @Test func theFingerLeavesNoViewBehind() async throws {
    try await run { scene in
      let count = scene.navigation.view.subviews.count
      try await scene.navigation.swipeBack.simulateSwipe(to: 0.5)
      try await scene.navigation.swipeBack.release()
      #expect(scene.navigation.view.subviews.count == count)
    }
  }

  @Test(arguments: HeadlessNavigation.all)
  func theFingerMeetsWhatLiesUnderItsPoint(_ settings: HeadlessNavigation) async throws {
    try await run(settings) { scene in
      let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
      scene.detail.view.addSubview(slider)
      scene.world.finishTurn()
      let inside = scene.detail.view.convert(CGPoint(x: 50, y: 120), to: scene.navigation.view)
      await #expect(throws: SwipeBackTestError.yields(to: "a slider")) {
        try await scene.navigation.swipeBack.simulateSwipe(to: 1, from: inside)
      }
      try await scene.navigation.swipeBack.simulateSwipe(to: 1)
      try await scene.navigation.swipeBack.release()
      #expect(scene.depth == 2)
    }
  }

  @Test func whatIsImpossibleIsSaid() async throws {
    try await run { scene in
      let swipe = scene.navigation.swipeBack
      await #expect(throws: SwipeBackTestError.noFinger) { try await swipe.release() }
      for fraction in [-0.1, 100, .nan, .infinity] {
        await #expect { try await swipe.simulateSwipe(to: fraction) } throws: {
          guard case SwipeBackTestError.outOfReach(let most) = $0 else { return false }
          return most >= 1.25 && most < 3
        }
      }
      scene.detail.swipeBack.isEnabled = false
      await #expect(throws: SwipeBackTestError.disabled) { try await swipe.simulateSwipe(to: 1) }
      scene.detail.swipeBack.isEnabled = true
      let transition = scene.navigation.headlessBeginTransition()
      await #expect(throws: SwipeBackTestError.inTransition) { try await swipe.simulateSwipe(to: 1) }
      transition.end()
      scene.navigation.view.isUserInteractionEnabled = false
      await #expect(throws: SwipeBackTestError.noInteraction) { try await swipe.simulateSwipe(to: 1) }
      scene.navigation.view.isUserInteractionEnabled = true
      scene.swipe(by: 100)
      await #expect(throws: SwipeBackTestError.realFinger) { try await swipe.simulateSwipe(to: 1) }
      scene.finger.cancel()
      scene.settle()
      scene.navigation.view.frame.size.width = 0
      await #expect(throws: SwipeBackTestError.noSize) { try await swipe.simulateSwipe(to: 1) }
      scene.navigation.view.removeFromSuperview()
      await #expect(throws: SwipeBackTestError.noWindow) { try await swipe.simulateSwipe(to: 1) }
      await #expect(throws: SwipeBackTestError.notSwitchedOn) {
        try await UIViewController().swipeBack.simulateSwipe(to: 1)
      }
      #expect(scene.depth == 3 && scene.state == .idle)
    }
  }

  @Test(arguments: [
    SwipeBackTestError.notSwitchedOn, .noWindow, .noSize, .noInteraction, .disabled, .notOnTop, .onlyScreen,
    .inTransition,
    .yields(to: "a map"), .outOfReach(most: 1.25), .noFinger, .realFinger, .restless(seconds: 10),
  ])
  func everyReasonIsASentenceWithARemedy(_ error: SwipeBackTestError) {
    let text = error.description
    #expect(text.hasSuffix(".") && text.contains(": ") && text.first?.isUppercase == true)
    #expect(!text.contains("\n") && text.count < 160)
  }

  private func run(
    _ settings: HeadlessNavigation = HeadlessNavigation(), _ body: @MainActor (SwipeScene) async throws -> Void
  ) async throws {
    try await HeadlessWorld.run { world in
      let scene = SwipeScene(world, settings)
      scene.navigation.swipeBack.isEnabled = true
      try await body(scene)
      scene.settle()
    }
  }
}
#endif
