#if REFRESH_ADAPTER
/// The haptics of a control, as its style has chosen them.
@MainActor
package final class ControlHaptics {
  private let look: StyleInUse
  private lazy var player = FeedbackPlayer()

  package init(_ look: StyleInUse) { self.look = look }

  package func prepare(_ kind: RefreshFeedback) {
    switch look.style.haptics {
    case nil, .arming, .outcome: player.prepare(kind)
    case .off, .custom: break
    }
  }

  package func play(_ kind: RefreshFeedback) {
    switch look.style.haptics {
    case nil: if kind != .succeeded { player.play(kind) }
    case .off: break
    case .arming: if kind != .failed, kind != .succeeded { player.play(kind) }
    case .outcome: player.play(kind)
    case .custom(let play): play(kind)
    }
  }

  /// Releases the haptic engine after a session or a pull.
  package func rest() { player.rest() }
}

extension RefreshFeedback {
  /// Plays the haptic that the framework has for the feedback, where the device has a haptic engine.
  ///
  /// ```swift
  /// style.haptics = .custom { feedback in
  ///   feedback.play()
  ///   engine.play(feedback)  // and a sound
  /// }
  /// ```
  @MainActor
  public func play() { FeedbackPlayer().play(self) }
}

#if !os(visionOS)
/// Plays haptics; the generators do nothing on devices without a haptic engine.
@MainActor
private final class FeedbackPlayer {
  /// Kept from `prepare` on, because an engine without a generator goes back to sleep.
  private var impact: Impact?

  /// Prepares the haptic engine for a feedback.
  func prepare(_ feedback: RefreshFeedback) { impact(of: feedback)?.generator.prepare() }

  /// Plays a feedback.
  func play(_ feedback: RefreshFeedback) {
    switch feedback {
    case .armed, .fired:
      if let impact = impact(of: feedback) { impact.generator.impactOccurred(intensity: impact.intensity) }
    case .failed: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .succeeded: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .retried: UISelectionFeedbackGenerator().selectionChanged()
    }
  }

  /// Releases the haptic engine: a generator that is kept would keep it awake.
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
    case .armed: (generator, intensity) = (UIImpactFeedbackGenerator(style: .light), 0.8)
    // Firing cannot be undone, so its haptic is stronger than that of arming.
    case .fired: (generator, intensity) = (UIImpactFeedbackGenerator(style: .medium), 0.7)
    case .failed, .succeeded, .retried: return nil
    }
  }
}

#else
/// Plays nothing: visionOS has no feedback generators.
@MainActor
private final class FeedbackPlayer {
  func prepare(_ feedback: RefreshFeedback) {}

  func play(_ feedback: RefreshFeedback) {}

  func rest() {}
}
#endif
#endif
