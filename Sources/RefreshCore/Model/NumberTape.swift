/// Writes the fields of a value as numbers, or reads them back, in the same order.
///
/// One function of a type does both, so that the two cannot differ. Every number is exact: a `Double` as it is, and anything
/// else as a whole number.
package struct NumberTape {
  /// The numbers that were written, or that are read.
  package private(set) var numbers: [Double]

  /// The index of the next number to read; `nil` while writing.
  private var position: Int?

  private var isValid = true

  /// Creates an empty tape to write on.
  package init() { numbers = [] }

  /// Creates a tape to read from.
  package init(reading numbers: [Double]) {
    self.numbers = numbers
    position = 0
  }

  /// `true` if all numbers have been read, and each had a meaning.
  package var isReadWhole: Bool { isValid && position == numbers.count }

  /// Writes a number and returns it, or returns the next one.
  mutating func coded(_ number: Double) -> Double {
    guard let position else {
      numbers.append(number)
      return number
    }
    guard position < numbers.count else {
      isValid = false
      return number
    }
    self.position = position + 1
    return numbers[position]
  }

  mutating func code(_ number: inout Double) { number = coded(number) }

  mutating func coded(_ flag: Bool) -> Bool {
    let number = coded(flag ? 1.0 : 0)
    if number != 0, number != 1 { isValid = false }
    return number == 1
  }

  mutating func code(_ flag: inout Bool) { flag = coded(flag) }

  /// Writes or reads a whole number; a number beyond the range of `Int` is its nearest.
  mutating func code(_ count: inout Int) {
    let number = coded(Double(count))
    guard position != nil else { return }
    guard number >= 0, number == number.rounded(.down) else { return isValid = false }
    // An `Int` of WebAssembly has 32 bits.
    count = number >= min(0x1p62, Double(Int.max)) ? .max : Int(number)
  }

  mutating func code(_ count: inout UInt32) {
    let number = coded(Double(count))
    guard let read = UInt32(exactly: number) else { return isValid = false }
    count = read
  }

  /// Writes or reads a small count, which is at most 100.
  mutating func code(_ count: inout UInt8) {
    let number = coded(Double(count))
    guard let read = UInt8(exactly: number), read <= 100 else { return isValid = false }
    count = read
  }

  mutating func coded<Value: RawRepresentable>(_ value: Value) -> Value where Value.RawValue == UInt8 {
    let number = coded(Double(value.rawValue))
    guard let raw = UInt8(exactly: number), let read = Value(rawValue: raw) else {
      isValid = false
      return value
    }
    return read
  }

  mutating func code<Value: RawRepresentable>(_ value: inout Value) where Value.RawValue == UInt8 {
    value = coded(value)
  }

  mutating func coded(_ number: Double?) -> Double? {
    guard coded(number != nil) else { return nil }
    let read: Double = coded(number ?? 0)
    return read
  }

  mutating func code(_ number: inout Double?) { number = coded(number) }

  /// Writes or reads an optional case; the standard one is the place for a case that is read.
  mutating func coded<Value: RawRepresentable>(_ value: Value?, standard: Value) -> Value?
  where Value.RawValue == UInt8 {
    guard coded(value != nil) else { return nil }
    let read: Value = coded(value ?? standard)
    return read
  }

  mutating func coded<Value: NumberCoded>(_ value: Value) -> Value {
    var value = value
    value.code(on: &self)
    return value
  }

  /// Writes or reads an optional value; the standard one is the place for a value that is read.
  mutating func code<Value: NumberCoded>(_ value: inout Value?, standard: Value) {
    guard coded(value != nil) else { return value = nil }
    var read = value ?? standard
    read.code(on: &self)
    value = read
  }

  /// Writes or reads the number of a case of an enumeration with values; returns 0 for one that does not exist.
  mutating func coded(kind: Int, of count: Int) -> Int {
    var read = kind
    code(&read)
    if read < count { return read }
    isValid = false
    return 0
  }
}

/// A value whose fields are written and read as numbers.
package protocol NumberCoded {
  /// Writes all fields on a tape, or reads them from it.
  mutating func code(on tape: inout NumberTape)
}

extension SidePair: NumberCoded {
  package mutating func code(on tape: inout NumberTape) {
    tape.code(&near)
    tape.code(&far)
  }
}
