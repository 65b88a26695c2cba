#if REFRESH_ADAPTER
import RefreshCore
import ScrollPhysics

extension ScrollViewRefresh {
  /// Pulls the list with a simulated finger, and keeps the finger down.
  ///
  /// The test runs the app's own view controller, action and data. The finger moves the content of the real scroll view in
  /// a quarter of a second, with the rubber band of UIKit. Its `isDragging` and the delegate's methods about drags do not
  /// take part: only the controls are told of the finger. With the backing of the system, which does not see the finger, the
  /// session begins under it at 1.
  ///
  /// ```swift
  /// @MainActor @Test func aPullReloadsTheFeed() async throws {
  ///   let screen = FeedViewController(feed: feed)
  ///   window.rootViewController = screen
  ///   window.isHidden = false
  ///   try await screen.tableView.refresh.simulatePull(to: 1.2)
  ///   try await screen.tableView.refresh.release()
  ///   try await screen.tableView.refresh.settle()
  ///   #expect(feed.reloadCount == 1)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fraction: The distance of the content from its rest position, or from `PullOptions.startOffset`, relative to the
  ///     trigger distance of the control: 0 at rest, 1 at the trigger. A second call moves the finger further or back.
  ///   - edge: The edge of the control that is pulled; that of the header by default.
  /// - Throws: ``RefreshTestError``, or `CancellationError` if the task of the test is cancelled.
  public func simulatePull(to fraction: Double, at edge: RefreshEdge? = nil) async throws {
    guard let control = edge.map({ self[$0] }) ?? header, let frame = control.presentFrame else {
      throw RefreshTestError.noControl
    }
    try checkTouchable()
    let canPull = scrollView.bounces && scrollView.isScrollEnabled && control.isEnabled && !control.isHidden
    guard canPull else { throw RefreshTestError.cannotPull }
    guard frame.trigger.respondsToPull else {
      let isBesideOther = control.role == .refresh && scrollView.foreignRefreshControl != nil
      throw isBesideOther ? RefreshTestError.otherRefreshControl : .ignoresPulls
    }
    let axis = ScrollAxis(control.edge)
    let most = (0.9 * axis.of(scrollView.bounds.size) - frame.start) / frame.triggerDistance
    guard fraction.isFinite, fraction >= 0, fraction <= most else { throw RefreshTestError.outOfReach(most: most) }
    let finger = finger ?? SimulatedTouch(on: scrollView)
    finger.touchDown(at: middle)
    let pull = fraction > 0 ? frame.start + fraction * frame.triggerDistance : 0
    try await drag(finger, along: axis) { frame.offset(ofPull: pull) }
    if fraction >= 1 { control.beginSimulatedPull() }
  }

  /// Lifts the finger, and waits until the list and the drawings no longer move.
  ///
  /// After a pull past the trigger the list is then held open, and the action is running unless it has ended already; after a
  /// shorter pull the list is back at its rest position.
  ///
  /// ```swift
  /// try await tableView.refresh.simulatePull(to: 1.2)
  /// try await tableView.refresh.release()
  /// #expect(tableView.refresh.header?.isRefreshing == true)
  /// ```
  ///
  /// - Throws: ``RefreshTestError``, or `CancellationError` if the task of the test is cancelled.
  public func release() async throws {
    guard let finger else { throw RefreshTestError.noFinger }
    // A finger that rests for 0.1 s has no velocity.
    for _ in 0..<8 { try await passFrame(of: scrollView) }
    finger.lift()
    let start = now()
    repeat {
      guard now() - start < Self.mostSeconds else { throw RefreshTestError.restless(seconds: Self.mostSeconds) }
      try await passFrame(of: scrollView)
    } while finger.isMoving || host?.isMoving == true
  }

