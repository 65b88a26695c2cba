import ScrollPhysics

extension RefreshStateMachine {
  /// Everything about one side that a host needs until the next event: what was decided, and what the control is drawn from.
  ///
  /// Each event that may change something returns a frame for each side that has a control. A host keeps the last one:
  ///
  /// ```swift
  /// let effects = machine.receive(.lifted, reading, at: time)
  /// if let frame = effects.near {
  ///   print(frame.state, frame.session, frame.origin, frame.outcome as Any)
  ///   print(frame.pull, frame.addedInset)
  ///   ring.redraw(frame.update(at: time), in: &drawing)
  /// }
  /// ```
  public struct SideFrame: Equatable, Sendable {
    /// The side.
    package let side: AxisSide

    /// `true` if there is a control.
    package internal(set) var isPresent = false

    /// The state of the control.
    public internal(set) var state = RefreshState.idle

    /// The number of the present or last session; 0 before the first.
    public internal(set) var session: UInt32 = 0

    /// The origin of the present or last session.
    public internal(set) var origin = RefreshOrigin.finger

    /// The outcome of the last session; `nil` before the first end, and from the start of a session to its end.
    public internal(set) var outcome: RefreshOutcome?

    /// The commands to the control at the event.
    package internal(set) var commands = RefreshCommands.none

    /// `true` if the action of the session has been started and has not returned.
    package internal(set) var isActionRunning = false

    /// `true` if there is nothing left to load, or will not be after the ending.
    package internal(set) var isExhausted = false

    /// The effect of a tap on the control; `nil` for none.
    package internal(set) var tap: RefreshTap?

    /// The added inset, in points.
    public internal(set) var addedInset = 0.0

    /// The distance that the content is pulled past its rest, in points; negative where it is scrolled away.
    public internal(set) var pull = 0.0

    /// The offset at which the content rests, without the added inset.
    package internal(set) var restOffset = 0.0

    /// The pull at which the control begins to be pulled, in points.
    package internal(set) var start = 0.0

    /// The distance from there that arms, in points.
    package internal(set) var triggerDistance = RefreshMetrics().triggerDistance

    /// `true` from the start of a session until its space may be closed.
    package internal(set) var isHeld = false

    /// `true` if the added inset is being opened or closed.
    var isMoving = false

    /// `true` while the machine moves the content.
    var isSettling = false

    /// `true` if a load may still begin by itself to fill the first screen, even while the list is hidden.
    package internal(set) var fillsScreen = false

    /// The number of the touch that pulls the control, though a session may run; `nil` if none does, or if the control begins
    /// by no pull.
    package internal(set) var pullingTouch: UInt32?

    /// `true` if the drag may begin a session: the app has not refused it, and it began where it has to.
    package internal(set) var mayBegin = false

    /// The reason for which a pull past the trigger that the finger has let go at this event begins no session; `nil` for any
    /// other.
    package internal(set) var refusal: RefreshRequestResult.Reason?

    /// The gesture that begins a session.
    package internal(set) var trigger = RefreshTrigger.onRelease

    /// The feedback that is played, if the commands say so.
    package internal(set) var playedFeedback = RefreshFeedback.armed

    /// The placement of the indicator.
    package internal(set) var placement = RefreshPlacement.withContent

    /// The line at which the area of the indicator begins, in points: of the content or, if it floats, from the offset.
    private var line = 0.0

    /// The distance of the indicator, unless it floats, and of the control's background from the content, in points.
    package private(set) var gapDistance = 0.0

    /// The part of the empty space that the control takes, in points.
    private var seat = 0.0

    /// The values of ``update(at:in:message:)``.
    package private(set) var visibleExtent = 0.0
    package private(set) var heldExtent = RefreshMetrics().heldExtent
    private var drawnTrigger = RefreshMetrics().triggerDistance
    private var fractions = Fractions()
    private var motionStart = 0.0
    private var velocity = 0.0
    private var hasProgress = false
    var drawnOutcome: RefreshOutcome?
    private var drawnTap: RefreshTap?

    /// The time of the last end, in seconds; infinite without one.
    private var endTime = Double.infinity

    /// Creates the frame of a side without a control.
    init(at side: AxisSide) { self.side = side }
  }
}

extension RefreshStateMachine.SideFrame {
  /// The values that an animator draws.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds of the clock that stamps the events.
  ///   - surroundings: The place to draw in.
  ///   - message: A sentence about the outcome, if the app gave one.
  /// - Returns: The values at that time; after a reading that is not finite, those of an indicator that is out of view.
  public func update(
    at time: Double, in surroundings: RefreshSurroundings = RefreshSurroundings(), message: String? = nil
  ) -> RefreshUpdate {
    // At rest and in a pull, the progress is that of the session before.
    let tells = hasProgress && (state == .refreshing || state == .ending)
    var update = RefreshUpdate(
      state: state, origin: origin, outcome: drawnOutcome, visibleExtent: visibleExtent, heldExtent: heldExtent,
      triggerDistance: drawnTrigger, armedFraction: fractions.armed, activityFraction: fractions.activity,
      outcomeFraction: fractions.outcome, timeSinceEnd: time.isFinite ? max(time - endTime, 0) : 0,
      motionStart: motionStart, velocity: velocity, isDragged: pullingTouch != nil,
      sessionProgress: tells ? fractions.work : nil, message: message, tap: drawnTap, surroundings: surroundings)
    update.surroundings.respondsToPull = trigger.respondsToPull
    return update
  }

