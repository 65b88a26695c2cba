/// A side of the scroll axis.
///
/// ```swift
/// let machine = simulation.machine
/// for side in AxisSide.allCases { print(side, machine.state(at: side)) }
/// #expect(machine.addedInset[.near] >= 0 && machine.addedInset[.far] >= 0)
/// ```
public enum AxisSide: UInt8, CaseIterable, Sendable {
  /// The side with the lowest offset: the top of a vertical list.
  case near

  /// The side with the highest offset: the bottom of a vertical list.
  case far

  /// The other side.
  var opposite: AxisSide { self == .near ? .far : .near }
}
