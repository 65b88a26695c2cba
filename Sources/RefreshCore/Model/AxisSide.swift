/// A side of the scroll axis.
public enum AxisSide: UInt8, CaseIterable, Sendable {
  /// The side with the lowest offset: the top of a vertical list.
  case near

  /// The side with the highest offset: the bottom of a vertical list.
  case far

  /// The other side.
  var opposite: AxisSide { self == .near ? .far : .near }
}
