#if REFRESH_ADAPTER
extension RefreshControl {
  /// The last decision about the control and what it is drawn from; `nil` outside a scroll view.
  var sideFrame: RefreshStateMachine.SideFrame? { attachment?.frames[side] }

  /// Leaves the scroll view, if the control is in one.
  func leave() {
    attachment?.detach(self)
    attachment = nil
    moveContent()
    sessions.askedTouch = nil
    refreshes.leave()
    announcer.cancel()
    stage.hide()
    log.leave()
  }

  /// Joins the scroll view that the control is in, if it is in one; the control at the same edge leaves.
  func join() {
    guard attachment == nil, let scrollView = superview as? UIScrollView else { return }
    guard !scrollView.movesPages else {
      log.enter(scrollView)
      return log.say(.pages)
    }
    side = ScrollAxis.side(of: edge, in: scrollView)
    followStyle()
    // The previous control at this side is removed first, because that may remove the host too.
    let present = RefreshHost.existing(in: scrollView)?.controller(along: ScrollAxis(edge))?.controls[side]
    if let present, present !== self {
      present.removeFromSuperview()
      log.inherit(present.log)
      log.say(.replacedControl)
    }
    // The app may have answered the removal with another place for this control.
    guard superview === scrollView else { return }
    let controller = RefreshHost.host(in: scrollView).makeController(along: ScrollAxis(edge), in: scrollView)
    attachment = controller
    controller.attach(self)
    stand()
    log.enter(scrollView)
    log.noteObstacles(of: self, in: scrollView)
    sessions.sendPending { begin($0) }
  }

  /// The last pull or session of the controls along the axis, as a text that replays; `nil` unless ``isRecording``.
  ///
  /// It begins at the rest before it, so one that runs when the recording is switched on is left out. It stays until the next pull or
  /// session begins; after the removal from a scroll view, it is the last one there. `nil` if the control was in none.
  ///
  /// The text has what the controls remembered at that rest, with their settings; then, for each event, setting and call, a line with
  /// its time and what has changed in the scroll view, and a line with its effects. All of it are numbers and words of the framework:
  /// no texts, rows or errors of the app.
  ///
  /// ```
  /// refresh-recording 2 vertical
  /// near present=true enabled=true session=3 … trigger=onRelease heldExtent=60 …
  /// rest 104.2 offset=-59 length=4000 viewport=852 inset=0/0 …
  /// 104.21666666666667 scrolled offset=-75.5 dragging=true tracking=true velocity=-990
  /// = flush, frame
  /// 104.21666666666667 laidOut
  /// = near pulling, redraw near, frame
  /// ```
  ///
  /// It has at most 256,000 bytes; the end of a longer one is missing, and its first line says `ends early`. `refresh-demo --inputs
  /// FILE` and `RefreshReplay` of `RefreshTesting` replay it from the rest, and name the first line in which the effects differ.
  ///
  /// ```swift
  /// header.isRecording = true
  /// // … when a user reports a problem:
  /// if let recording = header.recording { report.attach(recording, named: "pull.txt") }
  /// ```
  public var recording: String? {
    isRecording ? attachment?.recorded.recorder?.recording ?? sessions.lastRecording : nil
  }

  /// The words of the control: those of its indicator, of its style, or of its language.
  var words: ControlWords { ControlWords(stage, look) }

  /// The control as assistive technologies find it, where the app sets nothing.
  var spoken: SpokenControl { SpokenControl(control: self) }
}

/// Returns a control in one line, for a debugger.
@MainActor
func summary(of control: RefreshControl) -> String {
  let place = "\(control.role == .refresh ? "refreshes" : "loads more") at \(control.edge)"
  guard let frame = control.sideFrame else { return "RefreshControl: \(place), in no scroll view" }
  let session = frame.session == 0 ? "no session yet" : "session \(frame.session) from \(frame.origin)"
  // During a pull, these are of the session before.
  let isPulled = frame.state == .pulling || frame.state == .armed
  let outcome = isPulled ? "" : frame.outcome.map { ", \($0)" } ?? ""
  let progress = isPulled ? "" : control.sessionProgress.map { ", progress \((100 * $0).rounded() / 100)" } ?? ""
  let message = isPulled ? "" : control.sessions.message.map { ", \"\($0)\"" } ?? ""
  let flags =
    (control.backingInUse == .system ? ", backing system" : "") + (control.isEnabled ? "" : ", disabled")
    + (control.isHidden ? ", hidden" : "") + (control.isRecording ? ", recording" : "")
  return """
    RefreshControl: \(place), \(control.refreshState), \(session)\(progress)\(outcome)\(message), pulled \
    \(max(frame.pull - frame.start, min(frame.pull, 0)).inTenths) of \(frame.triggerDistance.inTenths), added inset \(frame.addedInset.inTenths)\(flags)
    """
}

extension Double {
  /// The number with one decimal.
  fileprivate var inTenths: Double { (10 * self).rounded() / 10 }
}

extension RefreshControl: StyleFollower {
  /// The minimum time that a session is visible, in seconds from its start.
  package var minimumVisibleTime: Double { look.style.minimumVisibleTime ?? RefreshTiming.minimumVisible }

  package func followStyle() {
    let (texts, language) = (look.style.texts, look.language)
    guard look.lookUp(for: self) else { return }
    stage.use(look.style)
    if look.isClamped { log.say(.clampedSetting) }
    // Unless the app has set one.
    let isReplaced = look.animator(for: role).map(stage.use) == true
    if isReplaced { configuration.forgetMetrics(log) }
    if isReplaced || texts != look.style.texts || language != look.language { refreshes.leave() }
    changes.note(.settings)
  }
}
#endif
