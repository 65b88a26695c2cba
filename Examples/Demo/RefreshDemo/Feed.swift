import Foundation
import HeadlessUIKit
import RefreshAnimators

/// The rows of the table, and their source.
@MainActor
final class Feed: NSObject, UITableViewDataSource {
  /// The server could not be reached.
  struct Unreachable: LocalizedError {
    var errorDescription: String? { "The server cannot be reached." }
  }

  /// Rows of the table before anything is loaded, and of a page.
  private static let firstRows = 40
  private static let pageRows = 20
  private static let newRows = 5

  /// Told when there are more rows, or fewer.
  var onChange: @MainActor () -> Void = {}

  private let options: Performance.Options
  private var pages = 0 { didSet { if pages != oldValue { onChange() } } }
  private var refreshes = 0 { didSet { onChange() } }
  private var hasFailed = false

  init(_ options: Performance.Options) { self.options = options }

  /// Loads the rows anew, which takes simulated time; beside a footer it succeeds.
  ///
  /// The session of the control ends when it returns.
  func reload(for control: RefreshControl) async throws {
    try await wait(for: options.role == .refresh ? options.outcome : .success)
    pages = 0
    switch options.newRows {
    case .none: break
    case .beforeClosing: refreshes += 1
    case .afterClosing:
      Task {
        await control.settled()
        refreshes += 1
      }
    }
  }

  /// Loads another page, which takes simulated time.
  func loadPage() async throws -> LoadMoreResult {
    try await wait(for: options.outcome)
    pages += 1
    return pages == options.pageCount ? .end : .more
  }

  private func wait(for outcome: ActionOutcome) async throws {
    try await HeadlessWorld.current.sleep(for: outcome == .hang ? .infinity : options.refreshTime)
    guard outcome == .failure || (outcome == .failureOnce && !hasFailed) else { return }
    hasFailed = true
    throw Unreachable()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.firstRows + refreshes * Self.newRows + pages * Self.pageRows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
