#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@testable import SwipeBack

/// The table of who handles a swipe, under every uncertain fact about navigation.
@Suite @MainActor struct SwipePolicyTests {
  @Test(arguments: HeadlessNavigation.all, SwipeBackPolicy.allCases)
  func aSwipeInTheMiddleGoesBackOnceAndEndsAtRest(_ settings: HeadlessNavigation, _ policy: SwipeBackPolicy) {
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = policy
      let isTaken = settings.hasContentPop || policy != .progressOnly
      scene.swipe(by: 250)
      #expect(scene.progress > (isTaken ? 0.5 : -1))
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == (isTaken ? 2 : 3))
      #expect(scene.state == .idle && scene.progress == 0)
      #expect(scene.world.displayLinkCount == 0)
    }
  }

  @Test(arguments: HeadlessNavigation.all, SwipeBackPolicy.allCases)
  func aSwipeInTheMiddleThatIsGivenUpStays(_ settings: HeadlessNavigation, _ policy: SwipeBackPolicy) {
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = policy
      scene.swipe(by: 80)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 3)
      #expect(scene.state == .idle && scene.progress == 0)
      #expect(scene.world.displayLinkCount == 0)
    }
  }

  @Test(arguments: HeadlessNavigation.all, SwipeBackPolicy.allCases)
  func aSwipeAtTheEdgeGoesBackOnce(_ settings: HeadlessNavigation, _ policy: SwipeBackPolicy) {
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = policy
      scene.swipe(from: 5, by: 300)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2)
      #expect(scene.state == .idle && scene.progress == 0)
    }
  }

  @Test(arguments: [false, true])
  func theEdgeStaysThatOfTheSystem(_ hasContentPop: Bool) {
    var settings = HeadlessNavigation()
    settings.hasContentPop = hasContentPop
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = .own
      scene.swipe(from: 5, by: 250)
      #expect(scene.navigation.interactivePopGestureRecognizer?.state == .changed)
      #expect(scene.state == .idle)
      scene.finger.cancel()
    }
  }

  @Test func theSwipeOfTheWholePageWaitsForOurs() {
    var settings = HeadlessNavigation()
    settings.hasContentPop = true
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = .own
      scene.swipe(by: 250)
      #expect(scene.state == .armed)
      #expect(scene.navigation.interactiveContentPopGestureRecognizer?.state == .possible)
      #expect(scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled == true)
      #expect(scene.navigation.interactiveContentPopGestureRecognizer?.delegate == nil)
      #expect(scene.navigation.interactivePopGestureRecognizer?.delegate == nil)
    }
  }

  @Test func whoWaitsForWhomIsSaidByOurDelegateAlone() {
    var settings = HeadlessNavigation()
    settings.hasContentPop = true
    SwipeScene.run(settings) { scene in
      let swipe = scene.navigation.swipeBack
      for (policy, ours) in [(SwipeBackPolicy.own, true), (.system, false), (.progressOnly, false)] {
        swipe.policy = policy
        guard let pan = scene.navigation.view.gestureRecognizers?.first, let delegate = pan.delegate,
          let edge = scene.navigation.interactivePopGestureRecognizer,
          let page = scene.navigation.interactiveContentPopGestureRecognizer
        else {
          Issue.record("a recogniser is missing")
          return
        }
        #expect(delegate.gestureRecognizer(pan, shouldRequireFailureOf: edge) == ours)
        #expect(delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: page) == ours)
        #expect(!delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: edge))
        #expect(!delegate.gestureRecognizer(pan, shouldRequireFailureOf: page))
        #expect(delegate.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: page) != ours)
        scene.finger.touchDown(at: CGPoint(x: 200, y: 400))
        #expect(pan.cancelsTouchesInView == ours)
        scene.finger.lift()
      }
    }
  }

  @Test func aListAtItsLeadingEdgeWaitsForOurs() {
    SwipeScene.run { scene in
      let list = UIScrollView(frame: .zero)
      scene.cover(with: list)
      guard let pan = scene.navigation.view.gestureRecognizers?.first, let delegate = pan.delegate else { return }
      let waits = { delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: list.panGestureRecognizer) }
      #expect(!waits())
      list.contentSize.width = 1000
      #expect(waits())
      list.contentOffset.x = 10
      #expect(!waits())
    }
  }

  @Test(arguments: [true, false])
  func theProgressLeavesOrReturnsAsTheSystemDoes(_ isCommitted: Bool) {
    SwipeScene.run { scene in
      scene.navigation.swipeBack.policy = .progressOnly
      scene.swipe(from: 5, by: isCommitted ? 300 : 100)
      scene.finger.lift()
      scene.world.advance(frames: 2)
      #expect(scene.state == (isCommitted ? .popping : .returning))
    }
  }

  @Test func whereOursYieldsThatOfTheWholePageSwipes() {
    var settings = HeadlessNavigation()
    settings.hasContentPop = true
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = .own
      scene.navigation.swipeBack.shouldBegin = { _ in false }
      scene.swipeBack()
      #expect(scene.depth == 2)
    }
  }

  @Test(arguments: HeadlessNavigation.all)
  func theProgressOfTheSystemIsThatOfItsTransition(_ settings: HeadlessNavigation) {
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = .progressOnly
      scene.swipe(from: 5, by: 200)
      let expected = Double(scene.navigation.transitionCoordinator?.percentComplete ?? -1)
      #expect(abs(scene.progress - expected) < 0.02)
      #expect(abs(scene.detail.swipeBack.progress - expected) < 0.02)
      scene.finger.lift()
      scene.settle()
      #expect(scene.progress == 0)
    }
  }

  @Test(arguments: [SwipeBackPolicy.system, .own])
  func theGaugeIsAtTheHeightOfTheFinger(_ policy: SwipeBackPolicy) {
    var settings = HeadlessNavigation()
    settings.hasContentPop = true
    SwipeScene.run(settings) { scene in
      let gauge = WatchedGauge()
      scene.navigation.swipeBack.gauge = gauge
      scene.navigation.swipeBack.policy = policy
      for height: CGFloat in [400, 250] {
        scene.height = height
        scene.swipe(by: 100)
        #expect(gauge.updates.last?.fingerY == Double(height))
        scene.finger.cancel()
        scene.settle()
      }
    }
  }

  @Test(arguments: SwipeBackPolicy.allCases, SwipeBackPolicy.allCases)
  func aPolicyThatChangesDuringASwipeEndsIt(_ old: SwipeBackPolicy, _ new: SwipeBackPolicy) {
    var settings = HeadlessNavigation()
    settings.hasContentPop = true
    SwipeScene.run(settings) { scene in
      scene.navigation.swipeBack.policy = old
      scene.swipe(by: 250)
      scene.navigation.swipeBack.policy = new
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2)
      #expect(scene.state == .idle && scene.progress == 0)
      #expect(scene.world.displayLinkCount == 0)
    }
  }

  @Test func aScreenThatIsOffReportsNothing() {
    SwipeScene.run { scene in
      scene.navigation.swipeBack.policy = .progressOnly
      scene.detail.swipeBack.isEnabled = false
      scene.swipe(from: 5, by: 200)
      #expect(scene.progress == 0)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    }
  }
}

