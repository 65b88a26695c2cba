#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The messages that are logged once.
@MainActor
@Suite struct LogTests {
  @Test func aQuarrelAboutTheInsetIsReportedOnceASession() async {
    let entries = await LogBoard.entries { scene in
      scene.watch.mayComeFromOutside = true
      scene.addHeader()
      await scene.refresh()
      for _ in 0..<120 {
        scene.client { scene.list.contentInset = .zero }
        scene.world.advance(frames: 1)
      }
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.list.contentInset == .zero)
    }
    #expect(entries == [.insetConflict])
  }

  @Test func aListWithTheSystemsControlIsLeftToIt() async {
    let entries = await LogBoard.entries { scene in
      scene.list.refreshControl = UIRefreshControl()
      scene.addHeader()
      scene.pullAndRelease()
      await scene.advance(by: 1)
      #expect(scene.watch.startCount == 0)
      #expect(scene.watch.insetWriteCount == 0)
    }
    #expect(entries == [.systemControl])
  }

  @Test func aSystemControlThatIsSetLaterIsReportedOnce() async {
    let entries = await LogBoard.entries { scene in
      scene.addHeader()
      await scene.refresh()
      await scene.finish()
      scene.list.refreshControl = UIRefreshControl()
      scene.pullAndRelease()
      await scene.advance(by: 1)
      #expect(scene.watch.startCount == 1)
      scene.pullAndRelease()
      await scene.advance(by: 1)
    }
    #expect(entries == [.systemControl])
  }

  @Test func aFooterBesideASystemControlIsNotReported() async {
    let entries = await LogBoard.entries { scene in
      scene.list.refreshControl = UIRefreshControl()
      scene.addFooter()
      await scene.reachEnd()
      await scene.finishLoad()
      #expect(scene.load.startCount == 1)
    }
    #expect(entries == [])
  }

  @Test func aListThatCannotBePulledIsReported() async {
    let entries = await LogBoard.entries { scene in
      scene.list.bounces = false
      scene.addHeader()
    }
    #expect(entries == [.cannotPull])
  }

  @Test func anOrdinarySessionSaysNothing() async {
    let entries = await LogBoard.entries { scene in
      scene.addHeader()
      await scene.refresh()
      scene.client { scene.list.contentInset.bottom = 300 }
      await scene.finish()
    }
    #expect(entries == [])
  }

  @Test func aSecondHeaderAtTheSameEdgeIsReportedOnce() async {
    let entries = await LogBoard.entries { scene in
      for _ in 0..<3 { scene.addHeader() }
      await scene.refresh()
      await scene.finish()
    }
    #expect(entries == [.replacedControl])
  }

  /// As in a chat that loads older messages where it refreshes: one pull cannot do both.
  @Test func aControlThatReplacesOneOfTheOtherRoleIsReportedOnce() async {
    let entries = await LogBoard.entries { scene in
      scene.addHeader()
      scene.addFooter(edge: .top)
      #expect(scene.header == nil && scene.footer != nil)
      scene.addHeader()
      #expect(scene.header != nil && scene.footer == nil)
      await scene.advance(by: 0.2)
    }
    #expect(entries == [.replacedControl])
  }

  @Test func aControlThatIsRemovedFirstOrAtAnotherEdgeReplacesNone() async {
    let entries = await LogBoard.entries { scene in
      scene.addHeader()
      scene.list.refresh.removeHeader()
      let header = scene.addHeader()
      scene.addHeader(edge: .bottom)
      scene.list.addSubview(header)
      await scene.advance(by: 0.2)
    }
    #expect(entries == [])
  }

  @Test(arguments: [RefreshTrigger.onTap, .onReachingEnd(within: .points(40))])
  func aHeaderWithATriggerOfAFooterIsReportedOnce(trigger: RefreshTrigger) async {
    let entries = await LogBoard.entries { scene in
      scene.addHeader(trigger: trigger)
      await scene.refresh()
      #expect(scene.work.startCount == 0)
      scene.header?.refreshStyle = .with { $0.minimumVisibleTime = 1 }
      scene.header?.trigger = .onRelease
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
    #expect(entries == [.headerTrigger])
  }

  @Test func moreDataOfAHeaderIsReportedOnce() async {
    let entries = await LogBoard.entries { scene in
      let header = scene.addHeader()
      header.hasMoreData = false
      header.hasMoreData = true
      #expect(header.hasMoreData)
      scene.addFooter().hasMoreData = false
    }
    #expect(entries == [.headerHasMoreData])
  }

  @Test(arguments: [0.0, 100, 3000]) func onlyAListWithSomeRowsIsSaidToBeTooShort(length: Double) async {
    let entries = await LogBoard.entries { scene in
      scene.list.contentSize.height = length
      scene.list.alwaysBounceVertical = false
      let control = RefreshControl(animator: PlainAnimator())
      control.enablesBouncing = false
      scene.add(control)
      await scene.advance(by: 0.1)
    }
    #expect(entries == (length == 100 ? [.cannotPull] : []))
  }

  @Test func anActionOfMoreThanThirtySecondsIsReportedOnce() async {
    let entries = await LogBoard.entries { scene in
      scene.addHeader()
      await scene.refresh()
      await scene.advance(by: 31)
      scene.pullAndRelease(to: 90)
      await scene.advance(by: 1)
      scene.pullAndRelease(to: 90)
      await scene.finish()
      await scene.refresh()
      await scene.advance(by: 40)
      await scene.finish()
    }
    #expect(entries == [.slowAction])
  }

  @Test func anActionThatReturnsLateIsReportedWithoutAnotherEvent() async {
    let entries = await LogBoard.entries { scene in
      scene.addHeader()
      await scene.refresh()
      await scene.advance(by: 31)
      #expect(scene.world.isIdle, "no timer waits for it")
      await scene.finish()
    }
    #expect(entries == [.slowAction])
  }

  @Test(arguments: [29.0, 31]) func anActionWithATimeoutOrWithinThirtySecondsIsNotReported(time: Double) async {
    let entries = await LogBoard.entries { scene in
      let header = scene.addHeader()
      if time > 30 { header.timeout = 60 }
      await scene.refresh()
      await scene.advance(by: time - 0.8)
      scene.pullAndRelease(to: 90)
      await scene.finish()
    }
    #expect(entries == [])
  }
}
#endif
