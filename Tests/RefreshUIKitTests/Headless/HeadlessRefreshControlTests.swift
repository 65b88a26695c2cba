#if canImport(HeadlessUIKit)
import Testing

@testable import HeadlessUIKit

/// The beliefs of the stand-in about UIKit's refresh control.
@MainActor
@Suite struct HeadlessRefreshControlTests {
  private func run(
    height: CGFloat = 844, switches: HeadlessSwitches = HeadlessSwitches(),
    _ body: (HeadlessWorld, UIScrollView, UIRefreshControl, SimulatedFinger) -> Void
  ) {
    HeadlessScreen.run(switches, size: CGSize(width: 393, height: height)) { screen in
      let control = UIRefreshControl()
      screen.list.refreshControl = control
      body(screen.world, screen.list, control, screen.finger)
    }
  }

  @Test(arguments: [(100, 50), (300, 73.7), (372, 73.7), (667, 132.1), (759, 150.3), (844, 167.2), (932, 184.6)])
  func firesAtAFifthOfTheList(height: Double, distance: Double) {
    run(height: height) { _, _, control, _ in #expect(abs(Double(control.headlessTriggerDistance) - distance) < 0.05) }
  }

  @Test func addsItsSpaceUnderTheFingerBeforeItsEvent() {
    run { _, list, control, finger in
      var insets: [CGFloat] = []
      control.addAction(UIAction { _ in insets.append(list.adjustedContentInset.top) }, for: .valueChanged)
      finger.pull(to: 165)
      #expect(!control.isRefreshing && insets == [])
      finger.pull(to: 170)
      #expect(control.isRefreshing && insets == [60] && list.isTracking && list.contentInset == .zero)
      #expect(abs(list.contentOffset.y + 170) < 5)
    }
  }

  @Test(arguments: HeadlessSwitches.SystemSpace.allCases)
  func movesTheContentUnderTheFingerOnlyWhereASwitchSaysSo(space: HeadlessSwitches.SystemSpace) {
    run(switches: .with { $0.systemSpace = space }) { world, list, control, finger in
      finger.pull(to: 170)
      let (place, inset) = (list.contentOffset.y, list.adjustedContentInset.top)
      #expect(control.isRefreshing && inset == (space == .atLift ? 0 : 60))
      let point = finger.location ?? .zero
      finger.move(to: CGPoint(x: point.x, y: point.y + 1))
      #expect((list.contentOffset.y < place - 10) == (space == .movesContent))
      finger.lift()
      world.advance(by: 1)
      #expect(list.contentOffset.y == -60 && list.adjustedContentInset.top == 60)
    }
  }

  @Test func isHiddenUpToFivePoints() {
    run { _, _, control, finger in
      #expect(control.frame.height == 60)
      for (pull, isHidden) in [(3.0, true), (5, true), (6, false), (80, false)] {
        finger.pull(to: pull)
        #expect(control.isHidden == isHidden && abs(control.frame.minY + pull) < 0.5)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.SystemClosing.allCases)
  func givesItsSpaceBackAtOnceAndTheListScrolls(closing: HeadlessSwitches.SystemClosing) {
    run(switches: .with { $0.systemClosing = closing }) { world, list, control, finger in
      finger.pull(to: 170)
      finger.lift()
      world.advance(by: 1)
      control.endRefreshing()
      #expect(list.adjustedContentInset.top == 0 && list.contentOffset.y == (closing == .jumps ? 0 : -60))
      world.advance(by: 0.15)
      #expect(closing == .jumps || -59 < list.contentOffset.y && list.contentOffset.y < -1)
      world.advance(by: 0.3)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test func leavesAListUnderTheFingerToIt() {
    run { world, list, control, finger in
      finger.pull(to: 170)
      let place = list.contentOffset.y
      control.endRefreshing()
      world.advance(by: 0.5)
      #expect(list.contentOffset.y == place && list.adjustedContentInset.top == 0)
      finger.lift()
      world.advance(by: 1)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test func firesAgainWhenTheListHasComeBackFarEnough() {
    run { world, list, control, finger in
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      finger.pull(to: 170)
      control.endRefreshing()
      finger.pull(to: 130)
      finger.pull(to: 170)
      #expect(count == 1 && !control.isRefreshing)
      finger.pull(to: 120)
      finger.pull(to: 170)
      #expect(count == 2 && control.isRefreshing)
    }
  }

  @Test func beginsWithoutMovingTheListAndOnlyInAWindow() {
    run { _, list, control, _ in
      control.beginRefreshing()
      #expect(control.isRefreshing && list.adjustedContentInset.top == 60 && list.contentOffset.y == 0)
      control.endRefreshing()
      #expect(list.adjustedContentInset.top == 0)
      list.removeFromSuperview()
      control.beginRefreshing()
      #expect(!control.isRefreshing)
      list.refreshControl = nil
      #expect(control.superview == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.Trackpad.allCases)
  func firesOnlyInADragThatTracks(setting: HeadlessSwitches.Trackpad) {
    run(switches: .with { $0.trackpad = setting }) { _, list, control, _ in
      list.contentOffset.y = -200
      #expect(!control.isRefreshing)
      let trackpad = SimulatedTrackpad(on: list)
      trackpad.scroll(by: CGPoint(x: 0, y: 600), duration: 0.4)
      #expect(list.contentOffset.y < -170)
      #expect(control.isRefreshing == (setting == .dragsAndTracks))
    }
  }

  @Test(arguments: UINavigationBar.HeadlessRefreshPlace.allCases, HeadlessSwitches.BarHeight.allCases)
  func standsInTheMiddleOfTheAreaThatABarReveals(
    place: UINavigationBar.HeadlessRefreshPlace, height: HeadlessSwitches.BarHeight
  ) {
    let full = height.points + 52
    run(switches: .with { $0.barHeight = height }) { world, list, control, finger in
      list.removeFromSuperview()
      let controller = UIViewController()
      controller.view.addSubview(list)
      list.frame = controller.view.bounds
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.navigationBar.headlessRefreshPlace = place
      world.window.addSubview(navigation.view)
      navigation.headlessShowBar()
      world.finishTurn()
      let bar = navigation.navigationBar
      #expect(list.safeAreaInsets.top == full && control.isDescendant(of: bar))
      finger.pull(to: 150)
      let top: CGFloat = place == .aboveTitle ? height.points : full
      let frame = control.convert(control.bounds, to: bar)
      #expect(abs(frame.midY - top - 75) < 0.5 && frame.height == 60)
      finger.pull(to: 170)
      #expect(list.safeAreaInsets.top == full + 60 && list.adjustedContentInset.top == full + 60)
      finger.lift()
      world.advance(by: 1)
      #expect(control.convert(control.bounds, to: bar).minY == top && bar.frame.height == full + 60)
      control.endRefreshing()
      #expect(list.safeAreaInsets.top == full && list.contentOffset.y == -(full + 60))
      world.advance(by: 0.5)
      #expect(list.contentOffset.y == -full && bar.frame.height == full)
    }
  }

  @Test func reportsWhatUIKitAnswersWithARecursion() {
    run { world, list, control, _ in
      var violations: [String] = []
      world.onViolation = { violations.append($0) }
      let view = LayoutView(frame: list.bounds)
      list.addSubview(view)
      let acts: [@MainActor () -> Void] = [
        { control.beginRefreshing() }, { control.endRefreshing() },
        { UIView.animate(withDuration: 0.1) { list.contentOffset.y = 9 } },
      ]
      for act in acts {
        view.onLayout = act
        view.setNeedsLayout()
        world.finishTurn()
      }
      view.onLayout = {}
      control.beginRefreshing()
      #expect(
        violations == [
          "beginRefreshing() inside a layout pass", "endRefreshing() inside a layout pass",
          "an animated offset inside a layout pass",
        ])
    }
  }
}

/// A view that runs code in its layout pass.
private final class LayoutView: UIView {
  var onLayout: @MainActor () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
#endif
