/// Bytes as a raw deflate stream, as links of the playground hold them: one block with fixed codes (RFC 1951, 3.2.6).
struct Deflate {
  /// The bytes of the stream.
  private(set) var bytes: [UInt8] = []

  private var bits: UInt32 = 0
  private var bitCount = 0

  /// The shortest and the longest run that is taken from before, and how far before, in bytes.
  ///
  /// One of 258 bytes, the longest of the format, would have a code of its own.
  private static let (shortest, longest, farthest) = (3, 257, 32_768)

  private static let endOfBlock = 256

  init(_ text: [UInt8]) {
    // The last block, with the fixed codes.
    put(0b011, 3)
    var places: [ArraySlice<UInt8>: Int] = [:]
    var place = 0
    while place < text.count {
      let start = text[place...].prefix(Self.shortest)
      let length = places[start].map { Self.length(of: text, at: place, from: $0) } ?? 0
      if length > 0, let before = places[start] {
        putRun(length, from: place - before)
      } else {
        putSymbol(Int(text[place]))
      }
      for passed in place..<(place + max(length, 1)) { places[text[passed...].prefix(Self.shortest)] = passed }
      place += max(length, 1)
    }
    putSymbol(Self.endOfBlock)
    put(0, 7)
  }

  /// The length of the run at a place that is the same as one before; 0 if it is too short, or too far.
  private static func length(of text: [UInt8], at place: Int, from before: Int) -> Int {
    let most = min(longest, text.count - place)
    let length = (0..<most).first { text[place + $0] != text[before + $0] } ?? most
    return place - before > farthest || length < shortest ? 0 : length
  }

  private mutating func putRun(_ length: Int, from distance: Int) {
    let run = Self.code(of: length, from: Self.shortest) { max(0, ($0 - 4) / 4) }
    putSymbol(Self.endOfBlock + 1 + run.index)
    put(run.rest, run.bits)
    let way = Self.code(of: distance, from: 1) { max(0, ($0 - 2) / 2) }
    putCode(way.index, 5)
    put(way.rest, way.bits)
  }

  /// The code for a number: codes stand for ranges of 2 to the power of `bits` numbers, one after the other.
  private static func code(
    of number: Int, from least: Int, bits: (Int) -> Int
  ) -> (index: Int, rest: Int, bits: Int) {
    var (index, start) = (0, least)
    while start + 1 << bits(index) <= number { (index, start) = (index + 1, start + 1 << bits(index)) }
    return (index, number - start, bits(index))
  }

  private mutating func putSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: putCode(0x30 + symbol, 8)
    case ..<256: putCode(0x190 + symbol - 144, 9)
    case ..<280: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  /// Adds a code, whose highest bit comes first.
  private mutating func putCode(_ code: Int, _ count: Int) {
    for place in (0..<count).reversed() { put(code >> place & 1, 1) }
  }

  /// Adds a number, whose lowest bit comes first.
  private mutating func put(_ number: Int, _ count: Int) {
    bits |= UInt32(number) << UInt32(bitCount)
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
