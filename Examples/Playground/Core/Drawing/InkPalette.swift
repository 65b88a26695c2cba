import RefreshAnimators

/// The colours of the colour roles on the page: for text, hairline and surface, the values of iOS.
struct InkPalette {
  /// A colour with an opacity, all from 0 to 1.
  struct Ink {
    let red: Double
    let green: Double
    let blue: Double
    let opacity: Double

    init(_ color: Drawing.Color, opacity: Double = 1) {
      guard case .exact(let red, let green, let blue) = color else {
        (self.red, self.green, self.blue, self.opacity) = (0, 0, 0, opacity)
        return
      }
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  private let isDark: Bool
  private let increasesContrast: Bool
  private let tint: Drawing.Color?

  init(_ settings: PlaygroundSettings) {
    isDark = settings.isOn(.dark)
    increasesContrast = settings.isOn(.contrast)
    tint = settings.color(.tint)
  }

  func ink(for color: Drawing.Color) -> Ink {
    switch color {
    case .tint: Ink(resolvedTint)
    case .onTint: Ink(.onTint(over: resolvedTint))
    case .indicator: Ink(indicator)
    case .label: Ink(isDark ? .white : .black)
    case .secondaryLabel: secondaryLabel
    case .separator: isDark ? Ink(.hex(0x545458), opacity: 0.6) : Ink(.hex(0x3C3C43), opacity: 0.29)
    case .success: Ink(success)
    case .onSuccess: Ink(.onTint(over: success))
    case .failure: Ink(.failure(isDark: isDark))
    case .onFailure: Ink(.onTint(over: .failure(isDark: isDark)))
    case .elevated: Ink(isDark ? .hex(0x2C2C2E) : .white)
    case .exact: Ink(color)
    case .host(let color): Ink(color.exact(isDark: isDark))
    }
  }

  private var success: Drawing.Color { tint ?? .success(isDark: isDark) }

  private var resolvedTint: Drawing.Color { tint ?? indicator }

  private var indicator: Drawing.Color { .indicator(isDark: isDark, increasesContrast: increasesContrast) }

  private var secondaryLabel: Ink {
    if increasesContrast { return ink(for: .label) }
    return isDark ? Ink(.hex(0xEBEBF5), opacity: 0.6) : Ink(.hex(0x3C3C43), opacity: 0.6)
  }
}
