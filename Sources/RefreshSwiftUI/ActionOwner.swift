#if REFRESH_ADAPTER
/// Owns the work of a modifier, which outlives a session that ends only because its list goes.
@MainActor
final class ActionOwner {
  typealias Action = @MainActor (RefreshSession) async throws -> RefreshResult
  typealias Effort = @MainActor (RefreshSession) async throws -> Void

  /// The work, and the list in which its present session began.
  @MainActor
  private final class Work {
    let task: Task<RefreshResult, any Error>
    weak var list: UIView?
    var hasEnded = false

    init(_ task: Task<RefreshResult, any Error>) { self.task = task }
  }

  /// The work of the next session.
  var action: Action?

  private var work: Work?

  nonisolated init() {}

  /// `true` while work goes on, or has ended without a list to show it.
  var hasWork: Bool { work != nil }

  /// The action of work without a result.
  static func succeeding(_ effort: @escaping Effort) -> Action {
    { session in
      try await effort(session)
      return .success
    }
  }

  /// Runs the newest action, or joins the work that a list has left behind.
  func run(_ session: RefreshSession, in control: RefreshControl?) async throws -> RefreshResult {
    guard let action else { return .success }
    let present = work.flatMap { $0.list !== control?.superview ? $0 : nil }
    if present == nil { cancel() }
    let work = present ?? start(action, session)
    work.list = control?.superview
    // Work that has ended is shown once.
    if work.hasEnded { self.work = nil }
    // The work may outlive the list, and does not keep it.
    let isInPlace = { @MainActor @Sendable [weak control, weak list = control?.superview] in
      list != nil && control?.superview === list
    }
    session.noteWorker(work.task)
    return try await withTaskCancellationHandler {
      try await work.task.value
    } onCancel: { [weak self] in
      Task { @MainActor in
        // The control left its list, or the list its place: the work goes on, and the next list joins it.
        if isInPlace(), work === self?.work { self?.cancel() }
      }
    }
  }

  /// Ends the work.
  func cancel() {
    work?.task.cancel()
    work = nil
  }

  /// Drops work that has ended, and that no session will show: the next one is new.
  func dropEndedWork() { if work?.hasEnded == true { work = nil } }

  private func start(_ action: @escaping Action, _ session: RefreshSession) -> Work {
    let work = Work(Task { try await action(session) })
    self.work = work
    Task { [weak self] in
      _ = await work.task.result
      work.hasEnded = true
      if work.list != nil { self?.dropEndedWork() }
    }
    return work
  }
}
#endif
