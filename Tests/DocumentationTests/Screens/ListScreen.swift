#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A screen with a list of lines, which the other screens of this folder make refreshable.
class ListScreen: UIViewController, UITableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
  var lines: [String] = [] { didSet { tableView.reloadData() } }

  override func loadView() {
    view = tableView
    tableView.dataSource = self
    addControls()
  }

  /// Adds the refresh controls of the screen.
  func addControls() {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.accessibilityLabel = lines[indexPath.row]
    return cell
  }
}

/// A server that calls a closure some time after a request; a test says when.
@MainActor
final class SlowServer {
  typealias Answer = Result<[String], any Error>

  private(set) var requestCount = 0
  private var waiting: [@MainActor (Answer) -> Void] = []

  func request(_ completion: @escaping @MainActor (Answer) -> Void) {
    requestCount += 1
    waiting.append(completion)
  }

  /// Answers the oldest request.
  func answer(_ answer: Answer) {
    if !waiting.isEmpty { waiting.removeFirst()(answer) }
  }
}
#endif
