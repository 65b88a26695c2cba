/// The laws for writes to the scroll view.
extension CheckedMachine {
  mutating func checkWrites(_ step: Step, from offset: Double, outside: Double) {
    let writes = step.effects.inset != nil || step.effects.offset != nil
    checkFinger(step)
    guard writes else { return }
    checkUpdate(step)
    checkEconomy(step, from: offset)
    guard !isClients(step) else { return }
    checkMotion(step, from: offset)
    guard view.isIdle else { return }
    if view.outside > outside + view.slack { report(24, "the content was put \(view.outside) outside of its range") }
  }

  private func isClients(_ step: Step) -> Bool {
    if case .clientDidSetInset = step.event { return true }
    return false
  }

  /// `true` if another writer has moved the edges or the content since the last flush.
  private func isDisturbed(_ step: Step) -> Bool {
    step.before.insets.ledger.isMissing(in: step.reading) || step.before.insets.announced != SidePair()
      || step.before.insets.system.left(in: step.reading) != nil
  }

  /// Checks that nothing that can wait is written while the rows are updated.
  ///
  /// A repair, a control that is gone, rows that keep their place and a lift do not wait; in a frame, neither does content that moves.
  private mutating func checkUpdate(_ step: Step) {
    guard step.reading.isUpdating, step.event.isFlush, !isDisturbed(step), !keepsPlace(step), !isTakeOver(step) else {
      return
    }
    let mayWrite = AxisSide.allCases.contains { side in
      let control = step.before.controls[side]
      // An inset that fills the space below short content follows the rows.
      let fills =
        machine.geometry(side, step.reading).emptySpace > 0 || step.before.geometry(side, step.reading).emptySpace > 0
      let isReleased = step.before.gesture.isDragging && !machine.gesture.isDragging
      // A bounce to the line of a session that a call has begun goes on.
      let isBouncing = step.reading.isDecelerating && machine.geometry(side, step.reading).overscroll > 0
      let isMoving = control.insetHolder.isUnderWay || isReleased || (control.insetHolder.awaitsCall && isBouncing)
      return isDropped(step, side) || fills || (step.event == .ticked && isMoving)
    }
    if !mayWrite {
      report(37, "\(step.effects.inset == nil ? "an offset" : "an inset") was written in an update of the rows")
    }
  }

  /// `true` if a control is removed during an animated scroll, and has no later chance to give its space back.
  private func isLastChance(_ step: Step) -> Bool {
    guard case .detached = step.event else { return false }
    return step.reading.isScrollAnimating
  }

  /// `true` if the content moves along with rows inserted before the visible rows.
  private func keepsPlace(_ step: Step) -> Bool {
    let growth = step.before.scrollAnchor.length.map { step.reading.contentLength - $0 } ?? 0
    guard let written = step.effects.offset, growth > 0, machine.controls.near.loadsMore else { return false }
    return abs(written - step.reading.offset - growth) <= view.grid.pixel
  }

  private mutating func checkFinger(_ step: Step) {
    if step.reading.isTouched && step.reading.isInWindow {
      // A restored offset is the present one.
      let isMoved = step.effects.offset.map { $0 != step.reading.offset } ?? false
      if isMoved && !keepsPlace(step) { report(22, "the content was moved under a finger") }
      if !keepsPlace(step) { checkShareUnderFinger(step) }
    }
    if step.reading.isScrollAnimating && step.effects.offset != nil && !isDisturbed(step) {
      report(21, "the content was moved during an animated scroll")
    }
  }

  /// Checks that an added inset shrinks under a finger only where the content does not move.
  private mutating func checkShareUnderFinger(_ step: Step) {
    for side in AxisSide.allCases {
      let before = step.before.addedInset[side]
      let after = machine.addedInset[side]
      if after > before + 1e-9 { report(22, "the added inset grew under a finger from \(before) to \(after)") }
      guard after < before, !isDropped(step, side), !isDisturbed(step) else { continue }
      let edge = self.edge(at: side, addedInset: after)
      guard abs(edge - self.edge(at: side, addedInset: before)) > 1 else { continue }
      let outside = side == .near ? edge - step.reading.offset : step.reading.offset - edge
      if outside > 1 { report(22, "the added inset shrank to \(after) under content \(outside) past its edge") }
    }
  }

  /// The edge of the range with an added inset.
  private func edge(at side: AxisSide, addedInset: Double) -> Double {
    let low = -(view.client.near + view.system.near)
    guard side == .far else { return low - addedInset }
    return max(low, view.range.contentLength + view.client.far + view.system.far + addedInset - view.range.viewport)
  }

  /// `true` if a control was removed, which removes its added inset at once without a motion.
  private func isDropped(_ step: Step, _ side: AxisSide) -> Bool {
    let control = step.before.controls[side]
    return control.insetHolder.isHurried || !machine.controls[side].isPresent || control.hasLostInset
      || machine.controls[side].hasLostInset
  }

