#if canImport(HeadlessUIKit)
import HeadlessUIKit
import SwipeBack
import Testing

/// The line of the page is enough for an app.
@MainActor
@Suite struct SwipeBackDocumentationTests {
  @Test func theLineOfThePageLetsASwipeGoBack() {
    HeadlessWorld.run { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      world.window.addSubview(navigation.view)
      letSwipesGoBack(navigation)
      let finger = HeadlessSwipeFinger(in: world.window)
      finger.touchDown(at: CGPoint(x: 100, y: 400))
      finger.drag(to: CGPoint(x: 350, y: 400), duration: 0.3)
      finger.lift()
      world.advance(by: 1)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func theSimulatedFingerOfThePageGoesBack() async throws {
    try await HeadlessWorld.run { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      world.window.addSubview(navigation.view)
      letSwipesGoBack(navigation)
      try await swipeBackOnce(navigation)
    }
  }
}
#endif
