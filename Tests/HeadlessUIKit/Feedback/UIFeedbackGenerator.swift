import Foundation

/// What the fingertip can be told.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// Its place in the order in which generators are asked for the first time.
  private lazy var number: Int = {
    let world = HeadlessWorld.current
    world.feedbackGeneratorCount += 1
    return world.feedbackGeneratorCount
  }()

  /// Wakes the engine up, so that what comes next is felt at once.
  open func prepare() {
    record("prepare")
  }

  func record(_ name: String) {
    let world = HeadlessWorld.current
    let generator = "\(type(of: self))"
    world.feedback.append(HeadlessFeedback(generator: generator, name: name, number: number, time: world.now))
  }
}
