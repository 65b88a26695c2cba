import ScrollPhysics

/// The law for the motion of content from the last frame under the finger to its rest, checked frame by frame.
///
/// The speed never changes by more than the law of the motion under way allows, plus one first step where UIKit insists
/// on it; the content turns round at most once; and on its way it never stands still before its line.
public struct FeelLaw: Equatable, Sendable {
  /// The law that moves the content.
  public enum Mover: Equatable, Sendable {
    /// UIKit's deceleration or bounce, made by UIKit or by the machine.
    case bounce

    /// A critically damped spring with a frequency, per second.
    case spring(frequency: Double)

    /// None, though the content is not at its line.
    case nobody
  }

  /// A frame without a finger.
  public struct Frame: Equatable, Sendable {
    /// The offset at the end of the frame.
    public var offset: Double

    /// The time since the last frame, in seconds.
    public var duration: Double

    /// The law that has moved the content.
    public var mover: Mover

    /// The offset at which the motion ends.
    public var line: Double

    /// The length of a pixel, in points.
    public var pixel: Double

    /// The edge to which UIKit moved the content until this frame, in which it may have made one more step; `nil` if it did not.
    public var edge: Double?

    /// `true` if the machine was told of the frame; until the first of them after a lift, UIKit alone moves the content.
    public var hasTicked: Bool

    /// Creates a frame.
    public init(
      offset: Double, duration: Double, mover: Mover, line: Double, pixel: Double, edge: Double? = nil,
      hasTicked: Bool = true
    ) {
      self.edge = edge
      self.hasTicked = hasTicked
      self.offset = offset
      self.duration = duration
      self.mover = mover
      self.line = line
      self.pixel = pixel
    }
  }

  /// The last frame: the offset, the speed in points per second, `nil` if it is not known, and the duration in seconds.
  private struct Past: Equatable {
    var offset: Double
    var speed: Double?
    var duration: Double
  }

  /// The last move of a finger.
  private struct Push: Equatable {
    var speed: Double
    var age: Double
  }

  private var past: Past?

  /// The speed under the finger, for the frame after the one on which UIKit insists, in points per second.
  private var fingerSpeed: Double?

  /// The last speed at which the finger has moved the content, and the time since, in seconds; `nil` if it has not.
  private var push: Push?

  /// The time for which a finger may rest before it lifts and still fling the content, in seconds.
  private static let memory = 3.0 / 60

  /// `true` until the first frame of the machine after the lift: UIKit makes its first step before it.
  private var mayInsist = false

  /// `true` until the motion has started at its full speed: in the frame of UIKit's first step, or in the one after it.
  private var mayStart = false

  /// `true` until the first frame after the begin of a motion, in which UIKit may still have moved the content.
  private var isFresh = false

  /// The number of frames in which the motion has moved the content.
  private var movedFrames = 0

  private var direction = 0.0
  private var turnCount = 0
  private var stillTime = 0.0

  /// The time for which content may stand still before its line in addition to the time in which its law moves it by three
  /// pixels: the frames in which a lift, a lost touch or the end of another mover's motion is noticed, in seconds.
  ///
  /// Four of a link at 60 Hz: a mover that the machine took for the app has stopped after three frames, and its last step may come
  /// after the machine's in the frame before. The last part is the error of a sum of frames.
  private static let grace = 4.0 / 60 + 1e-6

  /// The rates at which a bounce loses its distance, 1 % a millisecond, and its velocity, which loses its own rate besides, per second.
  private static let home = 10.05
  private static let damping = 12.05

  /// The shortest frame of a display, in seconds.
  private static let shortestFrame = 1.0 / 240

  /// Creates a law without a motion.
  public init() {}

  /// Forgets the motion: the content rests, or a writer other than the law has moved it or its line.
  public mutating func forget() { self = FeelLaw() }

  /// Forgets the motion, but not a lift whose first frame is due: what another writer does in its turn changes nothing about it.
  public mutating func interrupt() {
    let lift = mayInsist ? fingerSpeed ?? past?.speed ?? 0 : nil
    self = FeelLaw()
    (mayInsist, mayStart, fingerSpeed) = (lift != nil, lift != nil, lift)
  }

