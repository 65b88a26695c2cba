#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A control that refreshes the scroll view it is added to when the content is pulled.
///
/// `scrollView.refresh.addHeader(animator:action:)` makes one with an action. Added as a subview, without an action, it
/// works like `UIRefreshControl`: it sends `.valueChanged` when the user pulls, and is ended with ``endRefreshing()``.
///
/// It is never the view that is hit: a control stops scrolling where it is touched. Its frame is the strip that the
/// pull uncovers, and belongs to the framework.
public final class RefreshControl: UIControl {
  /// The edge at which the control stands.
  public let edge: RefreshEdge

  /// Draws the control.
  ///
  /// Setting it while a session runs hands the session over to the new one. `.ring` by default.
  public var animator: any RefreshAnimator { didSet { wordsChanged() } }

  /// What makes a pull begin a session; `nil` for what the animator prefers.
  ///
  /// A control without an animator of its own fires under the finger, as `UIRefreshControl` does.
  public var trigger: RefreshTrigger? { didSet { settingsChanged() } }

  /// Where the control stands in the strip that the pull uncovers; `nil` for what the animator prefers.
  ///
  /// A floating control stays at the edge of the view and lies over the rows, any other below them. `nil` by default.
  public var placement: RefreshPlacement? { didSet { settingsChanged() } }

  /// How the held space behaves under pinned section headers; `.automatic` by default.
  public var pinnedHeaders = RefreshPinnedHeaders.automatic { didSet { settingsChanged() } }

  /// What a begin does while a session runs; `.join` by default.
  public var whenBusy = RefreshBusyPolicy.join { didSet { settingsChanged() } }

  /// The time a session is visible at least, in seconds from its start; 0.6 by default.
  ///
  /// Traps if it is not finite or negative.
  public var minimumVisibleTime = RefreshStateMachine.Times.minimumVisible { didSet { settingsChanged() } }

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

  /// Where the time of the last refresh is kept and how it is said; in memory by default.
  public var history = RefreshHistory()

  /// What the control is doing.
  public private(set) var refreshState = RefreshState.idle

  /// The error with which the last action failed; `nil` from the start of a session to its failure.
  public private(set) var lastError: (any Error)?

  /// The fraction of the session's work that is done, from 0 to 1, if somebody knows it; `nil` by default.
  ///
  /// Drawn by animators that can; reset when a session begins.
  public var sessionProgress: Double? { didSet { if sessionProgress != oldValue { progressChanged() } } }

  private(set) var message: String?
  var lastRefreshLine = LastRefreshLine()
  var action: (@MainActor () async throws -> Void)?
  private let runner = ActionRunner()
  private var pendingBegin: (origin: RefreshOrigin, reveal: RefreshStateMachine.Reveal)?
  private let states = StateBroadcaster()
  private var hasOwnTint = false
  private let renderer = LayerRenderer()
  private(set) weak var attachment: RefreshController?
  private(set) var end = RefreshStateMachine.End.near

