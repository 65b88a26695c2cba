/// The room around the content at both ends of one axis, in points: what UIKit calls the adjusted content inset.
public struct ScrollInsets: Equatable, Sendable {
  /// Before the content: at the top or the left.
  public var near: Double

  /// After the content: at the bottom or the right.
  public var far: Double

  /// Room of that many points; none by default.
  public init(near: Double = 0, far: Double = 0) {
    self.near = near
    self.far = far
  }
}
