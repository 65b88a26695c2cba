/// The clock of a world, which advances only when a test advances it.
public final class HeadlessClock: @unchecked Sendable {
  /// The initial time of a world, in seconds; not 0, because the uptime of a device never is.
  public static let start = 1000.0

  /// The tolerance of a sum of times, in seconds; a nanosecond is far below any frame.
  static let roundingError = 1e-9

  /// The present time, in seconds.
  public internal(set) var now = HeadlessClock.start

  init() {}
}
