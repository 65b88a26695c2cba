import Foundation

/// The threads that run Swift tasks beside the main thread.
///
/// A task that the main thread starts after another one may end before it: the system may take its processor away from the thread
/// of the other one for as long as it likes.
@MainActor
enum TaskThreads {
  /// The number of threads: one for each processor, without those that never come.
  private static var count = ProcessInfo.processInfo.activeProcessorCount

  /// The number of meetings since the last one to which all threads came.
  private static var incompleteCount = 0

  /// The number of meetings, of a tenth of a second each, after which an absent thread counts as none: a test may keep one busy for
  /// seconds.
  private static let mostIncomplete = 100

  /// The meeting that has yet to begin; `nil` if the next one to ask makes one.
  private static var next: Task<Void, Never>?
  private static var last: Task<Void, Never>?

  /// Waits until every thread has finished the job that it has begun, and those that were waiting for it.
  static func finishJobs() async {
    await (next ?? makeMeeting()).value
  }

  /// Everybody who asks before the meeting begins takes part in it: two at once would wait for each other's threads.
  private static func makeMeeting() -> Task<Void, Never> {
    let (former, priority) = (last, Task.currentPriority)
    let meeting = Task {
      await former?.value
      next = nil
      let room = MeetingRoom(for: count)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<count { group.addTask(priority: priority) { room.enter() } }
      }
      incompleteCount = room.absentCount == 0 ? 0 : incompleteCount + 1
      guard incompleteCount == mostIncomplete else { return }
      (count, incompleteCount) = (max(count - room.absentCount, 1), 0)
    }
    (next, last) = (meeting, meeting)
    return meeting
  }
}

/// A place in which threads wait for each other.
private final class MeetingRoom: @unchecked Sendable {
  /// The number of threads that had not come when another one lost its patience.
  private(set) var absentCount = 0

  private let condition = NSCondition()
  private var missing: Int

  /// The longest time for which a thread waits, in seconds.
  private static let patience = 0.1

  init(for count: Int) { missing = count }

  func enter() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    if missing == 0 { condition.broadcast() }
    let end = Date(timeIntervalSinceNow: Self.patience)
    while missing > 0 {
      guard !condition.wait(until: end) else { continue }
      absentCount = max(absentCount, missing)
      return
    }
  }
}
