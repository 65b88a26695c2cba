extension CheckedMachine {
  mutating func performTouch(_ move: Move) -> Bool {
    guard touch(move) else { return false }
    if view.isTracking { feelMotion(didTick: false) }
    return true
  }

  private mutating func touch(_ move: Move) -> Bool {
    guard !isInBackground, view.isInWindow, !view.hasStepped else { return false }
    // A touch is delivered in a separate turn.
    layOut()
    if !view.isTracking { hand.beginTouch() }
    switch move {
    case .drag(let spot): return drag(to: spot)
    case .lift(let isTold): return lift(isTold: isTold, velocity: 0)
    case .flick(let velocity): return view.isDragging && lift(isTold: true, velocity: velocity)
    case .cancelTouch: return cancelTouch()
    default:
      guard !view.isTracking else { return false }
      view.touchDown()
      return true
    }
  }

  private mutating func drag(to spot: Move.Spot) -> Bool {
    let target = offset(of: spot)
    guard target != view.offset || !view.isDragging else { return false }
    if !view.isDragging { hand.beginGesture() }
    view.drag(to: target)
    send(.scrolled)
    layOut()
    return true
  }

  /// Releases the content; a touch that never moved is a tap, whose end is not reported.
  mutating func lift(isTold: Bool, velocity: Double) -> Bool {
    guard view.isTracking else { return false }
    let wasDragging = view.isDragging
    guard wasDragging, isTold else {
      view.lift(velocity: velocity)
      return true
    }
    // UIKit makes a step in the lift if the last move is a frame old, and the screen shows it before the next one.
    if view.stepsInLift {
      feelMotion(didTick: false)
      advanceFrame()
    }
    if view.beginLift(velocity: velocity) { send(.scrolled) }
    send(.lifted)
    view.endLift()
    layOut()
    if view.stepsInLift { feelMotion(didTick: false) }
    return true
  }

  private mutating func cancelTouch() -> Bool {
    guard view.isTracking else { return false }
    view.lift(velocity: 0)
    send(.touchCancelled)
    layOut()
    return true
  }
}
