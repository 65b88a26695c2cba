import ScrollPhysics

extension RefreshStateMachine {
  /// The result of an event: writes for the scroll view and commands for the controls.
  ///
  /// A fixed-size value. `RefreshSimulation`, of RefreshTesting, carries it out on a list that it simulates.
  ///
  /// A test reads what an event asks for: the writes, the sides, the answer to a request, and when the machine wants to be called
  /// again.
  ///
  /// ```swift
  /// let effects: RefreshStateMachine.Effects = machine.receive(.began(.near, .program, .always), reading, at: time)
  /// #expect(effects.answer == .started && effects.near?.state == .refreshing && effects.far == nil)
  /// if effects.inset == nil, effects.offset == nil { #expect(effects.wake != .never) }
  /// ```
  public struct Effects: Equatable, Sendable {
    /// The inset to write, at both sides; `nil` to leave it.
    public internal(set) var inset: SidePair?

    /// `true` if the inset is written after the offset.
    ///
    /// An inset is raised after the content has moved to its new edge, and lowered before: whenever the scroll view
    /// reports that it scrolled, the content does not stand inside its inset.
    package internal(set) var writesInsetLast = false

    /// `true` if the offset is written once more after the inset, to which the scroll view may have clamped the content.
    var restoresOffset = false

    /// `true` if the scroll view's own motion is stopped in place.
    package internal(set) var stopsScrolling = false

    /// The offset to write; `nil` to leave it.
    public internal(set) var offset: Double?

    /// The near side after the event, with the commands to its control; `nil` without a control, and if nothing has changed.
    public internal(set) var near: SideFrame?

    /// The far side after the event, with the commands to its control; `nil` without a control, and if nothing has changed.
    public internal(set) var far: SideFrame?

    /// The result of a request to begin; `nil` for other events.
    public internal(set) var answer: RefreshRequestResult?

    /// `true` if a layout pass is requested in this turn of the run loop, in which the machine decides on the recorded
    /// readings.
    package internal(set) var asksForFlush = false

    /// The time of the next wake.
    public internal(set) var wake = Wake.never

    /// Creates effects without writes or commands.
    package init() {}

    /// Returns the commands to the control at a side.
    package func commands(at side: AxisSide) -> RefreshCommands { (side == .near ? near : far)?.commands ?? .none }
  }

  /// The time at which the machine wants to be called again.
  ///
  /// ```swift
  /// switch effects.wake {
  /// case .never: displayLink.isPaused = true
  /// case .nextFrame: displayLink.isPaused = false
  /// case .at(let time): print("a session ends at \(time)")
  /// }
  /// ```
  public enum Wake: Equatable, Sendable {
    /// Not before the next event.
    case never

    /// At the next frame.
    case nextFrame

    /// At a time, in seconds of the clock that stamps the events.
    case at(Double)
  }
}

extension RefreshStateMachine.Effects {
  /// `true` if the inset, the offset or the motion of the scroll view changes.
  var writesGeometry: Bool { writesPlace || stopsScrolling }

  /// `true` if the inset or the offset changes.
  var writesPlace: Bool { inset != nil || offset != nil }

  /// Returns the reading after the writes, unless the scroll view clamps them.
  func place(of scroll: ScrollMetrics) -> ScrollMetrics {
    var after = scroll
    if let offset { after.offset = offset }
    if let inset {
      after.adjustedInset = inset + after.systemInset
      after.inset = inset
    }
    return after
  }

  /// Restores the offset of content that a finger holds out of range, which an inset at either side may clamp.
  mutating func restoreUnderFinger(_ scroll: ScrollMetrics) {
    guard let inset, offset == nil, scroll.isTouched else { return }
    let (low, high) = scroll.range(inside: inset + scroll.systemInset)
    let slack = scroll.grid.halfPixel
    if scroll.offset < low - slack || scroll.offset > max(low, high) + slack { offset = scroll.offset }
  }

