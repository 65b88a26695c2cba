import RefreshAnimators

/// Every knob of a header, live: a tap on a row takes the next value, and the next pull has it.
final class SettingsScreen: UITableViewController {
  /// A setting of the header and its values, each a line of an app's code.
  private struct Knob {
    let title: String
    let values: [(name: String, apply: @MainActor (RefreshControl) -> Void)]
    var index = 0
  }

  private var knobs = [
    Knob(
      title: "animator",
      values: [
        (".gum", { $0.animator = .gum }), (".arrow", { $0.animator = .arrow }), (".ring", { $0.animator = .ring }),
        (".material", { $0.animator = .material }),
      ]),
    Knob(
      title: "trigger",
      values: [
        ("the animator's", { $0.trigger = nil }), (".onRelease", { $0.trigger = .onRelease }),
        (".whilePulling", { $0.trigger = .whilePulling }),
      ]),
    Knob(
      title: "placement",
      values: [
        ("the animator's", { $0.placement = nil }), (".withContent", { $0.placement = .withContent }),
        (".pinned", { $0.placement = .pinned }), (".floating", { $0.placement = .floating }),
      ]),
    Knob(
      title: "pull.triggerDistance",
      values: [
        ("the animator's", { $0.pull.triggerDistance = nil }),
        (".factor(1.5)", { $0.pull.triggerDistance = .factor(1.5) }),
        (".points(120)", { $0.pull.triggerDistance = .points(120) }),
      ]),
    Knob(
      title: "pull.startOffset",
      values: [("0", { $0.pull.startOffset = 0 }), ("30", { $0.pull.startOffset = 30 })]),
    Knob(
      title: "pull.startsOnlyAtEdge",
      values: [("false", { $0.pull.startsOnlyAtEdge = false }), ("true", { $0.pull.startsOnlyAtEdge = true })]),
    Knob(
      title: "pull.fadesIn", values: [("false", { $0.pull.fadesIn = false }), ("true", { $0.pull.fadesIn = true })]),
    Knob(
      title: "background",
      values: [("nil", { $0.background = nil }), (".color", { $0.background = .color(.systemGray6) })]),
    Knob(
      title: "tintColor",
      values: [("inherited", { $0.tintColor = nil }), (".systemPink", { $0.tintColor = .systemPink })]),
    Knob(
      title: "whenBusy", values: [(".join", { $0.whenBusy = .join }), (".restart", { $0.whenBusy = .restart })]),
    Knob(title: "timeout", values: [("nil", { $0.timeout = nil }), ("half a second", { $0.timeout = 0.5 })]),
    Knob(title: "isEnabled", values: [("true", { $0.isEnabled = true }), ("false", { $0.isEnabled = false })]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.addHeader(animator: .gum) { try await SampleFeed.wait(1.5) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let header = tableView.refresh.header else { return }
    knobs[indexPath.row].index = (knobs[indexPath.row].index + 1) % knobs[indexPath.row].values.count
    let knob = knobs[indexPath.row]
    knob.values[knob.index].apply(header)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { knobs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let knob = knobs[indexPath.row]
    return tableView.sampleCell("header.\(knob.title)", knob.values[knob.index].name)
  }
}
