#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The styles of the app, of windows and views, and of controls.
@MainActor
@Suite struct StyleInheritanceTests {
  /// Runs code with a list in a page in a window.
  private func run(_ body: @MainActor (Scene, UIView) async -> Void) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let page = UIView(frame: world.window.bounds)
      world.window.addSubview(page)
      page.addSubview(scene.list)
      world.finishTurn()
      await body(scene, page)
    }
  }

  @Test func theNearestStyleCountsAndItsRemovalRestoresTheNext() async {
    await run { scene, page in
      let control = scene.addHeader()
      scene.pull(to: 40)
      let plain = control.color
      let window = scene.world.window
      let expect = { (color: UIColor?, comment: Comment) in
        scene.world.finishTurn()
        #expect(control.color == color?.cgColor ?? plain, comment)
      }
      window.refreshStyle = .tint(.red)
      expect(.red, "the window's")
      page.refreshStyle = .tint(.green)
      expect(.green, "the page's")
      scene.list.refreshStyle = .tint(.blue)
      expect(.blue, "the list's")
      control.refreshStyle = .tint(.black)
      expect(.black, "its own")
      control.tintColor = .white
      expect(.white, "a property of the control comes first")
      control.tintColor = nil
      control.refreshStyle = nil
      scene.list.refreshStyle = nil
      expect(.green, "without the nearer two")
      page.refreshStyle = nil
      expect(.red, "without the nearer three")
      window.refreshStyle = nil
      expect(nil, "without any")
      #expect(window.refreshStyle == nil && page.subviews == [scene.list], "nothing is left behind")
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func eachPropertyIsLookedUpOnItsOwn() async {
    await run { scene, page in
      let control = scene.addHeader()
      scene.world.window.refreshStyle = .with {
        $0.colors = [.tint: .red, .failure: .green]
        $0.minimumVisibleTime = 2
        $0.language = .german
        $0.outcomeTimes = [.success: 3, .failure: 4]
      }
      page.refreshStyle = .with {
        $0.colors[.tint] = .blue
        $0.minimumVisibleTime = 1
        $0.outcomeTimes[.failure] = 5
      }
      #expect(control.look.style.colors == [.tint: .blue, .failure: .green])
      #expect(control.minimumVisibleTime == 1 && control.words.language == .german)
      #expect(control.look.style.outcomeTimes == [.success: 3, .failure: 5])
    }
  }

  @Test func theStyleOfTheAppIsFollowedAndIsTheLastOne() {
    HeadlessWorld.run { world in
      defer { RefreshStyle.app = RefreshStyle() }
      let scene = Scene(world)
      let control = scene.addHeader()
      scene.pull(to: 40)
      let plain = control.color
      RefreshStyle.app = .tint(.red)
      world.finishTurn()
      #expect(control.color == UIColor.red.cgColor)
      RefreshStyle.app.colors[.tint] = .green
      world.finishTurn()
      #expect(control.color == UIColor.green.cgColor)
      let footer = scene.addFooter()
      #expect(footer.look.style.colors[.tint] == .green, "a control that comes later")
      world.window.refreshStyle = .tint(.blue)
      world.finishTurn()
      #expect(control.color == UIColor.blue.cgColor)
      world.window.refreshStyle = nil
      RefreshStyle.app = RefreshStyle()
      world.finishTurn()
      #expect(control.color == plain)
      scene.finger.lift()
    }
  }

  @Test func twoWindowsHaveTwoStyles() {
    HeadlessWorld.run { world in
      let other = UIWindow(frame: world.window.bounds)
      let lists = [world.window, other].map { window in
        let list = UIScrollView(frame: window.bounds)
        window.addSubview(list)
        return list
      }
      let controls = lists.map { $0.refresh.addHeader(animator: PlainAnimator()) { await Task.yield() } }
      world.window.refreshStyle = .with { $0.minimumVisibleTime = 1 }
      other.refreshStyle = .with { $0.minimumVisibleTime = 2 }
      #expect(controls.map(\.minimumVisibleTime) == [1, 2])
      other.addSubview(lists[0])
      #expect(controls.map(\.minimumVisibleTime) == [2, 2], "a list that moves to the other window")
    }
  }

  @Test func aControlThatMovesToAnotherListHasTheStyleThere() {
    HeadlessWorld.run { world in
      let scene = Scene(world)
      let other = UIScrollView(frame: world.window.bounds)
      world.window.addSubview(other)
      let control = RefreshControl(animator: PlainAnimator())
      scene.list.refreshStyle = .with { $0.minimumVisibleTime = 1 }
      other.refreshStyle = .with { $0.minimumVisibleTime = 2 }
      #expect(control.minimumVisibleTime == 0.6)
      scene.list.addSubview(control)
      #expect(control.minimumVisibleTime == 1 && control.machineSettings?.minimumVisibleTime == 1)
      other.addSubview(control)
      #expect(control.minimumVisibleTime == 2 && control.machineSettings?.minimumVisibleTime == 2)
      control.removeFromSuperview()
      #expect(control.minimumVisibleTime == 2, "the last one, until it is somewhere again")
    }
  }

  @Test func aListThatMovesToAnotherViewFollowsThere() async {
    await run { scene, page in
      let control = scene.addHeader()
      let other = UIView(frame: page.frame)
      scene.world.window.addSubview(other)
      page.refreshStyle = .with { $0.minimumVisibleTime = 1 }
      other.refreshStyle = .with { $0.minimumVisibleTime = 2 }
      #expect(control.minimumVisibleTime == 1)
      scene.list.removeFromSuperview()
      other.addSubview(scene.list)
      #expect(control.minimumVisibleTime == 2, "through no window")
      page.addSubview(scene.list)
      scene.world.finishTurn()
      #expect(control.minimumVisibleTime == 2, "within the window, UIKit tells nobody")
      page.refreshStyle = page.refreshStyle
      #expect(control.minimumVisibleTime == 1, "until a style is set")
    }
  }

  @Test func aSessionFollowsAStyleThatChangesInItsMiddle() async {
    await run { scene, page in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      await scene.refresh()
      await scene.advance(by: 1)
      let (draws, inset) = (counter.count, scene.list.contentInset.top)
      page.refreshStyle = .with {
        $0.colors[.tint] = .red
        $0.language = .german
      }
      scene.world.finishTurn()
      #expect(control.color == UIColor.red.cgColor && counter.last?.surroundings.language == .german)
      #expect(control.isRefreshing && scene.list.contentInset.top == inset)
      #expect(counter.count > draws)
      let count = counter.count
      await scene.advance(by: 1)
      #expect(counter.count == count && scene.world.displayLinkCount == 0, "and then nothing more")
      page.refreshStyle = nil
      scene.world.finishTurn()
      #expect(control.color != UIColor.red.cgColor)
      await scene.finish()
      #expect(scene.watch.outcome == .success)
    }
  }

  @Test func aStyleIsLostWithAllSubviews() async {
    await run { scene, page in
      let control = scene.addHeader()
      page.refreshStyle = .with { $0.minimumVisibleTime = 1 }
      page.subviews.filter { $0 !== scene.list }.forEach { $0.removeFromSuperview() }
      #expect(page.refreshStyle == nil && control.minimumVisibleTime == 1, "until it is looked up")
      page.refreshStyle = nil
      #expect(control.minimumVisibleTime == 0.6)
    }
  }

  /// `viewForZooming(in:)` often returns the first subview.
  @Test func theFirstSubviewOfAListThatZoomsStaysTheAppsOwn() {
    HeadlessWorld.run { world in
      let list = UIScrollView(frame: world.window.bounds)
      list.maximumZoomScale = 3
      list.refreshStyle = .tint(.red)
      world.window.addSubview(list)
      list.refresh.addHeader(animator: PlainAnimator()) { await Task.yield() }
      let photo = UIView(frame: list.bounds)
      list.addSubview(photo)
      world.finishTurn()
      #expect(list.subviews.first === photo)
    }
  }

  @Test func aStyleKeepsNothingAlive() {
    HeadlessWorld.run { world in
      weak var view: UIView?
      weak var list: UIScrollView?
      do {
        let page = UIView(frame: world.window.bounds)
        let own = UIScrollView(frame: page.bounds)
        page.addSubview(own)
        own.refresh.addHeader(animator: PlainAnimator()) { await Task.yield() }
        page.refreshStyle = .tint(.red)
        world.window.addSubview(page)
        world.finishTurn()
        page.removeFromSuperview()
        (view, list) = (page, own)
      }
      world.finishTurn()
      #expect(view == nil && list == nil)
    }
  }

  @Test func framesOfASessionLookNothingUp() async {
    await run { scene, page in
      let control = scene.addHeader()
      page.refreshStyle = .with { $0.language = .german }
      page.subviews.filter { $0 !== scene.list }.forEach { $0.removeFromSuperview() }
      await scene.refresh()
      await scene.finish()
      #expect(control.look.style.language == .german)
      #expect(scene.world.isIdle && scene.world.timerCount == 0 && scene.world.displayLinkCount == 0)
    }
  }
}
#endif
