/// The typical width of a letter, in ems.
struct LetterWidth {
  let ems: Double
  let isSpace: Bool

  /// `true` if a line may break after the letter: ideographs and kana.
  let isIdeograph: Bool

  init(_ letter: Unicode.Scalar) {
    let code = letter.value
    isSpace = code == 0x20
    isIdeograph =
      (0x2E80...0x9FFF).contains(code) || (0xF900...0xFAFF).contains(code) || (0xFF00...0xFF60).contains(code)
    ems = isIdeograph ? 1 : code < 0x7F ? Self.latin(code) : Self.other(code)
  }

  /// The width of an ASCII letter, by its shape.
  private static func latin(_ code: UInt32) -> Double {
    switch Unicode.Scalar(UInt8(code)) {
    case " ", ".", ",", ":", ";", "'", "!", "|", "i", "j", "l", "I": 0.29
    case "f", "r", "t", "(", ")", "-", "/": 0.39
    case "m", "w", "M", "W", "%", "@": 0.9
    case "A"..."Z": 0.69
    case "0"..."9": 0.63
    default: 0.58
    }
  }

  /// The width of any other letter, by its script.
  private static func other(_ code: UInt32) -> Double {
    switch code {
    // Combining marks, joiners and directional marks have no width; vowel signs of Thai and Devanagari mostly stand
    // above.
    case 0x300...0x36F, 0x591...0x5C7, 0x64B...0x65F, 0x200B...0x200F, 0x2066...0x2069, 0xFE00...0xFE0F: 0
    case 0x93C...0x94D, 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: 0.1
    case 0x600...0x6FF: 0.54
    case 0x5D0...0x5EA, 0xE00...0xE7F: 0.6
    case 0x1100...0x11FF, 0xAC00...0xD7AF: 0.95
    case 0x2026: 0.9
    case 0x1F000...0x1FAFF: 1.3
    default: 0.64
    }
  }
}
