#if REFRESH_ADAPTER
/// A control that refreshes its scroll view when the content is pulled, or loads more at the end of the list.
///
/// `scrollView.refresh.addHeader(animator:action:)` and `addFooter(animator:action:)` create one with an action, and without that
/// argument one whose ``onBegin`` starts the work. Added as a subview, it works like `UIRefreshControl`. These rules hold for every
/// control:
///
/// - Whatever begins a session calls ``onBegin`` and starts the action, if they are set; only
///   ``begin(reveals:animated:origin:runsAction:)`` may leave that out. It sends `.valueChanged` too, but for the calls of the app
///   (``beginRefreshing()``, and ``begin(reveals:animated:origin:runsAction:)`` with the origin `.program`) and coming near the end
///   of the list.
/// - A session with an action ends when the action returns or throws. An action that never awaits ends it at once, so the
///   overloads for synchronous closures are deprecated.
/// - A session without an action goes on until the app ends it, by ``RefreshSession/end(_:message:)`` or a call of the control.
/// - ``endRefreshing()``, ``end(_:message:)`` and ``timeout`` end every session, and cancel an action that still runs.
///
/// ```swift
/// let control = RefreshControl(animator: .ring)
/// control.addAction(UIAction { [feed, weak control] _ in feed.reload { control?.endRefreshing() } }, for: .valueChanged)
/// tableView.addSubview(control)
/// ```
///
/// The control itself is never hit by a touch, because a `UIControl` prevents scrolling where it is touched. Its frame
/// is the uncovered area, and is managed by the framework.
public final class RefreshControl: UIControl {
  /// The edge of the control.
  ///
  /// ```swift
  /// let isAbove = control.edge == .top
  /// ```
  public let edge: RefreshEdge

  /// The role of the control: `addFooter` creates a control that loads more, every other way one that refreshes.
  ///
  /// ```swift
  /// let name = control.role == .refresh ? "refresh" : "load more"
  /// ```
  public let role: RefreshRole

  /// The gesture that begins a session; `nil` for the preferred trigger of the animator.
  ///
  /// For a control that loads more, `nil` means within one viewport of the end. A control created with ``init(frame:)``
  /// fires under the finger, like `UIRefreshControl`. The distance of ``RefreshTrigger/onReachingEnd(within:)`` is clamped, and
  /// the log says so once.
  ///
  /// ```swift
  /// header.trigger = .whilePulling  // like UIRefreshControl
  /// footer.trigger = .onTap
  /// ```
  public var trigger: RefreshTrigger? {
    didSet {
      trigger = log.usable(trigger?.usable, for: trigger)
      if trigger != oldValue { changes.note(.settings) }
    }
  }

  /// Returns `false` to ignore a pull; `nil` by default.
  ///
  /// Asked once for each touch, when it begins to pull. Not asked for loads that begin when the list reaches its end, nor where
  /// no pull begins a session. A session that the app begins in this call is not ignored.
  ///
  /// ```swift
  /// header.shouldBegin = { [editor] in !editor.hasUnsavedChanges }
  /// ```
  public var shouldBegin: (@MainActor () -> Bool)?

  /// `false` where the view around the control is disabled, so that no pull begins.
  package var isOpen = true { didSet { if oldValue, !isOpen { ignoreTouch(in: [.pulling, .armed]) } } }

  /// The options of a pull: its length, and where it may begin.
  ///
  /// ```swift
  /// header.pull.triggerDistance = .factor(1.5)  // a longer pull than the animator's own
  /// ```
  public var pull = PullOptions() {
    didSet {
      // A trigger distance that is no number is clamped, and logged, with the metrics.
      let startOffset = pull.startOffset
      pull = pull.usable
      if pull.startOffset != startOffset { log.say(.clampedSetting) }
      if pull != oldValue { changes.note(.settings) }
    }
  }

