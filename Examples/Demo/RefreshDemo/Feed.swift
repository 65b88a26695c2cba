import Foundation
import HeadlessUIKit

/// What the table shows, and where it comes from.
@MainActor
final class Feed: NSObject, UITableViewDataSource {
  /// The server could not be reached.
  struct Unreachable: Error {}

  private let outcome: ActionOutcome
  private let seconds: Double

  init(_ outcome: ActionOutcome, after seconds: Double) {
    self.outcome = outcome
    self.seconds = seconds
  }

  /// Loads the rows anew, which takes simulated time.
  func reload() async throws {
    switch outcome {
    case .success: try await VirtualPause().wait(for: seconds)
    case .failure:
      try await VirtualPause().wait(for: seconds)
      throw Unreachable()
    case .hang: try await VirtualPause().wait(for: .infinity)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
