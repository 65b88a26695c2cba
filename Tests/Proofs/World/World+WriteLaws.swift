/// What must be true of what is written to the scroll view.
extension World {
  mutating func checkWrites(_ step: Step, from offset: Double, outside: Double) {
    let writes = step.effects.inset != nil || step.effects.offset != nil
    checkFinger(step)
    guard writes else { return }
    checkEconomy(step, from: offset)
    guard !isClients(step) else { return }
    checkMotion(step, from: offset)
    guard view.isIdle else { return }
    let slack = view.grid.pixel
    if view.outside > outside + slack { report(24, "the content was put \(view.outside) outside of its range") }
  }

  private func isClients(_ step: Step) -> Bool {
    if case .clientDidSetInset = step.event { return true }
    return false
  }

  /// Whether somebody else has moved the lines, or the content, since the last flush.
  private func isDisturbed(_ step: Step) -> Bool {
    step.before.ledger.isMissing(in: step.reading) || step.before.announced != SidePair()
  }

  /// Whether a control goes in the middle of somebody's animated scroll: later there is nobody to give its space back.
  private func isLastChance(_ step: Step) -> Bool {
    if case .detached = step.event { return step.reading.isScrollAnimating }
    return false
  }

  /// Whether the content is moved along with rows that have come before what is read.
  private func keepsPlace(_ step: Step) -> Bool {
    let growth = step.reading.contentLength - step.before.place.length
    guard let written = step.effects.offset, growth > 0, machine.near.loadsMore else { return false }
    return abs(written - step.reading.offset - growth) <= view.grid.pixel
  }

  private mutating func checkFinger(_ step: Step) {
    if step.reading.isTouched && step.reading.isInWindow {
      if step.effects.offset != nil && !keepsPlace(step) { report(22, "the content was moved under a finger") }
      if !keepsPlace(step) { checkShareUnderFinger(step) }
    }
    if step.reading.isScrollAnimating && step.effects.offset != nil && !isDisturbed(step) {
      report(21, "the content was moved in somebody's animation")
    }
  }

  /// A share may shrink under a finger, above content that cannot feel it.
  private mutating func checkShareUnderFinger(_ step: Step) {
    for side in AxisSide.allCases {
      let before = step.before.addedInset[side]
      let after = machine.addedInset[side]
      if after > before + 1e-9 { report(22, "the share grew under a finger from \(before) to \(after)") }
      guard after < before, !isDropped(step, side), !isDisturbed(step) else { continue }
      let edge = self.edge(at: side, addedInset: after)
      guard abs(edge - self.edge(at: side, addedInset: before)) > 1 else { continue }
      let outside = side == .near ? edge - step.reading.offset : step.reading.offset - edge
      if outside > 1 { report(22, "the share shrank to \(after) under content that stands \(outside) past its edge") }
    }
  }

  /// Where the range ends with a share.
  private func edge(at side: AxisSide, addedInset: Double) -> Double {
    let low = -(view.client.near + view.system.near)
    guard side == .far else { return low - addedInset }
    return max(low, view.range.contentLength + view.client.far + view.system.far + addedInset - view.range.viewport)
  }

  /// A control that was removed, disabled or hidden gives its share back at once.
  private func isDropped(_ step: Step, _ side: AxisSide) -> Bool {
    let control = step.before.control(at: side)
    return control.dropsAtOnce || control.finishesAtOnce || !machine.control(at: side).isPresent || control.hasLostInset
      || machine.control(at: side).hasLostInset
  }

  /// Nothing is written that is there already, and nothing by a control that does nothing.
  private mutating func checkEconomy(_ step: Step, from offset: Double) {
    if let inset = step.effects.inset, inset == step.reading.inset, !isClients(step) {
      report(5, "an inset was written twice")
    }
    if let written = step.effects.offset, written == offset { report(5, "an offset was written twice") }
    let areQuiet = step.before.near.isQuiet && step.before.far.isQuiet && machine.near.isQuiet && machine.far.isQuiet
    let isHolding = step.before.ledger.isHolding || machine.ledger.isHolding
    // Rows may be late for the load that brings them.
    let isKept = machine.near.keepsPlace(at: time) && keepsPlace(step)
    if areQuiet && !isHolding && !isClients(step) && !isKept { report(5, "something was written in idle") }
  }

  private mutating func checkMotion(_ step: Step, from offset: Double) {
    let slack = view.grid.halfPixel
    guard let wanted = step.effects.offset else {
      // Off a window nobody sees it; and what a foreign write has moved may be moved back by the range.
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

  /// Content away from every edge is moved by a begin that reveals only; content at rest by a reader's session too.
  private mutating func checkAnchor(_ step: Step, from offset: Double, to written: Double) {
    let depth = max(depth(at: .near, step.reading), depth(at: .far, step.reading))
    let isByFinger = AxisSide.allCases.contains { machine.control(at: $0).indicator.origin == .finger }
    guard !reveals, depth <= (isByFinger ? -1 : view.grid.halfPixel) else { return }
    report(21, "content away from every edge was moved from \(offset) to \(written)")
  }

  private func depth(at side: AxisSide, _ reading: ScrollMetrics) -> Double {
    let rest = view.rest(at: side)
    return side == .near ? rest - reading.offset : reading.offset - rest
  }

  /// A settle comes nearer to its line with every frame, and never crosses it.
  private mutating func checkSettle(_ step: Step, at side: AxisSide, from offset: Double, to written: Double) {
    // Where both ends settle the near one's offset is written, and the far one yields.
    if side == .far && (machine.near.insetHolder.isBusy || step.before.near.insetHolder.isBusy) { return }
    guard case .settling(let settle) = machine.control(at: side).space.motion else { return }
    guard case .settling(let former) = step.before.control(at: side).space.motion, former.target == settle.target else {
      return
    }
    // What somebody else moves, the other end's settle among them, it leaves alone.
    guard !settle.isYielding else { return }
    let line = machine.geometry(side, view.reading).line(of: settle.target)
    // What stands a pixel off counts as standing where it was put.
    let slack = view.grid.pixel
    if abs(written - line) > abs(offset - line) + slack {
      report(23, "a settle to \(line) went from \(offset) to \(written)")
    }
    if (written - line) * (offset - line) < -slack * slack { report(23, "a settle crossed \(line), to \(written)") }
  }
}