  /// The placement of the indicator in the uncovered area; `nil` for the preferred placement of the animator, and for
  /// ``RefreshPlacement/withContent`` in a control that loads more.
  ///
  /// A floating control stays at the edge of the view and lies over the rows; any other never covers a row. Every control is
  /// in front of the background of the list. `nil` by default.
  ///
  /// ```swift
  /// header.placement = .floating
  /// ```
  public var placement: RefreshPlacement? { didSet { if placement != oldValue { changes.note(.settings) } } }

  /// The behaviour of the held space under pinned section headers; `.automatic` by default.
  ///
  /// ```swift
  /// header.pinnedHeaders = .follow
  /// ```
  public var pinnedHeaders = RefreshPinnedHeaders.automatic {
    didSet { if pinnedHeaders != oldValue { changes.note(.settings) } }
  }

  /// The owner of the pull and of the space of a session; `.automatic` by default.
  ///
  /// In a sheet only a `UIRefreshControl` can be pulled, and a navigation bar with a large title or a search bar that hides would
  /// cover any other control. There, `.automatic` lets a `UIRefreshControl` own the pull, the haptic and the space, and shows the
  /// animator in it: states, actions, progress, outcomes and events are the same. It is chosen when the list comes into a window
  /// and when its container changes, never during a session, and the app's own `UIRefreshControl` is never replaced.
  ///
  /// With the backing of the system:
  ///
  /// - The session begins under the finger at the distance of the system, which cannot be asked for. `progress` is measured
  ///   against a fifth of the height of the list, or against what pulls in this process have shown, and stays below 1 until then.
  /// - ``PullOptions/triggerDistance``, ``placement`` and any ``trigger`` but `.manual` have no effect, and the held extent ends at
  ///   the height of the system's control, about 60 points. The log says so once if one of them is set.
  ///
  /// `.system` asks for it in every container; only a header at the top has it, and not with the trigger `.manual` or in the
  /// interface idiom of the Mac. `.own` declines it.
  ///
  /// ```swift
  /// tableView.refresh.header?.backing = .system
  /// ```
  public var backing = RefreshBacking.automatic {
    didSet {
      if backing == .system, edge != .top || role != .refresh { log.say(.backingEdge) }
      if backing != oldValue { changes.note(.settings) }
      attachment?.layOutSoon()
    }
  }

  /// The tint that the app has set; `nil` for an inherited one.
  private(set) var ownTint: UIColor?

  /// Called with each update that the indicator gets, for apps that draw elsewhere; `nil` by default.
  ///
  /// Called once per frame while something changes, also with the animator `.hidden`, and never at rest. The last call of each
  /// pull or session has the state `idle`. What this call changes is shown in the next turn.
  ///
  /// ```swift
  /// header.onUpdate = { [progressBar] in progressBar.progress = Float(min($0.progress, 1)) }
  /// ```
  public var onUpdate: (@MainActor (RefreshUpdate) -> Void)? {
    get { stage.listener.onUpdate }
    set { stage.listener.onUpdate = newValue }
  }

  /// The options of a control that loads more.
  ///
  /// Ignored by a control that refreshes. Their counts are clamped, and the log says so once.
  ///
  /// ```swift
  /// footer.loadMore.loadsToFill = 3
  /// footer.loadMore.hidesNoMoreData = true
  /// ```
  public var loadMore = LoadMoreOptions() {
    didSet {
      loadMore = log.usable(loadMore.usable, for: loadMore)
      if loadMore != oldValue { changes.note(.settings) }
    }
  }

  /// Returns the message of a failed session; `nil` for none.
  ///
  /// A footer shows it above its retry button, a header whose animator has words beside the sign of the failure, and VoiceOver
  /// says it. A message of the action's own ``RefreshResult`` comes before it.
  ///
  /// ```swift
  /// header.failureText = { _ in "You are offline" }
  /// ```
  ///
  /// By default the description of a `LocalizedError`, or the localized description that a system error carries. A message is cut
  /// after 2,000 Unicode scalars, as is every text that an animator draws: more is never visible.
  public var failureText: @MainActor (any Error) -> String? = { failureSentence(of: $0) }

