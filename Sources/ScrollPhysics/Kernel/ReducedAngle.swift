/// An angle as a number of quarter turns and a remainder of at most an eighth of a turn, in two parts.
///
/// Four-part Cody–Waite reduction: π/2 is split into three parts of 24 bits and one of 53, so that all products but the
/// last with a number of quarter turns below 2²⁹ are exact, and no precision is lost near a multiple of π/2.
struct ReducedAngle {
  /// The number of quarter turns removed, modulo 4.
  let quadrant: Int

  /// The remainder in radians, within π/4 of zero.
  let high: Double

  /// The part of the remainder below the precision of `high`.
  let low: Double

  /// The largest angle in radians with a usable phase.
  private static let limit = 8e8

  init(_ x: Double) {
    guard abs(x) > 0.7853981633974483 else {
      (quadrant, high, low) = (0, x, 0)
      return
    }
    guard abs(x) <= Self.limit else {
      (quadrant, high, low) = (0, x.isFinite ? 0 : .nan, 0)
      return
    }
    let quotient = x * 0x1.45f306dc9c883p-1  // 2 / π
    let turns = Int(quotient < 0 ? quotient - 0.5 : quotient + 0.5)
    let n = Double(turns)
    let rest = (x - n * 0x1.921fb4p0) - n * 0x1.4442dp-24
    let part = n * 0x1.846988p-48
    let sum = rest - part
    // Knuth's two-sum recovers the part that the subtraction above has rounded away.
    let virtual = sum - rest
    let lost = (rest - (sum - virtual)) - (part + virtual)
    let tail = lost - n * 0x1.8cc51701b839ap-72
    let total = sum + tail
    (quadrant, high, low) = (turns & 3, total, (sum - total) + tail)
  }
}