/// The page that moves with the finger.
@Suite @MainActor struct SwipeTransitionTests {
  /// A stack whose pops begin in a call, or later.
  private func settings(_ popStart: HeadlessNavigation.PopStart) -> HeadlessNavigation {
    var settings = HeadlessNavigation()
    settings.popStart = popStart
    return settings
  }

  @Test(arguments: [true, false], HeadlessNavigation.PopStart.allCases)
  func thePageFollowsTheFingerAndGoesBackOrReturns(_ isCommitted: Bool, _ popStart: HeadlessNavigation.PopStart) {
    SwipeScene.run(settings(popStart)) { scene in
      let stage = Stage()
      scene.navigation.delegate = stage
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      scene.swipe(by: isCommitted ? 250 : 100)
      let coordinator = scene.navigation.transitionCoordinator
      #expect(coordinator?.isInteractive == true)
      #expect(coordinator.map { Double($0.percentComplete) } == scene.progress)
      scene.finger.lift()
      #expect(coordinator?.isInteractive == false && coordinator?.isCancelled == !isCommitted)
      scene.settle()
      #expect(scene.depth == (isCommitted ? 2 : 3))
      #expect(scene.state == .idle && scene.progress == 0)
    }
  }

  @Test func aCancelledTouchTakesThePageBack() {
    SwipeScene.run { scene in
      let stage = Stage()
      scene.navigation.delegate = stage
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      scene.swipe(by: 250)
      scene.finger.cancel()
      scene.settle()
      #expect(scene.depth == 3 && scene.state == .idle)
    }
  }

