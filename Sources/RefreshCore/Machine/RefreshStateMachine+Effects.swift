extension RefreshStateMachine {
  /// What an event asks of the scroll view and of the controls; a fixed-size value.
  ///
  /// They are carried out in this order: the inset (unless it comes last), the stop, the offset, the orders.
  public struct Effects: Equatable, Sendable {
    private var insetValue = SidePair()
    private var offsetValue = 0.0
    private var wakeTime = 0.0
    private var flags: UInt8 = 0
    private var answerValue: UInt8 = 0

    /// Orders to the control at the near end.
    public internal(set) var near = RefreshCommands.none

    /// Orders to the control at the far end.
    public internal(set) var far = RefreshCommands.none

    /// Creates effects that ask for nothing.
    public init() {}

    /// The inset to write, at both ends; `nil` to leave it.
    public internal(set) var inset: SidePair? {
      get { flags & 1 == 0 ? nil : insetValue }
      set {
        flags = newValue == nil ? flags & ~1 : flags | 1
        insetValue = newValue ?? SidePair()
      }
    }

    /// Whether the inset is to be written after the offset: a share is raised to where the content is, and lowered to
    /// where it has arrived, so that the scroll view has no reason to move it.
    public internal(set) var writesInsetLast: Bool {
      get { flags & 64 != 0 }
      set { flags = newValue ? flags | 64 : flags & ~64 }
    }

    /// Whether the scroll view's own motion is to be stopped where it is.
    public internal(set) var stopsScrolling: Bool {
      get { flags & 2 != 0 }
      set { flags = newValue ? flags | 2 : flags & ~2 }
    }

    /// The offset to write; `nil` to leave it.
    public internal(set) var offset: Double? {
      get { flags & 4 == 0 ? nil : offsetValue }
      set {
        flags = newValue == nil ? flags & ~4 : flags | 4
        offsetValue = newValue ?? 0
      }
    }

    /// Orders to the control at an end.
    public internal(set) subscript(side: AxisSide) -> RefreshCommands {
      get { side == .near ? near : far }
      set {
        switch side {
        case .near: near = newValue
        case .far: far = newValue
        }
      }
    }

    /// What became of a request to begin; `nil` if the event was none.
    public internal(set) var answer: RefreshRequestResult? {
      get { RefreshRequestResult(code: answerValue) }
      set { answerValue = newValue?.code ?? 0 }
    }

    /// Whether a layout pass is to be asked for in this turn, so that what was recorded is decided in it.
    public internal(set) var asksForFlush: Bool {
      get { flags & 8 != 0 }
      set { flags = newValue ? flags | 8 : flags & ~8 }
    }

    /// When the machine is to be woken.
    public internal(set) var wake: Wake {
      get { flags & 16 != 0 ? .nextFrame : flags & 32 != 0 ? .at(wakeTime) : .never }
      set {
        flags &= ~48
        wakeTime = 0
        switch newValue {
        case .never: break
        case .nextFrame: flags |= 16
        case .at(let time):
          flags |= 32
          wakeTime = time
        }
      }
    }
  }

  /// When the machine is to be woken.
  public enum Wake: Equatable, Sendable {
    /// Not before something happens.
    case never

    /// At the next frame.
    case nextFrame

    /// At a time, in seconds of the clock that events are stamped with.
    case at(Double)
  }
}

extension RefreshRequestResult {
  /// A code in one byte, 0 being kept for no answer.
  var code: UInt8 {
    switch self {
    case .started: 1
    case .joined: 2
    case .queued: 3
    case .refused(let reason): 4 + reason.rawValue
    }
  }

  init?(code: UInt8) {
    switch code {
    case 1: self = .started
    case 2: self = .joined
    case 3: self = .queued
    default:
      guard code >= 4, let reason = Reason(rawValue: code - 4) else { return nil }
      self = .refused(reason)
    }
  }
}

extension RefreshStateMachine {
  /// What the control at one end is to do.
  public struct RefreshCommands: OptionSet, Equatable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates orders from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Cancel the running action; comes before a start.
    public static var cancelAction: RefreshCommands { RefreshCommands(rawValue: 1) }

    /// Start the action of the present session.
    public static var startAction: RefreshCommands { RefreshCommands(rawValue: 2) }

    /// Tell the control's listeners that the user began a session.
    public static var sendValueChanged: RefreshCommands { RefreshCommands(rawValue: 4) }

    /// Draw again.
    public static var redraw: RefreshCommands { RefreshCommands(rawValue: 8) }

    /// Get ready to play feedback.
    public static var prepareFeedback: RefreshCommands { RefreshCommands(rawValue: 16) }

    /// Play the feedback that the machine names.
    public static var playFeedback: RefreshCommands { RefreshCommands(rawValue: 32) }

    /// Tell assistive technologies that a session has begun or ended.
    public static var announce: RefreshCommands { RefreshCommands(rawValue: 64) }

    /// Say in the log that somebody keeps taking the share out of the inset.
    public static var reportInsetConflict: RefreshCommands { RefreshCommands(rawValue: 128) }

    // An array literal of an option set allocates, so the machine joins orders with these.
    static func | (first: RefreshCommands, second: RefreshCommands) -> RefreshCommands {
      RefreshCommands(rawValue: first.rawValue | second.rawValue)
    }
    static func |= (first: inout RefreshCommands, second: RefreshCommands) { first = first | second }
    static var none: RefreshCommands { RefreshCommands(rawValue: 0) }
  }
}
