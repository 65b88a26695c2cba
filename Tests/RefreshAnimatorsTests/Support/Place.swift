import RefreshAnimators
import Testing

/// A place that an animator is tried in, with the distances in use there.
enum Place: String, CaseIterable, CustomTestStringConvertible {
  case plain, darkBottom, contrastTrailing, still, short, largeText, footer

  var testDescription: String { rawValue }

  var surroundings: RefreshSurroundings {
    switch self {
    case .plain: RefreshSurroundings()
    case .darkBottom: RefreshSurroundings(edge: .bottom, isDark: true)
    case .contrastTrailing: RefreshSurroundings(edge: .trailing, increasesContrast: true)
    case .still: RefreshSurroundings(reducesMotion: true)
    case .short: RefreshSurroundings(viewport: 240)
    case .footer: RefreshSurroundings(role: .loadMore, edge: .bottom)
    case .largeText: RefreshSurroundings(prefersBoldText: true, textSize: .accessibilityLarge)
    }
  }

  /// The distances in use of an animator: its own, as the machine caps them.
  func distances(of animator: some RefreshAnimator) -> (held: Double, trigger: Double) {
    Self.distances(of: animator, in: surroundings)
  }

  /// The distances in use of an animator in surroundings: its own, as the machine caps them.
  static func distances(
    of animator: some RefreshAnimator, in surroundings: RefreshSurroundings
  ) -> (held: Double, trigger: Double) {
    let metrics = animator.metrics(in: surroundings)
    let cap = surroundings.viewport / 5
    let held = min(metrics.heldExtent, cap)
    return (held, min(max(metrics.triggerDistance, 1.4 * held), cap))
  }
}
