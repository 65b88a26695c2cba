/// Checks liveness: a state without further input comes to rest in time.
///
/// The states on the way to rest are stored with their remaining frames, so that shared ways of many states are checked
/// once. The table may lose entries: a lost entry costs time, but never skips a state.
struct RestCheck {
  /// The remaining frames of a state until nothing happens any more, and until its smoothed values reach their targets.
  private struct Remains {
    var frames = 0
    var unfollowed = 0
  }

  private struct Entry {
    var fingerprint: UInt64 = 0
    var frames: UInt16 = 0
    var unfollowed: UInt16 = 0
  }

  private struct Stop {
    let fingerprint: UInt64
    let frames: Int
    let isFollowed: Bool
    let keepsTargets: Bool
  }

  /// 6 s: a minimum visible time, a failure message, the wait for rows, closing, and one second of ticks after it.
  private static let mostFrames = 6 * 64
  /// 0.5 s, and one frame for the first tick.
  private static let mostUnfollowed = 33
  private static let memory = 1 << 21

  private var entries = [Entry](repeating: Entry(), count: RestCheck.memory)
  private var way: [Stop] = []
  /// The number of steps on the way.
  private(set) var steps = 0

  /// Returns the law that was broken on the way from a state; `nil` if none was.
  mutating func check(_ state: CheckedMachine) -> Breach? {
    var checked = state
    checked.letGo()
    way.removeAll(keepingCapacity: true)
    var passed = 0
    while checked.breach == nil {
      let fingerprint = checked.fingerprint
      if let known = recall(fingerprint) { return finish(known) }
      guard !checked.isQuiet else {
        checked.checkRest()
        remember(fingerprint, Remains())
        return checked.breach ?? finish(Remains())
      }
      let (isFollowed, targets) = (checked.areFollowersThere, checked.targets)
      let frames = checked.passToNext()
      passed += frames
      steps += 1
      guard passed <= Self.mostFrames else { return Breach(law: 12, what: "something goes on for more than 6 s") }
      let keepsTargets = checked.targets.0 == targets.0 && checked.targets.1 == targets.1
      way.append(
        Stop(fingerprint: fingerprint, frames: frames, isFollowed: isFollowed, keepsTargets: keepsTargets))
    }
    return checked.breach
  }

  /// Returns along the way, and stores the remaining frames of each state.
  private mutating func finish(_ side: Remains) -> Breach? {
    var remains = side
    for stop in way.reversed() {
      remains.frames += stop.frames
      let isCounted = !stop.isFollowed && stop.keepsTargets
      remains.unfollowed = stop.isFollowed ? 0 : isCounted ? remains.unfollowed + stop.frames : stop.frames
      if remains.frames > Self.mostFrames { return Breach(law: 12, what: "something goes on for more than 6 s") }
      if remains.unfollowed > Self.mostUnfollowed {
        return Breach(law: 29, what: "the followers are off their targets for \(remains.unfollowed) frames")
      }
      remember(stop.fingerprint, remains)
    }
    return nil
  }

  private func recall(_ fingerprint: UInt64) -> Remains? {
    let entry = entries[Int(truncatingIfNeeded: fingerprint) & (Self.memory - 1)]
    guard entry.fingerprint == fingerprint else { return nil }
    return Remains(frames: Int(entry.frames), unfollowed: Int(entry.unfollowed))
  }

  private mutating func remember(_ fingerprint: UInt64, _ remains: Remains) {
    entries[Int(truncatingIfNeeded: fingerprint) & (Self.memory - 1)] = Entry(
      fingerprint: fingerprint, frames: UInt16(remains.frames), unfollowed: UInt16(remains.unfollowed))
  }
}
