/// A text with a placeholder, "%@", for another text.
struct TextPattern {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Replaces the first placeholder.
  ///
  /// Arguments of the host are isolated if pattern or argument contains right-to-left letters: otherwise "9:41 AM"
  /// would appear in an Arabic sentence as "AM 9:41" (Unicode Standard Annex #9, rule N1).
  ///
  /// - Parameters:
  ///   - argument: The replacement.
  ///   - isIsolated: `true` if the argument has its own direction, `false` for texts of the same language.
  /// - Returns: The pattern itself if it has no placeholder.
  func filled(with argument: String, isIsolated: Bool) -> String {
    guard let place else { return String(decoding: bytes, as: UTF8.self) }
    let argument = Array(argument.utf8)
    let needsIsolation = isIsolated && (Self.hasRightToLeftLetter(bytes) || Self.hasRightToLeftLetter(argument))
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + argument.count + 2 * Self.firstStrongIsolate.count)
    filled += bytes[..<place]
    if needsIsolation { filled += Self.firstStrongIsolate }
    filled += argument
    if needsIsolation { filled += Self.popDirectionalIsolate }
    filled += bytes[(place + 2)...]
    return String(decoding: filled, as: UTF8.self)
  }

  private var place: Int? {
    bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: "%") && bytes[$0 + 1] == UInt8(ascii: "@") }
  }

  /// U+2068.
  private static let firstStrongIsolate: [UInt8] = [0xE2, 0x81, 0xA8]

  /// U+2069.
  private static let popDirectionalIsolate: [UInt8] = [0xE2, 0x81, 0xA9]

  /// `true` if a text contains a letter of Hebrew, Arabic or another script between U+0590 and U+07FF.
  ///
  /// Checks the first byte of each two-byte sequence in UTF-8.
  private static func hasRightToLeftLetter(_ bytes: [UInt8]) -> Bool {
    bytes.contains { 0xD6...0xDF ~= $0 }
  }
}
