/// The trigger distance of a control, instead of that of its animator.
///
/// ```swift
/// header.triggerDistance = .factor(1.5) // half as far again as the animator's own
/// header.triggerDistance = .points(120)
/// ```
public enum RefreshTriggerDistance: Equatable, Sendable {
  /// A distance in points.
  case points(Double)

  /// A multiple of the animator's own distance.
  case factor(Double)

  /// The distance in points, for an animator with a distance of its own.
  func points(instead own: Double) -> Double {
    switch self {
    case .points(let points): points
    case .factor(let factor): factor * own
    }
  }
}
