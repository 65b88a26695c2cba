extension RefreshStateMachine {
  /// The answer of the machine to an event: writes for the scroll view and commands for the controls.
  ///
  /// A fixed-size value. ``apply(_:)`` says in which order it is carried out.
  public struct Effects: Equatable, Sendable {
    /// The inset to write, at both sides; `nil` to leave it.
    public internal(set) var inset: SidePair?

    /// `true` if the inset is written after the offset.
    ///
    /// An inset is raised to the place of the content, and lowered to the place where the content has arrived, so that
    /// the scroll view has no reason to move it.
    public internal(set) var writesInsetLast = false

    /// `true` if the scroll view's own motion is stopped in place.
    public internal(set) var stopsScrolling = false

    /// The offset to write; `nil` to leave it.
    public internal(set) var offset: Double?

    /// The commands to the control at the near side.
    public internal(set) var near = RefreshCommands.none

    /// The commands to the control at the far side.
    public internal(set) var far = RefreshCommands.none

    /// The result of a request to begin; `nil` if the event was none.
    public internal(set) var answer: RefreshRequestResult?

    /// `true` if a layout pass is requested in this turn of the run loop, in which the machine decides what it recorded.
    public internal(set) var asksForFlush = false

    /// The time of the next wake.
    public internal(set) var wake = Wake.never

    /// Creates effects that ask for nothing.
    public init() {}

    /// The commands to the control at a side.
    public internal(set) subscript(side: AxisSide) -> RefreshCommands {
      get { side == .near ? near : far }
      set {
        switch side {
        case .near: near = newValue
        case .far: far = newValue
        }
      }
    }
  }

  /// The time at which the machine wants to be called again.
  public enum Wake: Equatable, Sendable {
    /// Not before the next event.
    case never

    /// At the next frame.
    case nextFrame

    /// At a time, in seconds of the clock that stamps the events.
    case at(Double)
  }

  /// The commands to the control at one side.
  public struct RefreshCommands: OptionSet, Equatable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates commands from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Cancels the running action; comes before a start.
    public static var cancelAction: RefreshCommands { RefreshCommands(rawValue: 1) }

    /// Starts the action of the present session.
    public static var startAction: RefreshCommands { RefreshCommands(rawValue: 2) }

    /// Tells the control's listeners that the user began a session.
    public static var sendValueChanged: RefreshCommands { RefreshCommands(rawValue: 4) }

    /// Draws again.
    public static var redraw: RefreshCommands { RefreshCommands(rawValue: 8) }

    /// Prepares the feedback generator.
    public static var prepareFeedback: RefreshCommands { RefreshCommands(rawValue: 16) }

    /// Plays the feedback that the machine names.
    public static var playFeedback: RefreshCommands { RefreshCommands(rawValue: 32) }

    /// Tells assistive technologies that a session has begun or ended.
    public static var announce: RefreshCommands { RefreshCommands(rawValue: 64) }

    /// Logs that another writer keeps removing the added inset.
    public static var reportInsetConflict: RefreshCommands { RefreshCommands(rawValue: 128) }

    // An array literal of an option set allocates, so the machine joins commands with these.
    static func | (first: RefreshCommands, second: RefreshCommands) -> RefreshCommands {
      RefreshCommands(rawValue: first.rawValue | second.rawValue)
    }
    static func |= (first: inout RefreshCommands, second: RefreshCommands) { first = first | second }
    static var none: RefreshCommands { RefreshCommands(rawValue: 0) }
  }
}

extension RefreshStateMachine.Effects {
  /// `true` if the inset, the offset or the motion of the scroll view changes.
  var writesGeometry: Bool { inset != nil || offset != nil || stopsScrolling }

  /// A step of ``apply(_:)``.
  public enum Step: Equatable, Sendable {
    /// Cancel the running action at a side.
    case cancelAction(AxisSide)

    /// Publish the machine's new states.
    case publishStates

    /// Set the scroll view's inset.
    case setInset(SidePair)

    /// Stop the scroll view's own motion in place.
    case stopScrolling

    /// Set the scroll view's offset.
    case setOffset(Double)

    /// Tell the machine that the scroll view has ``RefreshStateMachine/Event/scrolled``, and replace the wake by that of its
    /// answer. Nothing else of the answer counts: what it asks for waits for the next frame.
    case readBack

    /// Carry out the remaining commands to the control at a side.
    case perform(RefreshCommands, AxisSide)
  }

  /// Calls a closure with every step, in the order in which the steps are carried out.
  ///
  /// Cancels come first, before anything else is called that may begin the next session of either side. The states are
  /// published before the geometry, because the scroll view's delegate is called while it is written and may ask for
  /// them. The own writes come back as readings, between which UIKit may clamp: one reading follows for all of them. The
  /// commands come last, so that their listeners find the geometry done.
  ///
  /// - Parameter perform: Carries out a step, and returns `true` while no newer effects have written geometry. The writes that
  ///   are left would undo newer ones, so they are dropped when it returns `false`; commands are never dropped.
  public func apply(_ perform: (Step) -> Bool) {
    if near.contains(.cancelAction) { _ = perform(.cancelAction(.near)) }
    if far.contains(.cancelAction) { _ = perform(.cancelAction(.far)) }
    _ = perform(.publishStates)
    if writesGeometry {
      write(perform)
      _ = perform(.readBack)
    }
    _ = perform(.perform(near, .near))
    _ = perform(.perform(far, .far))
  }

  private func write(_ perform: (Step) -> Bool) {
    if let inset, !writesInsetLast {
      guard perform(.setInset(inset)) else { return }
    }
    if stopsScrolling {
      guard perform(.stopScrolling) else { return }
    }
    if let offset {
      guard perform(.setOffset(offset)) else { return }
    }
    if let inset, writesInsetLast { _ = perform(.setInset(inset)) }
  }
}
