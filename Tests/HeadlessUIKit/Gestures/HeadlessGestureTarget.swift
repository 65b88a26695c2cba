/// A target of a recogniser; what `addTarget(_:action:)` is where there are selectors.
///
/// It is the one door to the pan for the Linux twin of the file that adds a target. The recogniser does not keep it
/// alive, as UIKit does not keep its targets: it ends when it is released or removed.
@MainActor
public final class HeadlessGestureTarget {
  let handler: (UIGestureRecognizer) -> Void
  private weak var recognizer: UIGestureRecognizer?

  /// Adds a target.
  ///
  /// - Parameters:
  ///   - recognizer: The recogniser, such as the pan of a scroll view.
  ///   - handler: Is called with the recogniser whenever it would call its targets.
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
