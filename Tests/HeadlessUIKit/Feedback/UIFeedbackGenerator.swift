import Foundation

/// The base class of haptic feedback generators.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// The number of the generator in the order of first calls.
  private lazy var number: Int = {
    let world = HeadlessWorld.current
    world.feedbackGeneratorCount += 1
    return world.feedbackGeneratorCount
  }()

  /// Wakes the haptic engine, so that the next feedback plays without delay.
  open func prepare() {
    record("prepare")
  }

  func record(_ name: String) {
    let world = HeadlessWorld.current
    let generator = "\(type(of: self))"
    world.feedback.append(HeadlessFeedback(generator: generator, name: name, number: number, time: world.now))
  }
}
