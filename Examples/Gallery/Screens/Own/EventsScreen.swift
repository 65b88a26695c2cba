import RefreshAnimators

/// The sessions of all controls of the app, as analytics hears of them.
final class EventsScreen: UITableViewController {
  private var lines: [String] = []
  private var listening: Task<Void, Never>?

  deinit { listening?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    var count = 0
    tableView.refresh.addHeader(animator: .gum) { session in
      session.progress = 0.5
      try await SampleFeed.wait(1)
      count += 1
      // Every second one fails.
      if count.isMultiple(of: 2) { throw Offline() }
      return .success("As new")
    }
    listening = Task { [weak self] in
      for await event in RefreshSession.events { self?.log(event) }
    }
  }

  private func log(_ event: RefreshSessionEvent) {
    switch event {
    case .began(let session):
      lines.insert("\(session.id) began, from a \(session.origin)", at: 0)
    case .ended(let session, let outcome, let error):
      let reason = error.map { ": " + $0.localizedDescription } ?? ""
      let tenths = (session.duration * 10).rounded() / 10
      lines.insert("\(session.id) ended after \(tenths) s, \(outcome)\(reason)", at: 0)
    case .settled(let session):
      lines.insert("\(session.id) settled", at: 0)
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.sampleCell(lines[indexPath.row])
  }
}
