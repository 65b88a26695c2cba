/// One finger on a scroll view: from its positions to the offset it asks for, before any rubber band.
///
/// While it drags, the raw offset and the finger's position have a constant sum. So each position gives the offset anew,
/// and nothing adds up.
public struct ScrollDrag: Equatable, Sendable {
  /// How far a finger moves before its drag begins, in points.
  ///
  /// UIKit's pan recogniser waits for about 10 points. They are swallowed: the content sets off without a jump, and
  /// stays that far behind the finger.
  public static let hysteresis = 10.0

  private let start: Double
  private var position: Double
  private var sum: Double?

  /// A finger that has come down at `position` points, and does not drag yet.
  public init(at position: Double) {
    start = position
    self.position = position
  }

  /// Whether the finger has moved far enough to drag.
  public var hasBegun: Bool { sum != nil }

  /// Moves the finger and tells the raw offset that it asks for, or `nil` as long as it does not drag.
  ///
  /// - Parameters:
  ///   - position: Of the finger, in points; it grows against the offset.
  ///   - raw: The present offset without its rubber band, from which a drag begins.
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

  /// Goes on from another raw offset, because someone else has moved the content under the finger.
  ///
  /// It changes nothing before the drag has begun.
  public mutating func rebase(to raw: Double) {
    guard hasBegun else { return }
    sum = raw + position
  }
}
