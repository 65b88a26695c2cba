#if REFRESH_ADAPTER
/// Resolves the colours of drawings for a trait collection and a tint.
package struct DrawingColors: Equatable {
  /// The traits of the control.
  let traits: UITraitCollection

  /// The number of these colours among all that a renderer has used; other colours have another one.
  var number = 0

  private let tint: UIColor?
  private let palette: [RefreshStyle.ColorRole: UIColor]
  private var isDark: Bool { traits.userInterfaceStyle == .dark }
  private var increasesContrast: Bool { traits.accessibilityContrast == .high }

  /// Creates the colours of a control.
  ///
  /// - Parameters:
  ///   - traits: The traits of the control.
  ///   - tint: The tint set on the control itself; `nil` for none.
  ///   - palette: The colours of the style.
  package init(_ traits: UITraitCollection, tint: UIColor?, palette: [RefreshStyle.ColorRole: UIColor] = [:]) {
    self.traits = traits
    self.palette = palette
    self.tint = (tint ?? palette[.tint])?.resolvedColor(with: traits)
  }

  package static func == (first: DrawingColors, second: DrawingColors) -> Bool {
    (first.traits === second.traits || first.traits == second.traits) && first.tint == second.tint
      && first.palette == second.palette
  }

  /// The resolved colour of a role or an exact colour, with an opacity from 0 to 1.
  func color(_ color: Drawing.Color, opacity: Double) -> CGColor {
    let base = resolved(color)
    return base.copy(alpha: base.alpha * CGFloat(opacity)) ?? base
  }

  private func resolved(_ color: Drawing.Color) -> CGColor {
    switch color {
    case .tint: tint?.cgColor ?? resolved(.indicator)
    case .onTint: styled(.onTint) ?? onTint
    case .indicator: styled(.indicator) ?? resolved(indicator)
    case .success: resolved(hasColor ? .tint : .success(isDark: isDark))
    case .onSuccess: resolved(hasColor ? .onTint : .onTint(over: .success(isDark: isDark)))
    case .failure: styled(.failure) ?? resolved(failure)
    case .onFailure: resolved(Drawing.Color.onTint(over: failure))
    case .label: styled(.label) ?? system(.label)
    case .secondaryLabel: styled(.secondaryLabel) ?? system(increasesContrast ? .label : .secondaryLabel)
    case .separator: styled(.separator) ?? system(.separator)
    case .elevated: styled(.elevated) ?? resolved(.hex(isDark ? 0x2C2C2E : 0xFFFFFF))
    case .host(let color): resolved(color)
    case .exact(let red, let green, let blue):
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1).cgColor
    }
  }

  private func resolved(_ color: Drawing.HostColor) -> CGColor {
    guard let source = color.source as? UIColor else { return onTint }
    guard color.isLegibleOnSource else { return system(source) }
    let present = source.resolvedColor(with: traits)
    return legible(on: Drawing.Color(resolved: present), alpha: present.cgColor.alpha)
  }

  private var onTint: CGColor {
    legible(on: tint.map(Drawing.Color.init(resolved:)) ?? indicator, alpha: resolved(Drawing.Color.tint).alpha)
  }

  /// Legible on a colour, and as transparent: of a clear one, nothing is seen.
  private func legible(on source: Drawing.Color, alpha: CGFloat) -> CGColor {
    let color = resolved(Drawing.Color.onTint(over: source))
    return color.copy(alpha: alpha) ?? color
  }

  private var indicator: Drawing.Color {
    own(.indicator) ?? .indicator(isDark: isDark, increasesContrast: increasesContrast)
  }

  /// `true` if the app has chosen a colour.
  private var hasColor: Bool { tint != nil || palette[.indicator] != nil }

  private var failure: Drawing.Color { own(.failure) ?? .failure(isDark: isDark) }

  /// The exact colour of the style for a role.
  private func own(_ role: RefreshStyle.ColorRole) -> Drawing.Color? {
    palette[role].map { Drawing.Color(resolved: $0.resolvedColor(with: traits)) }
  }

  /// The colour of the style for a role.
  private func styled(_ role: RefreshStyle.ColorRole) -> CGColor? { palette[role].map(system) }

  private func system(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
}

/// The colour of a layer, with its origin: it is resolved again only after a change of the drawing or of the colours.
struct LayerInk {
  private var shown: (color: Drawing.Color, opacity: Double, colors: Int)?

  /// Returns the colour for a role and an opacity from 0 to 1; `nil` if the layer has it.
  mutating func change(to color: Drawing.Color, opacity: Double, in colors: DrawingColors) -> CGColor? {
    let origin = (color: color, opacity: opacity, colors: colors.number)
    if let shown, shown == origin { return nil }
    shown = origin
    return colors.color(color, opacity: opacity)
  }
}

extension Drawing.Transform {
  var cgTransform: CGAffineTransform {
    CGAffineTransform(a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(tx), ty: CGFloat(ty))
  }
}
#endif
