/// A hash of everything that a frame shows, to compare frames bit for bit: FNV-1a with 64 bits.
public struct Fingerprint {
  /// The number.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of nothing.
  init() {}

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ number: Double) {
    let bits = number.bitPattern
    for shift in 0..<8 { add(UInt8(truncatingIfNeeded: bits >> UInt64(8 * shift))) }
  }

  mutating func add(_ numbers: FlatBuffer<Double>) {
    for index in 0..<numbers.count { add(numbers.start[index]) }
  }

  mutating func add(_ list: DisplayList) {
    add(list.numbers)
    for index in 0..<list.bytes.count { add(list.bytes.start[index]) }
  }
}
