extension Drawing.Color {
  /// The exact colour of `indicator` in a surrounding.
  ///
  /// Its contrast is at least 3.4 : 1 on the backgrounds of lists, and 9.5 : 1 where more contrast is asked for.
  public static func indicator(isDark: Bool, increasesContrast: Bool) -> Drawing.Color {
    switch (isDark, increasesContrast) {
    case (false, false): .hex(0x7C8492)
    case (true, false): .hex(0x828A98)
    case (false, true): .hex(0x3A3F48)
    case (true, true): .hex(0xC9CED8)
    }
  }

  /// The exact colour of `failure`; its contrast is at least 4.6 : 1 on the backgrounds of lists.
  public static func failure(isDark: Bool) -> Drawing.Color { .hex(isDark ? 0xE0584F : 0xC93A34) }

  /// The exact colour of `onTint` on an exact tint: white if its contrast is at least 3 : 1, else #1C1C1E.
  ///
  /// 3 : 1 is what WCAG 2.1 asks of shapes (success criterion 1.4.11). A role is taken for a colour that white is
  /// legible on.
  public static func onTint(over tint: Drawing.Color) -> Drawing.Color {
    white.contrast(with: tint) < 3 ? .hex(0x1C1C1E) : .white
  }

  /// The contrast ratio of two exact colours by WCAG 2.1: from 1, the same, to 21, black and white.
  ///
  /// 21 if one of them is a role.
  public func contrast(with other: Drawing.Color) -> Double {
    guard let first = relativeLuminance, let second = other.relativeLuminance else { return 21 }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var relativeLuminance: Double? {
    guard case .exact(let red, let green, let blue) = self else { return nil }
    return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// A component of sRGB as an amount of light: ((c + 0.055) / 1.055)^2.4, and c / 12.92 near black.
  private static func linear(_ component: Double) -> Double {
    guard component > 0.03928 else { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    let square = base * base
    return square * fifthRoot(square)
  }

  /// The fifth root by Newton's method, which from 1 comes to the last digits in 12 steps for x in 0.008...1.
  private static func fifthRoot(_ x: Double) -> Double {
    var root = 1.0
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root -= (root * fourth - x) / (5 * fourth)
    }
    return root
  }
}
