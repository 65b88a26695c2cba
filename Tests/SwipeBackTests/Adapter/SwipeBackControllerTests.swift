#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@testable import SwipeBack

@Suite @MainActor struct SwipeBackControllerTests {
  @Test func oneLineLetsASwipeAnywhereGoBack() {
    SwipeScene.run { scene in
      scene.swipeBack()
      #expect(scene.depth == 2)
      #expect(scene.state == .idle && scene.progress == 0)
      #expect(scene.world.displayLinkCount == 0)
    }
  }

  @Test func withoutItNothingDoes() {
    HeadlessWorld.run { world in
      let scene = SwipeScene(world)
      scene.swipeBack()
      #expect(scene.depth == 3)
      #expect(scene.navigation.view.gestureRecognizers?.isEmpty != false)
    }
  }

  @Test func itIsOffAgainWhenTheAppSaysSo() {
    SwipeScene.run { scene in
      scene.navigation.swipeBack.isEnabled = false
      scene.swipeBack()
      #expect(scene.depth == 3)
      scene.navigation.swipeBack.isEnabled = true
      scene.swipeBack()
      #expect(scene.depth == 2)
      #expect(scene.navigation.view.gestureRecognizers?.count == 1)
    }
  }

  @Test func aScreenIsAnExceptionBeforeItsViewIsLoaded() {
    SwipeScene.run { scene in
      let screen = UnloadedScreen()
      #expect(!screen.swipeBack.isEnabled)
      screen.swipeBack.isEnabled = false
      #expect(!screen.hasLoaded)
      scene.navigation.pushViewController(screen, animated: false)
      #expect(!screen.swipeBack.isEnabled)
      #expect(scene.detail.swipeBack.isEnabled)
      scene.swipeBack()
      #expect(scene.depth == 4)
      scene.navigation.popViewController(animated: false)
      scene.swipeBack()
      #expect(scene.depth == 2)
    }
  }

  @Test func aScreenIsNoExceptionInAStackThatIsOff() {
    HeadlessWorld.run { world in
      let scene = SwipeScene(world)
      scene.detail.swipeBack.isEnabled = true
      #expect(!scene.navigation.swipeBack.isEnabled)
      #expect(!scene.detail.swipeBack.isEnabled)
      scene.swipeBack()
      #expect(scene.depth == 3)
    }
  }

  @Test func theProgressIsThatOfTheStackAndOfItsScreen() async {
    await HeadlessWorld.run { world in
      let scene = SwipeScene(world)
      scene.navigation.swipeBack.isEnabled = true
      var told: [Double] = []
      scene.detail.swipeBack.onUpdate = { told.append($0) }
      let updates = scene.detail.swipeBack.progressUpdates
      scene.swipe(by: 85)
      #expect(scene.detail.swipeBack.progress == scene.progress)
      // 85 points after the first movement, which begins the swipe at least 10 points later.
      #expect(scene.progress > 0.3 && scene.progress <= 0.5)
      #expect(scene.state == .tracking)
      scene.finger.lift()
      scene.settle()
      #expect(told.count > 10 && told.last == 0)
      #expect(scene.depth == 3)
      var seen: [Double] = []
      for await progress in updates {
        seen.append(progress)
        if seen.count == told.count { break }
      }
      #expect(seen == told)
    }
  }

  @Test func aStackInsideOfAnotherHasItsOwnSwitch() {
    SwipeScene.run { scene in
      let (container, screen) = (UIViewController(), UIViewController())
      let inner = UINavigationController(rootViewController: UIViewController())
      inner.pushViewController(screen, animated: false)
      container.addChild(inner)
      container.view.addSubview(inner.view)
      scene.navigation.pushViewController(container, animated: false)
      inner.swipeBack.isEnabled = true
      for isOn in [true, false] {
        scene.navigation.swipeBack.isEnabled = isOn
        #expect(inner.swipeBack.isEnabled && screen.swipeBack.isEnabled)
        #expect(container.swipeBack.isEnabled == isOn)
      }
      inner.swipeBack.isEnabled = false
      scene.navigation.swipeBack.isEnabled = true
      #expect(!inner.swipeBack.isEnabled && !screen.swipeBack.isEnabled)
    }
  }

