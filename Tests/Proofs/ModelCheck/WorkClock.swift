import Glibc

/// The time that this program has worked for: how far a search comes must not depend on what else the computer does.
enum WorkClock {
  /// Seconds of a core.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
