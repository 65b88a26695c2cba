#if REFRESH_ADAPTER
/// Owns the work of a modifier, which outlives a session that ends only because its list goes.
@MainActor
final class ActionOwner {
  typealias Action = @MainActor (RefreshSession) async throws -> RefreshResult
  typealias Effort = @MainActor (RefreshSession) async throws -> Void

  /// The running work, and the list in which its present session began.
  @MainActor
  private final class Work {
    let task: Task<RefreshResult, any Error>
    weak var list: UIView?

    init(_ task: Task<RefreshResult, any Error>) { self.task = task }
  }

  /// The work of the next session.
  var action: Action?

  /// The result of work that ended while there was no session to end.
  private(set) var lateResult: RefreshResult?

  private var work: Work?

  nonisolated init() {}

  /// `true` while work goes on.
  var isRunning: Bool { work != nil }

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
    let list = control?.superview
    let present = work.flatMap { $0.list !== list ? $0 : nil }
    if present == nil { cancel() }
    let work = present ?? start(action, session)
    work.list = list
    session.noteWorker(work.task)
    return try await withTaskCancellationHandler {
      try await work.task.value
    } onCancel: { [weak self, weak control, weak list] in
      Task { @MainActor in
        // The control left its list, or the list its place: the work goes on, and the next list joins it.
        guard list != nil, control?.superview === list, work === self?.work else { return }
        self?.cancel()
      }
    }
  }

  /// Ends the work.
  func cancel() {
    work?.task.cancel()
    (work, lateResult) = (nil, nil)
  }

  /// Forgets the late result, which has been used.
  func takeLateResult() -> RefreshResult? {
    defer { lateResult = nil }
    return lateResult
  }

  private func start(_ action: @escaping Action, _ session: RefreshSession) -> Work {
    let work = Work(Task { try await action(session) })
    self.work = work
    Task { [weak self] in
      let result = await work.task.result
      guard let self, self.work === work else { return }
      self.work = nil
      if work.list == nil { lateResult = try? result.get() }
    }
    return work
  }
}
#endif
