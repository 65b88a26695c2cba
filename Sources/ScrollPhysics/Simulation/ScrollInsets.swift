/// The insets on both sides of one axis, in points: the adjusted content inset of UIKit.
///
/// ```swift
/// var insets = ScrollInsets(near: 103)  // a navigation bar
/// insets.far = 83  // a tab bar
/// let range = ScrollRange(viewport: 844, contentLength: 4000, insets: insets)
/// #expect(range.lowest == -insets.near)
/// ```
public struct ScrollInsets: Equatable, Sendable {
  /// The inset before the content: at the top or the left.
  public var near: Double

  /// The inset after the content: at the bottom or the right.
  public var far: Double

  /// Creates insets; zeros by default.
  public init(near: Double = 0, far: Double = 0) {
    self.near = near
    self.far = far
  }
}
