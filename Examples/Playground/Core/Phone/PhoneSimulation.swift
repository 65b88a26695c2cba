import RefreshAnimators
import ScrollPhysics

/// A phone with a list: a scroll view, the two controls' machine, a finger, a clock and a feed.
///
/// It does what an adapter on UIKit does, in the order in which a run loop would: timers, touches, the display link, the
/// scroll view's own motion, layout, and then what the feed has to say. Nothing in it reads a clock: time is the number
/// of the frame.
public final class PhoneSimulation {
  /// The machine of both controls.
  public typealias Machine = RefreshStateMachine

  /// The time at frame 0, in seconds; not 0, as the uptime of a phone never is.
  static let start = 1000.0

  /// Sums of seconds that differ by less are the same moment.
  static let roundingError = 1e-9

  /// Frames a second: 60 or 120.
  public let frameRate: Double

  /// What the page has set.
  private(set) var settings: PlaygroundSettings
  private(set) var animator: PlaygroundAnimator

  /// The machine that decides.
  public private(set) var machine = Machine()

  /// Frames that have passed.
  public var frame = 0

  /// The scroll view.
  public var scroll: ScrollSimulation
  var inset = SidePair()
  var feed: Feed
  var marks = Marks()
  var lastRefresh = LastRefresh()

  /// Where the finger is; `nil` while none is down.
  public var finger: Drawing.Point?
  /// How fast the finger is along the axis, in points a second.
  var fingerVelocity = 0.0
  /// Whether the finger has stopped a motion by coming down.
  var hasStoppedMotion = false
  var animation: ScrollAnimation?
  var actions = Actions()

  var isLifting = false
  var needsLayout = false
  private var clock = WakeClock()

  /// Told of every answer of the machine, for a trace.
  public var onEffects: ((Machine.Effects) -> Void)?

  /// A phone at rest at the end of its list where a pull refreshes.
  public init(_ settings: PlaygroundSettings, frameRate: Double) {
    self.settings = settings
    self.frameRate = frameRate
    animator = PlaygroundAnimator(settings)
    feed = Feed(isVertical: settings.edge.isVertical, pages: Int(settings[.pages]))
    let safeArea = settings.edge.isVertical ? Screen.safeArea : SidePair()
    scroll = ScrollSimulation(
      viewport: Screen.length(settings.edge.isVertical), contentLength: feed.length,
      insets: ScrollInsets(near: safeArea.near, far: safeArea.far), scale: Screen.scale)
    if settings.refreshSide == .far { scroll.scroll(to: scroll.range.highest) }
    configure()
    send(.attached(refreshSide))
    if settings.loadsMore { send(.attached(loadSide)) }
    layOut()
  }

  /// The present time, in seconds.
  var now: Double { Self.start + Double(frame) / frameRate }

  /// The length of a frame, in seconds.
  public var frameLength: Double { 1 / frameRate }

  /// `true` if the list scrolls up and down.
  public var isVertical: Bool { settings.edge.isVertical }

  /// The end of the axis at which a pull refreshes.
  public var refreshSide: AxisSide { settings.refreshSide }

  /// The end of the axis at which more is loaded.
  var loadSide: AxisSide { refreshSide == .near ? .far : .near }

  /// Whether nothing moves; a timer may wait.
  public var isAtRest: Bool {
    finger == nil && scroll.phase == .idle && animation == nil && machine.state(at: refreshSide) == .idle
      && !clock.isRunning
  }

  /// Whether nothing goes on: no finger, no motion, no action, and no frame asked for.
  var isQuiet: Bool {
    finger == nil && scroll.phase == .idle && animation == nil && actions.isEmpty && clock.isAtRest && !needsLayout
  }
}

extension PhoneSimulation {
  /// Changes a setting, as an app may at any time; one of the edge or of the direction needs a new phone.
  public func set(_ slot: Slot, _ number: Double) {
    let loadedMore = settings.loadsMore
    settings[slot] = number
    animator = PlaygroundAnimator(settings)
    feed.pages = Int(settings[.pages])
    configure()
    if settings.loadsMore != loadedMore { send(loadedMore ? .detached(loadSide) : .attached(loadSide)) }
    needsLayout = true
    send(.scrolled)
    layOut()
  }

  private func configure() {
    machine.configure(settings.refresh(drawnBy: animator), at: refreshSide)
    if settings.loadsMore { machine.configure(settings.loadMore(drawnBy: animator), at: loadSide) }
  }

  /// Tells the machine of an event and carries out what it answers.
  func send(_ event: Machine.Event, at time: Double? = nil) {
    let effects = machine.receive(event, reading, at: time ?? now)
    onEffects?(effects)
    var wake = effects.wake
    effects.apply { step in
      switch step {
      case .cancelAction(let side): actions[side] = nil
      case .publishStates: break
      case .setInset(let inset): write(inset)
      case .stopScrolling: scroll.scroll(to: scroll.offset, stopsMotion: true)
      case .setOffset(let offset): scroll.scroll(to: offset)
      case .readBack: wake = machine.receive(.scrolled, reading, at: now).wake
      case .startAction(_, let side): if machine.isActionRunning(at: side) { startAction(at: side) }
      case .announce(_, let side): marks.announcements[side] += 1
      case .playFeedback(_, let side): marks.feedbacks[side] += 1
      case .prepareFeedback, .redraw, .reportInsetConflict, .sendValueChanged: break
      }
      return true
    }
    if effects.asksForFlush { needsLayout = true }
    clock.wake(wake, frame: frame)
  }

  private func write(_ inset: SidePair) {
    self.inset = inset
    scroll.insets = ScrollInsets(near: inset.near + systemInset.near, far: inset.far + systemInset.far)
  }

  /// The layout pass of a turn, which is the flush.
  func layOut() {
    if needsLayout {
      needsLayout = false
      send(.laidOut)
    }
    marks.note(machine, at: now, extent: update(at: refreshSide).visibleExtent, side: refreshSide)
    lastRefresh.note(self)
  }
}

extension PhoneSimulation {
  /// One frame: a timer, the finger, the display link, the scroll view's own motion, layout, and the feed.
  ///
  /// - Parameter place: Where the finger is now; `nil` if there is none, or it has not moved.
  public func step(finger place: Drawing.Point? = nil) {
    layOut()
    frame += 1
    if let time = clock.dueTimer(at: now) {
      send(.woke, at: max(now, time))
      layOut()
    }
    if let place { move(to: place) }
    // As a display link says it: what is drawn now is seen with the next frame.
    if clock.isLinkDue(in: frame) { send(.ticked, at: now + frameLength) }
    moveContent()
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
