#if REFRESH_ADAPTER
/// Writes the insets and the offset that the machine decides to its list.
@MainActor
final class ListWriter {
  /// The state of an event while its effects are carried out.
  struct Turn {
    fileprivate let outerInset: SidePair?
    fileprivate let outerCount: UInt
    fileprivate let count: UInt
    fileprivate let inset: SidePair
  }

  private weak var list: UIScrollView?
  private let axis: ScrollAxis

  /// `true` during a write, which comes back as readings between the inset and the offset, where UIKit may clamp.
  private(set) var isWriting = false

  /// The inset that the machine has decided and the list does not have yet; `nil` if none is to be written.
  ///
  /// In a callback before or during the write, the app's own inset cannot be read from the list.
  private var pendingInset: SidePair?

  /// The number of calls of the app that wrote geometry.
  ///
  /// A call inside a write makes the rest of that write stale. The flush of a layout pass inside a write does not: it
  /// takes the stop and the offset that follow for done.
  private var callCount: UInt = 0

  init(_ list: UIScrollView, along axis: ScrollAxis) {
    self.list = list
    self.axis = axis
  }

  /// Replaces the inset of a reading by the one that is about to be written.
  func anticipate(_ scroll: inout ScrollMetrics) {
    guard let pendingInset else { return }
    scroll.adjustedInset = pendingInset + scroll.systemInset
    scroll.inset = pendingInset
  }

  /// Begins to carry out the effects of an event that has read the list with an inset.
  func begin(
    _ effects: RefreshStateMachine.Effects, of event: RefreshStateMachine.Event, over inset: SidePair
  ) -> Turn {
    let (outerInset, outerCount) = (pendingInset, callCount)
    if let inset = effects.inset { pendingInset = inset }
    if effects.writesGeometry, event.isCall { callCount &+= 1 }
    return Turn(
      outerInset: outerInset, outerCount: outerCount, count: callCount,
      inset: list.map { axis.of($0.contentInset) } ?? inset)
  }

  /// `true` if no call of the app has made the rest of the effects stale.
  func isCurrent(_ turn: Turn) -> Bool { turn.count == callCount }

  /// Ends the effects of an event.
  ///
  /// A call that has written geometry has made an outer write stale, with its inset.
  func end(_ turn: Turn) { pendingInset = turn.outerCount == callCount ? turn.outerInset : nil }

  func setInset(_ inset: SidePair, in turn: Turn) {
    write { list in
      // An edge that the app has written in an earlier step is as if it were written after ours. The insets across the axis
      // are the app's, and may be newer than the reading (report B006).
      let present = axis.of(list.contentInset)
      let inset = SidePair(
        near: present.near == turn.inset.near ? inset.near : present.near,
        far: present.far == turn.inset.far ? inset.far : present.far)
      list.contentInset = axis.replacing(inset, in: list.contentInset)
      pendingInset = nil
    }
  }

  /// Sets an offset that was decided for a length of the content.
  func setOffset(_ offset: Double, decidedAt length: Double?) {
    // `setContentOffset(_:animated:)` would cancel the user's scroll under a finger.
    write { $0.contentOffset = axis.replacing(atMostEnd(offset, of: $0, decidedAt: length), in: $0.contentOffset) }
  }

  /// Ends what moves the content.
  ///
  /// A plain write of the offset leaves a bounce running, and `stopScrollingAndZooming()` returns it to its edge at once.
  func stopScrolling() { write { $0.setContentOffset($0.contentOffset, animated: false) } }

  private func write(_ body: (UIScrollView) -> Void) {
    guard let list else { return }
    let wasWriting = isWriting
    isWriting = true
    body(list)
    isWriting = wasWriting
  }

  /// Returns an offset, or the end of a list whose rows depend on the inset and have moved it since the reading.
  private func atMostEnd(_ offset: Double, of list: UIScrollView, decidedAt formerLength: Double?) -> Double {
    guard let formerLength, axis.of(list.contentSize) < formerLength else { return offset }
    return min(offset, list.lastOffset(along: axis))
  }
}
#endif
