#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Resolves the colours of drawings for a trait collection and a tint.
struct DrawingColors: Equatable {
  /// The traits of the control.
  let traits: UITraitCollection

  private let tint: Drawing.Color?
  private let isDark: Bool
  private let increasesContrast: Bool

  /// Creates the colours of a control.
  ///
  /// - Parameters:
  ///   - traits: The traits of the control.
  ///   - tint: The tint set on the control itself; `nil` for none.
  init(_ traits: UITraitCollection, tint: UIColor?) {
    self.traits = traits
    isDark = traits.userInterfaceStyle == .dark
    increasesContrast = traits.accessibilityContrast == .high
    self.tint = tint.map { Drawing.Color($0.resolvedColor(with: traits)) }
  }

  static func == (first: DrawingColors, second: DrawingColors) -> Bool {
    first.traits == second.traits && first.tint == second.tint
  }

  /// The resolved colour of a role or an exact colour, with an opacity from 0 to 1.
  func color(_ color: Drawing.Color, opacity: Double) -> CGColor {
    let base = resolved(color)
    return base.copy(alpha: base.alpha * CGFloat(opacity)) ?? base
  }

  private func resolved(_ color: Drawing.Color) -> CGColor {
    switch color {
    case .tint: resolved(tint ?? .indicator)
    case .onTint: resolved(Drawing.Color.onTint(over: tint ?? indicator))
    case .indicator: resolved(indicator)
    case .failure: resolved(Drawing.Color.failure(isDark: isDark))
    case .label: system(.label)
    case .secondaryLabel: system(increasesContrast ? .label : .secondaryLabel)
    case .separator: system(.separator)
    case .elevated: resolved(.hex(isDark ? 0x2C2C2E : 0xFFFFFF))
    case .exact(let red, let green, let blue):
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1).cgColor
    }
  }

  private var indicator: Drawing.Color {
    Drawing.Color.indicator(isDark: isDark, increasesContrast: increasesContrast)
  }

  private func system(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
}

extension Drawing.Color {
  fileprivate init(_ color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self = .exact(red: Double(red), green: Double(green), blue: Double(blue))
  }
}

#endif
