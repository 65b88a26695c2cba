extension RefreshStateMachine {
  /// What the control at one end is to do.
  public struct Orders: OptionSet, Equatable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates orders from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Cancel the running action; comes before a start.
    public static var cancelAction: Orders { Orders(rawValue: 1) }

    /// Start the action of the present session.
    public static var startAction: Orders { Orders(rawValue: 2) }

    /// Tell the control's listeners that the user began a session.
    public static var sendValueChanged: Orders { Orders(rawValue: 4) }

    /// Draw again.
    public static var redraw: Orders { Orders(rawValue: 8) }

    /// Get ready to play feedback.
    public static var prepareFeedback: Orders { Orders(rawValue: 16) }

    /// Play the feedback that the machine names.
    public static var playFeedback: Orders { Orders(rawValue: 32) }

    /// Tell assistive technologies that a session has begun or ended.
    public static var announce: Orders { Orders(rawValue: 64) }

    /// Say in the log that somebody keeps taking the share out of the inset.
    public static var reportQuarrel: Orders { Orders(rawValue: 128) }

    // An array literal of an option set allocates, so the machine joins orders with these.
    static func | (first: Orders, second: Orders) -> Orders { Orders(rawValue: first.rawValue | second.rawValue) }
    static func |= (first: inout Orders, second: Orders) { first = first | second }
    static var none: Orders { Orders(rawValue: 0) }
  }
}
