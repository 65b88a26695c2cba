import Glibc

/// The processor time of this program, so that the depth of a search does not depend on other programs.
enum WorkClock {
  /// The processor time in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
