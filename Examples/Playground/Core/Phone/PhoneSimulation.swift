import RefreshAnimators
import ScrollPhysics

/// A phone with a list: a scroll view, the two controls' machine, a finger, a clock and a feed.
///
/// It works like the adapter on UIKit, in the order of a run loop: timers, touches, the display link, the scroll view's
/// own motion, layout, and the results of the feed. Time is the number of the frame.
public final class PhoneSimulation {
  /// The machine of both controls.
  public typealias Machine = RefreshStateMachine

  /// The time at frame 0, in seconds; not 0, as the uptime of a phone never is.
  static let start = 1000.0

  /// The tolerance for equal times, in seconds.
  static let roundingError = 1e-9

  /// The maximum number of layout passes per turn: a flush asks for another one at most once after a lift.
  private static let mostLayouts = 4

  /// The number of frames per second.
  public let frameRate: Double

  /// The settings of the page.
  private(set) var settings: PlaygroundSettings
  private(set) var animator: PlaygroundAnimator

  /// The machine that decides.
  public private(set) var machine = Machine()

  /// The last frames of both sides.
  private var sides = SideFrames()

  /// The number of frames so far.
  public var frame = 0

  /// The scroll view.
  public var scroll: ScrollSimulation
  var inset = RefreshStateMachine.SidePair()
  var feed: Feed
  var marks = Marks()
  var lastRefresh = LastRefresh()
  var rowScreen = RowScreen()

  /// The position of the finger; `nil` while none is down.
  public var finger: Drawing.Point?
  /// The velocity of the finger along the axis, in points per second.
  var fingerVelocity = 0.0
  /// `true` if the touch-down of the finger has stopped a motion.
  var hasStoppedMotion = false
  var animation: ScrollAnimation?
  var actions = Actions()

  var isLifting = false

  /// The velocity with which the finger lifts, in points per second of the offset, while it does.
  var liftVelocity = 0.0
  var needsLayout = false
  private var clock = WakeClock()

  /// Called with all effects of the machine, for a trace.
  public var onEffects: ((Machine.Effects) -> Void)?

  /// Creates a phone whose list is at rest at the side that refreshes.
  public init(_ settings: PlaygroundSettings, frameRate: Double) {
    self.settings = settings
    self.frameRate = frameRate
    animator = PlaygroundAnimator(settings)
    feed = Feed(settings)
    let safeArea = settings.safeArea
    scroll = ScrollSimulation(
      viewport: settings.length(settings.edge.isVertical), contentLength: feed.length,
      insets: ScrollInsets(near: safeArea.near, far: safeArea.far), scale: Screen.scale)
    if settings.refreshSide == .far { scroll.scroll(to: scroll.range.highest) }
    configure()
    send(.attached(refreshSide))
    if settings.loadsMore { send(.attached(loadSide)) }
    layOut()
  }

  /// Returns the nearest frame rate that a phone can have: a whole number from 48 to 1,440, the rates of displays and of slow
  /// motion on them; 60 if the number is not finite.
  public static func frameRate(nearest number: Double) -> Double {
    number.isFinite ? (min(max(number, 48), 1440) + 0.5).rounded(.down) : 60
  }

  /// The present time, in seconds.
  var now: Double { Self.start + Double(frame) / frameRate }

  /// The length of a frame, in seconds.
  public var frameLength: Double { 1 / frameRate }

  var isRightToLeft: Bool { settings.isOn(.rightToLeft) }

  /// `true` if the list scrolls up and down.
  public var isVertical: Bool { settings.edge.isVertical }

  /// The control at a side, as the machine has decided on it.
  public func side(_ side: RefreshStateMachine.AxisSide) -> Machine.SideFrame { sides[side] }

  /// The distance that the content is pulled at a side, in points; negative where it is scrolled away.
  public func pull(at side: RefreshStateMachine.AxisSide) -> Double { sides[side].pull(at: scroll.offset) }

  /// The side at which a pull refreshes.
  public var refreshSide: RefreshStateMachine.AxisSide { settings.refreshSide }

  /// The side of the control that loads more.
  var loadSide: RefreshStateMachine.AxisSide { refreshSide == .near ? .far : .near }

  /// `true` if nothing moves; a timer may be pending.
  public var isAtRest: Bool {
    finger == nil && scroll.phase == .idle && animation == nil && side(refreshSide).state == .idle
      && !clock.isRunning && rowScreen.isQuiet
  }

