#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A control that refreshes the scroll view it is added to when the content is pulled, or loads more at its end.
///
/// `scrollView.refresh.addHeader(animator:action:)` and `addFooter(animator:action:)` make one with an action. Added as a
/// subview, without an action, it works like `UIRefreshControl`: it sends `.valueChanged` when the user pulls, and is
/// ended with ``endRefreshing()``.
///
/// It is never the view that is hit: a control stops scrolling where it is touched. Its frame is the strip that the
/// pull uncovers, and belongs to the framework.
public final class RefreshControl: UIControl {
  /// The edge at which the control stands.
  public let edge: RefreshEdge

  /// What the control is for: `addFooter` makes one that loads more, everything else one that refreshes.
  public let role: RefreshRole

  /// Draws the control, unless it shows a ``view``.
  ///
  /// Setting it while a session runs hands the session over to the new one, and takes the view away. `.ring` by default.
  public var animator: any RefreshAnimator {
    get { drawn.animator }
    set {
      drawn.animator = newValue
      hosted == nil ? wordsChanged() : host(nil)
    }
  }

  /// The view that the control shows in place of a drawing; `nil` by default.
  ///
  /// Setting it while a session runs hands the session over to the new one; a view that is taken away is told that the
  /// control is idle. Without one the ``animator`` draws.
  public var view: (any RefreshViewAnimator)? {
    get { hosted?.view }
    set { if newValue !== hosted?.view { host(newValue) } }
  }

  /// What makes a reader begin a session; `nil` for what the animator prefers and, in a control that loads more, for
  /// coming within one viewport of the end.
  ///
  /// A control without an animator of its own fires under the finger, as `UIRefreshControl` does.
  public var trigger: RefreshTrigger? { didSet { settingsChanged() } }

  /// Where the control stands in the strip that the pull uncovers; `nil` for what the animator prefers.
  ///
  /// A floating control stays at the edge of the view and lies over the rows, any other below them. `nil` by default.
  public var placement: RefreshPlacement? { didSet { settingsChanged() } }

  /// What goes for a control that loads more: how many loads a gesture may begin, what meets a refresh, and the like.
  ///
  /// Means nothing for one that refreshes.
  public var loadMore = LoadMoreOptions() { didSet { settingsChanged() } }

  /// The sentence that a load that failed says above its retry; `nil` for none.
  ///
  /// By default what a `LocalizedError` says of itself, or what an error of the system's carries as its description.
  public var failureText: @MainActor (any Error) -> String? = { RefreshControl.sentence(of: $0) }

  /// How the held space behaves under pinned section headers; `.automatic` by default.
  public var pinnedHeaders = RefreshPinnedHeaders.automatic { didSet { settingsChanged() } }

  /// What a begin does while a session runs; `.join` by default.
  public var whenBusy = RefreshBusyPolicy.join { didSet { settingsChanged() } }

  /// The time a session is visible at least, in seconds from its start; 0.6 by default.
  ///
  /// Traps if it is not finite or negative.
  public var minimumVisibleTime = RefreshTiming.minimumVisible { didSet { settingsChanged() } }

  /// The time after which a session fails and its action is cancelled, in seconds; none by default.
  ///
  /// Traps if it is not finite or not positive.
  public var timeout: Double? { didSet { settingsChanged() } }

  /// Whether adding the control makes a scroll view bounce on its axis whatever the length of its content.
  ///
  /// Set once, when the control is added, and put back when it is removed. `true` by default.
  public var enablesBouncing = true

  /// The language of the texts that animators write; `nil` for the one that the app runs in.
  ///
  /// Times and numbers have the form of the locale of ``history``.
  public var language: RefreshLanguage? { didSet { wordsChanged() } }

  /// Whether VoiceOver says when a session begins and how it ended; `true` by default.
  ///
  /// Said once each, while VoiceOver runs and the control is in a window; the cursor of VoiceOver stays where it is.
  public var announcesChanges = true

