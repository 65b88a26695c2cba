#if canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessWindowTests {
  @Test(arguments: HeadlessSwitches.WindowLoss.allCases)
  func endsADragWhoseViewLeavesTheWindowAsTheSwitchSays(setting: HeadlessSwitches.WindowLoss) {
    HeadlessScreen.run(.with { $0.windowLoss = setting }) { screen in
      screen.finger.pull(to: 80)
      screen.list.removeFromSuperview()
      #expect(screen.list.isDragging == (setting == .leavesDragFlag))
      #expect(screen.list.panGestureRecognizer.state == .possible)
      #expect(screen.world.log.names(.delegate).contains("scrollViewDidEndDragging") == (setting == .cancelsDrag))
      screen.finger.lift()
      screen.world.window.addSubview(screen.list)
      screen.finger.touchDown(at: CGPoint(x: 100, y: 100))
      #expect(!screen.list.isDragging)
      screen.finger.lift()
      #expect(!screen.list.isTracking)
    }
  }

  @Test func keepsBouncingWithoutAWindow() {
    HeadlessScreen.run(.with { $0.raisedInsetInBounce = .neverClamps }) { screen in
      screen.release(at: 80)
      screen.list.removeFromSuperview()
      let left = screen.offset
      screen.world.advance(frames: 2)
      #expect(screen.offset > left)
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 0)
    }
  }

  @Test func isNotTouchedWithoutAWindowHiddenOrDisabled() {
    HeadlessScreen.run { screen in
      let changes: [(UIScrollView) -> Void] = [
        { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0 }, { $0.removeFromSuperview() },
      ]
      for change in changes {
        screen.world.window.addSubview(screen.list)
        (screen.list.isHidden, screen.list.isUserInteractionEnabled, screen.list.alpha) = (false, true, 1)
        change(screen.list)
        screen.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.1)
        #expect(!screen.list.isTracking)
        screen.finger.lift()
      }
    }
  }

  @Test func isFreedWithItsScrollViewAtEachMoment() {
    weak var list: UIScrollView?
    HeadlessScreen.run { screen in
      list = screen.list
      screen.release(at: 80)
    }
    #expect(list == nil)
    for moment in ["at rest", "pulled", "bouncing", "animating"] {
      HeadlessWorld.run { world in
        var owner: UIScrollView? = UIScrollView(frame: world.window.bounds)
        owner?.contentSize.height = 3000
        owner.map(world.window.addSubview)
        world.finishTurn()
        let finger = owner.map { SimulatedFinger(on: $0) }
        if moment == "pulled" || moment == "bouncing" { finger?.pull(to: 80) }
        if moment == "bouncing" { finger?.lift() }
        if moment == "animating" { owner?.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
        list = owner
        owner?.removeFromSuperview()
        owner = nil
        #expect(list == nil, "\(moment)")
        world.advance(by: 0.1)
      }
    }
  }

  /// A subview that outlives its superview has it until it is removed, when weak references to it are `nil` already.
  @Test(arguments: HeadlessSwitches.Deallocation.allCases)
  func removesASubviewInTheDeallocationOfItsSuperview(setting: HeadlessSwitches.Deallocation) {
    final class Subview: UIView {
      weak var place: UIView?
      var told: [String] = []

      override func willMove(toSuperview newSuperview: UIView?) {
        told.append("\(newSuperview != nil) \(superview != nil) \(place != nil)")
      }

      override func didMoveToSuperview() {
        told.append("\(superview != nil)")
        place = superview
      }
    }
    HeadlessWorld.run(switches: .with { $0.deallocation = setting }) { _ in
      let view = Subview(frame: .zero)
      var superview: UIView? = UIView(frame: .zero)
      superview?.addSubview(view)
      superview = nil
      let removal = setting == .notifiesSubviews ? ["false true false", "false"] : []
      #expect(view.told == ["true false false", "true"] + removal && view.superview == nil)
    }
  }

  @Test func freesAWorldWhoseCodeIsOver() {
    weak var world: HeadlessWorld?
    HeadlessScreen.run { screen in
      world = screen.world
      _ = HeadlessDisplayLink { _ in }
      screen.world.enqueue {}
    }
    #expect(world == nil)
  }

  @Test func endsAWorldWhoseLastBlocksAddOthersAsTheyGo() {
    weak var second: NSObject?
    HeadlessScreen.run { screen in
      let object = NSObject()
      second = object
      let first = OnDeinit { [world = screen.world] in world.enqueue { _ = object } }
      screen.world.enqueue { _ = first }
    }
    #expect(second == nil)
  }

  @Test func keepsWorldsApartThatWait() async {
    let tasks = (0..<3).map { _ in
      Task { @MainActor in
        await HeadlessWorld.run { world in
          for _ in 0..<5 {
            world.advance(frames: 1)
            await Task.yield()
            #expect(HeadlessWorld.current === world)
            #expect(CACurrentMediaTime() == world.now)
            await Task { @MainActor in #expect(HeadlessWorld.current === world) }.value
          }
        }
      }
    }
    for task in tasks { await task.value }
  }

  @Test func runsReadyTasks() async {
    await HeadlessWorld.run { world in
      var steps: [String] = []
      Task { @MainActor in
        steps.append("first")
        await Task.yield()
        steps.append("second")
      }
      #expect(steps.isEmpty)
      await world.settleTasks()
      #expect(steps == ["first", "second"])
    }
  }

  @Test func waitsForATaskThatKeepsItsThread() async {
    @MainActor final class Answer {
      var hasCome = false
      nonisolated func prepare() { Thread.sleep(forTimeInterval: 0.03) }
    }
    await HeadlessWorld.run { world in
      let answer = Answer()
      Task.detached {
        answer.prepare()
        await MainActor.run { answer.hasCome = true }
      }
      await world.settleTasks()
      #expect(answer.hasCome)
    }
  }

  @Test func tellsOfTraitsThatChange() {
    final class Spy: UIView {
      var styles: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    HeadlessWorld.run { world in
      let spy = Spy(frame: .zero)
      world.window.addSubview(spy)
      var sizes = 0
      let registration = spy.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (_: Spy, _: UITraitCollection) in sizes += 1
      }
      world.setTraits { $0.userInterfaceStyle = .dark }
      #expect(spy.styles == [.light])
      #expect(sizes == 0)
      world.setTraits { $0.preferredContentSizeCategory = .extraLarge }
      #expect(sizes == 1)
      #expect(spy.traitCollection.preferredContentSizeCategory == .extraLarge)
      spy.unregisterForTraitChanges(registration)
      world.setTraits { $0.preferredContentSizeCategory = .small }
      #expect(sizes == 1)
      world.setTraits { _ in }
      #expect(spy.styles.count == 3)
    }
  }

  @Test func inheritsTheTint() {
    final class Spy: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    HeadlessWorld.run { world in
      let spy = Spy(frame: .zero)
      world.window.addSubview(spy)
      #expect(spy.count == 0)
      world.window.tintColor = .red
      #expect(spy.tintColor == .red)
      #expect(spy.count == 1)
      spy.tintColor = .green
      world.window.tintColor = .blue
      #expect(spy.tintColor == .green)
      #expect(spy.count == 2)
      spy.tintColor = nil
      #expect(spy.tintColor == .blue)
    }
  }

  @Test func tellsAViewOfItsSafeArea() {
    final class Spy: UIView {
      var tops: [CGFloat] = []
      override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
    }
    HeadlessWorld.run { world in
      world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      let spy = Spy(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
      world.window.addSubview(spy)
      spy.frame.origin.y = 70
      world.setSafeArea(UIEdgeInsets(top: 100, left: 0, bottom: 34, right: 0))
      spy.removeFromSuperview()
      #expect(spy.tops == [39, 0, 30, 0])
    }
  }
}

/// Calls a closure as it goes.
private final class OnDeinit {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  deinit { body() }
}
#endif