  /// Scrolls to the end of the list with a simulated finger, as a user who wants to load more, and waits until the list no
  /// longer moves.
  ///
  /// The end is the edge of the footer; without a footer, the bottom. A footer with `.onReachingEnd` loads on the way.
  ///
  /// ```swift
  /// try await tableView.refresh.scrollToEnd()
  /// try await tableView.refresh.settle()
  /// #expect(feed.pageCount == 2)
  /// ```
  ///
  /// - Throws: ``RefreshTestError``, or `CancellationError` if the task of the test is cancelled.
  public func scrollToEnd() async throws {
    guard let control = footer ?? header, let frame = control.presentFrame else { throw RefreshTestError.noControl }
    try checkTouchable()
    guard scrollView.isScrollEnabled else { throw RefreshTestError.cannotPull }
    let finger = finger ?? SimulatedTouch(on: scrollView)
    finger.touchDown(at: middle)
    let isFooter = control.role == .loadMore
    let axis = isFooter ? ScrollAxis(control.edge) : .vertical
    // A little past the end, as by a real finger: content that fits has no other way to it.
    let first = scrollView.lastOffset(along: axis)
    var end = isFooter ? frame.offset(ofPull: Self.overshoot) : first + Self.overshoot
    let (start, isAtFarSide) = (end, !isFooter || frame.side == .far)
    // Rows that measure themselves move the end away, until all are measured. What a load brings is not followed.
    var isFollowed = isAtFarSide
    let goal = { @MainActor () -> Double in
      // A load of an app that answers at once is over between two looks: its number tells.
      let isLoading = control.refreshState == .refreshing || control.refreshState == .ending
      isFollowed = isFollowed && !isLoading && control.presentFrame?.session == frame.session
      if isFollowed { end = start + scrollView.lastOffset(along: axis) - first }
      return end
    }
    for _ in 0..<Self.mostDrags {
      let aim = goal()
      try await drag(finger, along: axis, to: goal)
      guard isFollowed, abs(goal() - aim) > 1 else { return try await release() }
    }
    try await release()
    throw RefreshTestError.endMoves
  }

  /// Waits until no session runs and the list no longer moves.
  ///
  /// ```swift
  /// tableView.refresh.header?.beginRefreshing()
  /// try await tableView.refresh.settle(within: 5)
  /// #expect(tableView.refresh.header?.refreshState == .idle)
  /// ```
  ///
  /// - Parameter seconds: The time after which waiting ends with an error; 10 by default.
  /// - Throws: ``RefreshTestError/stillRefreshing(seconds:)`` after that time, ``RefreshTestError/noControl``, or
  ///   `CancellationError` if the task of the test is cancelled.
  public func settle(within seconds: Double = 10) async throws {
    guard !controls.isEmpty else { throw RefreshTestError.noControl }
    let start = now()
    // What begins by itself is due in the next layout pass.
    if scrollView.window != nil { try await passFrame(of: scrollView) }
    // Sessions only: a list that rests where the app has scrolled it may be pulled for good.
    let isInSession: (RefreshControl) -> Bool = { $0.refreshState == .refreshing || $0.refreshState == .ending }
    while host?.isMoving == true || controls.contains(where: isInSession) {
      guard now() - start < seconds else { throw RefreshTestError.stillRefreshing(seconds: seconds) }
      try await passFrame(of: scrollView)
    }
  }

  /// `true` if the drawings of the controls stand still, for a picture; `false` by default.
  ///
  /// Loops are drawn at their first moment, and transitions at their end, so that two pictures of the same state are equal. A
  /// custom view receives the values at their end, and stops its own animations itself. Set it when the controls have been
  /// added.
  ///
  /// ```swift
  /// tableView.refresh.isFrozen = true
  /// try await tableView.refresh.simulatePull(to: 1.2)
  /// try await tableView.refresh.release()
  /// assertSnapshot(of: screen, as: .image)
  /// ```
  public var isFrozen: Bool {
    get { !controls.isEmpty && controls.allSatisfy { $0.still != nil } }
    nonmutating set { controls.forEach { $0.still = newValue ? { $0.sampled(at: $1) } : nil } }
  }

  /// The distance past the end in points.
  private static let overshoot = 20.0

  /// The duration of a movement of the finger, in frames.
  private static let frameCount = 15

  /// The drags after which the end of a list is no longer followed.
  private static let mostDrags = 30

  /// The longest time that a list may move, in seconds.
  private static let mostSeconds = 10.0

  private var finger: SimulatedTouch? {
    guard let finger = touchSource as? SimulatedTouch, finger.isDown else { return nil }
    return finger
  }

  private var middle: CGPoint { CGPoint(x: scrollView.bounds.width / 2, y: scrollView.bounds.height / 2) }

  private func checkTouchable() throws {
    guard scrollView.window != nil else { throw RefreshTestError.noWindow }
    guard scrollView.bounds.width > 0, scrollView.bounds.height > 0 else { throw RefreshTestError.noSize }
    guard scrollView.panGestureRecognizer.isEnabled, scrollView.isTouchable
    else { throw RefreshTestError.noInteraction }
    guard !scrollView.isTracking, !scrollView.isDragging else { throw RefreshTestError.realFinger }
  }

  private func drag(
    _ finger: SimulatedTouch, along axis: ScrollAxis, to goal: @MainActor () -> Double
  ) async throws {
    let start = axis.of(scrollView.contentOffset)
    for frame in 1...Self.frameCount {
      let share = Double(frame) / Double(Self.frameCount)
      guard let point = finger.position(for: start + (goal() - start) * share, along: axis) else { return }
      finger.move(to: point)
      try await passFrame(of: scrollView)
    }
  }
}
#endif
