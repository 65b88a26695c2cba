import RefreshAnimators
import ScrollPhysics

extension PhoneSimulation {
  /// Puts the finger down, which stops what moves; nothing happens if it is down.
  public func touchDown(at place: Drawing.Point) {
    guard finger == nil else { return }
    layOut()
    finger = place
    if rowScreen.isShown { return rowScreen.touchDown(at: place, time: now) }
    animation = nil
    hasStoppedMotion = scroll.phase.isDecelerating
    // A scroll view continues from the pixel on which it rests.
    scroll.scroll(to: scroll.offset)
    scroll.touchDown(at: position(of: place), time: now)
    layOut()
  }

  /// Moves the finger, with a frame.
  func move(to place: Drawing.Point) {
    guard let finger else { return }
    if rowScreen.isTouched {
      self.finger = place
      return rowScreen.move(to: place, time: now, isRightToLeft: isRightToLeft)
    }
    fingerVelocity = (position(of: place) - position(of: finger)) * frameRate
    self.finger = place
    scroll.touchMoved(to: position(of: place), time: now)
    if scroll.phase.isDragging { send(.scrolled) }
    layOut()
  }

  /// Lifts the finger, with the speed it has.
  public func lift() {
    if rowScreen.isTouched {
      finger = nil
      return rowScreen.lift(time: now, isRightToLeft: isRightToLeft)
    }
    leave(.lifted) { $0.touchUp(time: $1) }
  }

  /// Takes the finger away as the system does when it needs the touch elsewhere.
  public func cancelTouch() {
    if rowScreen.isTouched {
      finger = nil
      return rowScreen.cancel(time: now, isRightToLeft: isRightToLeft)
    }
    leave(.touchCancelled) { scroll, _ in scroll.touchCancelled() }
  }

  /// Ends a touch.
  ///
  /// UIKit reports the end of a drag within the lift, in which the bounce makes its first step.
  private func leave(_ event: Machine.Event, _ leave: (inout ScrollSimulation, Double) -> Void) {
    guard finger != nil else { return }
    layOut()
    finger = nil
    fingerVelocity = 0
    isLifting = scroll.phase.isDragging
    let hasMoved = isLifting || hasStoppedMotion
    scroll.scroll(to: scroll.offset)
    leave(&scroll, now)
    liftVelocity = scroll.velocity
    if !hasMoved { scroll.scroll(to: scroll.offset, stopsMotion: true) }
    if scroll.phase.isDecelerating {
      scroll.advance(by: frameLength)
      send(.scrolled)
    }
    if isLifting { send(event) }
    (isLifting, liftVelocity) = (false, 0)
    layOut()
  }

  /// Returns the coordinate along the axis of the list.
  private func position(of place: Drawing.Point) -> Double { isVertical ? place.y : place.x }
}
