#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Sessions that the app begins: each test is named by what users of other libraries saw, and shows that it does not
/// happen here.
@MainActor
@Suite struct ProgramMuseumTests {
  /// Each begin adds the height of the header to the inset once more.
  @Test(.bug(id: "B074"), arguments: TestSetting.everySetting)
  func severalBeginsAddTheHeaderHeightSeveralTimes(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      #expect(control.begin() == .started)
      #expect(control.begin() == .joined && control.begin() == .joined)
      await scene.advance(by: 1)
      #expect(control.begin() == .joined)
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 60 && scene.pull == 60)
      #expect(scene.work.startCount == 1)
      control.endRefreshing()
      #expect(!control.isRefreshing)
      await scene.settle()
      #expect(scene.list.contentInset == .zero && scene.offset == scene.rest)
      #expect(scene.work.startCount == 1)
    }
  }

  /// The revealed length is that of the control at that moment, which is nearly 0 after a session.
  @Test(.bug(id: "B075"), arguments: TestSetting.everySetting)
  func theSecondBeginRevealsHalfAPoint(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      for count in 1...3 {
        control.begin()
        await scene.advance(by: 1)
        #expect(scene.pull == 60)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
        #expect(scene.work.startCount == count)
        control.endRefreshing()
        await scene.settle()
        #expect(scene.pull == 0)
      }
    }
  }

  /// The action belongs to an overscroll that never comes about where the list is scrolled far down.
  @Test(.bug(id: "B076"), arguments: TestSetting.everySetting(with: [true, false]))
  func aBeginFarDownTheListShowsAnAnimationAndLoadsNothing(switches: TestSetting, reveals: Bool) async {
    await Scene.run(switches, contentHeight: 9000) { scene in
      let control = scene.addHeader()
      scene.show(5000)
      #expect(control.begin(reveals: reveals) == .started)
      await scene.advance(by: 2)
      #expect(scene.work.startCount == 1)
      #expect(scene.offset == (reveals ? scene.rest - 60 : 5000))
      await scene.finish()
      #expect(scene.offset == (reveals ? scene.rest : 5000))
      #expect(scene.work.startCount == 1)
    }
  }

  /// A session begins before there is an action, which is set later, and never runs.
  @Test(.bug(id: "B078"), arguments: TestSetting.everySetting)
  func aBeginBeforeTheActionIsSetSpinsForEver(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let bare = RefreshControl(animator: PlainAnimator())
      #expect(bare.begin() == .queued && !bare.isRefreshing)
      scene.add(bare)
      await scene.advance(by: 1)
      #expect(bare.isRefreshing && scene.pull == 60)
      scene.client { scene.addHeader() }
      #expect(!bare.isRefreshing && bare.superview == nil)
      #expect(scene.list.contentInset == .zero)
      await scene.settle()
      #expect(scene.pull == 0)
      #expect(scene.header?.begin() == .started)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1 && scene.pull == 60)
      await scene.finish()
    }
  }

  /// A control without an action is ended by whoever began it.
  @Test(.bug(id: "B078"), arguments: TestSetting.everySetting)
  func aControlWithoutAnActionCannotBeEnded(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let bare = RefreshControl(animator: PlainAnimator())
      scene.add(bare)
      #expect(bare.begin() == .started)
      await scene.advance(by: 3)
      #expect(bare.isRefreshing)
      bare.endRefreshing()
      #expect(!bare.isRefreshing)
      await scene.settle()
      #expect(bare.refreshState == .idle && scene.pull == 0)
    }
  }
}
#endif
