/// An inset of the scroll view that the app has read while it contained an added inset.
///
/// Many apps save the inset when the keyboard appears and restore it when it disappears. If a session ends in between, its
/// space comes back with the saved value (report B010). The value alone proves nothing: an app's own inset may be as large.
/// A write during the session that changes another edge and repeats ours does: its value was read then.
struct SavedInset: Equatable, Sendable {
  /// An inset at all four edges.
  struct Edges: Equatable, Sendable {
    var along: SidePair
    var across: SidePair
  }

  /// The inset before the write that proved the reading, with the added inset.
  let edges: Edges

  /// The part of it along the axis that is the client's.
  let client: SidePair

  /// Returns `true` if it contains an added inset at a side.
  func isPolluted(at side: AxisSide) -> Bool { edges.along[side] != client[side] }
}

extension SavedInset.Edges {
  init(_ scroll: ScrollMetrics) {
    self.init(along: scroll.inset, across: scroll.insetAcross)
  }
}
