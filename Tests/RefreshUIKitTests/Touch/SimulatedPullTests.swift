#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import RefreshTesting
import Testing

@testable import RefreshCore

/// The finger of an app's own tests, on a real scroll view.
@MainActor
@Suite struct SimulatedPullTests {
  @Test func aPullPastTheTriggerRunsTheActionOnce() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let control = screen.addHeader()
      try await screen.refresh.simulatePull(to: 1.2)
      #expect(control.refreshState == .armed)
      #expect(abs(screen.list.contentOffset.y + 84 * 1.2) < 0.5)
      try await screen.refresh.release()
      #expect(control.refreshState == .refreshing)
      #expect(screen.work.startCount == 1)
      #expect(screen.list.contentInset.top == 60 && screen.list.contentOffset.y == -60)
      screen.work.finish()
      try await screen.refresh.settle()
      #expect(control.refreshState == .idle)
      #expect(screen.list.contentInset.top == 0 && screen.list.contentOffset.y == 0)
      #expect(screen.work.startCount == 1)
    }
  }

  @Test(arguments: [(0.0, false), (0.98, false), (1, true), (1.01, true), (3, true)])
  func aPullFiresFromTheTriggerOn(fraction: Double, fires: Bool) async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      try await screen.refresh.simulatePull(to: fraction)
      try await screen.refresh.release()
      #expect(screen.work.startCount == (fires ? 1 : 0))
      screen.work.finish()
      try await screen.refresh.settle()
      #expect(screen.list.contentOffset.y == 0 && screen.list.contentInset == .zero)
    }
  }

  @Test func aPullThatIsTakenBackStartsNothing() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let control = screen.addHeader()
      try await screen.refresh.simulatePull(to: 1.3)
      try await screen.refresh.simulatePull(to: 0.4)
      #expect(control.refreshState == .pulling)
      try await screen.refresh.release()
      #expect(control.refreshState == .idle && screen.work.startCount == 0)
    }
  }

  @Test func aTriggerUnderTheFingerFiresBeforeTheRelease() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let control = screen.addHeader(trigger: .whilePulling)
      try await screen.refresh.simulatePull(to: 1.1)
      #expect(control.refreshState == .refreshing && screen.work.startCount == 1)
      try await screen.refresh.release()
      screen.work.finish()
      try await screen.refresh.settle()
      #expect(screen.work.startCount == 1)
    }
  }

  @Test func aListCanBePulledAgainWhileItIsHeldOpen() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let control = screen.addHeader()
      for _ in 0..<2 {
        try await screen.refresh.simulatePull(to: 1.2)
        try await screen.refresh.release()
      }
      #expect(control.refreshState == .refreshing && screen.work.startCount == 1)
      screen.work.finish()
      try await screen.refresh.settle()
      #expect(screen.list.contentOffset.y == 0 && screen.list.contentInset == .zero)
    }
  }

  @Test func aPullFromTheMiddleOfTheListScrollsThereFirst() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      screen.list.contentOffset.y = 1200
      try await screen.refresh.simulatePull(to: 1.2)
      try await screen.refresh.release()
      #expect(screen.work.startCount == 1)
    }
  }

  @Test(arguments: [RefreshEdge.leading, .trailing, .bottom])
  func everyEdgeCanBePulled(edge: RefreshEdge) async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.list.contentSize.width = 2000
      let control = screen.addHeader(edge: edge)
      try await screen.refresh.simulatePull(to: 1.2, at: edge)
      #expect(control.refreshState == .armed)
      try await screen.refresh.release()
      #expect(screen.work.startCount == 1)
      screen.work.finish()
      try await screen.refresh.settle()
    }
  }

  @Test func aControlThatIsRemovedUnderTheFingerStartsNothing() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      try await screen.refresh.simulatePull(to: 1.2)
      screen.refresh.removeHeader()
      try await screen.refresh.release()
      #expect(screen.work.startCount == 0)
      #expect(screen.list.contentInset == .zero && screen.list.contentOffset.y == 0)
    }
  }

  @Test func aControlThatIsReplacedUnderTheFingerWaitsForTheNext() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      try await screen.refresh.simulatePull(to: 1.2)
      screen.refresh.removeHeader()
      screen.addHeader()
      try await screen.refresh.simulatePull(to: 1.3)
      try await screen.refresh.release()
      #expect(screen.work.startCount == 0)
      try await screen.refresh.simulatePull(to: 1.2)
      try await screen.refresh.release()
      #expect(screen.work.startCount == 1)
    }
  }

  @Test func theFingerIsGoneWhenTheListRests() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      try await screen.refresh.simulatePull(to: 0.5)
      #expect(screen.refresh.touchSource != nil)
      #expect(!screen.list.isDragging && !screen.list.isTracking)
      try await screen.refresh.release()
      #expect(screen.refresh.touchSource == nil)
      await #expect(throws: RefreshTestError.noFinger) { try await screen.refresh.release() }
    }
  }

  /// A screen may replace its header while a test pulls it.
  @Test func theFingerOutlivesTheHeaderThatItPulls() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      try await screen.refresh.simulatePull(to: 0)
      screen.refresh.removeHeader()
      #expect(screen.refresh.touchSource != nil)
      screen.addHeader()
      try await screen.refresh.simulatePull(to: 0.2)
      screen.refresh.removeHeader()
      try await screen.refresh.release()
      #expect(screen.refresh.touchSource == nil && screen.work.startCount == 0)
      #expect(RefreshHost.existing(in: screen.list) == nil, "Nothing is left in a list without controls and finger.")
    }
  }
}

