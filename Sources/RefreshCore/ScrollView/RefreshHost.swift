#if REFRESH_ADAPTER
/// The invisible subview of a scroll view that owns what belongs to it: the controllers of its controls, and a simulated touch.
///
/// It is deallocated with the scroll view, is found by its type, and its layout pass is the flush of the turn.
@MainActor
package final class RefreshHost: UIView {
  private var observer: NotificationObserver?

  /// The controllers, one at most for each axis.
  private(set) var controllers: [RefreshController] = []
  private var safeArea: UIEdgeInsets?

  /// The ground that the controllers were told of last; `nil` before the first crossing.
  private var isInBackground: Bool?

  /// `true` in the background, where nobody sees what begins.
  var isAway: Bool { isInBackground == true || isSceneAway }

  private var isSceneAway: Bool { window?.windowScene?.activationState == .background }

  /// `true` once a scene has told of itself, so that the app's return, with another scene, is not that of the list.
  private var hearsScenes = false

  /// The container of the scroll view, as it was when no finger was down.
  private(set) var container = PullContainer()

  /// The touch that a test simulates; `nil` for that of UIKit.
  var touchSource: (any ScrollTouchSource)? { didSet { leaveIfUnused() } }

  /// Called with each event and decision of the machines, for a log; RefreshTesting makes it public.
  package var decisionObserver: (@MainActor (DecisionParts) -> Void)?
  private let reports = CallGate()
  private lazy var reportLimit = TurnLimit(most: 64)
  private let passes = CallGate()
  private let passLimit = TurnLimit(most: 4)

  /// `true` if a layout pass is requested in the next turn.
  private var isPassDue = false

  /// Takes the touches for the rows; `nil` while the list is not moved.
  private var shield: TouchShield?

  /// `true` if the next layout pass is the app's answer to a report, and is not reported: such an app would never rest.
  private var isAnswered = false

  /// Returns the host of a scroll view, or `nil` if it has none.
  static func existing(in scrollView: UIScrollView) -> RefreshHost? {
    // Nothing is stored outside the hierarchy, so nothing can outlive it (report B032).
    for case let host as RefreshHost in scrollView.subviews { return host }
    return nil
  }

  /// Returns the host of a scroll view, and creates it if there is none.
  static func host(in scrollView: UIScrollView) -> RefreshHost {
    if let host = existing(in: scrollView) { return host }
    // The host has the size of the scroll view, so that it is laid out when the scroll view is resized, even if nothing
    // in it moves.
    let host = RefreshHost(frame: CGRect(origin: .zero, size: scrollView.bounds.size))
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A hidden view is not drawn, not hit and not read by VoiceOver, and is laid out nevertheless.
    host.isHidden = true
    host.isUserInteractionEnabled = false
    scrollView.addSubview(host)
    return host
  }

  deinit { Self.tellOfLeaving(controllers) }

  /// Tells controllers that the host has left its list, in the next turn: if the list is being deallocated, the app cannot be
  /// called.
  private nonisolated static func tellOfLeaving(_ controllers: [RefreshController]) {
    for controller in controllers { inNextTurn { [weak controller] in controller?.hostHasLeft() } }
  }

  var scrollView: UIScrollView? { superview as? UIScrollView }

  func controller(along axis: ScrollAxis) -> RefreshController? { controllers.first { $0.axis == axis } }

  /// Returns the controller of an axis, and creates it if there is none.
  func makeController(along axis: ScrollAxis, in scrollView: UIScrollView) -> RefreshController {
    if let controller = controller(along: axis) { return controller }
    let controller = RefreshController(scrollView, along: axis, host: self)
    controllers.append(controller)
    return controller
  }

  /// Releases a controller without controls.
  func release(_ controller: RefreshController) {
    controllers.removeAll { $0 === controller }
    shieldRows()
    leaveIfUnused()
  }

  private func leaveIfUnused() { if controllers.isEmpty, touchSource == nil { removeFromSuperview() } }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    each { $0.observe() }
    guard scrollView != nil else {
      observer = nil
      lowerShield()
      each { $0.loseFrames() }
      return Self.tellOfLeaving(controllers)
    }
    if isInBackground != true { each { $0.send(.enteredForeground) } }
    // In the background UIKit lays the list out in other orientations for its snapshots: such readings mean nothing.
    // A window that is put away alone is reported by its scene only, and an app without scenes only by itself.
    observer = NotificationObserver([
      UIApplication.didEnterBackgroundNotification: { [weak self] in self?.cross(true, with: $0) },
      UIApplication.willEnterForegroundNotification: { [weak self] in self?.cross(false, with: $0) },
      UIScene.didEnterBackgroundNotification: { [weak self] in self?.cross(true, with: $0) },
      UIScene.willEnterForegroundNotification: { [weak self] in self?.cross(false, with: $0) },
      RefreshStyle.appDidChange: { [weak self] _ in self?.each { $0.controls.each { $0.followStyle() } } },
    ]) { [weak self] in self?.requestLayout() }
  }

  /// Follows the app and the scene of the list's window, which both report.
  private func cross(_ isInBackground: Bool, with scene: UIScene? = nil) {
    if scene != nil { hearsScenes = true }
    // The app returns with its first scene, which need not be that of the list; a list without a window has none.
    let mayReturn = window == nil || !hearsScenes && (self.isInBackground == true || !isSceneAway)
    if scene.map({ $0 === window?.windowScene }) ?? (isInBackground || mayReturn) { setInBackground(isInBackground) }
  }

  /// Tells the controllers once of each crossing.
  private func setInBackground(_ isInBackground: Bool) {
    guard isInBackground != self.isInBackground else { return }
    self.isInBackground = isInBackground
    if isInBackground { lowerShield() }
    each { $0.crossedGround(isInBackground) }
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    // Until its first layout in a window, a list at its beginning may follow its inset: no inset is added before.
    scrollView?.setNeedsLayout()
    followContainer()
    // A list that was elsewhere as its scene returned was not told.
    if isInBackground == true, window?.windowScene != nil, !isSceneAway { setInBackground(false) }
    each { $0.noteChange() }
  }

  /// Tells the controls of another container; under a finger the bars may be in motion.
  private func followContainer() {
    guard let scrollView, window != nil, !scrollView.isTracking, !scrollView.isDragging else { return }
    let present = PullContainer(of: scrollView)
    guard present != container else { return }
    container = present
    each { $0.controls.each { $0.changes.note(.settings) } }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    yieldFirstPlace()
    followContainer()
    guard passLimit.admits() else { return layOutInNextTurn() }
    let pass = { self.passes.call { self.each { $0.laidOut() } } }
    guard isAnswered else { return pass() }
    isAnswered = false
    reports.call(pass)
  }

  /// Requests a layout pass in this turn or, from inside one, in the next: an app that changes its list each time cannot hang it.
  func requestLayout() {
    if reports.isInside { isAnswered = true }
    if passes.isInside { layOutInNextTurn() } else { setNeedsLayout() }
  }

  /// Begins a new count of layout passes: a frame is never inside a loop of them.
  func frameBegan() { passLimit.begin() }

  private func layOutInNextTurn() {
    guard !isPassDue else { return }
    isPassDue = true
    inNextTurn { [weak self] in
      self?.isPassDue = false
      self?.setNeedsLayout()
    }
  }

  /// `true` while the touches for the rows are taken.
  var isShielded: Bool { shield != nil }

  /// Takes the touches for the rows as long as a controller moves them, and until the finger that has caught them lifts.
  ///
  /// VoiceOver opens a row by a touch too, and catches nothing.
  func shieldRows() {
    guard let scrollView, !UIAccessibility.isVoiceOverRunning else { return lowerShield() }
    let isMoved = controllers.contains(where: \.movesContent)
    // A view that is removed under a finger takes the touch with it. Of a touch that is lost with a window, the flags may stay.
    let isHeld = isShielded && controllers.contains(where: \.isTouchDown)
    guard isMoved || isHeld else { return lowerShield() }
    let shield = shield ?? TouchShield(frame: scrollView.bounds)
    self.shield = shield
    shield.cover(scrollView)
  }

  private func lowerShield() {
    shield?.removeFromSuperview()
    shield = nil
  }

  /// Reports a decision to the observer, unless that has caused it in such a report.
  func report(_ decision: @autoclosure () -> DecisionParts) {
    guard let decisionObserver, !reports.isInside, reportLimit.admits() else { return }
    reports.call { decisionObserver(decision()) }
  }

  /// Ignores the host's own safe area, which changes with each step of a scroll because the host moves with the
  /// content: only the scroll view's safe area counts.
  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard let scrollView, scrollView.safeAreaInsets != safeArea else { return }
    safeArea = scrollView.safeAreaInsets
    requestLayout()
  }

  /// Moves the host to the top of the visible area: the safe area of a view that no bar covers does not change with the bars.
  func standBelowBars() {
    guard let scrollView, frame.origin != scrollView.bounds.origin else { return }
    UIView.performWithoutAnimation { frame.origin = scrollView.bounds.origin }
  }

  // Not inlined: the loop would be copied for each of its closures, with all that they call.
  @inline(never)
  private func each(_ body: (RefreshController) -> Void) { controllers.forEach(body) }

  /// Reports the end of a simulated drag to the controllers.
  package func dragDidEnd(isCancelled: Bool) { each { $0.send(isCancelled ? .touchCancelled : .lifted) } }

  /// Ticks the controllers that the system keeps waiting for a frame.
  package func tickIfLate() { each { $0.clock?.tickIfLate() } }

  /// `true` if a controller needs the next frame.
  package var isMoving: Bool { controllers.contains { $0.wake == .nextFrame } }

  /// `true` if a scroll view that zooms has the host or a control before the first subview of the app, which was added
  /// later: `viewForZooming(in:)` often returns the first subview.
  private var holdsFirstPlace: Bool {
    guard let scrollView, scrollView.zooms else { return false }
    let views = scrollView.subviews
    return views.first.map(Self.isOurs) == true && !views.allSatisfy(Self.isOurs)
  }

  private static func isOurs(_ view: UIView) -> Bool {
    view is RefreshHost || view is RefreshControl || view is GapView || view is StyleHolder || view is TouchShield
  }

  /// Requests the layout pass in which the first place is given up.
  func yieldFirstPlaceSoon() { if holdsFirstPlace { requestLayout() } }

  private func yieldFirstPlace() {
    guard holdsFirstPlace, let scrollView else { return }
    scrollView.subviews.prefix(while: Self.isOurs).forEach(scrollView.bringSubviewToFront)
  }
}

/// An event of the machine of one axis, its effects, and the sides after it.
package typealias DecisionParts = (
  isVertical: Bool, time: Double, event: RefreshStateMachine.Event, scroll: ScrollMetrics,
  effects: RefreshStateMachine.Effects, frames: SideFrames
)
#endif
