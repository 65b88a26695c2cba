/// One finger on a scroll view: a map from its positions to raw offsets, before the rubber band.
///
/// During a drag, the sum of the raw offset and the position of the finger is constant. Each position therefore
/// determines the offset by itself, and errors do not accumulate.
///
/// ```swift
/// var drag = ScrollDrag(at: 300)
/// #expect(drag.move(to: 300 + ScrollDrag.hysteresis / 2, from: 0) == nil && !drag.hasBegun)
/// let raw = drag.move(to: 360, from: 0)
/// drag.rebase(to: 0)  // the app has scrolled to the top under the finger
/// ```
public struct ScrollDrag: Equatable, Sendable {
  /// The distance that a finger moves before its drag begins, in points.
  ///
  /// UIKit's pan recogniser waits for about 10 points and drops them: the content starts without a jump, and stays that
  /// far behind the finger.
  public static let hysteresis = 10.0

  private let start: Double
  private var position: Double
  private var sum: Double?

  /// Creates the drag of a finger that touches down at `position` points and does not drag yet.
  public init(at position: Double) {
    start = position
    self.position = position
  }

  /// `true` if the finger has moved far enough to drag.
  public var hasBegun: Bool { sum != nil }

  /// Moves the finger and returns the raw offset of the content, or `nil` if the finger does not drag yet.
  ///
  /// - Parameters:
  ///   - position: The position of the finger, in points; it increases as the offset decreases.
  ///   - raw: The present offset before the rubber band, at which a drag begins.
  /// - Returns: The raw offset in points.
  public mutating func move(to position: Double, from raw: Double) -> Double? {
    self.position = position
    if sum == nil {
      let travel = position - start
      guard abs(travel) >= Self.hysteresis else { return nil }
      sum = raw + start + (travel < 0 ? -Self.hysteresis : Self.hysteresis)
    }
    return sum.map { $0 - position }
  }

  /// Continues from another raw offset after the app or the system has moved the content under the finger.
  ///
  /// Has no effect before the drag has begun.
  public mutating func rebase(to raw: Double) {
    guard hasBegun else { return }
    sum = raw + position
  }
}