extension SimulatedPullTests {
  @Test func aTestWithoutAControlIsTold() async throws {
    await TestWindow.run { window in
      let screen = FeedScreen(window)
      await #expect(throws: RefreshTestError.noControl) { try await screen.refresh.simulatePull(to: 1) }
      await #expect(throws: RefreshTestError.noControl) { try await screen.refresh.scrollToEnd() }
      await #expect(throws: RefreshTestError.noControl) { try await screen.refresh.settle() }
      screen.addHeader()
      await #expect(throws: RefreshTestError.noControl) { try await screen.refresh.simulatePull(to: 1, at: .leading) }
    }
  }

  @Test func aListThatAFingerCannotReachIsTold() async throws {
    await TestWindow.run { window in
      let screen = FeedScreen(window)
      let control = screen.addHeader()
      control.isEnabled = false
      await #expect(throws: RefreshTestError.cannotPull) { try await screen.refresh.simulatePull(to: 1) }
      control.isEnabled = true
      screen.list.bounces = false
      await #expect(throws: RefreshTestError.cannotPull) { try await screen.refresh.simulatePull(to: 1) }
      screen.list.bounces = true
      screen.list.isScrollEnabled = false
      await #expect(throws: RefreshTestError.cannotPull) { try await screen.refresh.scrollToEnd() }
      screen.list.isScrollEnabled = true
      screen.list.frame.size.height = 0
      await #expect(throws: RefreshTestError.noSize) { try await screen.refresh.simulatePull(to: 1) }
      screen.list.removeFromSuperview()
      await #expect(throws: RefreshTestError.noWindow) { try await screen.refresh.simulatePull(to: 1) }
    }
  }

  @Test(arguments: [RefreshTrigger.manual, .onTap])
  func aControlThatNoPullBeginsIsTold(trigger: RefreshTrigger) async throws {
    await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader(trigger: trigger)
      await #expect(throws: RefreshTestError.ignoresPulls) { try await screen.refresh.simulatePull(to: 1.2) }
      #expect(screen.list.contentOffset.y == 0 && screen.work.startCount == 0)
    }
  }

  @Test func aHeaderBesideARefreshControlOfTheAppIsTold() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.list.refreshControl = UIRefreshControl()
      screen.addHeader()
      await #expect(throws: RefreshTestError.otherRefreshControl) { try await screen.refresh.simulatePull(to: 1.2) }
      screen.list.refreshControl = nil
      try await screen.refresh.simulatePull(to: 1.2)
      try await screen.refresh.release()
      #expect(screen.work.startCount == 1)
      screen.work.finish()
      try await screen.refresh.settle()
    }
  }

  /// An empty state that hides its list cannot be refreshed.
  @Test func aListThatNobodySeesIsTold() async {
    await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      for hide in [
        { screen.list.isHidden = $0 }, { window.isHidden = $0 }, { screen.list.alpha = $0 ? 0 : 1 },
      ] as [@MainActor (Bool) -> Void] {
        hide(true)
        await #expect(throws: RefreshTestError.noInteraction) { try await screen.refresh.simulatePull(to: 1.2) }
        hide(false)
      }
    }
  }

  @Test func aListWithoutInteractionIsTold() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      screen.list.panGestureRecognizer.isEnabled = false
      await #expect(throws: RefreshTestError.noInteraction) { try await screen.refresh.simulatePull(to: 1.2) }
      await #expect(throws: RefreshTestError.noInteraction) { try await screen.refresh.scrollToEnd() }
      screen.list.panGestureRecognizer.isEnabled = true
      for view in [screen.list, window] as [UIView] {
        view.isUserInteractionEnabled = false
        await #expect(throws: RefreshTestError.noInteraction) { try await screen.refresh.simulatePull(to: 1.2) }
        view.isUserInteractionEnabled = true
      }
      #expect(screen.list.contentOffset.y == 0 && screen.work.startCount == 0)
      try await screen.refresh.simulatePull(to: 0.5)
      try await screen.refresh.release()
    }
  }

  @Test(arguments: [-0.1, 20, .infinity, -.infinity, .nan])
  func aDistanceThatNoFingerPullsIsRefused(fraction: Double) async throws {
    await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      let most = 0.9 * 852 / 84.0
      await #expect(throws: RefreshTestError.outOfReach(most: most)) {
        try await screen.refresh.simulatePull(to: fraction)
      }
      #expect(screen.list.contentOffset.y == 0)
    }
  }

  @Test func everyErrorIsASentenceWithItsRemedy() {
    let errors: [RefreshTestError] = [
      .noControl, .noWindow, .noSize, .noInteraction, .cannotPull, .ignoresPulls, .otherRefreshControl,
      .outOfReach(most: 9.13), .endMoves, .noFinger, .realFinger, .restless(seconds: 10), .stillRefreshing(seconds: 10),
    ]
    for error in errors { #expect(error.description.hasSuffix(".") && error.description.count > 40) }
    #expect(RefreshTestError.outOfReach(most: 9.13).description.contains("from 0 to 9.1 trigger distances"))
  }

  @Test func aSessionThatDoesNotEndIsTold() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let control = screen.addHeader()
      control.beginRefreshing()
      await #expect(throws: RefreshTestError.stillRefreshing(seconds: 0.5)) {
        try await screen.refresh.settle(within: 0.5)
      }
      control.endRefreshing()
      try await screen.refresh.settle()
    }
  }

  @Test func settlingWaitsForARefreshThatIsDueAtTheFirstAppearance() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let control = screen.addHeader()
      control.automaticRefresh.onFirstAppearance = true
      screen.work.onStart = { [work = screen.work] in inNextTurn { work.finish() } }
      try await screen.refresh.settle()
      #expect(screen.work.startCount == 1 && control.refreshState == .idle)
    }
  }
}
#endif