  /// What VoiceOver says of a session in place of the animator's words; `nil` by default.
  ///
  /// Called with `nil` when a session begins, and with its outcome when it has ended; what is `nil` or empty is not
  /// said.
  public var announcementText: (@MainActor (RefreshOutcome?) -> String?)?

  /// Whether the fingertip feels that a pull has reached the trigger, and that what it began has failed; `true` by
  /// default.
  ///
  /// Only what a finger does is felt, and only on devices that can be felt.
  public var playsFeedback = true

  /// Where the time of the last refresh is kept and how it is said; in memory by default.
  public var history = RefreshHistory()

  /// What the control is doing.
  public internal(set) var refreshState = RefreshState.idle

  /// The error with which the last action failed; `nil` from the start of a session to its failure.
  public internal(set) var lastError: (any Error)?

  /// The fraction of the session's work that is done, from 0 to 1, if somebody knows it; `nil` by default.
  ///
  /// Drawn by animators that can; reset when a session begins.
  public var sessionProgress: Double? { didSet { if sessionProgress != oldValue { progressChanged() } } }

  var message: String?
  var lastRefreshLine = LastRefreshLine()
  var action: (@MainActor () async throws -> RefreshOutcome)?
  /// Whether there is nothing left to load, kept while the control is in no scroll view.
  var isExhausted = false
  let runner = ActionRunner()
  var pendingBegin: (origin: RefreshOrigin, reveal: RefreshReveal)?
  let states = StateBroadcaster()
  let announcer = Announcer()
  let feedback: any FeedbackPlayer = makeFeedbackPlayer()
  /// Where the control was shown last.
  var place: RefreshSurroundings?
  weak var attachment: RefreshController?
  var side = AxisSide.near
  private var hasOwnTint = false
  private let drawn: DrawingHost
  private var hosted: ViewHost?
  var tapView: TapView?

  /// Creates a control that is drawn by an animator.
  ///
  /// - Parameters:
  ///   - animator: Draws the control.
  ///   - edge: The edge at which it stands; `.top` by default.
  public convenience init(animator: some RefreshAnimator, edge: RefreshEdge = .top) {
    self.init(animator, for: .refresh, edge: edge)
  }

  /// Creates a control that shows a view.
  ///
  /// - Parameters:
  ///   - view: Shows what the control is doing.
  ///   - edge: The edge at which it stands; `.top` by default.
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

  /// Creates a control at the top that is drawn as a ring and fires under the finger, as `UIRefreshControl` does.
  public override init(frame: CGRect) {
    drawn = DrawingHost(RingAnimator())
    edge = .top
    role = .refresh
    super.init(frame: frame)
    trigger = .whilePulling
    setUp()
  }

  /// Creates a control at the top that is drawn as a ring and fires under the finger, as `UIRefreshControl` does.
  public required init?(coder: NSCoder) {
    drawn = DrawingHost(RingAnimator())
    edge = .top
    role = .refresh
    super.init(coder: coder)
    trigger = .whilePulling
    setUp()
  }

  // A loop over the states of a control that is gone would wait for ever.
  deinit { states.finish() }

  private func setUp() {
    layer.addSublayer(drawn.renderer.root)
    stand()
  }

  func host(_ view: (any RefreshViewAnimator)?) {
    hosted?.leave()
    hosted = view.map(ViewHost.init)
    if view != nil { drawn.hide() }
    hosted?.enter(self)
    wordsChanged()
  }

  /// What the control shows.
  var indicator: any IndicatorHost { hosted ?? drawn }

  /// The tint that was set on the control itself.
  var ownTint: UIColor? { hasOwnTint ? tintColor : nil }

