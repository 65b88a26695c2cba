/// An angle as a number of quarter turns and a rest of at most an eighth of a turn, in two parts.
///
/// Four-part Cody–Waite reduction: π/2 is taken as three parts of 24 bits and one of 53, so that every product with a
/// number of quarter turns below 2²⁹ is exact but the last, and nothing is lost beside a multiple of π/2.
struct ReducedAngle {
  /// Quarter turns taken away, modulo 4.
  let quadrant: Int

  /// The rest in radians, within π/4 of zero.
  let high: Double

  /// What `high` leaves out of the rest.
  let low: Double

  /// The largest angle in radians whose phase is kept.
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
    // Knuth's two-sum: what the subtraction above has rounded away.
    let virtual = sum - rest
    let lost = (rest - (sum - virtual)) - (part + virtual)
    let tail = lost - n * 0x1.8cc51701b839ap-72
    let total = sum + tail
    (quadrant, high, low) = (turns & 3, total, (sum - total) + tail)
  }
}
