extension ScrollSimulation {
  /// Puts a finger down, which stops the content where it stands.
  ///
  /// Ignored if a finger is down already, and for a position or time that is not finite.
  ///
  /// - Parameters:
  ///   - position: Of the finger in the view.
  ///   - time: Of any clock that does not go back.
  public mutating func touchDown(at position: Double, time: Double) {
    guard drag == nil, position.isFinite, time.isFinite else { return }
    stop()
    drag = ScrollDrag(at: position)
    release = ReleaseVelocity()
    release.record(position, at: time)
    phase = .tracking
  }

  /// Moves the finger.
  ///
  /// The content follows once the finger has gone 10 points, from where it then stands. Its offset is computed anew each
  /// time from the whole way of the finger, against the range of that moment. Ignored if no finger is down, and for a
  /// position or time that is not finite; with a time that does not advance the content moves but gains no velocity.
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
  /// Outside its range the content bounces back, with the finger's velocity; inside it goes on if it was dragged at
  /// 250 points per second or more, else it stays. A time that is not finite lifts the finger without a velocity.
  public mutating func touchUp(time: Double) {
    lift(velocity: phase.isDragging ? -release.velocity(at: time) : 0)
  }

  /// Takes the finger away without a velocity, as the system does when it needs it elsewhere.
  ///
  /// Outside its range the content bounces back.
  public mutating func touchCancelled() {
    lift(velocity: 0)
  }

  /// The present offset without its rubber band.
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
