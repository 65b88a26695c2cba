/// Measures the length of a frame and the speed of the content, and limits the time that a tick integrates.
struct FrameTimer: Equatable, Sendable {
  private var lastTick: Double?

  /// The offset of the content at the end of the last tick, in points.
  private var lastOffset = 0.0
  var frame = RefreshTiming.assumedFrame

  /// The shortest and the longest frame that a display has: 240 Hz and 30 Hz.
  private static let shortest = 1.0 / 240
  private static let longest = 1.0 / 30

  /// Returns the time that a tick integrates, in seconds: the time since the last tick, or one frame after a pause.
  mutating func step(at time: Double) -> Double {
    defer { lastTick = time }
    guard let lastTick else { return frame }
    let elapsed = time - lastTick
    guard elapsed > 0 else { return 0 }
    // A reload right after the end of a session stalls the main thread: the list would jump by all of that time.
    guard elapsed <= RefreshTiming.longestStep else { return RefreshTiming.longestStep }
    frame = min(max(elapsed, Self.shortest), Self.longest)
    return elapsed
  }

  /// Notes the offset of the content at the end of a tick, in points.
  mutating func note(offset: Double) { lastOffset = offset }

  /// Returns the velocity of the content from the last tick to a reading at this one, in points per second; 0 after a pause.
  func velocity(to offset: Double, at time: Double) -> Double {
    guard let lastTick, time > lastTick else { return 0 }
    return (offset - lastOffset) / max(time - lastTick, Self.shortest)
  }

  /// Returns `true` if a tick came after a time.
  func hasTicked(after time: Double) -> Bool { lastTick.map { $0 > time } ?? false }

  /// Forgets the last tick, so that the next one integrates one frame.
  mutating func pause() { lastTick = nil }
}

/// The reading, the time and the frame of one flush.
struct FlushContext: Equatable, Sendable {
  var scroll: ScrollMetrics

  /// The time of the flush, in seconds of the clock that stamps the events.
  let time: Double

  /// `true` if a frame is due: only a frame moves the content.
  let isTick: Bool

  /// The time that the frame integrates, in seconds; 0 if none is due.
  let step: Double

  /// The length of a frame, in seconds, as measured by the ticks so far.
  let frame: Double

  /// The velocity of the content since the last frame, in points per second; 0 if it is not known, or no frame is due.
  var velocity = 0.0

  /// `true` if no frame has been due between the last lift and this flush.
  let isFirstAfterLift: Bool
}
