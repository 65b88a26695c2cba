import RefreshCore

/// What a refresh did, as a table that can be read, compared and kept as a golden file.
///
/// A row is a moment: a frame, or something that happened between two. Numbers have three decimals, whatever the
/// platform or the locale.
///
/// ```
///     time    finger     offset      pull  state          share  effects
///    0.400   479.432    -84.000    84.000  armed          0.000  feedback armed
///    0.600         -    -84.000    84.000  refreshing     0.000  announce, start, valueChanged
///    0.617         -    -69.333    69.333  refreshing    71.000  inset 71.000, stop, offset -69.333
/// ```
///
/// ``RefreshSimulation`` keeps one. It can as well be filled by whoever drives a real scroll view.
public struct RefreshTrace: Equatable, Sendable, CustomStringConvertible {
  /// The moments, oldest first.
  public private(set) var rows: [Row] = []

  /// Creates a trace without rows.
  public init() {}

  /// Adds a moment.
  public mutating func append(_ row: Row) {
    rows.append(row)
  }

  /// Adds a moment, unless nothing was done in it and it shows what the last row shows.
  public mutating func appendIfChanged(_ row: Row) {
    guard let last = rows.last, row.effects.isEmpty, row.showsSame(as: last) else { return append(row) }
  }

  /// The states in order, each one once until it changes.
  public var states: [RefreshState] {
    var states: [RefreshState] = []
    for row in rows where row.state != states.last { states.append(row.state) }
    return states
  }

  /// The table: a line of titles, and a line for each row.
  ///
  /// Every line ends in a line break.
  public var description: String {
    rows.reduce(into: Row.titles + "\n") { table, row in table += row.description + "\n" }
  }
}