  /// Returns the announcement for VoiceOver, instead of the animator's text; `nil` by default.
  ///
  /// Called with `nil` when a session begins, and with the outcome when it has ended, while VoiceOver runs and the control is in a
  /// window; the VoiceOver cursor does not move. `nil` or an empty text is not announced, and a text is cut after 2,000 Unicode
  /// scalars. Not called for a session that it begins or ends itself.
  ///
  /// ```swift
  /// header.announcementText = { [feed] outcome in
  ///   outcome == .success ? "\(feed.unreadCount) new posts" : nil
  /// }
  /// footer.announcementText = { _ in nil }  // says nothing
  /// ```
  public var announcementText: (@MainActor (RefreshOutcome?) -> String?)?

  /// The effect of beginning while a session is running; `.join` by default.
  ///
  /// ```swift
  /// header.whenBusy = .restart  // a search whose words have changed
  /// ```
  public var whenBusy = RefreshBusyPolicy.join { didSet { if whenBusy != oldValue { changes.note(.settings) } } }

  /// The time after which a session fails and its action is cancelled, in seconds; none by default.
  ///
  /// Time in the background counts. Clamped to 100 000; a number that is not above 0 or not finite means none, and the log says so.
  ///
  /// ```swift
  /// header.timeout = 30
  /// ```
  public var timeout: Double? {
    didSet {
      timeout = log.usable(NumberLimits.timeout(timeout), for: timeout)
      if timeout != oldValue { changes.note(.settings) }
    }
  }

  /// `true` if adding the control makes the scroll view bounce along its axis even if the content is short.
  ///
  /// Applied once, when the control is added, and restored when it is removed. `true` by default. An app that sets the property of
  /// the scroll view itself does so before it adds the control, or sets this to `false`.
  ///
  /// ```swift
  /// let header = RefreshControl(animator: .ring)
  /// header.enablesBouncing = false  // a short list stays still
  /// tableView.addSubview(header)
  /// ```
  public var enablesBouncing = true

  /// `true` if the last pull or session is kept for a report; `false` by default.
  ///
  /// Applies to both controls along the axis. ``recording`` is the text.
  ///
  /// ```swift
  /// header.isRecording = true  // in a beta
  /// ```
  public var isRecording = false {
    didSet {
      guard isRecording != oldValue else { return }
      sessions.lastRecording = nil
      attachment?.followRecording()
    }
  }

  /// Returns a drawing at a time without its loops, for a picture of it, with smoothed values at their targets; `nil` while it moves.
  package var still: ((_ drawing: Drawing, _ time: Double) -> Drawing)? {
    didSet {
      stage.renderer.still = still
      changes.note(.drawing)
    }
  }

  /// The store and the format of the last refresh time; in memory by default.
  ///
  /// ```swift
  /// header.history.store = .userDefaults(key: "inbox.lastRefresh")
  /// ```
  public var history: RefreshHistory {
    get { refreshes.history }
    set { refreshes.history = newValue }
  }

  /// The state of the control.
  ///
  /// ```swift
  /// if header.refreshState == .armed { label.text = "Release to refresh" }
  /// ```
  public internal(set) var refreshState = RefreshState.idle

  /// The error of the last failed session; `nil` from the start of a session to its failure.
  ///
  /// The error that the action has thrown, or a ``RefreshTimeout``.
  ///
  /// ```swift
  /// if header.lastError is RefreshTimeout { label.text = "The server did not answer" }
  /// ```
  public var lastError: (any Error)? { sessions.error }

  /// Called once for each session, in the turn after its begin, or after the frame in which a pull fires, to start its work; `nil` by
  /// default.
  ///
  /// For a pull, a tap, VoiceOver, the end of the list and a call alike, but not for `begin(runsAction: false)`, nor for a session
  /// that has ended by then. Without an ``action``, the session goes on until something ends it, at once or
  /// later, from anywhere; if nothing hears of one that the app has not begun itself, the log says so. With an action, it is called before the action starts.
  ///
  /// ```swift
  /// let footer = tableView.refresh.addFooter(animator: .spinner)
  /// footer.onBegin = { [feed] session in
  ///   feed.loadNextPage { isLast in session.end(isLast ? .noMoreData : .success) }
  /// }
  /// ```
  public var onBegin: (@MainActor (RefreshSession) -> Void)?

