extension FuzzRun {
  /// Performs the operation of the next bytes.
  mutating func runOne() {
    let code = tape.byte()
    switch code % 28 {
    case 0...5: runMoment(code % 28)
    case 6...11: runCall(code % 28)
    case 12...15: runSwitch(code % 28)
    case 16: send(.progressed(tape.side(), tape.number()))
    case 17: send(.clientDidSetInset(SidePair(near: tape.number(), far: tape.number())))
    case 18: configure()
    case 19: passTime()
    case 20, 21: setNumber()
    case 22: toggleFlag()
    case 23: scroll.itemCount = tape.one(of: HostileNumbers.counts)
    case 24: pull(by: tape.number())
    default:
      passTime()
      send(.ticked)
    }
  }

  private mutating func runMoment(_ code: UInt8) {
    switch code {
    case 0: send(.scrolled)
    case 1: send(.laidOut)
    case 2: send(.woke)
    case 3: liftFinger(.lifted)
    case 4: liftFinger(.touchCancelled)
    default: send(tape.flag() ? .enteredBackground : .enteredForeground)
    }
  }

  private mutating func runCall(_ code: UInt8) {
    let reveals = Reveal.allCases
    switch code {
    case 6: send(.began(tape.side(), tape.one(of: RefreshOrigin.allCases), tape.one(of: reveals)))
    case 7: send(.tapped(tape.side()))
    case 8: send(.ended(tape.side(), tape.one(of: RefreshOutcome.allCases)))
    case 9: finishAction()
    case 10: send(.attached(tape.side()))
    default: send(.detached(tape.side()))
    }
  }

  private mutating func runSwitch(_ code: UInt8) {
    switch code {
    case 12: send(.enabled(tape.side(), tape.flag()))
    case 13: send(.hidden(tape.side(), tape.flag()))
    default: send(.noMoreData(tape.side(), tape.flag()))
    }
  }

  private mutating func liftFinger(_ event: RefreshStateMachine.Event) {
    scroll.isDragging = false
    scroll.isTracking = false
    send(event)
  }

  private mutating func pull(by distance: Double) {
    scroll.isDragging = true
    scroll.isTracking = true
    scroll.offset = -scroll.adjustedInset.near - distance
    send(.scrolled)
    send(.laidOut)
  }

  private mutating func setNumber() {
    let field = tape.byte()
    let value = tape.number()
    switch field % 9 {
    case 0: scroll.offset = value
    case 1: scroll.contentLength = value
    case 2: scroll.viewport = value
    case 3: scroll.inset.near = value
    case 4: scroll.inset.far = value
    case 5: scroll.adjustedInset.near = value
    case 6: scroll.adjustedInset.far = value
    case 7: scroll.scale = value
    default: scroll.dragVelocity = value
    }
    send(.scrolled)
  }

  private mutating func toggleFlag() {
    switch tape.byte() % 11 {
    case 0: scroll.isDragging.toggle()
    case 1: scroll.isDragStale.toggle()
    case 2: scroll.isTracking.toggle()
    case 3: scroll.isDecelerating.toggle()
    case 4: scroll.isLifting.toggle()
    case 5: scroll.isZooming.toggle()
    case 6: scroll.isScrollAnimating.toggle()
    case 7: scroll.isInWindow.toggle()
    case 8: scroll.areAnimationsEnabled.toggle()
    case 9: scroll.isUpdating.toggle()
    default: scroll.hasPinnedHeaders.toggle()
    }
  }
}
