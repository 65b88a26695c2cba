#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// A refresh and a load in one list.
@MainActor
@Suite struct HeaderAndFooterTests {
  /// A feed of one page, whose action says so after each refresh.
  @Test(arguments: TestSetting.everySetting)
  func aRefreshThatSaysAgainThatThereIsNoMoreKeepsIt(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      let footer = scene.addFooter()
      for _ in 1...2 {
        await scene.refresh()
        footer.hasMoreData = false
        await scene.finish()
        #expect(!footer.hasMoreData)
      }
      await scene.refresh()
      await scene.finish()
      #expect(footer.hasMoreData)
    }
  }

  /// The cursor has expired, and the load starts over.
  @Test(arguments: TestSetting.everySetting)
  func aLoadMayRefreshTheList(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let header = scene.addHeader()
      var outcome: RefreshOutcome?
      let footer = scene.list.refresh.addFooter(animator: PlainAnimator()) { [weak header] in
        outcome = await header?.refresh(reveals: false)
        return .more
      }
      scene.watch.follow(footer)
      await scene.reachEnd()
      await scene.advance(by: 1)
      #expect(header.isRefreshing && scene.work.isRunning && !footer.isRefreshing && outcome == .cancelled)
      await scene.finish()
      #expect(scene.work.cancelCount == 0 && header.lastRefresh != nil)
    }
  }

  /// Both are in flight together, and the late page is put into the new list.
  @Test(.bug(id: "B066"), arguments: TestSetting.everySetting)
  func aRefreshDuringALoadMixesTheirPages(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      let late = Work()
      var wasCancelled: [Bool] = []
      let footer = scene.list.refresh.addFooter(animator: PlainAnimator()) {
        // An action that does not listen to its cancellation.
        await Task.detached { try? await late.run() }.value
        wasCancelled.append(Task.isCancelled)
        return .end
      }
      scene.watch.follow(footer)
      await scene.reachEnd()
      #expect(footer.isRefreshing)
      scene.show(scene.rest)
      scene.pullAndRelease()
      #expect(scene.header?.isRefreshing == true && !footer.isRefreshing)
      await scene.advance(by: 1)
      late.finish()
      await scene.advance(by: 0.3)
      #expect(wasCancelled == [true])
      #expect(footer.hasMoreData && footer.refreshState == .idle)
      #expect(scene.watch.footer.outcome == .cancelled)
      #expect(scene.watch.footer.startCount == 1 && scene.watch.footer.cancelCount == 1)
      await scene.finish()
    }
  }

  /// A load begins during a refresh, and brings a page of the old list.
  @Test(.bug(id: "B066"), arguments: TestSetting.everySetting)
  func aLoadDuringARefreshMixesTheirPages(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      let footer = scene.addFooter()
      await scene.refresh()
      #expect(footer.begin() == .refused(.excluded))
      await scene.reachEnd()
      #expect(scene.load.startCount == 0)
      await scene.finish()
      #expect(scene.load.startCount == 0)
      await scene.reachEnd()
      #expect(scene.load.startCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [true, false]))
  func whatCameFirstMayBeServedFirst(switches: TestSetting, refreshIsFirst: Bool) async {
    await Scene.run(switches) { scene in
      let header = scene.addHeader()
      let footer = scene.addFooter()
      footer.loadMore.exclusion = .firstComeFirstServed
      let (first, second) = refreshIsFirst ? (header, footer) : (footer, header)
      #expect(first.begin(reveals: false) == .started)
      #expect(second.begin(reveals: false) == .refused(.excluded))
      await scene.advance(by: 0.1)
      #expect(first.isRefreshing && !second.isRefreshing)
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
      #expect(scene.watch.header.startCount == (refreshIsFirst ? 1 : 0))
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func bothMayRunIfTheAppSaysSo(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let header = scene.addHeader()
      let footer = scene.addFooter()
      footer.loadMore.exclusion = .independent
      await scene.reachEnd()
      scene.show(scene.rest)
      await scene.refresh()
      #expect(header.isRefreshing && footer.isRefreshing)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 60, right: 0))
      await scene.finish()
      #expect(footer.isRefreshing && scene.load.cancelCount == 0)
      await scene.finishLoad()
    }
  }

  /// The events that may happen in any order while both are added.
  enum Step: CaseIterable {
    case refreshBegins, loadBegins, footerIsDisabled, refreshEnds
  }

  /// Infinite scrolling is switched off during a refresh, which then restores an inset that was not its own.
  @Test(.bug(id: "B005"), arguments: TestSetting.everySetting(with: Array(0..<24)))
  func switchingTheFooterOffInARefreshCorruptsTheInset(switches: TestSetting, order: Int) async {
    await Scene.run(switches) { scene in
      scene.watch.clientInset = UIEdgeInsets(top: 10, left: 7, bottom: 40, right: 9)
      scene.client { scene.list.contentInset = scene.watch.clientInset }
      let header = scene.addHeader()
      let footer = scene.addFooter()
      footer.loadMore.exclusion = .independent
      for step in Step.order(order) {
        switch step {
        case .refreshBegins: header.begin(reveals: true)
        case .loadBegins: footer.begin(reveals: false)
        case .footerIsDisabled: footer.isEnabled = false
        case .refreshEnds: header.endRefreshing()
        }
        await scene.advance(by: 0.2)
        #expect(scene.list.contentInset.left == 7 && scene.list.contentInset.right == 9)
        #expect(scene.list.refresh.contentInset == scene.watch.clientInset)
      }
      header.endRefreshing()
      await scene.settle()
      #expect(scene.list.contentInset == scene.watch.clientInset)
    }
  }

  /// The keyboard comes and goes during a refresh or a load, and an edge is left as it was.
  @Test(.bug(id: "B006"), .bug(id: "B011"), arguments: TestSetting.everySetting(with: [true, false]))
  func theStaleBottomIsRestoredWhenTheKeyboardComesAndGoes(switches: TestSetting, isRefresh: Bool) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.addFooter()
      if isRefresh { await scene.refresh() } else { await scene.reachEnd() }
      await scene.advance(by: 0.5)
      for keyboard: CGFloat in [300, 0, 300, 0] {
        scene.watch.clientInset.bottom = keyboard
        scene.client { scene.list.contentInset.bottom = keyboard }
        await scene.advance(by: 0.2)
        #expect(scene.list.contentInset.bottom == keyboard + (isRefresh ? 0 : 60))
        #expect(scene.list.contentInset.top == (isRefresh ? 60 : 0))
        if keyboard == 0 {
          scene.work.finish()
          scene.load.finish()
          await scene.settle()
        }
        #expect(scene.list.refresh.contentInset == scene.watch.clientInset)
        guard keyboard == 0, scene.watch.header.startCount + scene.watch.footer.startCount < 2 else { continue }
        if isRefresh { await scene.refresh() } else { await scene.reachEnd() }
        await scene.advance(by: 0.5)
      }
    }
  }

  /// A small pull followed by a flick to the bottom leaves the bottom control missing.
  @Test(.bug(id: "B021"), arguments: TestSetting.everySetting)
  func aSmallPullAndAFlickLeaveTheFooterMissing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let header = scene.addHeader()
      let footer = scene.addFooter(trigger: .onRelease)
      scene.pull(to: 20)
      scene.show(scene.rest + 900)
      scene.finger.lift()
      await scene.settle()
      #expect(header.refreshState == .idle)
      scene.show(scene.end)
      scene.pullEnd(to: 100)
      #expect(footer.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == 1)
    }
  }

  #if canImport(HeadlessUIKit)
  /// UIKit looks at both edges, and brings content home that is pulled out at the other one.
  @Test(arguments: TestSetting.everySetting)
  func aRowGivesNoSpaceBackUnderAPullWhenTheAppReturns(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      let footer = scene.addFooter(trigger: .manual)
      footer.hasMoreData = false
      await scene.advance(by: 0.1)
      #expect(scene.list.contentInset.bottom == 60)
      scene.pull(to: 110)
      let pulled = scene.list.contentOffset
      footer.hasMoreData = true
      scene.world.enterBackground()
      await scene.advance(by: 0.1)
      scene.world.enterForeground()
      scene.world.finishTurn()
      #expect(!scene.list.isDragging || scene.list.contentOffset == pulled)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.list.contentInset.bottom == 0)
    }
  }
  #endif
}

extension HeaderAndFooterTests.Step {
  /// All steps in one of their 24 orders.
  fileprivate static func order(_ number: Int) -> [Self] {
    var rest = Array(allCases)
    var number = number
    return (1...4).reversed().map { count in
      defer { number /= count }
      return rest.remove(at: number % count)
    }
  }
}
#endif
