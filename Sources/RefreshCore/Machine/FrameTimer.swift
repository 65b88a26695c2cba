/// Knows how long a frame is, and how much of it a tick may integrate.
struct FrameTimer: Equatable, Sendable {
  private var lastTick: Double?
  private(set) var frame = RefreshTiming.assumedFrame

  /// The shortest and the longest frame that a display has: 240 Hz and 30 Hz.
  private static let shortest = 1.0 / 240
  private static let longest = 1.0 / 30

  /// The time that a tick integrates: the time since the last one, or one frame where there was none just before.
  mutating func step(at time: Double) -> Double {
    guard let lastTick else {
      self.lastTick = time
      return frame
    }
    let elapsed = time - lastTick
    self.lastTick = time
    guard elapsed > 0 else { return 0 }
    guard elapsed <= RefreshTiming.longestStep else { return RefreshTiming.longestStep }
    frame = min(max(elapsed, Self.shortest), Self.longest)
    return elapsed
  }

  /// Forgets the last tick, so that the next one integrates one frame.
  mutating func pause() { lastTick = nil }
}
