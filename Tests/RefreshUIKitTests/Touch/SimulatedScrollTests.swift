#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
@testable import RefreshTesting
import Testing

@testable import RefreshCore

/// Scrolling to the end, and pictures, in an app's own tests.
@MainActor
@Suite struct SimulatedScrollTests {
  @Test func scrollingToTheEndLoadsOnce() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let footer = screen.addFooter()
      try await screen.refresh.scrollToEnd()
      #expect(footer.refreshState == .refreshing && screen.load.startCount == 1)
      screen.list.contentSize.height = 6000
      screen.load.finish(.more)
      try await screen.refresh.settle()
      try await screen.refresh.scrollToEnd()
      #expect(screen.load.startCount == 2)
      screen.load.finish(.end)
      try await screen.refresh.settle()
      #expect(!footer.hasMoreData)
      try await screen.refresh.scrollToEnd()
      #expect(screen.load.startCount == 2)
    }
  }

  /// Rows that measure themselves grow as they are shown.
  @Test func theEndIsFollowedUntilAllRowsAreMeasured() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let footer = screen.addFooter()
      let measured = screen.list.observe(\.contentOffset) { list, _ in
        MainActor.assumeIsolated {
          list.contentSize.height = min(9000, max(list.contentSize.height, list.contentOffset.y * 2 + 852))
        }
      }
      try await screen.refresh.scrollToEnd()
      measured.invalidate()
      #expect(screen.list.contentSize.height == 9000 && screen.list.contentOffset.y >= 9000 - 852)
      #expect(footer.refreshState == .refreshing && screen.load.startCount == 1)
    }
  }

  /// Content that does not bounce ends at its end.
  @Test func anEndWithoutABounceIsReached() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.list.bounces = false
      screen.addFooter(trigger: .manual)
      try await screen.refresh.scrollToEnd()
      #expect(abs(screen.list.contentOffset.y - (3000 - 852)) < 0.5)
    }
  }

  /// A feed that answers at once brings a page, and not all of them.
  @Test func whatALoadBringsIsNotFollowed() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addFooter().onBegin = { [weak list = screen.list] session in
        list?.contentSize.height += 3000
        session.end(.success)
      }
      try await screen.refresh.scrollToEnd()
      #expect(screen.list.contentSize.height == 6000 && screen.list.contentOffset.y < 3000)
    }
  }

  @Test func anEndThatAlwaysMovesIsTold() async {
    await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addFooter(trigger: .manual)
      let growing = screen.list.observe(\.contentOffset) { list, _ in
        MainActor.assumeIsolated { list.contentSize.height = list.contentOffset.y + 4000 }
      }
      await #expect(throws: RefreshTestError.endMoves) { try await screen.refresh.scrollToEnd() }
      growing.invalidate()
    }
  }

  @Test func aChatLoadsAtItsTop() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.list.contentOffset.y = 3000 - 852
      screen.addFooter(edge: .top)
      try await screen.refresh.scrollToEnd()
      #expect(screen.load.startCount == 1)
    }
  }

  /// UIKit leaves a list where the app has scrolled it.
  @Test func aShortListThatRestsOutOfItsPlaceIsSettled() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window, contentHeight: 300)
      let footer = screen.addFooter(trigger: .onRelease)
      screen.list.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
      window.layoutIfNeeded()
      #expect(footer.refreshState == .pulling)
      try await screen.refresh.settle(within: 1)
      #expect(footer.refreshState == .pulling && screen.list.contentOffset.y == 30)
    }
  }

  @Test func aListWithoutAFooterScrollsToItsBottom() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      screen.addHeader()
      try await screen.refresh.scrollToEnd()
      #expect(abs(screen.list.contentOffset.y - 2148) < 0.5)
      #expect(screen.work.startCount == 0)
    }
  }

  @Test(arguments: [0.0, 300]) func contentThatFitsIsPulledABitAndRestsWhereItWas(height: Double) async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window, contentHeight: height)
      screen.addFooter()
      try await screen.refresh.scrollToEnd()
      screen.load.finish(.more)
      try await screen.refresh.settle()
      #expect(screen.list.contentOffset.y == 0 && screen.list.contentInset == .zero)
    }
  }

  @Test func aControlHasAnIdentifierAndItsStateIsRead() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let header = screen.addHeader(animator: .gum)
      let footer = screen.addFooter()
      #expect(header.accessibilityIdentifier == "refresh.header")
      #expect(footer.accessibilityIdentifier == "refresh.footer")
      header.refreshStyle = .with { $0.language = .english }
      header.trigger = .onRelease
      #expect(!header.isAccessibilityElement && header.accessibilityLabel == nil)
      try await screen.refresh.simulatePull(to: 1.2)
      #expect(header.accessibilityLabel == nil)
      try await screen.refresh.release()
      #expect(header.isAccessibilityElement && header.accessibilityLabel == "Refreshing…")
      screen.work.finish(throwing: SceneFailure())
      for _ in 0..<600 where header.refreshState == .refreshing { try await passFrame(of: screen.list) }
      #expect(header.accessibilityLabel == "Couldn’t refresh")
      try await screen.refresh.settle()
      #expect(!header.isAccessibilityElement && header.accessibilityLabel == nil)
      header.accessibilityIdentifier = "news"
      #expect(header.accessibilityIdentifier == "news")
    }
  }

  @Test func aFrozenControlIsDrawnAlikeInEveryRefresh() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let header = screen.addHeader(animator: .spinner)
      var pictures: [String] = []
      for isFrozen in [true, true, false] {
        screen.refresh.isFrozen = isFrozen
        #expect(screen.refresh.isFrozen == isFrozen)
        try await screen.refresh.simulatePull(to: 1.2)
        try await screen.refresh.release()
        let loops = header.layer.loopCount
        #expect((loops == 0) == isFrozen, "\(loops) loops")
        pictures.append(header.layer.words)
        screen.work.finish()
        try await screen.refresh.settle()
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test func aPullThatHasJustArmedIsFrozenAsArmed() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let view = FractionView(frame: .zero)
      screen.refresh.addHeader(animator: .view(view)) { try await screen.work.run() }
      screen.refresh.isFrozen = true
      try await screen.refresh.simulatePull(to: 0.9)
      #expect(view.last?.armedFraction == 0)
      try await screen.refresh.simulatePull(to: 1)
      #expect(view.last?.armedFraction == 1)
      screen.refresh.isFrozen = false
      try await screen.refresh.simulatePull(to: 0.9)
      #expect(view.last?.armedFraction != 0)
      try await screen.refresh.release()
    }
  }
}

/// An error without a description.
private struct SceneFailure: Error {}

/// Keeps the last update.
private final class FractionView: UIView, RefreshViewAnimator {
  private(set) var last: RefreshUpdate?

  func refreshDidUpdate(_ update: RefreshUpdate) { last = update }
}

extension CALayer {
  /// The layers below with the number of their animations.
  @MainActor fileprivate var loopCount: Int {
    (animationKeys()?.count ?? 0) + (sublayers ?? []).map(\.loopCount).reduce(0, +)
  }

  /// The visible layers below, with what a picture shows of them.
  @MainActor fileprivate var words: String {
    guard !isHidden else { return "" }
    let end = (self as? CAShapeLayer)?.strokeEnd ?? 0
    return "\(type(of: self)) \(position) \(bounds) \(opacity) \(transform) \(end)"
      + (sublayers ?? []).map { "(" + $0.words + ")" }.joined()
  }
}
#endif
