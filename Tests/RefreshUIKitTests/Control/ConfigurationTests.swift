#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Settings reach the machine when they change, not in every layout pass and frame.
@MainActor
@Suite struct ConfigurationTests {
  /// Counts the questions for its metrics, which a test may change.
  private final class Asked: RefreshAnimator {
    private(set) var count = 0
    var extent: (RefreshSurroundings) -> Double = { _ in 60 }

    func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
      count += 1
      return RefreshMetrics(heldExtent: extent(surroundings))
    }

    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {}
  }

  private func settings(of control: RefreshControl) -> SideSettings? {
    control.attachment?.recorded.machine.controls[control.side].settings
  }

  @Test(arguments: TestSetting.everySetting)
  func aSessionAsksForNoMetrics(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let animator = Asked()
      scene.addHeader(animator: animator)
      await scene.advance(by: 0.1)
      let count = animator.count
      #expect(count > 0)
      await scene.refresh()
      await scene.advance(by: 0.3)
      await scene.finish()
      #expect(animator.count == count)
    }
  }

  /// A change around the control that comes without a call of it.
  enum Change: CaseIterable {
    case textSize, direction, size, contrast, motion, bold
  }

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting(with: Change.allCases))
  func aChangeAroundTheControlReachesTheMachine(switches: TestSetting, change: Change) async {
    await Scene.run(switches) { scene in
      let animator = Asked()
      animator.extent = {
        let isLarge = $0.textSize > .large || $0.isRightToLeft || $0.viewport < 800 || $0.increasesContrast
        return isLarge || $0.reducesMotion || $0.prefersBoldText ? 80 : 60
      }
      let control = scene.addHeader(animator: animator)
      await scene.advance(by: 0.1)
      #expect(settings(of: control)?.metrics.heldExtent == 60)
      switch change {
      case .textSize: scene.world.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      case .direction: scene.world.setTraits { $0.layoutDirection = .rightToLeft }
      case .size: scene.client { scene.list.frame.size.height = 700 }
      case .contrast: scene.world.setTraits { $0.accessibilityContrast = .high }
      case .motion: scene.world.accessibility.isReduceMotionEnabled = true
      case .bold: scene.world.accessibility.isBoldTextEnabled = true
      }
      scene.watch.mayComeFromOutside = true
      scene.pull(to: 20)
      #expect(settings(of: control)?.metrics.heldExtent == 80)
      scene.finger.lift()
    }
  }
  #endif

  @Test(arguments: TestSetting.everySetting)
  func aControlOfTheSystemThatIsAddedLaterTakesThePull(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      scene.list.refreshControl = UIRefreshControl()
      scene.pull(to: 110)
      #expect(settings(of: control)?.trigger == .manual)
      #expect(control.refreshState == .idle)
      scene.finger.lift()
      await scene.settle()
      scene.list.refreshControl = nil
      await scene.refresh()
      #expect(settings(of: control)?.trigger == .onRelease)
    }
  }

  /// An animator whose metrics depend on something of its own is set again.
  @Test func anAnimatorThatIsSetAgainIsAskedAgain() async {
    await Scene.run(TestSetting()) { scene in
      let animator = Asked()
      let control = scene.addHeader(animator: animator)
      await scene.advance(by: 0.1)
      animator.extent = { _ in 44 }
      control.animator = animator
      #expect(settings(of: control)?.metrics.heldExtent == 44)
    }
  }

  @Test func aViewThatIsSetAgainIsAskedAgain() async {
    await Scene.run(TestSetting()) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.advance(by: 0.1)
      view.extent = 44
      control.animator = .view(view)
      #expect(settings(of: control)?.metrics.heldExtent == 44)
    }
  }

  /// The row of a failed load is taller with a sentence, and shorter again without.
  @Test(arguments: TestSetting.everySetting)
  func aSentenceReachesTheMetricsOfAFooter(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let animator = Asked()
      animator.extent = { $0.hasMessage ? 80 : 60 }
      let footer = scene.addFooter(animator: animator)
      footer.failureText = { _ in "Offline" }
      scene.watch.footerExtent = 80
      await scene.failToLoad()
      #expect(settings(of: footer)?.metrics.heldExtent == 80)
      scene.finger.tap(at: scene.tapPoint)
      await scene.advance(by: 0.3)
      await scene.finishLoad()
      await scene.advance(by: 0.3)
      scene.pull(to: 10)
      #expect(settings(of: footer)?.metrics.heldExtent == 60)
      scene.finger.lift()
    }
  }

  /// An animator that sets its control while it is asked is not asked in that call again.
  @Test(arguments: [false, true]) func anAnimatorThatSetsItsControlIsNotAskedWithinThat(isNewEachTime: Bool) async {
    await Scene.run(TestSetting()) { scene in
      let animator = Asked()
      let control = scene.addHeader(animator: animator)
      animator.extent = { [weak control, unowned animator] _ in
        MainActor.assumeIsolated {
          if animator.count < 10_000 { control?.timeout = isNewEachTime ? Double(animator.count) + 10 : 30 }
        }
        return 60
      }
      control.tintColor = .red
      await scene.refresh()
      await scene.finish()
      #expect(animator.count < 20)
    }
  }
}
#endif
