extension Drawing {
  /// A colour of the host's own kind, which the host resolves when it draws.
  ///
  /// An app creates one from a `UIColor`:
  ///
  /// ```swift
  /// drawing.fill(.init(Drawing.Color(.systemRed))) { $0.circle(center: update.center, radius: 12) }
  /// ```
  public struct HostColor: Equatable, Sendable {
    /// The colour.
    package let source: any HostColorSource

    /// `true` for the colour that is legible on the source instead of the source itself.
    package private(set) var isLegibleOnSource = false

    /// Creates a colour from one of the host.
    package init(_ source: any HostColorSource) { self.source = source }

    /// The colour that is legible on this one: white if its contrast is at least 3 : 1, otherwise nearly black.
    var legible: HostColor {
      var legible = self
      legible.isLegibleOnSource = true
      return legible
    }

    /// The exact colour for an appearance, for a host without colours of its own.
    package func exact(isDark: Bool) -> Color {
      let color = source.exact(isDark: isDark)
      return isLegibleOnSource ? .onTint(over: color) : color
    }

    /// `true` if the sources are equal.
    public static func == (first: HostColor, second: HostColor) -> Bool {
      first.isLegibleOnSource == second.isLegibleOnSource
        && (first.source === second.source || first.source.isSame(as: second.source))
    }
  }
}

/// A colour of a host, such as a `UIColor`.
package protocol HostColorSource: AnyObject, Sendable {
  /// Returns `true` if two colours are equal in every appearance.
  func isSame(as other: any HostColorSource) -> Bool

  /// The exact colour for an appearance.
  func exact(isDark: Bool) -> Drawing.Color
}
