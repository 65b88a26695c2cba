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
  private var impact: (feedback: RefreshFeedback, generator: UIImpactFeedbackGenerator)?

  /// Prepares the haptic engine for a feedback.
  func prepare(_ feedback: RefreshFeedback) { impact(of: feedback)?.prepare() }

  /// Plays a feedback.
  func play(_ feedback: RefreshFeedback) {
    switch feedback {
    case .armed: impact(of: feedback)?.impactOccurred(intensity: 0.8)
    // Firing cannot be undone, so its haptic is stronger than that of arming: of a heavier object.
    case .fired: impact(of: feedback)?.impactOccurred(intensity: 0.7)
    case .failed: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .succeeded: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .retried: UISelectionFeedbackGenerator().selectionChanged()
    }
  }

  /// Releases the haptic engine: a generator that is kept would keep it awake.
  func rest() { impact = nil }

  /// The generator of an impact; `nil` for feedback of another kind.
  private func impact(of feedback: RefreshFeedback) -> UIImpactFeedbackGenerator? {
    guard feedback == .armed || feedback == .fired else { return nil }
    if let impact, impact.feedback == feedback { return impact.generator }
    let generator = UIImpactFeedbackGenerator(style: feedback == .armed ? .light : .medium)
    impact = (feedback, generator)
    return generator
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
