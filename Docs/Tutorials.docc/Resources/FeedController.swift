import RefreshAnimators
import UIKit

final class FeedController: UITableViewController {
  private var titles = ["The first post"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tintColor = UIColor(red: 0.85, green: 0.44, blue: 0.04, alpha: 1)
    tableView.refresh.addHeader(animator: Sunrise()) { [weak self] in
      try await Task.sleep(nanoseconds: 1_000_000_000)
      self?.titles.insert("A new post", at: 0)
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = UIListContentConfiguration.subtitleCell()
    content.text = titles[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
