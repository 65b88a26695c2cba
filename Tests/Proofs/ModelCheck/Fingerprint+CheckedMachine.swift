extension CheckedMachine {
  /// The fingerprint of the state, different from that of every state with a different future.
  var fingerprint: UInt64 {
    var print = Fingerprint(now: time)
    print.add(machine)
    print.add(view)
    print.add(flags: saved != nil)
    print.add(saved?.inset ?? SidePair())
    print.add(saved?.client ?? SidePair())
    switch wake {
    case .never: print.add(1 as UInt64)
    case .nextFrame: print.add(2 as UInt64)
    case .at(let moment):
      print.add(3 as UInt64)
      print.add(moment: moment, horizon: 0)
    }
    print.add(
      flags: needsLayout, isInBackground, laws.near.isRunning, laws.far.isRunning, hand.isByHand, reveals,
      laws.near.hasStarted(machine.session(at: .near)), laws.far.hasStarted(machine.session(at: .far)))
    print.add(UInt64(hand.loads.near) << 8 | UInt64(hand.loads.far))
    print.add(UInt64(hand.pulls.near) << 8 | UInt64(hand.pulls.far))
    return print.value
  }
}

extension Fingerprint {
  fileprivate mutating func add(_ view: ModelScrollView) {
    add(view.body.offset)
    add(view.body.velocity)
    add(view.range.contentLength)
    add(view.range.viewport)
    add(view.client)
    add(view.inset)
    add(view.system)
    add(view.dragVelocity)
    add(UInt64(view.animationLeft) << 8 | UInt64(view.updateLeft))
    if view.animationLeft > 0 { add(view.animationTarget) }
    add(flags: view.isDragging, view.isTracking, view.isDecelerating, view.isInWindow, view.hasStepped)
  }
}
