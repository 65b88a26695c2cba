import RefreshCore

/// The colours of the colour roles in a picture.
public struct Palette: Equatable, Sendable {
  /// A colour with an opacity.
  public struct Ink: Equatable, Sendable {
    /// Red, from 0 to 1, in sRGB.
    public var red: Double
    /// Green, from 0 to 1, in sRGB.
    public var green: Double
    /// Blue, from 0 to 1, in sRGB.
    public var blue: Double
    /// From 0 to 1.
    public var opacity: Double

    init(_ color: Drawing.Color, opacity: Double = 1) {
      guard case .exact(let red, let green, let blue) = color else {
        preconditionFailure("a palette is made of exact colours, not of roles")
      }
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// `true` if the picture is dark.
  public let isDark: Bool

  /// `true` if the picture has increased contrast.
  public let increasesContrast: Bool

  /// The exact colour set on the control itself; `nil` for none.
  public var tint: Drawing.Color?

  /// A light picture.
  public static let light = Palette()

  /// A dark picture.
  public static let dark = Palette(isDark: true)

  /// Creates a palette; traps if the tint is a role.
  public init(isDark: Bool = false, increasesContrast: Bool = false, tint: Drawing.Color? = nil) {
    if let tint { _ = Ink(tint) }
    self.isDark = isDark
    self.increasesContrast = increasesContrast
    self.tint = tint
  }

  /// Returns the colour in the picture: for the roles of text, hairline and surface, the values of iOS.
  public func ink(for color: Drawing.Color) -> Ink {
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
