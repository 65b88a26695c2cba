/// A target of a gesture recogniser, for platforms without selectors.
///
/// It replaces `addTarget(_:action:)` in the Linux version of the pan observer. The recogniser does not retain it, as
/// UIKit does not retain its targets: it ends when it is deallocated or removed.
@MainActor
public final class HeadlessGestureTarget {
  let handler: (UIGestureRecognizer) -> Void
  private weak var recognizer: UIGestureRecognizer?

  /// Adds a target.
  ///
  /// - Parameters:
  ///   - recognizer: The recogniser, such as the pan of a scroll view.
  ///   - handler: Called whenever the recogniser calls its targets.
  public init(on recognizer: UIGestureRecognizer, handler: @escaping (UIGestureRecognizer) -> Void) {
    self.recognizer = recognizer
    self.handler = handler
    recognizer.targets.append(WeakGestureTarget(target: self))
  }

  /// Removes the target; a second call has no effect.
  public func remove() {
    recognizer?.targets.removeAll { $0.target === self || $0.target == nil }
  }
}
