/// The priority of a wish of a view in a layout.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of what a layout must keep.
  public static let required = UILayoutPriority(rawValue: 1000)

  /// The priority with which a view hugs its content by default.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

/// The constraints of a layout, of which the stand-in has the axes.
public enum NSLayoutConstraint {
  /// The axis of a constraint.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
