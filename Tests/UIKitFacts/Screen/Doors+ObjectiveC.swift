#if canImport(ObjectiveC)
import UIKit

/// Calls a handler in every frame, until it is invalidated.
@MainActor
final class ProbeFrames: NSObject {
  private let handler: () -> Void
  private var link: CADisplayLink?

  init(handler: @escaping () -> Void) {
    self.handler = handler
    super.init()
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func invalidate() {
    link?.invalidate()
    link = nil
  }

  @objc
  private func step() {
    handler()
  }
}

/// A target beside the scroll view's own.
@MainActor
final class ProbePanTarget: NSObject {
  private let handler: (UIGestureRecognizer) -> Void

  init(on recognizer: UIGestureRecognizer, handler: @escaping (UIGestureRecognizer) -> Void) {
    self.handler = handler
    super.init()
    recognizer.addTarget(self, action: #selector(handle(_:)))
  }

  @objc
  private func handle(_ recognizer: UIGestureRecognizer) {
    handler(recognizer)
  }
}

extension UIViewController {
  /// Ends the move into a parent.
  func haveMoved(to parent: UIViewController?) { didMove(toParent: parent) }
}

/// Runs code after the present turn of the run loop.
@MainActor
func afterTurn(_ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async {
    MainActor.assumeIsolated(body)
  }
}
#endif
