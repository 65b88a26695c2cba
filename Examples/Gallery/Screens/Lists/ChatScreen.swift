import RefreshAnimators

/// A chat: the older messages are loaded above the first one, and what the user reads stays where it is.
final class ChatScreen: UITableViewController {
  private var messages = (81...100).map { "Message \($0)" }
  private var isAtStart = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.addFooter(animator: .dots, edge: .top) { [weak self] in
      try await SampleFeed.wait(1)
      guard let self else { return .end }
      let oldest = 100 - self.messages.count
      self.messages = (oldest - 19...oldest).map { "Message \($0)" } + self.messages
      self.tableView.reloadData()
      return oldest > 20 ? .more : .end
    }
  }

  /// Opens at the newest message.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard isAtStart, tableView.bounds.height > 0 else { return }
    isAtStart = false
    tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(messages[indexPath.row])
  }
}
