/// The interpolation curves of drawings.
///
/// ```swift
/// let shown = Easing.smooth(update.armedFraction)
/// let radius = Easing.lerp(4, 12, Easing.easeOut(update.progress))
/// drawing.group(opacity: Easing.clamp(shown)) { $0.fill { $0.circle(center: update.center, radius: radius) } }
/// ```
public enum Easing {
  /// The value of `x` clamped to 0...1.
  public static func clamp(_ x: Double) -> Double { min(1, max(0, x)) }

  /// A fade from 0 at 0 to 1 at 1 with zero slope at both ends: c²(3 − 2c), with c = `clamp(x)`.
  public static func smooth(_ x: Double) -> Double {
    let c = clamp(x)
    return c * c * (3 - 2 * c)
  }

  /// A fade from 0 at 0 to 1 at 1 that starts fast: 1 − (1 − c)³, with c = `clamp(x)`.
  public static func easeOut(_ x: Double) -> Double {
    let rest = 1 - clamp(x)
    return 1 - rest * rest * rest
  }

  /// The value between `start` and `end` at `fraction`; exact for 0 and 1, and extrapolated outside 0...1.
  public static func lerp(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    start * (1 - fraction) + end * fraction
  }
}
