#if REFRESH_ADAPTER && !os(visionOS)
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Plays haptics; the generators do nothing on devices without a haptic engine.
@MainActor
final class GeneratorFeedback: FeedbackPlayer {
  /// Kept from `prepare` on, because an engine without a generator goes back to sleep.
  private var impact: Impact?

  func prepare(_ feedback: RefreshFeedback) { impact(of: feedback)?.generator.prepare() }

  func play(_ feedback: RefreshFeedback) {
    switch feedback {
    case .armed, .fired:
      guard let impact = impact(of: feedback) else { return }
      impact.generator.impactOccurred(intensity: impact.intensity)
    case .failed: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .succeeded: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .retried: UISelectionFeedbackGenerator().selectionChanged()
    }
  }

  // A generator that is kept would keep the engine awake.
  func rest() { impact = nil }

  /// The impact of a feedback; `nil` for feedback of another kind.
  private func impact(of feedback: RefreshFeedback) -> Impact? {
    if impact?.feedback != feedback { impact = Impact(feedback) }
    return impact
  }
}

/// An impact generator and its intensity.
@MainActor
private struct Impact {
  let feedback: RefreshFeedback
  let generator: UIImpactFeedbackGenerator

  /// The intensity from 0 to 1.
  let intensity: CGFloat

  init?(_ feedback: RefreshFeedback) {
    self.feedback = feedback
    switch feedback {
    case .armed:
      generator = UIImpactFeedbackGenerator(style: .light)
      intensity = 0.8
    case .fired:
      // Firing cannot be undone, so its haptic is stronger than that of arming.
      generator = UIImpactFeedbackGenerator(style: .medium)
      intensity = 0.7
    case .failed, .succeeded, .retried: return nil
    }
  }
}

@MainActor
func makeFeedbackPlayer() -> any FeedbackPlayer { GeneratorFeedback() }

#endif
