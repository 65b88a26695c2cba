import ScrollPhysics

/// The insets of a list, those of the app, of the system and of the controls, and the content that they hold.
struct ListInsets: Equatable, Sendable {
  var ledger = InsetLedger()
  var system = SystemInset()

  /// The last offset with the inset as the machine wrote it; content that a foreign write moved is restored to it.
  var lastOffset = 0.0

  /// The change of the client's inset that the app has announced since the last flush.
  private(set) var announced = SidePair()

  /// Records the offset of a reading.
  ///
  /// UIKit moves the content during a foreign write of the inset, before the machine is notified: the earlier offset is kept.
  ///
  /// - Returns: `true` unless a foreign write has moved the content.
  mutating func record(_ scroll: ScrollMetrics) -> Bool {
    guard !ledger.isMissing(in: scroll), announced == SidePair() else { return false }
    lastOffset = scroll.offset
    return true
  }

  /// Sets the client's inset: the limits move with it, and so, at the flush, does content that is held at one of them.
  ///
  /// - Returns: The inset to write.
  mutating func setClient(_ inset: SidePair, in scroll: ScrollMetrics) -> SidePair {
    if scroll.isUsable {
      // The app may have written the scroll view's inset before in the same turn.
      let written = ledger.reconcile(scroll)
      announced = announced + written + (inset - ledger.client)
    }
    ledger.setClient(inset)
    return ledger.total
  }

  /// Moves the added insets and the content at a flush.
  mutating func move(_ controls: inout Controls, _ sides: SideContexts, _ context: inout EventContext) {
    let before = sides.addedInset
    var near = InsetHolder.Change(addedInset: 0)
    var far = InsetHolder.Change(addedInset: 0)
    if let side = sides.near { near = controls.near.insetHolder.move(side).filling(side.geometry) }
    if let side = sides.far { far = controls.far.insetHolder.move(side).filling(side.geometry) }
    // If both sides move the content, the near one does, and the far one yields at the next frame.
    if near.offset != nil && far.offset != nil { far.addedInset = before.far }
    // From here on the client's value is state: it is written, not computed back.
    ledger.addedInset.near = near.addedInset
    ledger.addedInset.far = far.addedInset
    if controls.near.insetHolder.isAtRest { ledger.noteHold(at: .near) }
    if controls.far.insetHolder.isAtRest { ledger.noteHold(at: .far) }
    context.effects.stopsScrolling = near.stopsScrolling || far.stopsScrolling
    let change = near.offset == nil ? far : near
    guard let target = change.offset else { return }
    context.effects.writesInsetLast = change.addedInset > (near.offset == nil ? before.far : before.near)
    context.effects.restoresOffset = context.effects.writesInsetLast && change.isPastEdge
    // The inset may clamp the content, so that the present offset has to be restored.
    if target != context.scroll.offset || ledger.addedInset != before { context.effects.offset = target }
  }
}

/// Foreign writes, and bars that move.
extension ListInsets {
  /// Takes the client's inset from a foreign write and restores the added inset and the content.
  ///
  /// - Returns: `true` if it has restored them.
  mutating func repair(_ controls: inout Controls, _ context: inout EventContext) -> Bool {
    let scroll = context.scroll
    guard ledger.isForeign(in: scroll) || announced != SidePair() else {
      lastOffset = scroll.offset
      return false
    }
    let isNearMissing = ledger.isMissing(at: .near, in: scroll)
    let isFarMissing = ledger.isMissing(at: .far, in: scroll)
    let isRestored = ledger.isRestored(in: scroll)
    let change = ledger.reconcile(scroll) + announced
    let isAnnounced = announced != SidePair()
    announced = SidePair()
    guard isNearMissing || isFarMissing || isRestored else {
      if isAnnounced { moveAlong(change, &controls, &context.scroll) }
      lastOffset = context.scroll.offset
      return false
    }
    // A container may write its own inset in each of its layouts: the two would never come to rest (report B112).
    guard !ledger.isInConflict(clientChanged: change != SidePair(), at: context.time) else {
      ledger.giveUp()
      if isNearMissing || isFarMissing { lose(isNearMissing ? .near : .far, &controls, &context) }
      return false
    }
    let systemInset = context.scroll.systemInset
    lowerToContent(of: controls.near.insetHolder, context.scroll)
    context.scroll.inset = ledger.total
    context.scroll.adjustedInset = ledger.total + systemInset
    moveAlong(change, &controls, &context.scroll)
    lastOffset = context.scroll.offset
    return true
  }

  /// Lowers the added inset to content that a finger has left inside it: restored there, it would look scrolled to a bar.
  private mutating func lowerToContent(of holder: InsetHolder, _ scroll: ScrollMetrics) {
    guard !scroll.isTouched, case .pending(.lift) = holder.motion, holder.lastOverscroll > 0 else { return }
    ledger.addedInset.near = min(ledger.addedInset.near, scroll.grid.rounded(holder.lastOverscroll))
  }

  /// Moves content that is held below a bar along with the bar, and a running settle with it.
  ///
  /// Not for a control that loads more: a bar at that edge may react to the motion of the list, and neither would come to
  /// rest.
  mutating func followBars(_ near: inout Control, _ scroll: inout ScrollMetrics) {
    guard ledger.addedInset.near != 0, !near.loadsMore, let place = system.left(in: scroll) else { return }
    let change = system.change(from: place, in: scroll)
    near.insetHolder.shift(by: -change)
    scroll.offset = legalOffset(place.offset - change, in: scroll)
    lastOffset = scroll.offset
  }

  /// Returns the nearest offset in range.
  private func legalOffset(_ offset: Double, in scroll: ScrollMetrics) -> Double {
    let (low, high) = scroll.range(inside: scroll.adjustedInset)
    return scroll.grid.rounded(min(max(offset, low), max(low, high)))
  }

  /// Moves a settle, and content that is held at a limit, along with the limits.
  private func moveAlong(_ change: SidePair, _ controls: inout Controls, _ scroll: inout ScrollMetrics) {
    controls.near.insetHolder.shift(by: -change.near)
    controls.far.insetHolder.shift(by: change.far)
    guard !scroll.isTouched, !scroll.isScrollAnimating, let offset = restoredOffset(change, controls) else { return }
    // Only UIKit knows its overscroll in a bounce, so the content is never restored to an offset out of range.
    scroll.offset = legalOffset(offset, in: scroll)
  }

  /// Returns the offset before the foreign write, moved along with the limit at which the content was held; `nil` if it
  /// was held at none.
  private func restoredOffset(_ change: SidePair, _ controls: Controls) -> Double? {
    // UIKit's setter of the inset has clamped the offset before it notifies: only the last one that was recorded is
    // right.
    if ledger.addedInset.near != 0 && controls.near.insetHolder.lastOverscroll > 0 {
      return controls.near.insetHolder.settledOffset ?? lastOffset - change.near
    }
    if ledger.addedInset.far != 0 && controls.far.insetHolder.lastOverscroll > 0 {
      // Behind a keyboard, the row of a load that has opened goes out of sight, and the rows above it stay where they are.
      let moved = controls.far.loadsMore ? lastOffset : lastOffset + change.far
      return controls.far.insetHolder.settledOffset ?? moved
    }
    return nil
  }

  /// Gives the added inset up after an inset conflict: holding no inset is better than two writers that keep
  /// overwriting each other.
  private mutating func lose(_ side: AxisSide, _ controls: inout Controls, _ context: inout EventContext) {
    ledger.addedInset[side] = 0
    context[side] |= .reportInsetConflict
    controls.update(side) { $0.loseInset() }
  }
}
