extension RefreshStateMachine {
  /// What the control at one end is to do.
  public struct Commands: OptionSet, Equatable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates orders from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Cancel the running action; comes before a start.
    public static var cancelAction: Commands { Commands(rawValue: 1) }

    /// Start the action of the present session.
    public static var startAction: Commands { Commands(rawValue: 2) }

    /// Tell the control's listeners that the user began a session.
    public static var sendValueChanged: Commands { Commands(rawValue: 4) }

    /// Draw again.
    public static var redraw: Commands { Commands(rawValue: 8) }

    /// Get ready to play feedback.
    public static var prepareFeedback: Commands { Commands(rawValue: 16) }

    /// Play the feedback that the machine names.
    public static var playFeedback: Commands { Commands(rawValue: 32) }

    /// Tell assistive technologies that a session has begun or ended.
    public static var announce: Commands { Commands(rawValue: 64) }

    /// Say in the log that somebody keeps taking the share out of the inset.
    public static var reportInsetConflict: Commands { Commands(rawValue: 128) }

    // An array literal of an option set allocates, so the machine joins orders with these.
    static func | (first: Commands, second: Commands) -> Commands {
      Commands(rawValue: first.rawValue | second.rawValue)
    }
    static func |= (first: inout Commands, second: Commands) { first = first | second }
    static var none: Commands { Commands(rawValue: 0) }
  }
}
