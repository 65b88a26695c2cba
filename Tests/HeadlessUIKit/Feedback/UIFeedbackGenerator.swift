import Foundation

/// What the fingertip can be told.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// Wakes the engine up, so that what comes next is felt at once.
  open func prepare() {
    record("prepare")
  }

  func record(_ name: String) {
    let world = HeadlessWorld.current
    world.feedback.append(HeadlessFeedback(generator: "\(type(of: self))", name: name, time: world.now))
  }
}
