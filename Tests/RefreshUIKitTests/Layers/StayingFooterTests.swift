#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A footer with a row that stays is drawn in idle; every other control is not.
@MainActor
@Suite struct StayingFooterTests {
  private func isDrawn(_ change: (inout RefreshUpdate) -> Void) -> Bool {
    TestWorld.run { _ in
      var update = RefreshUpdate(
        visibleExtent: 52, heldExtent: 52, surroundings: RefreshSurroundings(role: .loadMore, edge: .bottom))
      change(&update)
      let control = RefreshControl(animator: .gum, edge: .bottom)
      control.show(update, control.placementInUse, in: CGRect(x: 0, y: 0, width: 393, height: update.visibleExtent))
      return control.layer.sublayers?.contains { !$0.isHidden } ?? false
    }
  }

  @Test func aButtonIsDrawnInIdle() {
    #expect(isDrawn { $0.tap = .load })
    #expect(isDrawn { ($0.tap, $0.outcome) = (.retry, .failure) })
    #expect(isDrawn { $0.state = .noMoreData })
  }

  @Test func nothingElseIsDrawnInIdle() {
    #expect(!isDrawn { _ in })
    #expect(!isDrawn { $0.outcome = .success })
    #expect(!isDrawn { ($0.outcome, $0.surroundings.role) = (.failure, .refresh) })
    #expect(!isDrawn { ($0.tap, $0.visibleExtent) = (.retry, 0) })
  }

  /// A finger that slides off a button has let it go: what comes after is not seen a second time.
  @Test func aFingerThatLeavesAButtonFadesItBackOnce() {
    TestWorld.run { _ in
      var presses: [Bool] = []
      let view = TapView(frame: .zero)
      view.onPress = { presses.append($0) }
      view.touchesBegan([], with: nil)
      view.touchesMoved([], with: nil)
      view.touchesMoved([], with: nil)
      view.touchesCancelled([], with: nil)
      #expect(presses == [true, false])
    }
  }

  /// The release is that of another layer.
  @Test func aFooterWhoseAnimatorChangesUnderTheFingerIsNotDimmedForEver() async {
    await Scene.run(TestSetting()) { scene in
      let footer = scene.addFooter()
      await scene.failToLoad()
      let root = footer.stage.renderer.root
      footer.stage.tapView?.touchesBegan([], with: nil)
      #expect(root.animationKeys()?.isEmpty == false)
      footer.animator = .view(FollowingView())
      await scene.advance(by: 0.1)
      #expect(root.animationKeys()?.contains { root.animation(forKey: $0)?.repeatCount == .infinity } != true)
      footer.stage.tapView?.touchesCancelled([], with: nil)
      await scene.expectCleanEnd()
    }
  }

  @Test func aPressThatEndedWithItsAnimatorDoesNotEndAgain() async {
    await Scene.run(TestSetting()) { scene in
      let footer = scene.addFooter()
      await scene.failToLoad()
      footer.stage.tapView?.touchesBegan([], with: nil)
      footer.animator = .gum
      await scene.advance(by: 0.5)
      let root = footer.stage.renderer.root
      root.removeAllAnimations()
      footer.stage.tapView?.touchesCancelled([], with: nil)
      #expect(root.animationKeys()?.isEmpty != false)
      scene.client { scene.list.refresh.removeFooter() }
      await scene.expectCleanEnd()
    }
  }
}
#endif
