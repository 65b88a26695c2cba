/// The commands to the control at one side; `RefreshStateMachine.Effects.apply(_:)` names them to a host, in their order.
package struct RefreshCommands: Equatable, Sendable {
  package let rawValue: UInt8

  package static var none: RefreshCommands { RefreshCommands(rawValue: 0) }

  /// Cancels the running action; comes before a start.
  package static var cancelAction: RefreshCommands { RefreshCommands(rawValue: 1) }

  /// Starts the action of the present session.
  package static var startAction: RefreshCommands { RefreshCommands(rawValue: 2) }

  /// Tells the control's listeners that the user began a session.
  package static var sendValueChanged: RefreshCommands { RefreshCommands(rawValue: 4) }

  /// Draws again.
  package static var redraw: RefreshCommands { RefreshCommands(rawValue: 8) }

  /// Prepares the feedback generator.
  package static var prepareFeedback: RefreshCommands { RefreshCommands(rawValue: 16) }

  /// Plays the feedback that the machine names.
  package static var playFeedback: RefreshCommands { RefreshCommands(rawValue: 32) }

  /// Tells assistive technologies that a session has begun or ended.
  package static var announce: RefreshCommands { RefreshCommands(rawValue: 64) }

  /// Logs that another writer keeps removing the added inset.
  package static var reportInsetConflict: RefreshCommands { RefreshCommands(rawValue: 128) }

  package var isEmpty: Bool { rawValue == 0 }

  package func contains(_ command: RefreshCommands) -> Bool { rawValue & command.rawValue == command.rawValue }

  static func | (first: RefreshCommands, second: RefreshCommands) -> RefreshCommands {
    RefreshCommands(rawValue: first.rawValue | second.rawValue)
  }
  static func |= (first: inout RefreshCommands, second: RefreshCommands) { first = first | second }
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
