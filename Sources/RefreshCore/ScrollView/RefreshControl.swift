#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A control that refreshes its scroll view when the content is pulled, or loads more at the end of the list.
///
/// `scrollView.refresh.addHeader(animator:action:)` and `addFooter(animator:action:)` create one with an action.
/// Without an action, added as a subview, it works like `UIRefreshControl`: it sends `.valueChanged` when the user
/// pulls, and ``endRefreshing()`` ends it.
///
/// ```swift
/// let control = RefreshControl(animator: .ring)
/// control.addAction(UIAction { [feed] _ in feed.reload { control.endRefreshing() } }, for: .valueChanged)
/// tableView.addSubview(control)
/// ```
///
/// The control itself is never hit by a touch, because a `UIControl` prevents scrolling where it is touched. Its frame
/// is the uncovered area, and is managed by the framework.
public final class RefreshControl: UIControl {
  /// The edge of the control.
  public let edge: RefreshEdge

  /// The role of the control: `addFooter` creates a control that loads more, every other way one that refreshes.
  public let role: RefreshRole

  /// The animator that draws the control, unless it shows a ``view``.
  ///
  /// Setting it during a session hands the session over to the new animator, and removes the view. Setting the same one
  /// again only asks for its metrics, which may have changed. `.ring` by default.
  public var animator: any RefreshAnimator {
    get { drawn.animator }
    set {
      let isSame = drawn.animator.isSame(as: newValue)
      drawn.animator = newValue
      if hosted != nil { return host(nil) }
      guard !isSame else { return metricsMayHaveChanged() }
      forgetMetrics()
      wordsChanged()
    }
  }

  /// The view that the control shows instead of a drawing; `nil` by default.
  ///
  /// Setting it during a session hands the session over to the new view; the old view receives a last update with the
  /// state `idle`. Setting the same one again only asks for its metrics, which may have changed. Without a view the
  /// ``animator`` draws.
  public var view: (any RefreshViewAnimator)? {
    get { hosted?.view }
    set { newValue === hosted?.view ? metricsMayHaveChanged() : host(newValue) }
  }

  /// The gesture that begins a session; `nil` for the preferred trigger of the animator.
  ///
  /// For a control that loads more, `nil` means within one viewport of the end. A control created with ``init(frame:)``
  /// fires under the finger, like `UIRefreshControl`. The distance of ``RefreshTrigger/onReachingEnd(within:)`` is clamped, and
  /// the log says so once.
  public var trigger: RefreshTrigger? {
    didSet {
      trigger = usable(trigger?.usable, for: trigger)
      if trigger != oldValue { settingsChanged() }
    }
  }

  /// The placement of the indicator in the uncovered area; `nil` for the preferred placement of the animator.
  ///
  /// A floating control stays at the edge of the view and lies over the rows; any other never covers a row. Every control is
  /// in front of the background of the list. `nil` by default.
  public var placement: RefreshPlacement? { didSet { if placement != oldValue { settingsChanged() } } }

  /// The options of a control that loads more.
  ///
  /// Ignored by a control that refreshes. Their counts are clamped, and the log says so once.
  public var loadMore = LoadMoreOptions() {
    didSet {
      loadMore = usable(loadMore.usable, for: loadMore)
      if loadMore != oldValue { settingsChanged() }
    }
  }

  /// Returns the message of a failed load, shown above its retry button; `nil` for none.
  ///
  /// By default the description of a `LocalizedError`, or the localized description that a system error carries. A message is cut
  /// after 2,000 Unicode scalars, as is every text that an animator draws: more is never visible.
  public var failureText: @MainActor (any Error) -> String? = { FailureSentence.of($0) }

  /// The behaviour of the held space under pinned section headers; `.automatic` by default.
  public var pinnedHeaders = RefreshPinnedHeaders.automatic {
    didSet { if pinnedHeaders != oldValue { settingsChanged() } }
  }

  /// The effect of beginning while a session is running; `.join` by default.
  public var whenBusy = RefreshBusyPolicy.join { didSet { if whenBusy != oldValue { settingsChanged() } } }

  /// The minimum time that a session is visible, in seconds from its start; 0.6 by default.
  ///
  /// Clamped to 0...100 000, and NaN is replaced by the default; the log says so once.
  public var minimumVisibleTime = RefreshTiming.minimumVisible {
    didSet {
      minimumVisibleTime = usable(NumberLimits.minimumVisibleTime(minimumVisibleTime), for: minimumVisibleTime)
      if minimumVisibleTime != oldValue { settingsChanged() }
    }
  }

