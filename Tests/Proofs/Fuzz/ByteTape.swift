/// A reader for the bytes of an input; after the last byte it returns zeros.
struct ByteTape {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func one<Value>(of values: [Value]) -> Value { values[Int(byte()) % values.count] }

  mutating func side() -> AxisSide { flag() ? .far : .near }

  /// A number from a table, or any eight bytes.
  mutating func number() -> Double {
    let code = Int(byte())
    guard code >= HostileNumbers.lengths.count else { return HostileNumbers.lengths[code] }
    guard code < 240 else { return Double(bitPattern: word()) }
    return Double(Int8(truncatingIfNeeded: code)) * 8
  }

  private mutating func word() -> UInt64 {
    (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) }
  }
}
