import RefreshCore
import ScrollPhysics

extension RefreshSimulation {
  /// Where a finger comes down that is not told where, in points of the view.
  public static let touchPosition = 300.0

  /// How long the finger of a flick is on its way, in seconds.
  public static let flickDuration = 0.1

  /// Puts a finger down, which stops the content where it stands.
  ///
  /// Ignored if one is down already, and for a position that is not finite.
  ///
  /// - Parameter position: Of the finger along the axis; 300 by default.
  public mutating func touchDown(at position: Double = RefreshSimulation.touchPosition) {
    guard finger == nil, position.isFinite else { return }
    finger = position
    animation = nil
    inOneTurn { $0.scroll.touchDown(at: position, time: $0.time) }
  }

  /// Moves the finger evenly, and puts it down before if it is not.
  ///
  /// The content follows once the finger has gone 10 points, and is left so far behind, as with UIKit.
  ///
  /// - Parameters:
  ///   - distance: How far the finger moves; above zero down the view, which pulls a header.
  ///   - seconds: How long it takes; 0 moves it at once and without speed. 0.3 by default.
  public mutating func drag(by distance: Double, over seconds: Double = 0.3) {
    touchDown()
    drag(to: (finger ?? 0) + distance, over: seconds)
  }

  /// Moves the finger evenly to a position, and puts it down before if it is not.
  ///
  /// - Parameters:
  ///   - position: Of the finger along the axis.
  ///   - seconds: How long it takes; 0 moves it at once and without speed. 0.3 by default.
  public mutating func drag(to position: Double, over seconds: Double = 0.3) {
    touchDown()
    path = FingerPath(from: finger ?? position, to: position, start: time, duration: seconds)
    advance(by: seconds)
    path = nil
    if finger != position { moveFinger(to: position) }
  }

  /// Moves the finger so far that the content comes to stand at a part of the trigger distance, and puts it down before
  /// if it is not.
  ///
  /// How far that is tells the inverse of the rubber band, so that a script need not know the viewport.
  ///
  /// - Parameters:
  ///   - fraction: Of the trigger distance in use: 0 at rest, 1 exactly at the trigger.
  ///   - seconds: How long it takes; 0 moves it at once and without speed. 0.3 by default.
  ///   - side: The side at which the content is pulled; that of the trace by default.
  public mutating func pull(to fraction: Double, over seconds: Double = 0.3, at side: AxisSide? = nil) {
    touchDown()
    let side = side ?? self.side
    let rest = machine.restOffset(at: side, reading)
    let distance = fraction * machine.update(at: side, reading, time: time).triggerDistance
    drag(contentTo: side == .near ? rest - distance : rest + distance, over: seconds)
  }

  /// Moves the finger so far that the content comes to stand at an offset, and puts it down before if it is not.
  mutating func drag(contentTo offset: Double, over seconds: Double = 0) {
    touchDown()
    drag(to: fingerPosition(forOffset: offset), over: seconds)
  }

  /// Lifts the finger, with the speed it has.
  ///
  /// A finger that has rested for more than 0.1 s has none. Ignored if none is down.
  public mutating func release() {
    lift(.lifted) { $0.scroll.touchUp(time: $0.time) }
  }

  /// Moves the finger evenly for a tenth of a second and lifts it in motion; puts it down before if it is not.
  ///
  /// - Parameter velocity: Of the finger in points per second; above zero down the view, which pulls a header.
  public mutating func flick(velocity: Double) {
    drag(by: velocity * Self.flickDuration, over: Self.flickDuration)
    release()
  }

  /// Takes the finger away as the system does when it needs the touch elsewhere.
  ///
  /// Ignored if none is down.
  public mutating func cancelTouch() {
    lift(.touchCancelled) { $0.scroll.touchCancelled() }
  }

  /// Lifts the finger without a speed.
  mutating func releaseAtRest() {
    lift(.lifted) { $0.scroll.touchUp(time: .nan) }
  }
}

extension RefreshSimulation {
  /// A finger on an even way.
  struct FingerPath: Equatable, Sendable {
    let from: Double
    let to: Double
    let start: Double
    let duration: Double

    func position(at time: Double) -> Double {
      guard duration > 0 else { return to }
      return from + (to - from) * min((time - start) / duration, 1)
    }
  }

  /// The machine hears of it while the pan has not been reset, and then lays out.
  private mutating func lift(_ event: RefreshStateMachine.Event, _ lift: (inout RefreshSimulation) -> Void) {
    guard finger != nil else { return }
    inOneTurn {
      $0.flags.isLifting = true
      let before = $0.offset
      lift(&$0)
      $0.finger = nil
      $0.fingerVelocity = 0
      if $0.bouncesInLift { $0.scroll.advance(by: $0.frameLength) }
      if $0.offset != before { $0.notify() }
      if $0.reportsLifts || event == .touchCancelled { $0.send(event) }
    }
  }

  mutating func followPath() {
    guard let path else { return }
    moveFinger(to: path.position(at: time))
  }

  private mutating func moveFinger(to position: Double) {
    guard finger != nil else { return }
    inOneTurn {
      $0.fingerVelocity = (position - ($0.finger ?? position)) * $0.frameRate
      $0.finger = position
      let before = $0.offset
      let phase = $0.scroll.phase
      $0.scroll.touchMoved(to: position, time: $0.time)
      if $0.offset != before || $0.scroll.phase != phase { $0.notify() }
    }
  }

  /// The position of the finger at which the content stands at an offset, as the scroll view rounds it.
  ///
  /// A copy of the scroll view is asked what each position comes to, because it alone knows from where its drag began.
  private func fingerPosition(forOffset offset: Double) -> Double {
    guard let finger else { return 0 }
    let goal = scroll.grid.rounded(offset)
    let wanted = raw(at: goal)
    var position = finger
    var trial = scroll
    if !trial.phase.isDragging && trial.offset != goal {
      position += trial.offset > goal ? ScrollDrag.hysteresis : -ScrollDrag.hysteresis
    }
    for _ in 0..<Self.mostTrials where trial.offset != goal {
      position += raw(at: trial.offset) - wanted
      trial.touchMoved(to: position, time: time)
    }
    return position
  }

  /// The first trial is wrong by no more than a rounding and what the finger has gone before; others correct it.
  private static let mostTrials = 8

  /// The offset without its rubber band.
  private func raw(at offset: Double) -> Double {
    scroll.range.raw(forRubberBanded: offset, coefficient: scroll.rubberBandCoefficient)
  }
}
