/// The commands to the control at one side.
///
/// A host of another framework follows the commands in this order:
///
/// ```swift
/// let commands = effects.near?.commands ?? []
/// if commands.contains(.cancelAction) { task?.cancel() }
/// if commands.contains(.startAction) { task = Task { try await feed.reload() } }
/// if commands.isDisjoint(with: [.prepareFeedback, .playFeedback]) { print("no haptics") }
/// if !commands.isDisjoint(with: [.announce, .redraw, .sendValueChanged]) { print("say and draw it") }
/// if commands.contains(.reportInsetConflict) { print("another library writes the inset") }
/// ```
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

/// The haptic feedback of a control.
///
/// ```swift
/// style.haptics = .custom { feedback in
///   switch feedback {
///   case .armed, .fired, .retried: UIImpactFeedbackGenerator(style: .light).impactOccurred()
///   case .failed: UINotificationFeedbackGenerator().notificationOccurred(.error)
///   case .succeeded: UINotificationFeedbackGenerator().notificationOccurred(.success)
///   }
/// }
/// ```
public enum RefreshFeedback: UInt8, CaseIterable, Sendable {
  /// The pull has reached the trigger: releasing refreshes.
  case armed

  /// The pull has begun a session under the finger.
  case fired

  /// A session that the user began has failed in view.
  case failed

  /// A tap retries the load that failed.
  case retried

  /// A session that the user began has succeeded in view.
  case succeeded
}
