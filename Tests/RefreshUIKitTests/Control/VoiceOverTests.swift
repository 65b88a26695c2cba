#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The accessibility label, value and actions of a control.
@MainActor
@Suite struct VoiceOverTests {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "The server is away" }
  }

  @Test func aLoadThatFailedIsAButtonThatTriesAgain() async {
    await TestWorld.run { world in
      let scene = Scene(world)
      var loads = 0
      let footer = scene.list.refresh.addFooter(animator: .spinner) {
        loads += 1
        throw Failure()
      }
      footer.refreshStyle = .with { $0.language = .english }
      #expect(!footer.isAccessibilityElement && !footer.accessibilityActivate())
      footer.begin()
      await scene.advance(by: 2)
      #expect(footer.isAccessibilityElement && footer.accessibilityTraits.contains(.button))
      #expect(footer.accessibilityLabel == "The server is away, Tap to retry")
      #expect(footer.accessibilityActivate())
      await scene.advance(by: 0.2)
      #expect(loads == 2)
      footer.isEnabled = false
      #expect(!footer.accessibilityActivate() && !footer.accessibilityTraits.contains(.button))
    }
  }

  @Test func aHeaderIsReadWhileItHasWords() async {
    await TestWorld.run { world in
      let scene = Scene(world)
      let control = scene.addHeader(animator: .arrow)
      control.refreshStyle = .with { $0.language = .english }
      #expect(!control.isAccessibilityElement)
      scene.pull(to: 40)
      #expect(control.isAccessibilityElement && control.accessibilityLabel?.isEmpty == false)
      #expect(!control.accessibilityTraits.contains(.button))
      control.accessibilityLabel = "Refresh"
      #expect(control.accessibilityLabel == "Refresh")
      scene.finger.lift()
      await scene.settle()
      #expect(!control.isAccessibilityElement)
    }
  }

  @Test func aPictureWithoutWordsIsPassedOver() {
    TestWorld.run { world in
      let scene = Scene(world)
      let control = scene.addHeader(animator: .gum)
      scene.pull(to: 40)
      #expect(!control.isAccessibilityElement)
    }
  }

  @Test func aHeaderThatCannotBePulledHintsAtNoPull() async {
    await TestWorld.run { world in
      let scene = Scene(world)
      let control = scene.addHeader(animator: .gum)
      control.refreshStyle = .with { $0.language = .english }
      control.begin()
      await scene.advance(by: 0.8)
      #expect(control.accessibilityHint == "Pull to refresh")
      control.trigger = .manual
      await scene.advance(by: 0.1)
      #expect(control.isRefreshing && control.accessibilityHint == nil)
      await scene.expectCleanEnd()
    }
  }
}
#endif
