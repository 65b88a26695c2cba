extension Fingerprint {
  /// Adds all parts of a machine that can affect its future behaviour.
  mutating func add(_ machine: RefreshStateMachine) {
    add(machine.controls.near, machine.gesture.direction)
    add(machine.controls.far, machine.gesture.direction)
    let (near, far) = (machine.controls.near, machine.controls.far)
    add(flags: near.loads.exhaustingRefresh == far.refreshNumber, far.loads.exhaustingRefresh == near.refreshNumber)
    add(machine.insets.ledger.client)
    add(machine.insets.ledger.addedInset)
    add(UInt64(machine.insets.ledger.conflictCount))
    add(moment: machine.insets.ledger.lastConflictTime, horizon: RefreshTiming.insetConflict)
    add(machine.insets.ledger.near)
    add(machine.insets.ledger.far)
    add(machine.insets.system.near)
    add(machine.insets.system.far)
    add(machine.insets.system.viewport)
    add(machine.insets.system.tallest)
    add(machine.insets.system.last)
    add(moment: machine.insets.system.changeTime, horizon: RefreshTiming.barsComeToRest)
    add(machine.insets.system.place?.system)
    add(machine.insets.system.place?.offset)
    add(machine.scrollAnchor.offset)
    add(machine.scrollAnchor.length)
    add(UInt64(machine.scrollAnchor.itemCount))
    add(machine.scrollAnchor.kept)
    add(machine.gesture.pull)
    add(machine.gesture.isDragging ? machine.gesture.base : machine.gesture.free)
    add(moment: machine.gesture.liftTime, horizon: 0.25)
    add(machine.gesture.liftVelocity)
    add(moment: machine.gesture.moveTime, horizon: Lift.rest)
    let keepsOffset = machine.gesture.isDragging || machine.gesture.liftVelocity != nil
    add(keepsOffset ? machine.gesture.heldOffset : nil)
    add(machine.gesture.direction.direction)
    let isStartKnown = machine.gesture.number == machine.gesture.direction.gesture
    add(isStartKnown && machine.gesture.direction.isDragging ? nil : machine.gesture.direction.origin)
    add(flags: isStartKnown, machine.gesture.isFromNearEdge, machine.gesture.isFromFarEdge)
    add(machine.timer.lastTick.map { max($0 - now, -2 * RefreshTiming.longestStep) })
    add(machine.timer.lastTick == nil ? nil : machine.timer.lastOffset)
    add(machine.timer.frame)
    add(machine.insets.lastOffset)
    add(machine.insets.announced)
    add(
      flags: machine.gesture.isDragging, machine.gesture.isTouchLost, machine.gesture.direction.isDragging,
      machine.isInBackground)
  }

  private mutating func add(_ memory: InsetMemory) {
    add(memory.known.last)
    add(memory.known.former)
    add(memory.doubt)
    add(memory.held)
    add(moment: memory.heldUntil, horizon: 0)
    add(memory.read)
  }

  private mutating func add(_ pair: SidePair?) {
    add(pair?.near)
    add(pair?.far)
  }

  private mutating func add(_ control: Control, _ scrollDirection: ScrollDirectionTracker) {
    add(control.phase)
    guard control.phase != .absent else { return }
    add(control.insetHolder)
    add(control.indicator)
    add(moment: control.feedback.lastTime, horizon: FeedbackGate.shortestGap)
    add(UInt64(control.feedback.kind.rawValue))
    add(control.loads.trigger, scrollDirection)
    add(UInt64(control.loads.fills))
    add(control.loads.filledLength)
    add(control.loads.restLength)
    add(
      flags: control.isEnabled, control.isHidden, control.hasLostInset, control.loads.hasFailed,
      control.feedback.isCrossingArmed, control.feedback.isPrepared,
      control.session == 0, control.ignoresTouch, control.loads.isFilling)
  }

  private mutating func add(_ phase: Phase) {
    switch phase {
    case .absent: add(1 as UInt64)
    case .idle: add(2 as UInt64)
    case .pulling: add(3 as UInt64)
    case .armed: add(4 as UInt64)
    case .noMoreData: add(5 as UInt64)
    case .refreshing(let running):
      add(flags: true, running.action == .waiting, running.action == .running)
      add(running.tap)
      add(moment: running.start, horizon: 3)
      add(moment: running.activityStart, horizon: 0)
    case .ending(let ending):
      add(flags: false, false, ending.awaitsLift, ending.leavesNoMoreData)
      add(moment: ending.over, horizon: 0.5)
      add(ending.lengthBeforeLoad)
      add(ending.tap)
    }
  }

  private mutating func add(_ tap: RefreshTap?) {
    add(UInt64(tap.map { $0 == .load ? 1 : 2 } ?? 0))
  }

  private mutating func add(_ reach: LoadTriggerDetector, _ scrollDirection: ScrollDirectionTracker) {
    add(flags: reach.gesture == scrollDirection.gesture, reach.gesture == 0, reach.isDue)
    add(UInt64(reach.begun))
    add(reach.leastPull)
    add(reach.last?.offset)
    add(reach.last?.length)
    add(reach.last?.viewport)
    add(reach.spentLength)
  }
}
