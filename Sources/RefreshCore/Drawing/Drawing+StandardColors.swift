extension Drawing.Color {
  /// The exact colour of `indicator` for an appearance.
  ///
  /// The contrast with the backgrounds of lists is at least 3.4 : 1, and 9.5 : 1 with increased contrast.
  package static func indicator(isDark: Bool, increasesContrast: Bool) -> Drawing.Color {
    switch (isDark, increasesContrast) {
    case (false, false): .hex(0x7C8492)
    case (true, false): .hex(0x828A98)
    case (false, true): .hex(0x3A3F48)
    case (true, true): .hex(0xC9CED8)
    }
  }

  /// The exact colour of `failure`; its contrast with the backgrounds of lists is at least 4.6 : 1.
  package static func failure(isDark: Bool) -> Drawing.Color { .hex(isDark ? 0xE0584F : 0xC93A34) }

  /// The exact colour of `onTint` on an exact tint: white if its contrast is at least 3 : 1, otherwise #1C1C1E.
  ///
  /// WCAG 2.1 requires 3 : 1 for shapes (success criterion 1.4.11). White is assumed to be legible on a role. A host decides
  /// about its own colour.
  package static func onTint(over tint: Drawing.Color) -> Drawing.Color {
    if case .host(let color) = tint { return .host(color.legible) }
    return white.contrast(with: tint) < 3 ? .hex(0x1C1C1E) : .white
  }

  /// The contrast ratio of two exact colours by WCAG 2.1: from 1 for equal colours to 21 for black and white.
  ///
  /// 21 if one of the colours is a role.
  package func contrast(with other: Drawing.Color) -> Double {
    guard let first = relativeLuminance, let second = other.relativeLuminance else { return 21 }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var relativeLuminance: Double? {
    guard case .exact(let red, let green, let blue) = self else { return nil }
    return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The linear amount of light of an sRGB component: ((c + 0.055) / 1.055)^2.4, and c / 12.92 near black.
  private static func linear(_ component: Double) -> Double {
    guard component > 0.03928 else { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    let square = base * base
    return square * fifthRoot(square)
  }

  /// The fifth root by Newton's method, which converges from 1 to the last digit in 12 steps for x in 0.008...1.
  private static func fifthRoot(_ x: Double) -> Double {
    var root = 1.0
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root -= (root * fourth - x) / (5 * fourth)
    }
    return root
  }
}