  /// `true` if the phone is idle: no finger, no motion, no action, no timer, and no pending frame or layout.
  var isQuiet: Bool {
    finger == nil && scroll.phase == .idle && animation == nil && actions.isEmpty && clock.isAtRest && !needsLayout
      && rowScreen.isQuiet
  }
}

extension PhoneSimulation {
  /// Changes a setting at any time; another edge or direction needs a new phone.
  public func set(_ slot: Slot, _ number: Double) {
    let loadedMore = settings.loadsMore
    settings[slot] = number
    animator = PlaygroundAnimator(settings)
    feed.pages = Int(settings[.pages])
    setRowLength(settings.rowLength)
    configure()
    if settings.loadsMore != loadedMore { send(loadedMore ? .detached(loadSide) : .attached(loadSide)) }
    needsLayout = true
    send(.scrolled)
    layOut()
  }

  private func setRowLength(_ length: Double) {
    guard length != feed.rowLength else { return }
    feed.rowLength = length
    scroll.setContentLength(feed.length)
  }

  private func configure() {
    machine.configure(settings.refresh(drawnBy: animator), at: refreshSide)
    if settings.loadsMore { machine.configure(settings.loadMore(drawnBy: animator), at: loadSide) }
  }

  /// Sends an event to the machine and carries out its effects.
  func send(_ event: Machine.Event, at time: Double? = nil) {
    let effects = machine.receive(event, reading, at: time ?? now)
    sides.take(effects)
    onEffects?(effects)
    var wake = effects.wake
    effects.apply { step in
      switch step {
      case .cancelAction(let side): actions[side] = nil
      case .publishStates: break
      case .setInset(let inset): write(inset)
      case .stopScrolling: scroll.scroll(to: scroll.offset, stopsMotion: true)
      case .setOffset(let offset): scroll.scroll(to: offset)
      case .readBack: wake = readBack()
      case .startAction(_, let side): if self.side(side).isActionRunning { startAction(at: side) }
      case .announce(_, let side): marks.announcements[side] += 1
      case .playFeedback(_, let side): marks.feedbacks[side] += 1
      case .prepareFeedback, .redraw, .reportInsetConflict, .sendValueChanged: break
      }
      return true
    }
    if effects.asksForFlush { needsLayout = true }
    clock.wake(wake, frame: frame)
  }

  private func readBack() -> Machine.Wake {
    let effects = machine.receive(.scrolled, reading, at: now)
    sides.take(effects)
    return effects.wake
  }

  private func write(_ inset: RefreshStateMachine.SidePair) {
    self.inset = inset
    scroll.insets = ScrollInsets(near: inset.near + systemInset.near, far: inset.far + systemInset.far)
  }

  /// Runs the layout passes of a turn, in which the machine flushes.
  func layOut() {
    for _ in 0..<Self.mostLayouts where needsLayout {
      needsLayout = false
      send(.laidOut)
    }
    marks.note(side(refreshSide), at: now)
    lastRefresh.note(self)
  }
}

extension PhoneSimulation {
  /// Advances by a frame: timer, finger, display link, the scroll view's own motion, layout, feed.
  ///
  /// - Parameter place: The new position of the finger; `nil` if there is none, or it has not moved.
  public func step(finger place: Drawing.Point? = nil) {
    layOut()
    frame += 1
    if let time = clock.dueTimer(at: now) {
      send(.woke, at: max(now, time))
      layOut()
    }
    if let place { move(to: place) }
    // The target timestamp of a display link is that of the next frame, which shows what is drawn now.
    if clock.isLinkDue(in: frame) { send(.ticked, at: now + frameLength) }
    moveContent()
    rowScreen.advance(
      to: now, by: frameLength, isRightToLeft: isRightToLeft, reducesMotion: settings.isOn(.reducedMotion))
    layOut()
    endActions()
  }

  private func moveContent() {
    if let animation {
      scroll.scroll(to: animation.offset(at: now + Self.roundingError))
      if animation.isOver(at: now + Self.roundingError) { self.animation = nil }
      send(.scrolled)
    }
    guard scroll.phase.isDecelerating else { return }
    scroll.advance(by: frameLength)
    send(.scrolled)
  }
}
