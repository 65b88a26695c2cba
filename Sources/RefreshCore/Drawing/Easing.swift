/// The curves that drawings are made of.
public enum Easing {
  /// `x`, kept between 0 and 1.
  public static func clamp(_ x: Double) -> Double { min(1, max(0, x)) }

  /// A fade from 0 at 0 to 1 at 1 that starts and ends level: c²(3 − 2c), with c = `clamp(x)`.
  public static func smooth(_ x: Double) -> Double {
    let c = clamp(x)
    return c * c * (3 - 2 * c)
  }

  /// From 0 at 0 to 1 at 1, fast at first: 1 − (1 − c)³, with c = `clamp(x)`.
  public static func easeOut(_ x: Double) -> Double {
    let rest = 1 - clamp(x)
    return 1 - rest * rest * rest
  }

  /// The value between `start` and `end` at `fraction`; both ends are exact, and a fraction outside 0...1 goes on.
  public static func lerp(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    start * (1 - fraction) + end * fraction
  }
}