  /// Checks that no write repeats the present value, and that an inactive control writes nothing.
  private mutating func checkEconomy(_ step: Step, from offset: Double) {
    if let inset = step.effects.inset, inset == step.reading.inset, !isClients(step) {
      report(5, "an inset was written twice")
    }
    // An inset may have clamped the content, so that the offset is restored.
    if let written = step.effects.offset, written == offset, step.effects.inset == nil {
      report(5, "an offset was written twice")
    }
    let controls = [step.before.controls.near, step.before.controls.far, machine.controls.near, machine.controls.far]
    let areQuiet = controls.allSatisfy { $0.isQuiet && $0.isAtRest }
    let isHolding = step.before.insets.ledger.isHolding || machine.insets.ledger.isHolding
    // The rows of a load may arrive late.
    let isKept = machine.controls.near.keepsPlace(at: time) && keepsPlace(step)
    if areQuiet && !isHolding && !isClients(step) && !isKept { report(5, "something was written in idle") }
  }

  /// Checks a place that the scroll view reports after a write: a bar looks scrolled over content that stands inside
  /// its inset.
  mutating func checkBar(_ step: Step, from offset: Double) {
    guard view.offset != offset, view.isInWindow, !step.reading.isTouched, !step.reading.isScrollAnimating else {
      return
    }
    guard !isClients(step), !isDisturbed(step), !keepsPlace(step) else { return }
    for side in AxisSide.allCases where machine.controls[side].insetHolder.isBusy {
      // A list that is moved to one end leaves the space at the other.
      guard !machine.controls[side.opposite].insetHolder.isBusy else { continue }
      let edge = side == .near ? view.range.lowest : view.range.highest
      let inside = side == .near ? view.offset - edge : edge - view.offset
      guard view.depth(at: side) > view.grid.pixel, inside > view.grid.pixel else { continue }
      report(33, "the content was moved to \(inside) points inside the \(side) inset")
    }
  }

  private mutating func checkMotion(_ step: Step, from offset: Double) {
    let slack = view.grid.halfPixel
    guard let wanted = step.effects.offset else {
      // Without a window the motion is invisible, and the range may move back content that another writer has moved.
      if abs(view.offset - offset) > slack && view.isInWindow && !isDisturbed(step) && !isLastChance(step) {
        report(4, "an inset moved the content from \(offset) to \(view.offset)")
      }
      return
    }
    if abs(view.offset - wanted) > slack { report(4, "the content stands at \(view.offset) instead of \(wanted)") }
    guard !isDisturbed(step), !keepsPlace(step) else { return }
    checkAnchor(step, from: offset, to: wanted)
    for side in AxisSide.allCases { checkSettle(step, at: side, from: offset, to: wanted) }
  }

  /// Checks that only a begin that reveals moves content away from the edges, and a user's session content at rest.
  private mutating func checkAnchor(_ step: Step, from offset: Double, to written: Double) {
    let depth = max(depth(at: .near, step.reading), depth(at: .far, step.reading))
    let isByFinger = AxisSide.allCases.contains { machine.controls[$0].indicator.origin == .finger }
    guard !reveals, depth <= (isByFinger ? -1 : view.grid.halfPixel) else { return }
    report(21, "content away from every edge was moved from \(offset) to \(written)")
  }

  private func depth(at side: AxisSide, _ reading: ScrollMetrics) -> Double {
    let rest = view.rest(at: side)
    return side == .near ? rest - reading.offset : reading.offset - rest
  }

  /// Checks that a settle motion approaches its target with every frame, and never passes it.
  ///
  /// Only a bounce may go away from it first, by no more than the momentum that a finger has left it
  /// carries it in the longest step of a frame; law 34 checks its speed.
  private mutating func checkSettle(_ step: Step, at side: AxisSide, from offset: Double, to written: Double) {
    // If both sides settle, the offset of the near side is written, and the far side yields.
    if side == .far && (machine.controls.near.insetHolder.isBusy || step.before.controls.near.insetHolder.isBusy) {
      return
    }
    guard case .settling(let settle) = machine.controls[side].insetHolder.motion else { return }
    guard case .settling(let former) = step.before.controls[side].insetHolder.motion, former.target == settle.target
    else {
      return
    }
    let line = machine.geometry(side, view.reading).offset(of: settle.target)
    // A deviation of one pixel is allowed.
    let slack = view.grid.pixel
    let isFlung = former.law == .bounce && former.body.velocity * (offset - line) > 0
    let momentum = isFlung ? abs(former.body.velocity) * RefreshTiming.longestStep : 0
    if abs(written - line) > abs(offset - line) + slack + momentum {
      report(23, "a settle to \(line) went from \(offset) to \(written)")
    }
    if (written - line) * (offset - line) < -slack * slack { report(23, "a settle crossed \(line), to \(written)") }
  }
}

extension InsetHolder {
  /// `true` if the content moves, or is about to after a lift or a loss: it does not stand still half way.
  fileprivate var isUnderWay: Bool {
    switch motion {
    case .still, .pending(.program), .pending(.ended): false
    case .pending(.lift), .pending(.loss), .watching, .settling: true
    }
  }
}
