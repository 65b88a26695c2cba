import Foundation

/// Plays the result of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Plays a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    record("notification \(notificationType)")
  }
}