  /// The time after which a session fails and its action is cancelled, in seconds; none by default.
  ///
  /// Clamped to 100 000. A number that is not above 0 or not finite means none; the log says so once.
  public var timeout: Double? {
    didSet {
      timeout = usable(NumberLimits.timeout(timeout), for: timeout)
      if timeout != oldValue { settingsChanged() }
    }
  }

  /// `true` if adding the control makes the scroll view bounce along its axis even if the content is short.
  ///
  /// Applied once, when the control is added, and restored when it is removed. `true` by default.
  public var enablesBouncing = true

  /// The language of the animators' texts; `nil` for the language of the app.
  ///
  /// Times and numbers use the locale of ``history``.
  public var language: RefreshLanguage? { didSet { if language != oldValue { wordsChanged() } } }

  /// `true` if VoiceOver announces the start and the outcome of a session; `true` by default.
  ///
  /// Each is announced once, while VoiceOver runs and the control is in a window; the VoiceOver cursor does not move.
  public var announcesChanges = true

  /// Returns the announcement for VoiceOver, instead of the animator's text; `nil` by default.
  ///
  /// Not called for a session that it begins or ends itself.
  /// Called with `nil` when a session begins, and with the outcome when it has ended. `nil` or an empty text is not
  /// announced, and a text is cut after 2,000 Unicode scalars.
  public var announcementText: (@MainActor (RefreshOutcome?) -> String?)?

  /// `true` if haptics play when a pull reaches the trigger and when its session fails; `true` by default.
  ///
  /// Haptics play only for user-initiated refreshes, on devices with a haptic engine.
  public var playsFeedback = true

  /// The store and the format of the last refresh time; in memory by default.
  public var history = RefreshHistory()

  /// The state of the control.
  public internal(set) var refreshState = RefreshState.idle

  /// The error of the last failed action; `nil` from the start of a session to its failure.
  public internal(set) var lastError: (any Error)?

  /// The completed fraction of the session's work, from 0 to 1; `nil` by default, if it is not known.
  ///
  /// Shown by animators that support it; reset when a session begins. Clamped to 0...1; a number that is not finite, such as
  /// 0 / 0, means that it is not known.
  public var sessionProgress: Double? {
    didSet {
      sessionProgress = sessionProgress.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
      if sessionProgress != oldValue { progressChanged() }
    }
  }

  /// The last metrics of the animator; the default before the first ones.
  var metrics = RefreshMetrics()
  /// The number of animators and views that the control has had.
  var animatorNumber = 0
  /// `true` while the animator is asked for its metrics: it may set the control.
  var isAskingForMetrics = false
  /// The inputs of the machine's settings that change without a call of the control, as the machine has them.
  var configuredInputs: ConfigurationInputs?
  /// `true` if a `UIRefreshControl` beside the control has been logged.
  var hasReportedSystemControl = false
  var reports = ControlReports()
  var message: String? { didSet { if (message == nil) != (oldValue == nil) { attachment?.configureSoon() } } }
  var lastRefreshLine = LastRefreshLine()
  var action: (@MainActor () async throws -> RefreshOutcome)?
  /// `true` if there is nothing left to load; used while the control is in no scroll view.
  var isExhausted = false
  let runner = ActionRunner()
  var pendingBegin: (origin: RefreshOrigin, reveal: RefreshReveal)?
  let states = StateBroadcaster()
  let announcer = Announcer()
  /// `true` while the app is asked for an announcement: it may begin or end a session.
  var isAskingForAnnouncement = false
  let feedback: any FeedbackPlayer = makeFeedbackPlayer()
  /// The surroundings of the last update.
  var place: RefreshSurroundings?
  weak var attachment: RefreshController?
  var side = AxisSide.near
  private var givenTint: UIColor?
  let drawn: DrawingHost
  private var hosted: ViewHost?
  private lazy var viewUpdates = ViewUpdates { [weak self] in self?.report(.restlessView) }
  var tapView: TapView?

  /// Creates a control that is drawn by an animator.
  ///
  /// - Parameters:
  ///   - animator: The animator that draws the control.
  ///   - edge: The edge of the control; `.top` by default.
  public convenience init(animator: some RefreshAnimator, edge: RefreshEdge = .top) {
    self.init(animator, for: .refresh, edge: edge)
  }

