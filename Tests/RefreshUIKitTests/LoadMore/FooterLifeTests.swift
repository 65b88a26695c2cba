#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Footers that are removed, replaced, shown by views, and what of a header they do not have.
@MainActor
@Suite struct FooterLifeTests {
  /// The points at which a footer's session may be interrupted.
  enum Moment: CaseIterable {
    case pulled, loading, waitingForRows, failed, noMore
  }

  /// The kinds of interruption.
  enum Cut: CaseIterable {
    case removed, replaced, disabled, hidden
  }

  private nonisolated static let cases = Moment.allCases.flatMap { moment in
    Cut.allCases.map { (moment, $0) }
  }

  private func reach(_ moment: Moment, in scene: Scene) async {
    scene.show(scene.end)
    scene.pullEnd(to: 100)
    guard moment != .pulled else { return }
    scene.finger.lift()
    await scene.advance(by: 0.8)
    switch moment {
    case .pulled, .loading: break
    case .waitingForRows:
      scene.load.finish()
      await scene.world.settleTasks()
      scene.world.advance(frames: 2)
    case .failed: await scene.finishLoad(throwing: Scene.Failure())
    case .noMore: await scene.finishLoad(.end)
    }
  }

  /// Infinite scrolling is switched off in the middle, which crashes or leaves the list where it is.
  @Test(.bug(id: "B034"), .bug(id: "B042"), arguments: TestSetting.everySetting(with: cases))
  func removingTheFooterLeavesTheListOffset(switches: TestSetting, interruption: (moment: Moment, cut: Cut)) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: .onRelease)
      // What is removed while nothing moves gives its space back at once.
      scene.watch.mayComeFromOutside = true
      await reach(interruption.moment, in: scene)
      let cancels = interruption.moment == .loading ? 1 : 0
      scene.client {
        switch interruption.cut {
        case .removed: scene.list.refresh.removeFooter()
        case .replaced: scene.addFooter(trigger: .manual)
        case .disabled: footer.isEnabled = false
        case .hidden: footer.isHidden = true
        }
      }
      scene.world.finishTurn()
      await scene.world.settleTasks()
      #expect(scene.load.cancelCount == cancels)
      if scene.finger.isDown { scene.finger.lift() }
      footer.endRefreshing()
      scene.footer?.endRefreshing()
      await scene.settle()
      #expect(scene.list.contentInset == .zero)
      #expect(scene.offset == scene.end)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aLoadIsNotNotedAsARefresh(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.reachEnd()
      scene.grow(by: 400)
      await scene.finishLoad()
      #expect(footer.lastRefresh == nil)
      await scene.reachEnd()
      await scene.finishLoad(.end)
      #expect(footer.lastRefresh == nil)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFooterDoesNotFloatByPreference(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(animator: .material)
      await scene.reachEnd()
      await scene.advance(by: 0.8)
      scene.show(scene.watch.legalY.upperBound)
      await scene.advance(by: 0.3)
      #expect(footer.frame.minY == 3000)
      #expect(footer.clipsToBounds)
      #expect(scene.list.contentInset.bottom == footer.frame.height && footer.frame.height > 40)
      scene.show(scene.rest)
      await scene.advance(by: 0.3)
      #expect(footer.frame.height == 0 || footer.frame.minY == 3000)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aViewIsToldWhatAFooterDoes(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let view = FollowingView(frame: .zero)
      let footer = scene.addFooter(view: view)
      await scene.reachEnd()
      await scene.advance(by: 0.5)
      #expect(view.updates.last?.state == .refreshing)
      #expect(view.updates.last?.surroundings.role == .loadMore)
      await scene.finishLoad(throwing: Scene.Failure())
      await scene.showFooter()
      #expect(view.updates.last?.stays == true && view.updates.last?.tap == .retry)
      #expect(view.isSeen)
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 2)
      await scene.finishLoad(.end)
      #expect(view.updates.last?.state == .noMoreData && view.updates.last?.tap == nil)
      #expect(footer.view === view)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aHeaderAndAFooterAreFoundByWhatTheyAreFor(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let header = scene.addHeader()
      let footer = scene.addFooter()
      #expect(scene.list.refresh.header === header && scene.list.refresh.footer === footer)
      #expect(header.role == .refresh && footer.role == .loadMore)
      #expect(scene.list.refresh[.top] === header && scene.list.refresh[.bottom] === footer)
      let other = scene.addFooter()
      #expect(scene.list.refresh.footer === other && footer.superview == nil)
      scene.list.refresh.removeFooter()
      #expect(scene.list.refresh.footer == nil && scene.list.refresh.header === header)
      await scene.advance(by: 0.2)
    }
  }

  /// A load goes on without its window, and what has come stays.
  @Test(arguments: TestSetting.everySetting(with: [0, 400]))
  func aLoadGoesOnWithoutItsWindow(switches: TestSetting, rows: CGFloat) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.reachEnd()
      await scene.advance(by: 0.5)
      scene.watch.mayComeFromOutside = true
      let place = scene.offset
      scene.client { scene.list.removeFromSuperview() }
      await scene.advance(by: 0.3)
      #expect(footer.isRefreshing)
      scene.client { scene.list.contentSize.height += rows }
      scene.load.finish()
      await scene.advance(by: 0.5)
      #expect(footer.refreshState == .idle)
      scene.client { scene.world.window.addSubview(scene.list) }
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == .zero)
      #expect(scene.load.startCount == 1 && scene.load.cancelCount == 0)
      #expect(abs(scene.offset - place) <= 34)
    }
  }
}
#endif
