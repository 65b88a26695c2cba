import Foundation

/// The threads that run Swift tasks beside the main thread.
///
/// A task that the main thread starts after another one may end before it: the system may take its processor away from the thread
/// of the other one for as long as it likes.
@MainActor
enum TaskThreads {
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
      let room = MeetingRoom(of: ProcessInfo.processInfo.activeProcessorCount)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<room.size { group.addTask(priority: priority) { room.enter() } }
      }
    }
    (next, last) = (meeting, meeting)
    return meeting
  }
}

/// A place in which threads wait for each other.
private final class MeetingRoom: @unchecked Sendable {
  let size: Int
  private let condition = NSCondition()
  private var missing: Int

  /// The longest time for which a thread waits, in seconds: there may be fewer of them than processors.
  private static let patience = 0.1

  init(of size: Int) { (self.size, missing) = (size, size) }

  func enter() {
    condition.lock()
    defer { condition.unlock() }
    missing -= 1
    if missing == 0 { condition.broadcast() }
    let end = Date(timeIntervalSinceNow: Self.patience)
    while missing > 0, condition.wait(until: end) {}
  }
}
