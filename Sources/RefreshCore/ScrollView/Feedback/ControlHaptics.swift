#if REFRESH_ADAPTER
/// The haptics of a control, as the app and its style have chosen them.
@MainActor
final class ControlHaptics {
  /// The choice of the app for this control; `nil` for that of the style.
  var choice: Bool?

  private let look: StyleInUse
  private lazy var player: any FeedbackPlayer = makeFeedbackPlayer()

  init(_ look: StyleInUse) { self.look = look }

  /// `true` unless the app or the style has switched haptics off.
  var isOn: Bool {
    if case .off? = look.style.haptics { return choice ?? false }
    return choice ?? true
  }

  /// The policy in use; `nil` for the standard one.
  private var policy: RefreshStyle.Haptics? {
    switch (choice, look.style.haptics) {
    case (false?, _): .off
    case (true?, .off?): nil
    case (_, let style): style
    }
  }

  func prepare(_ kind: RefreshFeedback) {
    switch policy {
    case nil, .arming, .outcome: player.prepare(kind)
    case .off, .custom: break
    }
  }

  func play(_ kind: RefreshFeedback) {
    switch policy {
    case nil: if kind != .succeeded { player.play(kind) }
    case .off: break
    case .arming: if !kind.isOutcome { player.play(kind) }
    case .outcome: player.play(kind)
    case .custom(let play): play(kind)
    }
  }

  /// Releases the haptic engine after a session or a pull.
  func rest() { player.rest() }
}

extension RefreshFeedback {
  /// `true` for the feedback about the outcome of a session.
  fileprivate var isOutcome: Bool {
    switch self {
    case .failed, .succeeded: true
    case .armed, .fired, .retried: false
    }
  }
}

#endif