  /// Creates a control that is drawn by an animator.
  ///
  /// - Parameters:
  ///   - animator: Draws the control.
  ///   - edge: The edge at which it stands; `.top` by default.
  public init(animator: some RefreshAnimator, edge: RefreshEdge = .top) {
    self.animator = animator
    self.edge = edge
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control at the top that is drawn as a ring and fires under the finger, as `UIRefreshControl` does.
  public override init(frame: CGRect) {
    animator = RingAnimator()
    edge = .top
    super.init(frame: frame)
    trigger = .whilePulling
    setUp()
  }

  /// Creates a control at the top that is drawn as a ring and fires under the finger, as `UIRefreshControl` does.
  public required init?(coder: NSCoder) {
    animator = RingAnimator()
    edge = .top
    super.init(coder: coder)
    trigger = .whilePulling
    setUp()
  }

  // A loop over the states of a control that is gone would wait for ever.
  deinit { states.finish() }

  private func setUp() {
    layer.addSublayer(renderer.root)
    stand()
  }

  /// Whether the control is enabled; `true` by default.
  ///
  /// Belongs to the client. Disabling cancels a session and gives its space back at once.
  public override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { attachment?.send(.enabled(end, isEnabled)) } }
  }

  /// Whether the control is hidden; `false` by default.
  ///
  /// Belongs to the client. Hiding cancels a session and gives its space back at once.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { attachment?.send(.hidden(end, isHidden)) } }
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

  /// Nothing: a control would stop scrolling where it is touched.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// Joins the scroll view that the control was added to, and leaves the one it was in.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    leave()
    if let scrollView = superview as? UIScrollView { join(scrollView) }
  }

  /// Core Animation drops what loops with the window; it goes on in phase.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { restartMotions() }
  }

  /// Colours and sizes follow the surroundings, also while a session is held and nothing moves.
  @available(visionOS, deprecated: 1)
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    settingsChanged()
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
  /// - Parameters:
  ///   - outcome: How it ended. The action, if it still runs, is cancelled.
  ///   - message: A sentence for animators that show one.
  public func end(_ outcome: RefreshOutcome, message: String? = nil) {
    pendingBegin = nil
    guard isRefreshing else { return }
    self.message = message
    attachment?.send(.ended(end, outcome))
  }

  @discardableResult
  private func begin(_ origin: RefreshOrigin, _ reveal: RefreshStateMachine.Reveal) -> RefreshRequestResult {
    guard let attachment, let answer = attachment.send(.began(end, origin, reveal)) else {
      pendingBegin = (origin, reveal)
      return .queued
    }
    return answer
  }
}

extension RefreshControl {
  private func leave() {
    attachment?.detach(self, at: end)
    attachment = nil
    lastRefreshLine.leave()
  }

  private func join(_ scrollView: UIScrollView) {
    end = ScrollAxis.end(of: edge, in: scrollView)
    // The one that stands here already goes first, and may take the host with it.
    RefreshHost.existing(in: scrollView)?.controller(along: ScrollAxis(edge))?.control(at: end)?.removeFromSuperview()
    let controller = RefreshHost.host(in: scrollView).makeController(along: ScrollAxis(edge), in: scrollView)
    attachment = controller
    controller.attach(self, at: end)
    if scrollView.refreshControl != nil { RefreshLog.write(.systemControl, about: scrollView) }
    if !isPullable && isEnabled && !isHidden { RefreshLog.write(.cannotPull, about: scrollView) }
    guard let pending = pendingBegin else { return }
    pendingBegin = nil
    begin(pending.origin, pending.reveal)
  }

  func startAction(session: UInt32) {
    lastError = nil
    message = nil
    sessionProgress = nil
    guard let action else { return }
    let end = end
    runner.start(action) { [weak self] outcome, error in self?.finish(session, end, outcome, error) }
  }

  func cancelAction() { runner.cancel() }

  private func finish(
    _ session: UInt32, _ end: RefreshStateMachine.End, _ outcome: RefreshOutcome, _ error: (any Error)?
  ) {
    guard let attachment, attachment.machine.session(at: end) == session else { return }
    if attachment.machine.isActionRunning(at: end) { lastError = error }
    attachment.send(.actionFinished(session: session, end, outcome))
  }

  func stateMayHaveChanged(to state: RefreshState) {
    guard state != refreshState else { return }
    if refreshState == .refreshing { sessionEnded() }
    refreshState = state
    states.send(state)
  }

  /// Draws an update in the strip; inside a client's animation the strip would lag behind the content.
  func show(_ update: RefreshUpdate, in strip: CGRect) {
    UIView.performWithoutAnimation {
      frame = strip
      guard update.isShown else { return renderer.hide() }
      let colors = DrawingColors(traitCollection, tint: hasOwnTint ? tintColor : nil)
      renderer.show(update, by: animator, colors: colors, scale: traitCollection.displayScale)
    }
  }

  /// Whether something of the control is shown.
  var isDrawn: Bool { !renderer.root.isHidden }

  func restartMotions() {
    renderer.forgetLoops()
    attachment?.redraw(at: end)
  }

  private func progressChanged() { attachment?.send(.progressed(end, sessionProgress ?? .nan)) }
}

#endif
