/// A number for each end of a scroll axis.
public struct SidePair: Equatable, Sendable {
  /// The number at the low end of the offset: top, or the side at which offsets are small.
  public var near: Double

  /// The number at the high end of the offset.
  public var far: Double

  /// Creates a pair; zeros by default.
  public init(near: Double = 0, far: Double = 0) {
    self.near = near
    self.far = far
  }

  /// The number at an end.
  public subscript(side: AxisSide) -> Double {
    get { side == .near ? near : far }
    set {
      switch side {
      case .near: near = newValue
      case .far: far = newValue
      }
    }
  }

  var isLength: Bool { near.isLength && far.isLength }

  static func + (first: SidePair, second: SidePair) -> SidePair {
    SidePair(near: first.near + second.near, far: first.far + second.far)
  }

  static func - (first: SidePair, second: SidePair) -> SidePair {
    SidePair(near: first.near - second.near, far: first.far - second.far)
  }
}

extension Double {
  /// Whether it can be a length on a screen, in points: sums and products of such numbers are finite and exact enough.
  var isLength: Bool { magnitude < 0x1p40 }
}
