import ScrollPhysics

extension RefreshStateMachine {
  /// `true` if UIKit's own bounce brings content that is let go to the hold line, where it can; `false` by default
  /// (decision 32).
  package var ridesBounce: Bool {
    get { near.insetHolder.strategy == .ride }
    set { setStrategy(newValue ? .ride : .driveFromLift) }
  }

  /// `true` if bounces did not lead to the edge that they were given: until the list leaves its window, the machine moves the
  /// content.
  package var hasGivenUpRiding: Bool {
    near.insetHolder.rideFailures + far.insetHolder.rideFailures >= InsetHolder.mostRideFailures
  }

  /// Handles the end of a pan, before UIKit reads the edge to which its bounce leads.
  ///
  /// The inset may clamp the content, which is put back in the same turn.
  mutating func endPan(_ context: inout EventContext) {
    let scroll = context.scroll
    guard ridesBounce, scroll.isUsable, !isInBackground, gesture.isDragging, scroll.isLifting, !scroll.isDragStale
    else {
      return
    }
    lift(&context, isCancelled: false)
    context.effects.asksForFlush = true
    guard mayRide(scroll), !hasGivenUpRiding else { return }
    _ = ledger.reconcile(scroll)
    let before = ledger.addedInset
    ride(.near, scroll)
    ride(.far, scroll)
    guard ledger.addedInset != before else { return }
    context.effects.inset = ledger.total
    context.effects.offset = scroll.offset
  }

  /// Returns `true` if nothing but the finger moves the content and its edges.
  private func mayRide(_ scroll: ScrollMetrics) -> Bool {
    scroll.isInWindow && scroll.areAnimationsEnabled && !scroll.isZooming && !scroll.isScrollAnimating
      && !scroll.isUpdating && !ledger.isMissing(in: scroll) && announced == SidePair()
  }

  private mutating func ride(_ side: AxisSide, _ scroll: ScrollMetrics) {
    guard control(at: side).isPresent else { return }
    let geometry = geometry(side, scroll)
    let inset = geometry.displacement(byInset: ledger.addedInset[side])
    guard let wanted = update(side, { $0.insetHolder.ride(geometry, from: inset, velocity: scroll.dragVelocity) })
    else {
      return
    }
    ledger.setAddedInset(geometry.inset(displacing: wanted), at: side)
  }
}