  /// Whether the control is enabled; `true` by default.
  ///
  /// Belongs to the client. Disabling cancels a session and gives its space back at once.
  public override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { attachment?.send(.enabled(side, isEnabled)) } }
  }

  /// Whether the control is hidden; `false` by default.
  ///
  /// Belongs to the client. Hiding cancels a session and gives its space back at once.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { attachment?.send(.hidden(side, isHidden)) } }
  }

  /// The colour of the drawing; a control without one of its own is drawn in a quiet grey.
  public override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      // Without one of its own the control inherits one, so that only here can the two be told apart.
      hasOwnTint = newValue != nil
      super.tintColor = newValue
      settingsChanged()
    }
  }

  /// Never the control, which would stop scrolling where it is touched: a plain view in it while a tap does something.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, acceptsTap, let tapView, !tapView.isHidden else {
      return nil
    }
    return tapView.frame.contains(point) ? tapView : nil
  }

  /// Whether VoiceOver sees the control: while it has words to show, or was given a label.
  public override var isAccessibilityElement: Bool {
    get { isDrawn && accessibilityLabel != nil }
    set { super.isAccessibilityElement = newValue }
  }

  /// What VoiceOver reads; the words that are drawn unless a label was set.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? indicator.words }
    set { super.accessibilityLabel = newValue }
  }

  /// What VoiceOver says of it: a button while a tap does something.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get { acceptsTap ? super.accessibilityTraits.union(.button) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// Does what a tap does.
  public override func accessibilityActivate() -> Bool {
    guard acceptsTap else { return false }
    tapped()
    return true
  }

  /// Joins the scroll view that the control was added to, and leaves the one it was in.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    leave()
    if let scrollView = superview as? UIScrollView { join(scrollView) }
  }

  /// Core Animation drops what loops with the window; it goes on in phase.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { restartLoops() }
  }

  /// Colours and sizes follow the surroundings, also while a session is held and nothing moves.
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
  }

  func join(_ scrollView: UIScrollView) {
    side = ScrollAxis.side(of: edge, in: scrollView)
    // The one that stands here already goes first, and may take the host with it.
    RefreshHost.existing(in: scrollView)?.controller(along: ScrollAxis(edge))?.control(at: side)?.removeFromSuperview()
    let controller = RefreshHost.host(in: scrollView).makeController(along: ScrollAxis(edge), in: scrollView)
    attachment = controller
    controller.attach(self, at: side)
    if scrollView.refreshControl != nil { RefreshLog.write(.systemControl, about: scrollView) }
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
    guard let attachment, attachment.machine.session(at: side) == session else { return }
    if attachment.machine.isActionRunning(at: side) {
      lastError = error
      if role == .loadMore { message = error.flatMap(failureText) }
    }
    attachment.send(.actionFinished(session: session, side, outcome))
  }
}

extension RefreshControl {
  /// Whether a session runs.
  public var isRefreshing: Bool { refreshState == .refreshing }

  /// Whether the scroll view that the control is in lets itself be pulled.
  public var isPullable: Bool {
    guard let scrollView = superview as? UIScrollView else { return false }
    return scrollView.bounces && scrollView.isScrollEnabled && isEnabled && !isHidden
  }

  /// The states of the control from now on: the present one, then each change; ends with the control.
  ///
  /// Each use makes a new sequence. `idle` is reported when the list has settled.
  public var refreshStates: AsyncStream<RefreshState> { states.makeStream(from: refreshState) }

  /// Begins a session, as `UIRefreshControl` does, and starts the action if there is one.
  ///
  /// The list moves only if it rests within a viewport's length of the control. Sends no `.valueChanged`. While a
  /// session runs ``whenBusy`` says what happens; before the control is in a scroll view the call is kept.
  public func beginRefreshing() { begin(.program, .ifNear) }

  /// Begins a session and says what became of it.
  ///
  /// - Parameter reveals: Whether the list moves so that the control is seen, from wherever it is. `true` by default.
  /// - Returns: Whether a session was started, joined, queued or refused.
  @discardableResult
  public func begin(reveals: Bool = true) -> RefreshRequestResult { begin(.program, reveals ? .always : .never) }

  /// Ends the session with success; without a session it does nothing.
  public func endRefreshing() { end(.success) }

