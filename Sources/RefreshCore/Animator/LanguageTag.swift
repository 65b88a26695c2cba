/// What a language code says of language, script and region.
///
/// Takes BCP 47 ("zh-Hant-HK"), the system's older form ("zh_TW") and POSIX ("de_AT.UTF-8@euro"), in any case. Each part
/// is at most four ASCII letters or digits, kept lowercase in the bytes of a number: comparing strings would carry
/// Unicode's tables into the web page.
struct LanguageTag: Equatable {
  /// No letters: a code whose first part is no language.
  private static let unknown: UInt32 = 1

  var language: UInt32 = 0
  /// 0 if the code does not say.
  var script: UInt32 = 0
  /// 0 if the code does not say.
  var region: UInt32 = 0

  init(_ code: String) {
    var part: UInt32 = 0
    var length = 0
    for byte in code.utf8 {
      if let letter = Self.letter(byte) {
        part = part &<< 8 | UInt32(letter)
        length += 1
        continue
      }
      take(part, length: length)
      let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      // A part of one letter begins an extension ("-u-ca-buddhist"), whose parts are no region.
      guard isSeparator, length != 1 else { return }
      part = 0
      length = 0
    }
    take(part, length: length)
  }

  /// A part of a code as it is kept here.
  static func part(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { $0 &<< 8 | UInt32(letter($1) ?? 0) }
  }

  /// A script stands before the region; four digits after it are a variant ("de-CH-1901").
  private mutating func take(_ part: UInt32, length: Int) {
    if language == 0 {
      language = length == 2 || length == 3 ? part : Self.unknown
    } else if length == 4, script == 0, region == 0 {
      script = part
    } else if region == 0, length == 2 || length == 3 && Self.endsInDigit(part) {
      region = part
    }
  }

  /// Three letters after the language are a dialect ("zh-yue"), three digits a region ("es-419").
  private static func endsInDigit(_ part: UInt32) -> Bool { part & 0xFF <= UInt32(UInt8(ascii: "9")) }

  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + (UInt8(ascii: "a") - UInt8(ascii: "A"))
    default: nil
    }
  }
}
