import Foundation

/// Something has met something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What has met.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light things.
    case light
    /// Things of a middling size or weight.
    case medium
    /// Large or heavy things.
    case heavy
    /// Things that yield.
    case soft
    /// Things that do not yield.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
  }

  /// Wakes the engine up, so that what comes next is felt at once.
  open override func prepare() {
    record("prepare \(style)")
  }

  /// They have met.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// They have met, with a part of the force, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    record("impact \(style) \(intensity)")
  }
}