  /// Ends the session; without one it does nothing.
  ///
  /// Once it has ended, another end changes nothing, except that ``RefreshOutcome/noMoreData`` still counts as long as the
  /// control shows the first.
  ///
  /// - Parameters:
  ///   - outcome: How it ended. The action, if it still runs, is cancelled.
  ///   - message: A sentence for animators that show one.
  public func end(_ outcome: RefreshOutcome, message: String? = nil) {
    pendingBegin = nil
    if isRefreshing { self.message = message }
    attachment?.send(.ended(side, outcome))
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

extension RefreshControl {
  func stateMayHaveChanged(to state: RefreshState, outcome: RefreshOutcome?) {
    if isMessageOver(in: state, after: outcome) { message = nil }
    guard state != refreshState else { return }
    if refreshState == .refreshing { sessionEnded() }
    refreshState = state
    if state == .idle || state == .noMoreData { feedback.rest() }
    states.send(state)
  }

  /// Whether what was said of the last session is out of date.
  ///
  /// A load that failed goes on saying so until it is known what came of the next try.
  private func isMessageOver(in state: RefreshState, after outcome: RefreshOutcome?) -> Bool {
    switch role {
    case .refresh: state == .idle || state == .refreshing
    case .loadMore: state == .idle && outcome != .failure
    }
  }

  /// Shows an update in the strip; inside a client's animation the strip would lag behind the content.
  func show(_ update: RefreshUpdate, in strip: CGRect) {
    place = update.surroundings
    UIView.performWithoutAnimation {
      frame = strip
      placeTaps(update)
    }
    indicator.show(update, in: self)
  }

  /// Whether something of the control is shown.
  var isDrawn: Bool { indicator.isShown }

  /// Whether what the control shows has to hear of the state, though nothing of it may be in sight.
  var needsStateUpdate: Bool { indicator.lastState.map { $0 != refreshState } ?? false }

  /// Core Animation has dropped the loops with the window; they go on in phase.
  func restartLoops() {
    indicator.forgetLoops()
    attachment?.redraw(at: side)
  }
}

extension RefreshControl {
  /// What the machine is told of this control.
  func machineSettings(in scrollView: UIScrollView) -> RefreshSettings {
    RefreshSettings(
      role: role,
      metrics: indicator.metrics(in: surroundings(in: scrollView)),
      trigger: triggerInUse(in: scrollView),
      loadMore: loadMore,
      placement: placementInUse,
      pinnedHeaders: pinnedHeaders,
      whenBusy: whenBusy,
      minimumVisibleTime: minimumVisibleTime,
      timeout: timeout
    )
  }

  /// Where the control stands: as it was set, or as what it shows prefers.
  ///
  /// What stays at the end of a list would lie over its rows for ever, so there it floats only if the app says so.
  var placementInUse: RefreshPlacement {
    placement ?? (role == .loadMore ? .withContent : indicator.preferredPlacement)
  }

  /// Two controls would answer to one pull, so one of the system's goes first; it does not load more.
  private func triggerInUse(in scrollView: UIScrollView) -> RefreshTrigger {
    guard role == .refresh else { return trigger ?? .onReachingEnd(within: .viewports(1)) }
    return scrollView.refreshControl == nil ? trigger ?? indicator.preferredTrigger : .manual
  }

  /// What floats lies over the rows; a drawing that does reaches beyond its strip, which may be shorter than it.
  func stand() {
    let floats = placementInUse == .floating
    clipsToBounds = !floats || view != nil
    layer.zPosition = floats ? 1 : -1
  }

  func settingsChanged() {
    stand()
    attachment?.settingsChanged(self, at: side)
  }

  func progressChanged() { attachment?.send(.progressed(side, sessionProgress ?? .nan)) }

  func surroundings(in scrollView: UIScrollView) -> RefreshSurroundings {
    RefreshSurroundings(scrollView, of: self)
  }
}

#endif