  @Test(arguments: [true, false], HeadlessNavigation.PopStart.allCases)
  func aSwipeThatEndsInTheTurnOfItsBeginningLeavesOneScreenAtMost(
    _ isCommitted: Bool, _ popStart: HeadlessNavigation.PopStart
  ) {
    SwipeScene.run(settings(popStart)) { scene in
      let stage = Stage()
      scene.navigation.delegate = stage
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      let (driver, far) = (scene.navigation.swipeBack.driver, SwipeBackMachine.Finger(x: 250, y: 400, vx: 300))
      driver?.touch(scene.detail.view)
      driver?.begin(SwipeBackMachine.Finger(x: 20, y: 400, vx: 300))
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      driver?.receive(isCommitted ? .ended(far) : .cancelled)
      scene.settle()
      #expect(scene.depth == (isCommitted ? 2 : 3))
      #expect(scene.state == .idle && scene.navigation.transitionCoordinator == nil)
    }
  }

  /// A change of the theme, or an app that saves power.
  @Test(arguments: [true, false])
  func aTransitionThatIsReplacedInASwipeBringsThePageBack(_ isAnother: Bool) {
    SwipeScene.run { scene in
      let stage = Stage()
      scene.navigation.delegate = stage
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      scene.swipe(by: 100)
      #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
      scene.navigation.swipeBack.transition = isAnother ? SwipeBackTransition() : nil
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 3 && scene.state == .idle && scene.navigation.transitionCoordinator == nil)
    }
  }

  @Test func aPopByTheButtonNeedsNoFinger() {
    SwipeScene.run { scene in
      let stage = Stage()
      scene.navigation.delegate = stage
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      scene.navigation.popViewController(animated: true)
      scene.settle()
      #expect(scene.depth == 2 && scene.navigation.transitionCoordinator == nil)
      scene.swipe(by: 100)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 2)
      scene.navigation.popViewController(animated: true)
      scene.settle()
      #expect(scene.depth == 1 && scene.navigation.transitionCoordinator == nil)
    }
  }

  @Test func aScreenWithABackActionDoesNotMove() {
    SwipeScene.run { scene in
      let stage = Stage()
      scene.navigation.delegate = stage
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      var count = 0
      scene.detail.navigationItem.backAction = UIAction { _ in count += 1 }
      scene.swipe(by: 250)
      #expect(scene.navigation.transitionCoordinator == nil)
      scene.finger.lift()
      scene.settle()
      #expect(count == 1 && scene.depth == 3)
      #expect(scene.state == .idle && scene.progress == 0)
    }
  }

  @Test func aScreenThatResistsDoesNotMove() {
    SwipeScene.run { scene in
      let stage = Stage()
      scene.navigation.delegate = stage
      scene.navigation.swipeBack.transition = SwipeBackTransition()
      scene.detail.swipeBack.shouldPop = { false }
      scene.swipe(by: 250)
      #expect(scene.navigation.transitionCoordinator == nil)
      scene.finger.lift()
      scene.settle()
      #expect(scene.depth == 3)
    }
  }
}

/// The navigation delegate of an app.
final class Stage: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { navigationController.swipeBack.transition }
}

private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
#endif
