import RefreshAnimators
import Testing

/// A place that an animator is tried in, with the distances in use there.
enum Place: String, CaseIterable, CustomTestStringConvertible {
  case plain, darkBottom, contrastTrailing, still, short, largeText

  var testDescription: String { rawValue }

  var surroundings: RefreshSurroundings {
    switch self {
    case .plain: RefreshSurroundings()
    case .darkBottom: RefreshSurroundings(edge: .bottom, isDark: true)
    case .contrastTrailing: RefreshSurroundings(edge: .trailing, increasesContrast: true)
    case .still: RefreshSurroundings(reducesMotion: true)
    case .short: RefreshSurroundings(viewport: 240)
    case .largeText: RefreshSurroundings(prefersBoldText: true, textSize: .accessibilityLarge)
    }
  }

  /// The distances in use of an animator: its own, as the machine caps them.
  func distances(of animator: some RefreshAnimator) -> (held: Double, trigger: Double) {
    let metrics = animator.metrics(in: surroundings)
    let cap = surroundings.viewport / 5
    let held = min(metrics.heldExtent, cap)
    return (held, min(max(metrics.triggerDistance, 1.4 * held), cap))
  }
}
