#if canImport(UIKit)
import UIKit
#endif

/// The rows of a table.
@MainActor
final class FactsRows: NSObject, UITableViewDataSource {
  /// The number of rows; more than a screen holds.
  var count = 40

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
