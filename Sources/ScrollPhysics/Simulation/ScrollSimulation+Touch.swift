extension ScrollSimulation {
  /// Puts a finger down, which stops the content at its present offset.
  ///
  /// Ignored if a finger is down already, and for a position or a time that is not finite.
  ///
  /// - Parameters:
  ///   - position: The position of the finger in the view.
  ///   - time: The time of any monotonic clock.
  public mutating func touchDown(at position: Double, time: Double) {
    guard drag == nil, position.isFinite, time.isFinite else { return }
    // As in UIKit, a touch stops momentum and a bounce where they are.
    stop()
    drag = ScrollDrag(at: position)
    release = ReleaseVelocity()
    release.record(position, at: time)
    phase = .tracking
  }

  /// Moves the finger.
  ///
  /// The content follows after the finger has moved 10 points, from its present offset. Its offset is computed from the
  /// whole travel of the finger each time, with the range of that moment. Ignored if no finger is down, and for a
  /// position or a time that is not finite; with a time that does not advance the content moves but gains no velocity.
  public mutating func touchMoved(to position: Double, time: Double) {
    guard var drag, position.isFinite, time.isFinite else { return }
    release.record(position, at: time)
    guard isScrollable || phase.isDragging else { return }
    let raw = drag.move(to: position, from: rawOffset)
    self.drag = drag
    guard let raw else { return }
    phase = .dragging
    motion.offset = bounces ? range.rubberBanded(raw, coefficient: rubberBandCoefficient) : range.clamped(raw)
  }

  /// Lifts the finger.
  ///
  /// Outside its range the content bounces back, with the velocity of the finger. Inside it decelerates after a drag of
  /// 250 points per second or more, and otherwise stays. A time that is not finite lifts the finger without a velocity.
  public mutating func touchUp(time: Double) {
    lift(velocity: phase.isDragging ? -release.velocity(at: time) : 0)
  }

  /// Removes the finger without a velocity, as the system does when it cancels a touch.
  ///
  /// Outside its range the content bounces back.
  public mutating func touchCancelled() {
    lift(velocity: 0)
  }

  /// The present offset before the rubber band.
  var rawOffset: Double {
    range.raw(forRubberBanded: motion.offset, coefficient: rubberBandCoefficient)
  }

  private mutating func lift(velocity: Double) {
    guard drag != nil else { return }
    drag = nil
    stop()
    let isOutside = range.overscroll(at: motion.offset) != 0
    guard isOutside || abs(velocity) >= ReleaseVelocity.leastForDeceleration else { return }
    motion.velocity = velocity
    phase = isOutside ? .bouncing : .decelerating
  }
}
