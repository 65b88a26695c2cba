import Foundation

/// Plays the impact of two objects.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of the objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light objects.
    case light
    /// Medium objects.
    case medium
    /// Large or heavy objects.
    case heavy
    /// Soft objects.
    case soft
    /// Rigid objects.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) {
    self.style = style
  }

  /// Wakes the haptic engine, so that the next feedback plays without delay.
  open override func prepare() {
    record("prepare \(style)")
  }

  /// Plays an impact.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Plays an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    record("impact \(style) \(intensity)")
  }
}
