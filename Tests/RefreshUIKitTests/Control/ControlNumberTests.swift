#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Numbers of a remote configuration in a control: clamped, and said once.
@MainActor
@Suite struct ControlNumberTests {
  /// A setting that takes a number.
  enum Setting: CaseIterable, Sendable {
    case timeout, minimumVisibleTime, points, viewports, items, loadsPerGesture, loadsToFill

    @MainActor
    func set(_ number: Double, of control: RefreshControl) {
      let count = number.isFinite ? Int(number) : -1
      switch self {
      case .timeout: control.timeout = number
      case .minimumVisibleTime: control.refreshStyle = .with { $0.minimumVisibleTime = number }
      case .points: control.trigger = .onReachingEnd(within: .points(number))
      case .viewports: control.trigger = .onReachingEnd(within: .viewports(number))
      case .items: control.trigger = .onReachingEnd(within: .items(count))
      case .loadsPerGesture: control.loadMore.loadsPerGesture = count
      case .loadsToFill: control.loadMore.loadsToFill = count
      }
    }
  }

  private nonisolated static let cases = Setting.allCases.flatMap { setting in
    [-1, -Double.infinity, .infinity, .nan].map { (setting, $0) }
  }

  @Test(arguments: cases)
  func aNumberThatCannotBeUsedIsSaidOnceAndTheControlWorks(setting: Setting, number: Double) async {
    await TestWorld.run { world in
      let scene = Scene(world)
      let entries = await LogBoard.entries(about: scene.list) {
        scene.addHeader()
        let footer = scene.addFooter()
        for _ in 0..<3 { setting.set(number, of: footer) }
        await scene.refresh()
        await scene.finish()
        footer.refreshStyle = .with { $0.minimumVisibleTime = 0.6 }
        await scene.reachEnd()
        await scene.finishLoad()
        #expect(footer.refreshState == .idle)
      }
      #expect(entries.count == 1)
    }
  }

  /// A control is configured before it is in a list.
  @Test func aNumberFromBeforeTheListIsSaidInTheList() async {
    await TestWorld.run { world in
      let scene = Scene(world)
      let control = RefreshControl(animator: PlainAnimator())
      control.timeout = -1
      control.refreshStyle = .with { $0.minimumVisibleTime = .nan }
      #expect(control.timeout == nil && control.minimumVisibleTime == 0.6)
      let entries = await LogBoard.entries(about: scene.list) {
        scene.add(control)
        await scene.refresh()
        control.endRefreshing()
        await scene.settle()
      }
      #expect(entries.count == 1)
    }
  }

  @Test func usableNumbersAreSaidNothingOf() async {
    await TestWorld.run { world in
      let scene = Scene(world)
      let entries = await LogBoard.entries(about: scene.list) {
        let footer = scene.addFooter()
        for setting in Setting.allCases { setting.set(2, of: footer) }
        await scene.advance(by: 0.2)
      }
      #expect(entries == [])
    }
  }

  @Test func optionsOfAnAnimatorAreSaidOnce() async {
    for animator in [
      GumAnimator(radius: 1e308), GumAnimator(radius: .nan), HiddenAnimator(heldExtent: -1),
      HiddenAnimator(triggerDistance: 0),
    ] as [any RefreshAnimator] {
      await TestWorld.run { world in
        let scene = Scene(world)
        let entries = await LogBoard.entries(about: scene.list) {
          scene.addHeader(animator: animator)
          // An extent without an end takes a fifth of the viewport.
          scene.pullAndRelease(to: 200)
          await scene.advance(by: 0.8)
          await scene.finish()
        }
        #expect(entries == [.clampedMetrics], "\(animator)")
        #expect(scene.work.startCount == 1)
      }
    }
  }

  /// The fraction of 0 of 0 items is no number: it is not known.
  @Test func progressThatIsNoneIsUnknown() async {
    await Scene.run(TestSetting()) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      control.sessionProgress = .nan
      #expect(control.sessionProgress == nil)
      control.sessionProgress = 7
      #expect(control.sessionProgress == 1)
      control.sessionProgress = -.infinity
      #expect(control.sessionProgress == nil)
      control.sessionProgress = -0.1
      #expect(control.sessionProgress == 0)
    }
  }
}
#endif
