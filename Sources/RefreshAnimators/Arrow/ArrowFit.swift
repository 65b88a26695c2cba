import RefreshCore

/// How a text is made to fit: set smaller, and at accessibility sizes in two lines of half the size.
///
/// Two such lines are as high as the one that they replace.
struct ArrowFit: Equatable {
  /// The size of the letters as a part of the full one.
  let scale: Double

  /// How many lines there are at most; what does not fit then is cut off.
  let lines: Int

  /// The least size of a text as a part of the full one, and the least at accessibility sizes.
  private static let leastScale = (normal: 0.7, large: 0.5)

  /// What is left of the room by smaller letters: they are spaced a little wider.
  private static let slack = 0.98

  /// The fit of a text, or of the widest of several that are set alike.
  ///
  /// - Parameters:
  ///   - width: Its width at full size, in points.
  ///   - room: The width of the room, in points.
  ///   - isLarge: Whether the text size is an accessibility size.
  init(_ width: Double, in room: Double, isLarge: Bool) {
    let fit = width > room ? Self.slack * room / width : 1
    let least = isLarge ? Self.leastScale.large : Self.leastScale.normal
    scale = max(least, fit)
    lines = isLarge && fit < least ? 2 : 1
  }

  /// The same fit, not larger than `scale`.
  init(_ fit: ArrowFit, upTo scale: Double) {
    self.scale = min(fit.scale, scale)
    lines = fit.lines
  }
}
