/// Whose code was running when something happened.
public enum HeadlessWriter: String, Sendable, CaseIterable {
  /// The test's or the app's own code, outside every callback.
  case app
  /// UIKit itself: a finger, a bounce, a clamp.
  case uikit
  /// A key-value observer.
  case observer
  /// A delegate or data source method.
  case delegate
  /// A layout pass.
  case layout
  /// A display link.
  case frame
  /// A target of a gesture recogniser.
  case gesture
  /// An action of a control.
  case action
  /// A block of the main queue, or a completion handler.
  case block
}
