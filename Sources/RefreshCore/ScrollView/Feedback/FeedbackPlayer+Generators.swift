#if REFRESH_ADAPTER && !os(visionOS)
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Plays feedback on a device that has an engine for it; on one without, the generators do nothing.
@MainActor
final class GeneratorFeedback: FeedbackPlayer {
  /// Kept from a preparation on: an engine that nobody waits for goes back to sleep.
  private var impact: Impact?

  func prepare(_ feedback: RefreshFeedback) { impact(of: feedback)?.generator.prepare() }

  func play(_ feedback: RefreshFeedback) {
    switch feedback {
    case .armed, .fired:
      guard let impact = impact(of: feedback) else { return }
      impact.generator.impactOccurred(intensity: impact.intensity)
    case .failed: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .retried: UISelectionFeedbackGenerator().selectionChanged()
    }
  }

  func rest() { impact = nil }

  /// The impact of a feedback; `nil` if it is of another kind.
  private func impact(of feedback: RefreshFeedback) -> Impact? {
    if impact?.feedback != feedback { impact = Impact(feedback) }
    return impact
  }
}

/// A generator and how strongly it is to be felt.
@MainActor
private struct Impact {
  let feedback: RefreshFeedback
  let generator: UIImpactFeedbackGenerator

  /// From 0 to 1.
  let intensity: CGFloat

  init?(_ feedback: RefreshFeedback) {
    self.feedback = feedback
    switch feedback {
    case .armed:
      generator = UIImpactFeedbackGenerator(style: .light)
      intensity = 0.8
    case .fired:
      // What cannot be taken back is felt more than what can.
      generator = UIImpactFeedbackGenerator(style: .medium)
      intensity = 0.7
    case .failed, .retried: return nil
    }
  }
}

@MainActor
func makeFeedbackPlayer() -> any FeedbackPlayer { GeneratorFeedback() }

#endif
