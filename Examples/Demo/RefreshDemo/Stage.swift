import HeadlessUIKit
import RefreshAnimators

/// A table with a header in a window, and a finger above it.
@MainActor
struct Stage {
  let world: HeadlessWorld
  let tableView: UITableView
  let finger: SimulatedFinger
  let control: RefreshControl

  /// How wide the strip is in a frame of the film, in points.
  let breadth: Double

  /// The table keeps no reference to it.
  private let feed: Feed

  /// The screen of an iPhone 15, and what its edges cover, in points.
  nonisolated static let screenSize = CGSize(width: 393, height: 852)
  private static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  init(_ world: HeadlessWorld, _ options: Performance.Options) {
    self.world = world
    breadth = options.animator.breadth
    // The demo has a trace of its own, and the log of ten minutes is long.
    world.log.isEnabled = false
    world.setSafeArea(Self.safeArea)
    feed = Feed(options.outcome, after: options.refreshTime)
    tableView = UITableView(frame: world.window.bounds)
    tableView.dataSource = feed
    world.window.addSubview(tableView)
    control = options.animator.addHeader(to: tableView, feed: feed)
    if options.outcome == .hang { control.timeout = options.refreshTime }
    world.finishTurn()
    finger = SimulatedFinger(on: tableView)
  }

  /// Whether nothing is going on.
  var isAtRest: Bool { !finger.isDown && control.refreshState == .idle && world.isIdle }
}