  /// The work of a session; `nil` for a control whose sessions something else ends.
  ///
  /// `addHeader` and `addFooter` set it. It may be set at any time; a running session keeps its own. For a control that loads
  /// more, `noMoreData` means that there is nothing left to load.
  ///
  /// ```swift
  /// let control = RefreshControl(animator: .arrow)
  /// control.action = { [feed] session in .success("\(try await feed.reload()) new posts") }
  /// ```
  public var action: (@MainActor (RefreshSession) async throws -> RefreshResult)?

  /// The completed fraction of the session's work, from 0 to 1; `nil` by default, if it is not known.
  ///
  /// Shown by animators that support it; reset when a session begins. Clamped to 0...1; a number that is not finite, such as
  /// 0 / 0, means that it is not known.
  ///
  /// ```swift
  /// header.sessionProgress = 0.4  // of a session without an action
  /// ```
  public var sessionProgress: Double? {
    didSet {
      sessionProgress = sessionProgress.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
      if sessionProgress != oldValue { attachment?.send(.progressed(side, sessionProgress ?? .nan)) }
    }
  }

  let log = RefreshLog()
  let changes = ControlChanges()
  lazy var refreshes = LastRefresh(changes.calls)
  let sessions = ControlSessions()
  lazy var automatic = AutomaticRefresh(refreshes)
  let announcer = Announcer()
  lazy var haptics = ControlHaptics(look)
  /// The controller in the list of the control; `nil` without a list.
  var attachment: RefreshController?
  var side = AxisSide.near
  let look = StyleInUse()
  let configuration = ControlConfiguration()
  let stage: ControlStage