  /// Creates a control that shows a view.
  ///
  /// - Parameters:
  ///   - view: The view that shows the state of the control.
  ///   - edge: The edge of the control; `.top` by default.
  public convenience init(view: some RefreshViewAnimator, edge: RefreshEdge = .top) {
    self.init(RingAnimator(), for: .refresh, edge: edge)
    host(view)
  }

  init(_ animator: some RefreshAnimator, for role: RefreshRole, edge: RefreshEdge) {
    drawn = DrawingHost(animator)
    self.edge = edge
    self.role = role
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control at the top that is drawn as a ring and fires under the finger, like `UIRefreshControl`.
  public override init(frame: CGRect) {
    drawn = DrawingHost(RingAnimator())
    edge = .top
    role = .refresh
    super.init(frame: frame)
    trigger = .whilePulling
    setUp()
  }

  /// Creates a control at the top that is drawn as a ring and fires under the finger, like `UIRefreshControl`.
  public required init?(coder: NSCoder) {
    drawn = DrawingHost(RingAnimator())
    edge = .top
    role = .refresh
    super.init(coder: coder)
    trigger = .whilePulling
    setUp()
  }

  // A loop over the states of a deallocated control would never end.
  deinit { states.finish() }

  private func setUp() {
    layer.addSublayer(drawn.renderer.root)
    stand()
  }

  func host(_ view: (any RefreshViewAnimator)?) {
    hosted?.leave()
    hosted = view.map { ViewHost($0, viewUpdates) }
    forgetMetrics()
    if view != nil { drawn.hide() }
    hosted?.enter(self)
    wordsChanged()
  }

  /// The content of the control: the view of the app, or the drawing.
  var indicator: any IndicatorHost { hosted ?? drawn }

  /// The tint that was set on the control itself.
  var ownTint: UIColor? { givenTint == nil ? nil : tintColor }

  /// `true` if the control is enabled; `true` by default.
  ///
  /// Only the app changes it. Disabling cancels a session and removes its space at once. A touch that is down begins nothing
  /// more, even if the control is enabled again; the next touch does.
  public override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { attachment?.send(.enabled(side, isEnabled)) } }
  }

  /// `true` if the control is hidden; `false` by default.
  ///
  /// Only the app changes it. Hiding cancels a session and removes its space at once. A touch that is down begins nothing
  /// more, even if the control is shown again; the next touch does.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { attachment?.send(.hidden(side, isHidden)) } }
  }

  /// The colour of the drawing; muted grey without one.
  public override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      // UIKit returns an inherited tint for a control without one, and a grey one below an alert, so only the setter can
      // tell them apart.
      guard newValue != givenTint else { return }
      givenTint = newValue
      super.tintColor = newValue
      settingsChanged()
    }
  }

  /// Returns a plain subview while a tap has an effect, otherwise `nil`.
  ///
  /// Never returns the control itself, because a `UIControl` prevents scrolling where it is touched.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, acceptsTap, let tapView, !tapView.isHidden else {
      return nil
    }
    return tapView.frame.contains(point) ? tapView : nil
  }

  /// `true` while the control is visible and has a text to read, or a label set by the app.
  public override var isAccessibilityElement: Bool {
    get { isDrawn && accessibilityLabel != nil }
    set { super.isAccessibilityElement = newValue }
  }

  /// The label of the control for VoiceOver; the drawn text unless the app has set a label.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? indicator.words }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits of the control for VoiceOver; they include `.button` while a tap has an effect.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get { acceptsTap ? super.accessibilityTraits.union(.button) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// Performs the action of a tap.
  public override func accessibilityActivate() -> Bool {
    guard acceptsTap else { return false }
    tapped()
    return true
  }

  /// Attaches the control to its new scroll view, and detaches it from the previous one.
  ///
  /// A touch that is down begins nothing, because it was meant for the previous content; the next touch does.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    leave()
    if let scrollView = superview as? UIScrollView { join(scrollView) }
  }

  /// Restarts loops in phase, because Core Animation removes them with the window (report B040).
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    restartLoops()
    if let scrollView = superview as? UIScrollView { FrameRateNotice.give(about: scrollView) }
  }

  /// Updates colours and sizes to the new traits, also during a session at rest.
  ///
  /// Deprecated from iOS 17 on, but its replacement is not available on iOS 15 and 16.
  @available(visionOS, deprecated: 1)
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    settingsChanged()
  }
}