  /// The feedback that is prepared, if the commands say so.
  var preparedFeedback: RefreshFeedback { trigger == .whilePulling ? .fired : .armed }

  /// The outcome that is announced, if the commands say so; `nil` for the start of a session.
  var announcedOutcome: RefreshOutcome? { state == .refreshing ? nil : drawnOutcome }

  /// Returns the pull of the content at another offset of the same list, in points.
  package func pull(at offset: Double) -> Double { side == .near ? restOffset - offset : offset - restOffset }

  /// Returns the offset of the content at a pull, in points.
  package func offset(ofPull distance: Double) -> Double {
    side == .near ? restOffset - distance : restOffset + distance
  }

  /// The start of the area that the indicator draws in along the axis, in points of the content, at an offset of the same list.
  ///
  /// It extends from the rest line to the content, so it never lies under a bar or over a row. That of a floating control begins
  /// at the edge of the visible area inside the bars, at any scroll position. A start offset shifts it.
  package func stripStart(at offset: Double) -> Double {
    placement == .floating ? offset + line : line
  }

  /// The length of the area between the content and its rest at an offset of the same list, in points.
  package func gapLength(at offset: Double) -> Double { max(pull(at: offset) + seat, 0) }

  /// Takes the decisions and the smoothed values from a control.
  mutating func note(_ control: Control, at time: Double) {
    isPresent = control.isPresent
    state = control.phase.state
    session = control.session
    isActionRunning = control.phase.isActionRunning
    isExhausted = control.phase.isExhausted
    tap = control.tap
    isHeld = control.isHeld(at: time)
    isMoving = control.insetHolder.isBusy
    isSettling = control.insetHolder.isSettling
    fillsScreen = control.fillsScreen
    trigger = control.settings.trigger
    playedFeedback = control.feedback.kind
    drawnOutcome = control.drawnOutcome
    placement = control.settings.placement
    drawnTap = control.drawnTap
    heldExtent = control.settings.metrics.heldExtent
    triggerDistance = control.settings.metrics.triggerDistance
    drawnTrigger = triggerDistance
    origin = control.indicator.origin
    outcome = control.indicator.outcome
    (fractions, hasProgress) = (control.indicator.fractions.values, control.indicator.reported != nil)
    motionStart = control.indicator.motionStart
    velocity = control.indicator.velocity.value
    endTime = control.indicator.end?.time ?? .infinity
  }

  /// The trigger distance that is drawn before the system fires, as a factor of the pull: its own distance is not known.
  private static let beforeFiring = 1.001

  /// Takes the lengths and offsets of a control from a geometry.
  mutating func note(_ geometry: SideGeometry, of control: Control) {
    pull = geometry.pullDistance
    restOffset = geometry.restOffset
    start = geometry.start
    heldExtent = geometry.heldExtent
    triggerDistance = geometry.triggerDistance
    // Nothing is left to load, and that is hidden: the control is not drawn even if the content is pulled.
    let isOutOfSight = control.loadsMore && state == .noMoreData && !control.indicator.isSeated
    visibleExtent = isOutOfSight ? 0 : control.indicator.extent(geometry)
    // Only the system ends the pull with a session.
    let awaitsSystem = control.settings.backing == .system && (control.phase.isAtRest || control.phase.isPulled)
    drawnTrigger = awaitsSystem ? max(triggerDistance, visibleExtent * Self.beforeFiring) : triggerDistance
    seat = control.indicator.seat(geometry)
    let standsAtEnd = control.loadsMore && control.settings.loadMore.shortContent == .viewportEnd
    gapDistance = geometry.outset + (standsAtEnd ? geometry.emptySpace - seat : 0)
  }

  /// Takes the line of the indicator's area from a geometry, the viewport and the insets.
  mutating func draw(from geometry: SideGeometry, in viewport: Double, inside inset: SidePair) {
    switch (placement, side) {
    case (.floating, .near): line = inset.near + geometry.floatingShift
    case (.floating, .far): line = viewport - inset.far - geometry.floatingShift - visibleExtent
    case (.withContent, .near), (.pinned, .near): line = -gapDistance - visibleExtent
    case (.withContent, .far), (.pinned, .far):
      line = geometry.restOffset + viewport - inset.far - geometry.emptySpace + gapDistance
    }
  }
}

/// The last frames of both sides, as a host keeps them.
package struct SideFrames: Equatable, Sendable {
  package private(set) var near = RefreshStateMachine.SideFrame(at: .near)
  package private(set) var far = RefreshStateMachine.SideFrame(at: .far)

  /// Creates the frames of a list without controls.
  package init() {}

  /// Creates the frames of a machine that has received no event since its last reading.
  package init(of machine: RefreshStateMachine, _ scroll: ScrollMetrics) {
    (near, far) = (machine.frame(at: .near, scroll), machine.frame(at: .far, scroll))
  }

  /// The frame at a side.
  package subscript(side: AxisSide) -> RefreshStateMachine.SideFrame { side == .near ? near : far }

  /// Takes the frames of an event; a side without one is as it was.
  package mutating func take(_ effects: RefreshStateMachine.Effects) {
    if let frame = effects.near { near = frame }
    if let frame = effects.far { far = frame }
  }
}