  /// A step of ``apply(_:)``.
  package enum Step: Equatable, Sendable {
    /// Cancel the running action at a side.
    case cancelAction(RefreshStateMachine.AxisSide)

    /// Publish the machine's new states.
    case publishStates

    /// Set the scroll view's inset.
    case setInset(RefreshStateMachine.SidePair)

    /// Stop the scroll view's own motion in place.
    case stopScrolling

    /// Set the scroll view's offset.
    case setOffset(Double)

    /// Send the machine ``RefreshStateMachine/Event/scrolled``, and replace the wake by that of the result. The rest of
    /// the result is ignored: its writes wait for the next frame.
    case readBack

    /// Start the action of a session, unless the session has ended in an earlier step.
    case startAction(session: UInt32, RefreshStateMachine.AxisSide)

    /// Prepare the feedback generator for a feedback.
    case prepareFeedback(RefreshFeedback, RefreshStateMachine.AxisSide)

    /// Play a feedback.
    case playFeedback(RefreshFeedback, RefreshStateMachine.AxisSide)

    /// Announce the outcome of a session to assistive technologies; `nil` announces its start.
    case announce(RefreshOutcome?, RefreshStateMachine.AxisSide)

    /// Draw the control at a side again.
    case redraw(RefreshStateMachine.AxisSide)

    /// Log that another writer keeps removing the added inset.
    case reportInsetConflict(RefreshStateMachine.AxisSide)

    /// Tell the listeners of the control that the user has begun a session, unless it has ended in an earlier step.
    case sendValueChanged(session: UInt32, RefreshStateMachine.AxisSide)
  }

  /// Calls a closure with every step, in the order in which the steps are carried out.
  ///
  /// Cancels come first, before any call that may begin the next session of either side. The states are published
  /// before the geometry, because UIKit calls the scroll view's delegate while it is written, and the delegate may read
  /// them. The machine's own writes come back as readings, between which UIKit may clamp: one reading follows for all
  /// of them. The commands come last, so that their listeners find the geometry complete: the
  /// start of an action before everything that may end its session, and feedback and announcements before the drawing,
  /// because a view that is told to draw may end the session too.
  ///
  /// - Parameter perform: Carries out a step. Returns `false` if a call of the app inside that step has written geometry: the
  ///   writes that are left would undo newer ones, and are dropped. Commands are never dropped.
  package func apply(_ perform: (Step) -> Bool) {
    var isNewest = true
    if commands(at: .near).contains(.cancelAction), !perform(.cancelAction(.near)) { isNewest = false }
    if commands(at: .far).contains(.cancelAction), !perform(.cancelAction(.far)) { isNewest = false }
    if !perform(.publishStates) { isNewest = false }
    if writesGeometry {
      if isNewest { write(perform) }
      _ = perform(.readBack)
    }
    if let near { sendCommands(of: near, perform) }
    if let far { sendCommands(of: far, perform) }
  }

  private func sendCommands(of frame: RefreshStateMachine.SideFrame, _ perform: (Step) -> Bool) {
    let (commands, side) = (frame.commands, frame.side)
    guard !commands.isEmpty else { return }
    if commands.contains(.startAction) { _ = perform(.startAction(session: frame.session, side)) }
    if commands.contains(.prepareFeedback) { _ = perform(.prepareFeedback(frame.preparedFeedback, side)) }
    if commands.contains(.playFeedback) { _ = perform(.playFeedback(frame.playedFeedback, side)) }
    if commands.contains(.announce) { _ = perform(.announce(frame.announcedOutcome, side)) }
    if commands.contains(.redraw) { _ = perform(.redraw(side)) }
    if commands.contains(.reportInsetConflict) { _ = perform(.reportInsetConflict(side)) }
    if commands.contains(.sendValueChanged) { _ = perform(.sendValueChanged(session: frame.session, side)) }
  }

  private func write(_ perform: (Step) -> Bool) {
    if let inset, !writesInsetLast, !perform(.setInset(inset)) { return }
    if stopsScrolling, !perform(.stopScrolling) { return }
    if let offset, !perform(.setOffset(offset)) { return }
    guard let inset, writesInsetLast, perform(.setInset(inset)) else { return }
    if let offset, restoresOffset { _ = perform(.setOffset(offset)) }
  }
}
