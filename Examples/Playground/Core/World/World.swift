import RefreshAnimators
import ScrollPhysics

/// A phone with a list: a scroll view, the two controls' machine, a finger, a clock and a feed.
///
/// It does what an adapter on UIKit does, in the order in which a run loop would: timers, touches, the display link, the
/// scroll view's own motion, layout, and then what the feed has to say. Nothing in it reads a clock: time is the number
/// of the frame.
final class World {
  typealias Machine = RefreshStateMachine

  /// The time at frame 0, in seconds; not 0, as the uptime of a phone never is.
  static let start = 1000.0

  /// Sums of seconds that differ by less are the same moment.
  static let roundingError = 1e-9

  /// Frames a second: 60 or 120.
  let frameRate: Double

  /// What the page has set.
  private(set) var settings: PlaygroundSettings
  private(set) var animator: PlaygroundAnimator
  private(set) var machine = Machine()

  /// Frames that have passed.
  var frame = 0

  var scroll: ScrollSimulation
  var inset = SidePair()
  var feed: Feed
  var marks = Marks()
  var lastRefresh = LastRefresh()

  /// Where the finger is; `nil` while none is down.
  var finger: Drawing.Point?
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
  var onEffects: ((Machine.Effects, Machine) -> Void)?

  /// A phone at rest at the end of its list where a pull refreshes.
  init(_ settings: PlaygroundSettings, frameRate: Double) {
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
  var frameLength: Double { 1 / frameRate }

  var isVertical: Bool { settings.edge.isVertical }

  /// The end of the axis at which a pull refreshes.
  var refreshSide: AxisSide { settings.refreshSide }

  /// The end of the axis at which more is loaded.
  var loadSide: AxisSide { refreshSide == .near ? .far : .near }

  /// Whether nothing moves; a timer may wait.
  var isAtRest: Bool {
    finger == nil && scroll.phase == .idle && animation == nil && machine.state(at: refreshSide) == .idle
      && !clock.isRunning
  }

  /// Whether nothing goes on: no finger, no motion, no action, and no frame asked for.
  var isQuiet: Bool {
    finger == nil && scroll.phase == .idle && animation == nil && actions.isEmpty && clock.isAtRest && !needsLayout
  }
}

extension World {
  /// Changes a setting, as an app may at any time; one of the edge or of the direction needs a new world.
  func set(_ slot: Slot, _ number: Double) {
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
    onEffects?(effects, machine)
    var wake = effects.wake
    if let next = write(effects) { wake = next }
    perform(effects[.near], at: .near)
    perform(effects[.far], at: .far)
    if effects.asksForFlush { needsLayout = true }
    clock.wake(wake, frame: frame)
  }

  /// The geometry, in one place; answers when the machine wants to be woken after it, if it was changed.
  ///
  /// One reading follows for all writes, and is not answered: what it asks for waits for the next frame.
  private func write(_ effects: Machine.Effects) -> Machine.Wake? {
    guard effects.inset != nil || effects.offset != nil || effects.stopsScrolling else { return nil }
    if !effects.writesInsetLast { write(effects.inset) }
    if effects.stopsScrolling { scroll.scroll(to: scroll.offset, stopsMotion: true) }
    if let offset = effects.offset { scroll.scroll(to: offset) }
    if effects.writesInsetLast { write(effects.inset) }
    return machine.receive(.scrolled, reading, at: now).wake
  }

  private func write(_ inset: SidePair?) {
    guard let inset else { return }
    self.inset = inset
    scroll.insets = ScrollInsets(near: inset.near + systemInset.near, far: inset.far + systemInset.far)
  }

  /// A cancel comes before a start.
  private func perform(_ commands: RefreshCommands, at side: AxisSide) {
    if commands.contains(.cancelAction) { actions[side] = nil }
    if commands.contains(.startAction), machine.isActionRunning(at: side) { startAction(at: side) }
    if commands.contains(.announce) { marks.announcements[side] += 1 }
    if commands.contains(.playFeedback) { marks.feedbacks[side] += 1 }
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

extension World {
  /// One frame: a timer, the finger, the display link, the scroll view's own motion, layout, and the feed.
  ///
  /// - Parameter place: Where the finger is now; `nil` if there is none, or it has not moved.
  func step(finger place: Drawing.Point? = nil) {
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
