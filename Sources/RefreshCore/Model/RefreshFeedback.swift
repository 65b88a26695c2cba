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
