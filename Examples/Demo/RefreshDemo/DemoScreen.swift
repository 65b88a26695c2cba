import HeadlessUIKit
import RefreshAnimators

/// A table with a header, and perhaps a footer, in a window, and a finger above it.
@MainActor
struct DemoScreen {
  let world: HeadlessWorld
  let tableView: UITableView
  let finger: SimulatedFinger

  /// The control in the film: the footer if there is one, otherwise the header.
  let control: RefreshControl

  /// The header, where the film is of a footer.
  let otherControl: RefreshControl?

  /// The cross length of a frame of the film, in points.
  let crossLength: Double

  /// The table keeps no reference to it.
  private let feed: Feed

  /// The screen of an iPhone 15, and what its edges cover, in points.
  nonisolated static let screenSize = CGSize(width: 393, height: 852)
  private static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  init(_ world: HeadlessWorld, _ options: Performance.Options) {
    self.world = world
    crossLength = options.animator.crossLength(in: options.role)
    // The demo has a trace of its own, and the log of ten minutes is long.
    world.log.isEnabled = false
    world.setSafeArea(Self.safeArea)
    feed = Feed(options)
    tableView = UITableView(frame: world.window.bounds)
    tableView.dataSource = feed
    feed.onChange = { [weak tableView] in tableView?.reloadData() }
    world.window.addSubview(tableView)
    let header = options.animator.addHeader(to: tableView, feed: feed)
    let footer = options.role == .loadMore ? options.animator.addFooter(to: tableView, feed: feed) : nil
    control = footer ?? header
    otherControl = footer == nil ? nil : header
    if options.outcome == .hang { control.timeout = options.refreshTime }
    world.finishTurn()
    finger = SimulatedFinger(on: tableView)
  }

  /// The side of the control.
  var side: RefreshStateMachine.AxisSide { control.edge == .bottom ? .far : .near }

  /// The distance of the content past its rest position at that side, in points; negative if scrolled away.
  var pull: Double {
    let (offset, inset) = (tableView.contentOffset.y, tableView.adjustedContentInset)
    guard side == .far else { return addedInset - Double(inset.top + offset) }
    return addedInset + Double(offset + tableView.bounds.height - tableView.contentSize.height - inset.bottom)
  }

  /// The added inset at that side, in points.
  var addedInset: Double {
    let (set, own) = (tableView.contentInset, tableView.refresh.contentInset)
    return Double(side == .near ? set.top - own.top : set.bottom - own.bottom)
  }

  /// `true` if no finger is down and no session runs.
  var isAtRest: Bool {
    let isBusy = [control, otherControl].compactMap(\.?.refreshState).contains { $0 != .idle && $0 != .noMoreData }
    return !finger.isDown && !isBusy && world.isIdle
  }
}

extension DemoScreen: Stage {
  func pass(_ place: CGPoint?, to time: Double) {
    guard let place, place != finger.location else { return world.advance(frames: 1) }
    finger.drag(to: place, duration: world.frameDuration)
  }

  func touchDown(at place: CGPoint) { finger.touchDown(at: place) }

  func end(isCancelled: Bool) { isCancelled ? finger.cancel() : finger.lift() }
}