  @Test func aStackThatACollapsedSplitViewMakesAPageOfAnotherFollowsIt() {
    SwipeScene.run { scene in
      let detail = UINavigationController(rootViewController: UIViewController())
      scene.navigation.swipeBack.isEnabled = true
      scene.navigation.viewControllers.append(detail)
      #expect(detail.swipeBack.isEnabled)
      scene.navigation.swipeBack.isEnabled = false
      #expect(!detail.swipeBack.isEnabled)
    }
  }

  @Test func aCancelledTouchGoesBackNoMore() {
    SwipeScene.run { scene in
      scene.swipe(by: 250)
      #expect(scene.state == .armed)
      scene.finger.cancel()
      scene.settle()
      #expect(scene.depth == 3 && scene.progress == 0)
    }
  }

  @Test func twoFingersDoNotSwipe() {
    SwipeScene.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.secondTouchDown()
      scene.finger.drag(to: CGPoint(x: 350, y: 400), duration: 0.3)
      #expect(scene.state == .idle)
      scene.finger.lift()
      #expect(scene.depth == 3)
    }
  }

  @Test func aVerticalDragThatTurnsDoesNotSwipe() {
    SwipeScene.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.drag(to: CGPoint(x: 102, y: 500), duration: 0.1)
      scene.finger.drag(to: CGPoint(x: 380, y: 500), duration: 0.2)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 3)
    }
  }

  @Test func theFirstScreenHasNoSwipe() {
    SwipeScene.run { scene in
      for _ in 0..<4 { scene.swipeBack() }
      #expect(scene.depth == 1)
    }
  }

  @Test func aFlickGoesBack() {
    SwipeScene.run { scene in
      scene.finger.touchDown(at: CGPoint(x: 100, y: 400))
      scene.finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.07)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2)
    }
  }

  @Test func whileSwipingItGoesBackOnceUnderTheFinger() {
    SwipeScene.run { scene in
      scene.navigation.swipeBack.trigger = .whileSwiping
      scene.swipe(by: 250)
      scene.world.advance(by: 1)
      #expect(scene.depth == 2)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2 && scene.state == .idle)
    }
  }

  @Test func itIsMirroredFromRightToLeft() {
    SwipeScene.run { scene in
      scene.navigation.view.semanticContentAttribute = .forceRightToLeft
      scene.swipeBack()
      #expect(scene.depth == 3)
      scene.swipe(from: 300, by: -250)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2)
    }
  }

  @Test func aScreenWithUnsavedChangesResists() {
    SwipeScene.run { scene in
      var questions = 0
      scene.detail.swipeBack.shouldPop = {
        questions += 1
        return false
      }
      scene.swipe(by: 280)
      #expect(scene.progress > 0.3 && scene.progress < 0.6)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 3 && questions == 1)
      scene.detail.swipeBack.shouldPop = nil
      scene.detail.isModalInPresentation = true
      scene.swipeBack()
      #expect(scene.depth == 3)
    }
  }

  @Test func aHiddenBackButtonIsRespected() {
    SwipeScene.run { scene in
      scene.detail.navigationItem.hidesBackButton = true
      scene.swipeBack()
      #expect(scene.depth == 3)
    }
  }

  @Test func anActionInPlaceOfThePopIsPerformedOnce() {
    SwipeScene.run { scene in
      var count = 0
      scene.detail.navigationItem.backAction = UIAction { _ in count += 1 }
      scene.swipeBack()
      #expect(count == 1)
      #expect(scene.depth == 3 && scene.state == .idle && scene.progress == 0)
    }
  }

  @Test func nothingBeginsWhileScreensChange() {
    SwipeScene.run { scene in
      let transition = scene.navigation.headlessBeginTransition()
      scene.swipe(by: 250)
      scene.finger.lift()
      #expect(scene.state == .idle)
      transition.end()
      scene.settle()
      #expect(scene.depth == 3)
    }
  }

  /// A link has opened another screen, on which the user taps at once.
  @Test func aSwipeThatReturnsAsAnotherScreenIsTouchedEndsOnItsOwn() {
    SwipeScene.run { scene in
      scene.swipe(by: 130)
      let next = UIViewController()
      scene.navigation.pushViewController(next, animated: false)
      scene.finger.lift()
      scene.world.advance(frames: 2)
      #expect(scene.state == .returning && scene.detail.swipeBack.state == .returning)
      scene.finger.touchDown(at: CGPoint(x: 200, y: scene.height))
      scene.finger.lift()
      scene.settle()
      #expect(scene.detail.swipeBack.state == .idle && scene.detail.swipeBack.progress == 0)
      #expect(next.swipeBack.state == .idle && next.swipeBack.progress == 0)
    }
  }

  @Test func aReturningSwipeIsCaughtWhereItIs() {
    SwipeScene.run { scene in
      scene.swipe(by: 130)
      scene.finger.lift()
      scene.world.advance(frames: 2)
      #expect(scene.state == .returning)
      scene.swipe(by: 250)
      #expect(scene.state == .armed)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2)
    }
  }

  @Test func armingIsFeltOnce() {
    SwipeScene.run { scene in
      scene.swipe(by: 250)
      scene.finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
      scene.finger.drag(to: CGPoint(x: 350, y: 400), duration: 0.2)
      scene.finger.cancel()
      #expect(scene.world.feedback.filter { $0.name.hasPrefix("impact") }.count == 1)
    }
  }

  @Test func nothingStaysAlive() {
    weak var navigation: UINavigationController?
    weak var swipe: ControllerSwipeBack?
    HeadlessWorld.run { world in
      autoreleased {
        let scene = SwipeScene(world)
        scene.navigation.swipeBack.isEnabled = true
        navigation = scene.navigation
        swipe = scene.navigation.swipeBack
        scene.swipeBack()
        scene.navigation.view.removeFromSuperview()
      }
      world.finishTurn()
      #expect(swipe == nil)
      #expect(navigation == nil)
      #expect(world.displayLinkCount == 0)
    }
  }

  @Test func aStackThatIsDroppedInTheMiddleStopsItsFrames() {
    HeadlessWorld.run { world in
      autoreleased {
        let scene = SwipeScene(world)
        scene.navigation.swipeBack.isEnabled = true
        scene.swipe(by: 100)
        scene.finger.lift()
        scene.navigation.view.removeFromSuperview()
      }
      world.advance(frames: 3)
      #expect(world.displayLinkCount == 0)
    }
  }

  @Test func anActionInPlaceOfThePopMayDropTheStack() {
    HeadlessWorld.run { world in
      let app = LeavingApp(world)
      app.scene?.detail.navigationItem.backAction = UIAction { _ in app.leave() }
      app.scene?.swipe(by: 250)
      app.finger.lift()
      #expect(app.hasLeft)
      world.advance(frames: 3)
      #expect(world.displayLinkCount == 0)
    }
  }

  @Test func aCallOfTheProgressMayDropTheStackInAFrame() {
    HeadlessWorld.run { world in
      let app = LeavingApp(world)
      app.scene?.swipe(by: 100)
      app.finger.lift()
      app.scene?.navigation.swipeBack.onUpdate = { _ in app.leave() }
      #expect(!app.hasLeft)
      world.advance(frames: 3)
      #expect(app.hasLeft && world.displayLinkCount == 0)
    }
  }

  private func autoreleased(_ body: () -> Void) { body() }
}

/// An app that drops its stack in one of its calls, as one that shows a login in its place.
@MainActor
private final class LeavingApp {
  private(set) var scene: SwipeScene?
  private weak var navigation: UINavigationController?
  let finger: HeadlessSwipeFinger

  /// `true` if the stack was dropped, and was gone before the call had ended.
  private(set) var hasLeft = false

  init(_ world: HeadlessWorld) {
    let scene = SwipeScene(world)
    scene.navigation.swipeBack.isEnabled = true
    finger = scene.finger
    navigation = scene.navigation
    self.scene = scene
  }

  func leave() {
    scene?.navigation.view.removeFromSuperview()
    scene = nil
    hasLeft = navigation == nil
  }
}

/// A screen that knows if its view was loaded.
private final class UnloadedScreen: UIViewController {
  var hasLoaded = false

  override func loadView() {
    hasLoaded = true
    super.loadView()
  }
}
#endif
