/// The code that caused an event.
public enum HeadlessWriter: String, Sendable, CaseIterable {
  /// The code of the test or the app, outside of every callback.
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
