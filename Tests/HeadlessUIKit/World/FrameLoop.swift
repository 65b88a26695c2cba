/// Something of UIKit's own that moves with the frames.
@MainActor
protocol FrameStepping: AnyObject {
  /// Moves on by a time in seconds; returns whether it wants the next frame too.
  func step(by elapsed: Double) -> Bool
}

/// The frames of a world: who is called in each.
@MainActor
final class FrameLoop {
  private struct WeakStepper {
    weak var stepper: (any FrameStepping)?
  }

  struct Timer {
    let id: Int
    let time: Double
    let fire: () -> Void
  }

  /// What a number of frames may be off by that was made of a time; far below a frame.
  private static let slack = 1e-6

  /// Frames a second on the screen.
  let displayRate: Double

  /// A link is called in every frame whose number this divides.
  let linkDivisor: Int

  /// The number of the present frame.
  var index = 0

  /// The frames since the last one that was not dropped.
  var elapsedFrames = 0

  /// Touches that wait for a frame.
  var input: [() -> Void] = []

  /// The display links, which the run loop keeps alive.
  var links: [HeadlessDisplayLink] = []

  private var steppers: [WeakStepper] = []
  private var timers: [Timer] = []
  private var nextTimer = 0
  private let dropsFrames: Bool

  init(switches: HeadlessSwitches) {
    displayRate = switches.frameClock.displayRate
    linkDivisor = switches.frameClock.linkDivisor
    dropsFrames = switches.droppedFrames == .everyFifth
  }

  /// The time from one frame to the next, in seconds.
  var duration: Double {
    1 / displayRate
  }

  /// The time of the present frame, in seconds, to the last digit.
  var time: Double {
    HeadlessClock.start + Double(index) / displayRate
  }

  /// Whether the present frame is lost: the main thread was busy.
  var isDropped: Bool {
    dropsFrames && index % 5 == 0
  }

  func add(_ stepper: any FrameStepping) {
    guard !steppers.contains(where: { $0.stepper === stepper }) else { return }
    steppers.append(WeakStepper(stepper: stepper))
  }

  /// How many timers wait.
  var timerCount: Int {
    timers.count
  }

  /// Whether something of UIKit's own moves.
  var isMoving: Bool {
    steppers.contains { $0.stepper != nil }
  }

  func step(by elapsed: Double) {
    let present = steppers
    steppers = []
    for entry in present {
      guard let stepper = entry.stepper, stepper.step(by: elapsed) else { continue }
      add(stepper)
    }
  }

  /// Passes frames, but neither the one that comes before `end` nor one in which a timer fires.
  func skip(before end: Int) {
    let due = timers.reduce(Double.infinity) { min($0, $1.time) } - HeadlessClock.start
    let firstDue = Int((min(due, Double(end) / displayRate) * displayRate - Self.slack).rounded(.up))
    guard firstDue - 1 > index else { return }
    index = min(end, firstDue) - 1
    elapsedFrames = isDropped ? 1 : 0
  }

  func removeAll() {
    input = []
    links = []
    steppers = []
    timers = []
  }

  func schedule(at time: Double, _ fire: @escaping () -> Void) -> Int {
    nextTimer += 1
    timers.append(Timer(id: nextTimer, time: time, fire: fire))
    return nextTimer
  }

  func cancelTimer(_ id: Int) {
    timers.removeAll { $0.id == id }
  }

  /// The timer that was set last.
  var latestTimer: Int { nextTimer }

  /// The first timer that is due, which is taken out; those that were set after `latest` do not count.
  func dueTimer(at time: Double, setBefore latest: Int) -> Timer? {
    guard !timers.isEmpty else { return nil }
    let limit = time + HeadlessClock.roundingError
    let due = timers.filter { $0.time <= limit && $0.id <= latest }.min { ($0.time, $0.id) < ($1.time, $1.id) }
    if let due { cancelTimer(due.id) }
    return due
  }
}
