#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@testable import SwipeBack

/// The two-finger scrub of VoiceOver, which is the system's: it presses the button that goes back.
@Suite @MainActor struct SwipeScrubTests {
  @Test func itGoesBackByOneScreen() {
    SwipeScene.run { scene in
      #expect(scene.detail.view.headlessScrub())
      scene.settle()
      #expect(scene.depth == 2 && scene.state == .idle && scene.progress == 0)
    }
  }

  @Test func itIsNotTakenOnTheFirstScreen() {
    SwipeScene.run { scene in
      for _ in 0..<2 { scene.swipeBack() }
      #expect(scene.depth == 1)
      #expect(scene.navigation.topViewController?.view.headlessScrub() == false)
      scene.settle()
      #expect(scene.depth == 1 && scene.state == .idle)
    }
  }

  @Test func itIsNotTakenWhileScreensChange() {
    SwipeScene.run { scene in
      let transition = scene.navigation.headlessBeginTransition()
      #expect(!scene.detail.view.headlessScrub())
      transition.end()
      scene.settle()
      #expect(scene.depth == 3)
    }
  }

  @Test(arguments: HeadlessNavigation.all)
  func itIsNotTakenAgainWhileASwipeGoesBack(_ settings: HeadlessNavigation) {
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = .own
      scene.swipe(by: 250)
      scene.finger.lift()
      scene.world.advance(frames: 2)
      #expect(scene.state == .popping)
      #expect(!scene.navigation.view.headlessScrub())
      scene.settle()
      #expect(scene.depth == 2)
    }
  }

  @Test func duringASwipeItIsTheOnlyPop() {
    SwipeScene.run { scene in
      scene.swipe(by: 250)
      #expect(scene.detail.view.headlessScrub())
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2)
      #expect(scene.state == .idle && scene.progress == 0)
    }
  }

  /// The screen that is on top now was not swiped, and was not asked.
  @Test func aPopOfTheAppDuringASwipeIsTheOnlyOne() {
    SwipeScene.run { scene in
      scene.swipe(by: 250)
      scene.navigation.popViewController(animated: false)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2)
      #expect(scene.state == .idle && scene.progress == 0)
    }
  }

  @Test func aSwipeWhoseFingerWentDownInAPushIsThatOfTheNewScreen() {
    SwipeScene.run { scene in
      let transition = scene.navigation.headlessBeginTransition()
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      transition.end()
      scene.world.finishTurn()
      scene.finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
      #expect(scene.detail.swipeBack.progress > 0)
    }
  }

  @Test func aScreenThatMayNotBeSwipedIsLeftAsByItsButton() {
    SwipeScene.run { scene in
      scene.detail.swipeBack.isEnabled = false
      #expect(scene.detail.view.headlessScrub())
      scene.settle()
      #expect(scene.depth == 2)
    }
  }

  @Test func aHiddenButtonLeavesNothingToPress() {
    SwipeScene.run { scene in
      scene.detail.navigationItem.hidesBackButton = true
      #expect(!scene.detail.view.headlessScrub())
      scene.settle()
      #expect(scene.depth == 3)
    }
  }

  @Test func theActionOfTheButtonIsPerformedInPlaceOfThePop() {
    SwipeScene.run { scene in
      var count = 0
      scene.detail.navigationItem.backAction = UIAction { _ in count += 1 }
      #expect(scene.detail.view.headlessScrub())
      scene.settle()
      #expect(count == 1 && scene.depth == 3)
    }
  }

  @Test func unsavedChangesAreAskedForAsOfASwipeIfTheScreenAsks() {
    SwipeScene.run { scene in
      let form = Form()
      scene.navigation.pushViewController(form, animated: false)
      form.swipeBack.shouldPop = { [weak form] in form?.hasChanges != true }
      #expect(form.view.headlessScrub())
      scene.settle()
      #expect(scene.depth == 4 && scene.state == .idle)
      form.hasChanges = false
      #expect(form.view.headlessScrub())
      scene.settle()
      #expect(scene.depth == 3)
    }
  }

  @Test func aScreenThatDoesNotAskIsLeftAsByItsButton() {
    SwipeScene.run { scene in
      var questions = 0
      scene.detail.swipeBack.shouldPop = {
        questions += 1
        return false
      }
      scene.detail.isModalInPresentation = true
      #expect(scene.detail.view.headlessScrub())
      scene.settle()
      #expect(scene.depth == 2 && questions == 0)
    }
  }

  @Test func whatIsSaidOfItIsSaidByTheSystem() {
    SwipeScene.run { scene in
      scene.world.accessibility.isVoiceOverRunning = true
      #expect(scene.detail.view.headlessScrub())
      scene.settle()
      scene.swipeBack()
      #expect(scene.depth == 1)
      #expect(scene.world.announcements.isEmpty)
    }
  }
}

/// A screen that is asked by a scrub as by a swipe.
private final class Form: UIViewController {
  var hasChanges = true

  override func accessibilityPerformEscape() -> Bool { swipeBack.shouldPop?() == false }
}
#endif
