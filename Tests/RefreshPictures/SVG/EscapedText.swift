extension String {
  /// The text for an element or an attribute in double quotes, in XML and in HTML.
  ///
  /// Parsers read scalars: a quote is a quote whatever combines with it, while in a `Character` it is another letter.
  /// Scalars that XML forbids are replaced by U+FFFD.
  var escaped: String {
    guard utf8.contains(where: Self.needsAttention) else { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      default: result.append(scalar.isForbidden ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// `true` for a byte of UTF-8 that may belong to a scalar with a replacement: most attributes have none.
  private static func needsAttention(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), ..<0x20, 0xEF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// `true` for a scalar that no document may contain, not even as a reference: see `Char` in XML 1.0.
  fileprivate var isForbidden: Bool {
    switch value {
    case 0x9, 0xA, 0xD: false
    case ..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