  /// Processes a frame in which UIKit has clamped the content after the step of the motion, which goes on from there at its speed.
  public mutating func clamp(to offset: Double, for duration: Double) {
    past = Past(offset: offset, speed: past?.speed, duration: max(duration, Self.shortestFrame))
  }

  /// Processes a frame under a finger.
  public mutating func hold(at offset: Double, for duration: Double) {
    let before = push
    pass(at: offset, for: duration)
    if let speed = past?.speed, speed != 0 {
      push = Push(speed: speed, age: 0)
    } else if let before, before.age + duration <= Self.memory {
      push = Push(speed: before.speed, age: before.age + duration)
    }
    // A finger that has only just come is taken to rest.
    if past?.speed == nil { past?.speed = 0 }
    mayInsist = true
    mayStart = true
  }

  /// Ends the time in which UIKit may insist on a step: the machine has taken the content over in the turn of the lift.
  ///
  /// The content stands where the finger has left it, and moves on from there: from rest, or with momentum that the finger has given it.
  public mutating func takeOver() {
    mayInsist = false
    fingerSpeed = push?.speed ?? past?.speed
    past?.speed = 0
    direction = 0
  }

  /// Processes a frame of momentum inside the range, where UIKit insists on no step: whatever follows continues at its speed.
  ///
  /// A frame may show two steps, that of the lift and its own: the speed is that of the finger if it lies between one step and both.
  public mutating func coast(to offset: Double, for duration: Double) {
    let finger = mayInsist ? fingerSpeed ?? past?.speed : nil
    pass(at: offset, for: duration)
    guard let finger, let speed = past?.speed, min(speed, speed / 2)...max(speed, speed / 2) ~= finger else { return }
    fingerSpeed = finger
  }

  /// Processes a frame of a motion that is UIKit's alone.
  ///
  /// - Parameters:
  ///   - offset: The offset at the end of the frame.
  ///   - duration: The time since the last frame, in seconds.
  ///   - hasTicked: `true` if the machine was told of the frame; a lift ends with the first of them, as in ``Frame/hasTicked``.
  public mutating func pass(at offset: Double, for duration: Double, hasTicked: Bool = true) {
    let speed = past.flatMap { duration > 0 ? (offset - $0.offset) / duration : 0 }
    let lift = mayInsist && !hasTicked ? fingerSpeed ?? past?.speed ?? 0 : nil
    self = FeelLaw()
    (mayInsist, mayStart, fingerSpeed) = (lift != nil, lift != nil, lift)
    past = Past(offset: offset, speed: speed, duration: max(duration, Self.shortestFrame))
    direction = (speed ?? 0) == 0 ? 0 : (speed ?? 0) < 0 ? -1 : 1
  }

  /// Begins another motion, of a session that begins or ends: it has a line, a law and a turn of its own.
  public mutating func begin() {
    turnCount = 0
    stillTime = 0
    movedFrames = 0
    past?.speed = nil
    isFresh = true
    mayStart = true
  }

  /// Processes a frame without a finger; returns the fault, `nil` for none.
  public mutating func follow(_ frame: Frame) -> String? {
    guard let past, frame.duration > 0 else {
      self.past = Past(offset: frame.offset, speed: nil, duration: max(frame.duration, Self.shortestFrame))
      return nil
    }
    let fault = turn(frame, past) ?? stand(frame, past) ?? changeSpeed(frame, past)
    let speed = isFresh ? nil : (frame.offset - past.offset) / frame.duration
    isFresh = false
    if !mayInsist, abs(frame.offset - past.offset) > frame.pixel { movedFrames += 1 }
    if movedFrames > 1 { mayStart = false }
    self.past = Past(offset: frame.offset, speed: speed, duration: frame.duration)
    if fault != nil { self.forget() }
    return fault
  }
}

extension FeelLaw {
  private mutating func turn(_ frame: Frame, _ past: Past) -> String? {
    let step = frame.offset - past.offset
    guard abs(step) > 1.01 * frame.pixel else { return nil }
    let sign: Double = step < 0 ? -1 : 1
    if direction != 0, sign != direction { turnCount += 1 }
    direction = sign
    guard turnCount > 1 else { return nil }
    return "the content turned round twice, at \(past.offset) on the way to \(frame.line)"
  }

