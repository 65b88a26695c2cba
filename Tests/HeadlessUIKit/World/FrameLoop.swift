/// A motion of UIKit that advances with the frames.
@MainActor
protocol FrameStepping: AnyObject {
  /// Advances by a time in seconds; returns `true` to receive the next frame.
  func step(by elapsed: Double) -> Bool
}

/// The frames of a world and their receivers.
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

  /// The tolerance of a number of frames computed from a time; far below a frame.
  private static let slack = 1e-6

  /// The frame rate of the screen, per second.
  let displayRate: Double

  /// A link is called in every frame whose number is divisible by this.
  let linkDivisor: Int

  /// The number of the present frame.
  var index = 0

  /// The number of frames since the last one that was not dropped.
  var elapsedFrames = 0

  /// Touches that wait for the next frame.
  var input: [() -> Void] = []

  /// The display links, which the run loop retains.
  var links: [HeadlessDisplayLink] = []

  private var steppers: [WeakStepper] = []
  private var timers: [Timer] = []
  private var nextTimer = 0
  private let dropsFrames: Bool

  init(switches: HeadlessSwitches) {
    displayRate = switches.displayRate ?? switches.frameClock.displayRate
    linkDivisor = switches.frameClock.linkDivisor
    dropsFrames = switches.droppedFrames == .everyFifth
  }

  /// The duration of a frame, in seconds.
  var duration: Double {
    1 / displayRate
  }

  /// The exact time of the present frame, in seconds.
  var time: Double {
    HeadlessClock.start + Double(index) / displayRate
  }

  /// `true` if the present frame is dropped because the main thread is busy.
  var isDropped: Bool {
    dropsFrames && index % 5 == 0
  }

  func add(_ stepper: any FrameStepping) {
    guard !steppers.contains(where: { $0.stepper === stepper }) else { return }
    steppers.append(WeakStepper(stepper: stepper))
  }

  /// The number of waiting timers.
  var timerCount: Int {
    timers.count
  }

  /// `true` if a motion of UIKit is in progress.
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

  /// Skips frames, up to the one before `end` or before the next timer.
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

  /// The last timer that was set.
  var latestTimer: Int { nextTimer }

  func hasTimer(dueAt time: Double) -> Bool {
    timers.contains { $0.time <= time + HeadlessClock.roundingError }
  }

  /// Removes and returns the first due timer; ignores timers set after `latest`.
  func dueTimer(at time: Double, setBefore latest: Int) -> Timer? {
    guard !timers.isEmpty else { return nil }
    let limit = time + HeadlessClock.roundingError
    let due = timers.filter { $0.time <= limit && $0.id <= latest }.min { ($0.time, $0.id) < ($1.time, $1.id) }
    if let due { cancelTimer(due.id) }
    return due
  }
}
