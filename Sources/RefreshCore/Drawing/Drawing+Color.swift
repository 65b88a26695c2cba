extension Drawing {
  /// A colour: a role that the host resolves, or an exact one.
  ///
  /// Roles keep dark mode, increased contrast and the app's tint out of a drawing. They are not mixed; a colour between
  /// two is the first, and the second over it with an opacity.
  public enum Color: Equatable, Sendable {
    /// The tint set on the control itself; `indicator` if there is none.
    case tint
    /// What is legible on the tint: white if its contrast is at least 3 : 1, else nearly black.
    case onTint
    /// A quiet grey for activity.
    case indicator
    /// Text.
    case label
    /// Text that matters less.
    case secondaryLabel
    /// A hairline.
    case separator
    /// A failure; it is always a shape too.
    case failure
    /// A surface that lies above the content.
    case elevated
    /// The same on every host: red, green and blue of sRGB, from 0 to 1.
    case exact(red: Double, green: Double, blue: Double)

    /// Pure white.
    public static let white = Color.exact(red: 1, green: 1, blue: 1)

    /// Pure black.
    public static let black = Color.exact(red: 0, green: 0, blue: 0)

    /// An exact colour from 24 bits, as in `0x7C8492`.
    public static func hex(_ bits: UInt32) -> Color {
      .exact(
        red: Double(bits >> 16 & 0xFF) / 255,
        green: Double(bits >> 8 & 0xFF) / 255,
        blue: Double(bits & 0xFF) / 255
      )
    }
  }
}
