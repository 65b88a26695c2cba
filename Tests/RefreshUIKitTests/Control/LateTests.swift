#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Late results of an ended session do not affect another one.
@MainActor
@Suite struct LateTests {
  /// Adds a header whose actions are these, one a session, deaf to their cancellation.
  private func addHeader(_ works: [Work], to list: UIScrollView) -> RefreshControl {
    var next = 0
    return list.refresh.addHeader(animator: PlainAnimator()) {
      let work = works[next]
      next += 1
      await Task.detached { try? await work.run() }.value
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aResultThatComesAfterARemovalDoesNotEndTheNextSession(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.watch.spareInsetWrites = 2
      let works = [Work(), Work()]
      let control = addHeader(works, to: scene.list)
      scene.watch.follow(control)
      control.begin()
      await scene.advance(by: 0.5)
      scene.client {
        control.removeFromSuperview()
        scene.list.addSubview(control)
      }
      #expect(control.begin() == .started)
      await scene.advance(by: 0.5)
      works[0].finish()
      await scene.advance(by: 0.5)
      #expect(works.map(\.startCount) == [1, 1] && control.isRefreshing)
      works[1].finish()
      await scene.settle()
      #expect(control.refreshState == .idle)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aResultOfAnotherListDoesNotEndTheSession(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let other = UIScrollView(frame: scene.world.window.bounds)
      other.contentSize = CGSize(width: 393, height: 3000)
      scene.world.window.addSubview(other)
      let works = [Work(), Work()]
      let control = addHeader(works, to: scene.list)
      scene.watch.follow(control)
      control.begin()
      await scene.advance(by: 1)
      scene.client { other.addSubview(control) }
      #expect(control.begin() == .started)
      await scene.advance(by: 1)
      works[0].finish()
      await scene.advance(by: 0.5)
      #expect(works.map(\.startCount) == [1, 1] && control.isRefreshing)
      works[1].finish()
      await scene.advance(by: 2)
      #expect(control.refreshState == .idle && other.contentInset == .zero)
      scene.client { other.removeFromSuperview() }
    }
  }

  /// The refresh cancels the load, and a callback of the refresh ends it and begins the load again.
  @Test(arguments: TestSetting.everySetting)
  func theCancelOfALoadDoesNotMeetTheNextOne(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let header = scene.addHeader(view: view)
      let footer = scene.addFooter()
      footer.begin(reveals: false)
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 1)
      view.onUpdate = { [weak view, weak header, weak footer] update in
        guard update.state == .refreshing else { return }
        view?.onUpdate = nil
        header?.endRefreshing()
        #expect(footer?.begin(reveals: false) == .started)
      }
      header.begin(reveals: false)
      await scene.advance(by: 1)
      #expect(scene.load.startCount == 2 && scene.load.cancelCount == 1)
      #expect(footer.isRefreshing)
      scene.load.finish()
      await scene.settle()
      #expect(!footer.isRefreshing)
    }
  }

  @Test(.deliversEvents, arguments: TestSetting.everySetting)
  func aSessionThatItsOwnViewEndsIsNotAnnouncedToListeners(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      var heard = 0
      control.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
      view.onUpdate = { [weak control] in if $0.state == .refreshing { control?.endRefreshing() } }
      #expect(scene.list.refresh.accessibilityScroll(.up))
      #expect(heard == 0 && view.states.contains(.refreshing))
      await scene.settle()
      view.onUpdate = nil
      #expect(scene.list.refresh.accessibilityScroll(.up))
      #expect(heard == 1)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aMessageIsNotSaidOfTheNextSession(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      view.showsOutcomes = true
      let control = scene.addHeader(view: view)
      await scene.refresh()
      view.forgetUpdates()
      control.end(.failure, message: "No connection")
      await scene.settle()
      #expect(view.updates.contains { $0.state == .ending && $0.message == "No connection" })
      view.forgetUpdates()
      await scene.refresh()
      await scene.finish()
      #expect(view.states.contains(.pulling) && view.states.contains(.ending))
      #expect(view.updates.allSatisfy { $0.message == nil })
    }
  }

  /// Pulled out again while it closes, it has not been idle in between.
  @Test(arguments: TestSetting.everySetting)
  func aMessageIsNotSaidOfASessionThatFollowsAtOnce(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      await scene.refresh()
      control.end(.failure, message: "No connection")
      #expect(control.refreshState == .ending)
      view.forgetUpdates()
      control.begin()
      await scene.advance(by: 1)
      #expect(view.states == [.refreshing] && view.updates.allSatisfy { $0.message == nil })
    }
  }
}
#endif
