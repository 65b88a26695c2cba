import RefreshCore

/// The time of a test that runs the frames itself.
///
/// Its clocks need neither a display nor waiting: a test of a second takes as long as its frames.
@MainActor
final class SteppedTime {
  /// The duration of a frame, in seconds.
  nonisolated static let frameDuration = 1.0 / 60

  /// The present time, in seconds.
  ///
  /// Not 0, because a time of 0 has a meaning in Core Animation.
  private(set) var now = 1000.0

  private struct WeakClock {
    weak var clock: SteppedClock?
  }

  private var clocks: [WeakClock] = []

  /// Creates a time that stands still.
  nonisolated init() {}

  /// `true` if no clock waits for a frame or a deadline.
  var isIdle: Bool { clocks.allSatisfy { $0.clock?.isWaiting != true } }

  /// `true` if no clock waits for a frame.
  var isStill: Bool { clocks.allSatisfy { $0.clock?.wantsFrame != true } }

  /// Advances by a frame, and calls the delegates of the clocks that are due.
  func runFrame() {
    now += Self.frameDuration
    clocks.removeAll { $0.clock == nil }
    clocks.forEach { $0.clock?.run() }
  }

  /// Runs a body in which the clocks of new controllers are those of this time.
  func whileClocksStep<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await FrameClocks.$maker.withValue({ self.clock(for: $0) }) { try await body() }
  }

  /// Runs a body in which the clocks of new controllers are those of this time.
  func whileClocksStep<Result>(_ body: () throws -> Result) rethrows -> Result {
    try FrameClocks.$maker.withValue({ self.clock(for: $0) }) { try body() }
  }

  /// Makes a clock of this time.
  func clock(for delegate: any FrameClockDelegate) -> any FrameClock {
    let clock = SteppedClock(delegate, self)
    clocks.append(WeakClock(clock: clock))
    return clock
  }
}

/// Calls a delegate in the frames of a test.
@MainActor
private final class SteppedClock: FrameClock {
  private weak var delegate: (any FrameClockDelegate)?
  private let time: SteppedTime
  private var due = RefreshStateMachine.Wake.never

  init(_ delegate: any FrameClockDelegate, _ time: SteppedTime) {
    self.delegate = delegate
    self.time = time
  }

  var now: Double { time.now }

  var isWaiting: Bool { due != .never }

  var wantsFrame: Bool { due == .nextFrame }

  func wake(_ wake: RefreshStateMachine.Wake) { due = wake }

  func tickIfLate() {}

  func run() {
    switch due {
    case .never: break
    case .nextFrame: delegate?.frameClockDidTick(at: now)
    case .at(let deadline):
      guard deadline <= now else { return }
      due = .never
      delegate?.frameClockDidWake(at: now)
    }
  }
}