extension RefreshControl {
  func leave() {
    attachment?.detach(self, at: side)
    attachment = nil
    lastRefreshLine.leave()
    announcer.cancel()
    indicator.hide()
    hasReportedSystemControl = false
  }

  func join(_ scrollView: UIScrollView) {
    side = ScrollAxis.side(of: edge, in: scrollView)
    // The previous control at this side is removed first, because that may remove the host too.
    RefreshHost.existing(in: scrollView)?.controller(along: ScrollAxis(edge))?.control(at: side)?.removeFromSuperview()
    let controller = RefreshHost.host(in: scrollView).makeController(along: ScrollAxis(edge), in: scrollView)
    attachment = controller
    controller.attach(self, at: side)
    reportWaiting()
    if !isPullable && isEnabled && !isHidden { RefreshLog.write(.cannotPull, about: scrollView) }
    guard let pending = pendingBegin else { return }
    pendingBegin = nil
    begin(pending.origin, pending.reveal)
  }

  func startAction(session: UInt32) {
    lastError = nil
    sessionProgress = nil
    guard let action else { return }
    let side = side
    runner.start(action) { [weak self] outcome, error in self?.finish(session, side, outcome, error) }
  }

  func cancelAction() { runner.cancel() }

  private func finish(
    _ session: UInt32, _ side: AxisSide, _ outcome: RefreshOutcome, _ error: (any Error)?
  ) {
    // The late result of an old session must not end the present one.
    guard let attachment, attachment.machine.session(at: side) == session else { return }
    if attachment.machine.isActionRunning(at: side) {
      lastError = error
      if role == .loadMore { message = error.flatMap(failureText)?.cutToVisible }
    }
    attachment.send(.actionFinished(session: session, side, outcome))
  }
}

extension RefreshControl {
  /// `true` while a session runs.
  public var isRefreshing: Bool { refreshState == .refreshing }

  /// `true` if the scroll view of the control can be pulled.
  package var isPullable: Bool {
    guard let scrollView = superview as? UIScrollView else { return false }
    return scrollView.bounces && scrollView.isScrollEnabled && isEnabled && !isHidden
  }

  /// The states of the control: the present one, then each change, until the control is deallocated.
  ///
  /// Each access creates a new sequence. `idle` is sent when the list has settled.
  public var refreshStates: AsyncStream<RefreshState> { states.makeStream(from: refreshState) }

  /// Begins a session, like `UIRefreshControl`, and starts the action if there is one.
  ///
  /// The list moves only if it rests within a viewport length of the control. Sends no `.valueChanged`. During a
  /// session ``whenBusy`` applies; before the control is in a scroll view, the session begins when it is added to one.
  public func beginRefreshing() { begin(.program, .ifNear) }

  /// Begins a session and returns the result of the request.
  ///
  /// - Parameter reveals: `true` to scroll the list to the control, from any position. `true` by default.
  /// - Returns: The result: started, joined, queued or refused.
  @discardableResult
  public func begin(reveals: Bool = true) -> RefreshRequestResult { begin(.program, reveals ? .always : .never) }

  /// Ends the session with success; has no effect without a session.
  public func endRefreshing() { end(.success) }

  /// Ends the session; has no effect without a session.
  ///
  /// After the end of a session, further calls have no effect, except that ``RefreshOutcome/noMoreData`` is still
  /// accepted while the control shows the outcome.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the session. The action is cancelled if it still runs.
  ///   - message: A sentence for animators that show a message; cut after 2,000 Unicode scalars.
  public func end(_ outcome: RefreshOutcome, message: String? = nil) {
    pendingBegin = nil
    if isRefreshing { self.message = message?.cutToVisible }
    guard let attachment, acceptsEnd(outcome, in: attachment.machine.state(at: side)) else { return }
    attachment.send(.ended(side, outcome))
  }

  /// Returns `true` if an end has an effect in a state.
  private func acceptsEnd(_ outcome: RefreshOutcome, in state: RefreshState) -> Bool {
    state == .refreshing || (state == .ending && role == .loadMore && outcome == .noMoreData)
  }

  @discardableResult
  func begin(_ origin: RefreshOrigin, _ reveal: RefreshReveal) -> RefreshRequestResult {
    guard let attachment, let answer = attachment.send(.began(side, origin, reveal)) else {
      pendingBegin = (origin, reveal)
      return .queued
    }
    return answer
  }
}

#endif
