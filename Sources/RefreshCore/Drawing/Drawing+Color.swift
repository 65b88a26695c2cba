extension Drawing {
  /// A colour: a role that the host resolves, or an exact colour.
  ///
  /// Roles keep dark mode, increased contrast and the app's tint out of a drawing. They cannot be mixed; for a colour
  /// between two, draw the first, and the second over it with an opacity.
  ///
  /// The roles follow the app, the style and the appearance; `exact` colors do not:
  ///
  /// ```swift
  /// let colors: [Drawing.Color] = [.tint, .indicator, .label, .secondaryLabel, .separator, .failure, .elevated]
  /// for (index, color) in colors.enumerated() {
  ///   drawing.fill(.init(color)) { $0.circle(center: .init(x: Double(24 * index), y: 30), radius: 8) }
  /// }
  /// let tick: Drawing.Color = update.outcome == .failure ? .onFailure : .onTint  // on a filled disc
  /// ```
  ///
  /// ```swift
  /// let brand: [Drawing.Color] = [.hex(0x7C8492), .exact(red: 0.49, green: 0.52, blue: 0.57), .white, .black]
  /// ```
  ///
  /// An animator that takes a color tells an app's own from the others:
  ///
  /// ```swift
  /// if case .host(let color) = Drawing.Color(UIColor.systemRed) { print(color) }
  /// ```
  public enum Color: Equatable, Sendable {
    /// The tint set on the control itself; `indicator` without one.
    case tint
    /// A colour that is legible on the tint: white if its contrast is at least 3 : 1, otherwise nearly black.
    case onTint
    /// A muted grey for activity.
    case indicator
    /// Text.
    case label
    /// Less important text.
    case secondaryLabel
    /// A hairline.
    case separator
    /// A failure; draw a shape as well, because colour alone is not accessible.
    case failure
    /// A colour that is legible on that of a failure: white if its contrast is at least 3 : 1, otherwise nearly black.
    case onFailure
    /// A surface above the content.
    case elevated
    /// The same colour on every host: red, green and blue in sRGB, from 0 to 1.
    case exact(red: Double, green: Double, blue: Double)
    /// A colour of the host's own kind: in an app a `UIColor`, which may depend on the traits of the control.
    case host(HostColor)

    /// Pure white.
    public static let white = Color.exact(red: 1, green: 1, blue: 1)

    /// Pure black.
    public static let black = Color.exact(red: 0, green: 0, blue: 0)

    /// Creates an exact colour from 24 bits, such as `0x7C8492`.
    public static func hex(_ bits: UInt32) -> Color {
      .exact(
        red: Double(bits >> 16 & 0xFF) / 255,
        green: Double(bits >> 8 & 0xFF) / 255,
        blue: Double(bits & 0xFF) / 255
      )
    }
  }
}
