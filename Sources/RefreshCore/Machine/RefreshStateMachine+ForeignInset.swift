import ScrollPhysics

extension RefreshStateMachine {
  /// Takes the client's inset from a foreign write and restores the added inset and the content.
  mutating func repair(_ context: inout EventContext) -> Bool {
    let scroll = context.scroll
    let isNearMissing = ledger.isMissing(at: .near, in: scroll)
    let isFarMissing = ledger.isMissing(at: .far, in: scroll)
    let isRestored = ledger.isRestored(in: scroll)
    let change = ledger.reconcile(scroll) + announced
    let isAnnounced = announced != SidePair()
    announced = SidePair()
    guard isNearMissing || isFarMissing || isRestored else {
      if isAnnounced { moveAlong(change, &context.scroll) }
      lastOffset = context.scroll.offset
      return false
    }
    // A container may write its own inset in each of its layouts: the two would never come to rest (report B112).
    guard !ledger.isInConflict(clientChanged: change != SidePair(), at: context.time) else {
      ledger.giveUp()
      if isNearMissing || isFarMissing { loseInset(isNearMissing ? .near : .far, &context) }
      return false
    }
    let systemInset = context.scroll.systemInset
    lowerToContent(context.scroll)
    context.scroll.inset = ledger.total
    context.scroll.adjustedInset = ledger.total + systemInset
    moveAlong(change, &context.scroll)
    lastOffset = context.scroll.offset
    return true
  }

  /// Lowers the added inset to content that a finger has left inside it: restored there, it would look scrolled to a bar.
  private mutating func lowerToContent(_ scroll: ScrollMetrics) {
    let holder = near.insetHolder
    guard !scroll.isTouched, case .pending(.lift) = holder.motion, holder.lastOverscroll > 0 else { return }
    ledger.setAddedInset(min(ledger.addedInset.near, scroll.grid.rounded(holder.lastOverscroll)), at: .near)
  }

  /// Moves content that is held below a bar along with the bar, and a running settle with it.
  ///
  /// Not for a control that loads more: a bar at that edge may react to the motion of the list, and neither would come to
  /// rest.
  mutating func followBars(_ context: inout EventContext) {
    guard ledger.addedInset.near != 0, !near.loadsMore, let place = system.left(in: context.scroll) else { return }
    let change = system.change(from: place, in: context.scroll)
    near.insetHolder.shift(by: -change)
    context.scroll.offset = legalOffset(place.offset - change, in: context.scroll)
    lastOffset = context.scroll.offset
  }

  /// Returns the nearest offset in range.
  private func legalOffset(_ offset: Double, in scroll: ScrollMetrics) -> Double {
    let low = -scroll.adjustedInset.near
    let high = max(low, scroll.contentLength + scroll.adjustedInset.far - scroll.viewport)
    return scroll.grid.rounded(min(max(offset, low), high))
  }

  /// Moves a settle, and content that is held at a limit, along with the limits.
  private mutating func moveAlong(_ change: SidePair, _ scroll: inout ScrollMetrics) {
    near.insetHolder.shift(by: -change.near)
    far.insetHolder.shift(by: change.far)
    guard !scroll.isTouched, let offset = restoredOffset(change) else { return }
    // Only UIKit knows its overscroll in a bounce, so the content is never restored to an offset out of range.
    scroll.offset = legalOffset(offset, in: scroll)
  }

  /// Returns the offset before the foreign write, moved along with the limit at which the content was held; `nil` if it
  /// was held at none.
  private func restoredOffset(_ change: SidePair) -> Double? {
    // UIKit's setter of the inset has clamped the offset before it notifies: only the last one that was recorded is
    // right.
    if ledger.addedInset.near != 0 && near.insetHolder.lastOverscroll > 0 {
      return near.insetHolder.settledOffset ?? lastOffset - change.near
    }
    if ledger.addedInset.far != 0 && far.insetHolder.lastOverscroll > 0 {
      return far.insetHolder.settledOffset ?? lastOffset + change.far
    }
    return nil
  }

  /// Gives the added inset up after an inset conflict: holding no inset is better than two writers that keep
  /// overwriting each other.
  private mutating func loseInset(_ side: AxisSide, _ context: inout EventContext) {
    ledger.setAddedInset(0, at: side)
    context[side] |= .reportInsetConflict
    update(side) { $0.loseInset() }
  }
}
