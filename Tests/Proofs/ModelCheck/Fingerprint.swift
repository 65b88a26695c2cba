/// A 64-bit hash of a state, built one number at a time.
///
/// The probability that any two of 10 million states have the same fingerprint is 3 in a million.
struct Fingerprint {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The time to which times are relative.
  let now: Double

  /// Numbers that differ by less than a millionth count as equal, because of the rounding of times and settle motions.
  private static let precision = Double(1 << 20)

  init(now: Double) { self.now = now }

  var value: UInt64 {
    var copy = self
    copy.add(0x2545_F491_4F6C_DD1D as UInt64)
    return copy.state
  }

  mutating func add(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = product.high ^ product.low ^ 0xA076_1D64_78BD_642F &* (word | 1)
  }

  mutating func add(_ number: Double) {
    guard abs(number) < 1e12 else { return add(number.bitPattern) }
    add(UInt64(bitPattern: Int64(number * Self.precision + (number < 0 ? -0.5 : 0.5))))
  }

  mutating func add(_ number: Double?) {
    add(number != nil)
    if let number { add(number) }
  }

  mutating func add(_ ends: SidePair) {
    add(ends.near)
    add(ends.far)
  }

  mutating func add(_ flag: Bool) { add(flag ? 1 as UInt64 : 2) }

  /// Adds flags as one word, at most 64.
  mutating func add(flags: Bool...) {
    add(flags.reduce(1 as UInt64) { $0 << 1 | ($1 ? 1 : 0) })
  }

  /// Adds a time relative to `now`; times before the horizon are equal to none, because they no longer have an effect.
  mutating func add(moment: Double?, horizon: Double) {
    let age = moment.map { $0 - now } ?? -horizon
    add(age < -horizon ? -horizon : age)
  }
}
