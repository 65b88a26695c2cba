/// Text from outside as a terminal may show it.
public enum PrintableText {
  /// A text without characters that control a terminal, hide, or change the direction of others: they are shown as Swift writes
  /// them, `\u{1B}`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The most scalars of the text; an ellipsis stands for the rest.
  ///   - keepsLines: `true` if a line feed remains.
  /// - Returns: The text for a terminal.
  public static func of(_ text: some StringProtocol, atMost limit: Int = .max, keepsLines: Bool = false) -> String {
    var printable = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard index < limit else { return printable + "…" }
      if isPrintable(scalar) || (keepsLines && scalar == "\n") {
        printable.unicodeScalars.append(scalar)
      } else {
        printable += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return printable
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