  package init(_ animator: any RefreshAnimator, for role: RefreshRole, edge: RefreshEdge) {
    look.choosesAnimator = animator is AutomaticAnimator
    stage = ControlStage(look.choosesAnimator ? RingAnimator() : animator, changes.calls)
    self.edge = edge
    self.role = role
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control at the top that fires under the finger, like `UIRefreshControl`.
  ///
  /// It is drawn by the animator of the style, or as a ring.
  public override convenience init(frame: CGRect) {
    self.init(AutomaticAnimator(), for: .refresh, edge: .top)
    self.frame = frame
    trigger = .whilePulling
  }

  /// Creates a control at the top that fires under the finger, like `UIRefreshControl`.
  ///
  /// It is drawn by the animator of the style, or as a ring.
  public required init?(coder: NSCoder) {
    stage = ControlStage(RingAnimator(), changes.calls)
    look.choosesAnimator = true
    edge = .top
    role = .refresh
    super.init(coder: coder)
    trigger = .whilePulling
    setUp()
  }

  private func setUp() {
    // Unless a storyboard has set one, for UI tests.
    let identifier = role == .refresh ? "refresh.header" : "refresh.footer"
    if accessibilityIdentifier == nil { accessibilityIdentifier = identifier }
    changes.apply = { [weak self] in self?.apply($0) }
    stage.onTap = { [weak self] in self?.tapped() }
    stage.move(to: self)
    followStyle()
    stand()
  }

  /// `true` if the control is enabled; `true` by default.
  ///
  /// Only the app changes it. Disabling cancels a session and closes its space. A touch that is down begins nothing
  /// more, even if the control is enabled again; the next touch does.
  public override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { attachment?.send(.enabled(side, isEnabled)) } }
  }

  /// `true` if the control is hidden; `false` by default.
  ///
  /// Only the app changes it. Hiding cancels a session and closes its space. A touch that is down begins nothing
  /// more, even if the control is shown again; the next touch does.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { attachment?.send(.hidden(side, isHidden)) } }
  }

  /// The colour of the drawing; muted grey without one.
  ///
  /// It stays as it is below an alert, where UIKit dims the tint of views.
  public override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      // UIKit returns an inherited tint for a control without one, and a grey one below an alert, so only the setter can
      // tell them apart.
      guard newValue != ownTint else { return }
      super.tintColor = newValue
      ownTint = newValue
      changes.note(.settings)
    }
  }

  /// Returns a plain subview while a tap has an effect, otherwise `nil`.
  ///
  /// Never returns the control itself, because a `UIControl` prevents scrolling where it is touched.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // 0.01 is the alpha below which UIKit itself hits no view.
    guard isUserInteractionEnabled, alpha > 0.01, let tapView = stage.tapView, !tapView.isHidden else { return nil }
    return tapView.frame.contains(point) ? tapView : nil
  }

  /// `true` while a session runs, and while the control is visible and has a text to read or accepts a tap.
  public override var isAccessibilityElement: Bool {
    get { spoken.isThere && accessibilityLabel != nil }
    set { super.isAccessibilityElement = newValue }
  }

  /// The label of the control for VoiceOver and for UI tests: the drawn text, or the text of the session's state or of the tap
  /// if nothing is written.
  ///
  /// `nil` at rest and during a pull without a text. A UI test finds a header by the identifier `refresh.header`, a footer
  /// by `refresh.footer`, and reads the state in the label, in the language of the app: "Refreshing…", "Updated". An app can
  /// set both.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spoken.label }
    set { super.accessibilityLabel = newValue }
  }

  /// The value of the control in a session: its progress in per cent, or the time of the last refresh.
  ///
  /// The time is left out if the label has it. `nil` without a session.
  public override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spoken.value }
    set { super.accessibilityValue = newValue }
  }

  /// The hint of the control: the pull that begins a session, or the tap that retries one, if the label does not say it.
  public override var accessibilityHint: String? {
    get { super.accessibilityHint ?? spoken.hint }
    set { super.accessibilityHint = newValue }
  }

  /// The traits of the control for VoiceOver; they include `.button` while a tap has an effect, and `.updatesFrequently` while a
  /// session runs.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(spoken.traits) }
    set { super.accessibilityTraits = newValue }
  }

  /// `true` while a tap has an effect: Full Keyboard Access, Switch Control and Voice Control reach the control then.
  public override var accessibilityRespondsToUserInteraction: Bool {
    get { acceptsTap || super.accessibilityRespondsToUserInteraction }
    set { super.accessibilityRespondsToUserInteraction = newValue }
  }

  /// One line with the edge, the state, the session and the lengths of the control, for a debugger or a report.
  public override var debugDescription: String {
    isOnMainThread ? MainActor.assumeIsolated { summary(of: self) } : super.debugDescription
  }

  /// Performs the action of a tap.
  public override func accessibilityActivate() -> Bool {
    guard acceptsTap else { return false }
    tapped()
    return true
  }

  /// Handles a tap by the user.
  func tapped() { if isUserInteractionEnabled { attachment?.send(.tapped(side)) } }

  /// Attaches the control to its new scroll view, and detaches it from the previous one.
  ///
  /// A touch that is down begins nothing, because it was meant for the previous content; the next touch does.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The host of a list that is being deallocated tells of it in the next turn.
    if superview == nil, attachment?.scrollView == nil { return }
    // First the previous list gets its inset back, while its machine still knows it (report B042).
    leave()
    join()
  }

  /// Restarts loops in phase, because Core Animation removes them with the window (report B040).
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    followStyle()
    stage.forgetLoops()
    attachment?.painter.redraw(self)
    automatic.checkSoon(self)
  }

  /// Updates colours and sizes to the new traits, also during a session at rest.
  ///
  /// Deprecated from iOS 17 on, but its replacement is not available on iOS 15 and 16.
  @available(visionOS, deprecated: 1)
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes.note(.settings)
  }
}
#endif