  private mutating func stand(_ frame: Frame, _ past: Past) -> String? {
    let distance = abs(past.offset - frame.line)
    guard abs(frame.offset - past.offset) < frame.pixel / 2, distance > frame.pixel else {
      stillTime = 0
      return nil
    }
    stillTime += frame.duration
    // The machine cannot move content in a frame of which it is not told: the next one that it is told of decides.
    guard frame.hasTicked else { return nil }
    let travel = distance * Self.fraction(of: frame.mover, after: stillTime - Self.grace)
    guard travel > 3 * frame.pixel else { return nil }
    return "the content stood still for \(stillTime) s at \(past.offset), \(distance) points before its line"
  }

  private mutating func changeSpeed(_ frame: Frame, _ past: Past) -> String? {
    guard let before = past.speed else { return nil }
    let duration = frame.duration
    let step = frame.offset - past.offset
    let insists = mayInsist
    if mayInsist {
      fingerSpeed = fingerSpeed ?? before
      mayInsist = !frame.hasTicked
    }
    defer { if !insists { fingerSpeed = nil } }
    var change = min(
      abs(step - before * duration), fingerSpeed.map { abs(step - $0 * duration) } ?? .infinity)
    // A take-over at the first frame gives up the momentum of a finger that lifts while it pulls.
    if fingerSpeed != nil, before * (frame.line - past.offset) < 0 { change = min(change, abs(step)) }
    let speed = max(abs(before), abs(fingerSpeed ?? 0)) * duration
    let distance = abs(past.offset - frame.line)
    // Both offsets are rounded to pixels, and the speed of a shorter frame is less precise.
    let slack = frame.pixel * (1 + duration / past.duration) + 1e-6
    let limit = Self.limit(frame, speed: speed, distance: distance, since: past.duration) + slack
    guard change > limit, !insists else { return nil }
    let start = mayStart ? distance * (1 - BounceLaw.retention(after: duration)) : 0
    mayStart = false
    guard change > limit + start, !continues(frame, past, by: limit) else { return nil }
    let speeds = "from \(before * duration) to \(step) points a frame"
    return "the speed changed \(speeds) at \(past.offset), \(distance) points before its line"
  }

  /// Returns `true` if the frame shows a last step of UIKit's, alone or with a step of the law that follows it.
  private func continues(_ frame: Frame, _ past: Past, by limit: Double) -> Bool {
    guard let edge = frame.edge, let speed = past.speed else { return false }
    // The change of UIKit's step, as in ``limit(_:speed:distance:since:)``.
    let time = (frame.duration + past.duration) / 2
    let change = (Self.home + Self.damping) * time * speed + Self.home * Self.damping * time * (past.offset - edge)
    let step = (speed - change) * frame.duration
    let total = frame.offset - past.offset
    return total >= min(step, 2 * step) - limit && total <= max(step, 2 * step) + limit
  }

  /// Returns the greatest change of a step in a frame under way, in points.
  ///
  /// A step is the average speed of its frame, so the change happens between the middles of both frames.
  private static func limit(_ frame: Frame, speed: Double, distance: Double, since last: Double) -> Double {
    let time = (frame.duration + last) / 2
    switch frame.mover {
    case .bounce, .nobody:
      let bySpeed = (home + damping) * time * speed
      return 1.1 * (bySpeed + home * damping * time * frame.duration * distance)
    case .spring(let frequency):
      let angle = frequency * time
      return min(2 * angle, 1) * speed + angle * frequency * frame.duration * distance
    }
  }

  /// Returns the fraction of its way that a law covers from rest within a time.
  private static func fraction(of mover: Mover, after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    switch mover {
    case .bounce, .nobody: return 1 - BounceLaw.retention(after: seconds)
    case .spring(let frequency):
      var spring = CriticalSpring(value: 1)
      spring.advance(to: 0, frequency: frequency, by: seconds)
      return 1 - spring.value
    }
  }
}
