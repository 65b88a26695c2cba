#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The order of the subviews of a scroll view: `viewForZooming(in:)` often returns the first.
@MainActor
@Suite struct SubviewOrderTests {
  /// A page that can be zoomed.
  private static func makePage(in scene: Scene) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    scene.list.maximumZoomScale = 3
    return page
  }

  @Test(arguments: TestSetting.everySetting(with: [false, true]))
  func theFirstSubviewIsTheAppsOwn(switches: TestSetting, isAdded: Bool) async {
    await Scene.run(switches) { scene in
      let page = Self.makePage(in: scene)
      scene.list.addSubview(page)
      if isAdded { scene.add(RefreshControl(animator: PlainAnimator())) } else { scene.addHeader() }
      scene.addFooter()
      #expect(scene.list.subviews.first === page)
      await scene.advance(by: 0.3)
      #expect(scene.list.subviews.first === page)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aPageThatIsAddedAfterTheControlsComesFirst(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.addFooter()
      await scene.advance(by: 0.3)
      let page = Self.makePage(in: scene)
      scene.list.addSubview(page)
      scene.client { scene.list.contentSize.height = 3100 }
      scene.world.finishTurn()
      #expect(scene.list.subviews.first === page)
      await scene.refresh()
      #expect(scene.pull == 60 && scene.list.subviews.first === page)
      await scene.finish()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theLatestHeaderIsFound(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      let second = scene.addHeader(edge: .bottom)
      #expect(scene.list.refresh.header === second)
      let third = scene.addHeader(edge: .bottom)
      #expect(scene.list.refresh.header === third && second.superview == nil)
    }
  }

  /// An app that sorts the subviews of its list takes all of them out and in again.
  @Test func aHostThatComesBackInTheSameTurnKeepsItsSession() async {
    await Scene.run(TestSetting()) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.client {
        guard let host = scene.list.subviews.first(where: { $0 is RefreshHost }) else { return }
        host.removeFromSuperview()
        scene.list.addSubview(host)
      }
      await scene.advance(by: 0.2)
      #expect(control.isRefreshing && scene.work.startCount == 1 && scene.pull == 60)
    }
  }
}
#endif
