import RefreshAnimators
import ScrollPhysics
import SwipeBack

/// The screen that a tap on a row opens, and the swipe that leaves it.
///
/// It does for the machine of a swipe what its adapter does on UIKit, for a finger and a push of its own.
struct RowScreen {
  /// The state of a finger on the screen.
  private struct Touch {
    let start: Drawing.Point
    var place: Drawing.Point
    var speed = (x: ReleaseVelocity(), y: ReleaseVelocity())
    /// `true` if it swipes, `false` if it never will, and `nil` until it has moved.
    var swipes: Bool?

    func finger(at time: Double) -> SwipeBackMachine.Finger {
      .init(x: place.x - start.x, y: place.y, vx: speed.x.velocity(at: time), vy: speed.y.velocity(at: time))
    }
  }

  /// The row, counted from the upper end that the list had; `nil` while the list is shown.
  private(set) var row: Int?

  /// The part of the screen that has come in, from 0 to 1.
  var share: Double { place.value }

  /// The machine that decides.
  private(set) var machine = SwipeBackMachine()

  private var place = CriticalSpring()
  private var isLeaving = false
  private var touch: Touch?
  private var needsFrame = false

  /// ω of a push and a pop, in radians per second: nine tenths take 0.28 s.
  private static let frequency = 14.0

  /// The distance from the end of a push at which it has ended.
  private static let least = 0.001

  var isShown: Bool { row != nil }

  var isTouched: Bool { touch != nil }

  /// `true` if nothing moves, and no finger is down.
  var isQuiet: Bool { touch == nil && !needsFrame && !isInTransition }

  private var isInTransition: Bool { isShown && (isLeaving || place.value != 1) }

  mutating func open(_ row: Int) { self.row = row }

  mutating func leave() { isLeaving = isShown }

  mutating func touchDown(at place: Drawing.Point, time: Double) {
    touch = Touch(start: place, place: place)
    note(place, time)
  }

  mutating func move(to place: Drawing.Point, time: Double, isRightToLeft: Bool) {
    note(place, time)
    guard let touch else { return }
    let finger = touch.finger(at: time)
    switch touch.swipes {
    case true?: receive(.moved(finger), time, isRightToLeft)
    case nil where max(abs(place.x - touch.start.x), abs(place.y - touch.start.y)) >= ScrollDrag.hysteresis:
      receive(.began(finger, under: nil), time, isRightToLeft)
      self.touch?.swipes = machine.state.isHeld
    default: break
    }
  }

  mutating func lift(time: Double, isRightToLeft: Bool) {
    if let touch, touch.swipes == true { receive(.ended(touch.finger(at: time)), time, isRightToLeft) }
    touch = nil
  }

  mutating func cancel(time: Double, isRightToLeft: Bool) {
    touch = nil
    receive(.cancelled, time, isRightToLeft)
  }

  /// Advances the push or the pop, and the gauge, by a frame.
  mutating func advance(to time: Double, by seconds: Double, isRightToLeft: Bool, reducesMotion: Bool) {
    guard isShown else { return }
    let goal = isLeaving ? 0.0 : 1
    place.advance(to: goal, frequency: Self.frequency, by: seconds)
    if reducesMotion || abs(place.value - goal) < Self.least { place = CriticalSpring(value: goal) }
    if isLeaving, place.value == 0 { (row, isLeaving) = (nil, false) }
    if needsFrame { receive(.ticked, time, isRightToLeft) }
  }

  private mutating func note(_ place: Drawing.Point, _ time: Double) {
    touch?.place = place
    touch?.speed.x.record(place.x, at: time)
    touch?.speed.y.record(place.y, at: time)
  }

  private mutating func receive(_ event: SwipeBackMachine.Event, _ time: Double, _ isRightToLeft: Bool) {
    var reading = SwipeBackMachine.Reading()
    (reading.width, reading.isRightToLeft) = (Screen.width, isRightToLeft)
    (reading.depth, reading.isInTransition) = (isShown ? 2 : 1, isInTransition)
    let effects = machine.receive(event, reading, at: time)
    needsFrame = effects.needsFrame
    if effects.pop != nil { leave() }
  }
}
