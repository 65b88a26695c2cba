/// An animated scroll, as with `setContentOffset(_:animated:)`.
struct ScrollAnimation {
  /// The assumed duration of UIKit's animation, in seconds; it is not documented, and 0.3 is commonly quoted.
  static let duration = 0.3

  let from: Double
  let to: Double

  /// In seconds.
  let start: Double

  func offset(at time: Double) -> Double { from + (to - from) * min((time - start) / Self.duration, 1) }

  func isOver(at time: Double) -> Bool { time - start >= Self.duration }
}
