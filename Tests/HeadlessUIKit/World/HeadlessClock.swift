/// The clock of a world: it stands still until a driver advances it.
public final class HeadlessClock: @unchecked Sendable {
  /// The time that a world begins with, in seconds; not 0, as the uptime of a device never is.
  public static let start = 1000.0

  /// What a sum of times may be off by, in seconds; a nanosecond is far below any frame.
  static let roundingError = 1e-9

  /// The present time, in seconds.
  public internal(set) var now = HeadlessClock.start

  init() {}
}
