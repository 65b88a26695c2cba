#if canImport(SwiftUI)
import SwiftUI
#else
import HeadlessSwiftUI
#endif

/// A screen of SwiftUI above a list, whose views of UIKit are written down.
@MainActor
final class ProbeHost {
  private let scenario: Scenario
  private let trace: ProbeTrace
  private let state = ProbeState()
  private let controller: UIViewController
  private weak var recorder: FactsRecorder?

  /// The controller of a scenario that shows a second one, and the view around it.
  private var unparented: (controller: UIViewController, home: UIView)?

  /// Shows the screen of a scenario.
  init(_ scenario: Scenario, in container: UIView, _ recorder: FactsRecorder) {
    self.scenario = scenario
    self.recorder = recorder
    trace = ProbeTrace(recorder)
    controller = UIHostingController(rootView: ProbeStage(scenario: scenario, state: state, trace: trace))
    let parent = container.next as? UIViewController
    parent?.addChild(controller)
    controller.view.frame = container.bounds
    container.addSubview(controller.view)
    controller.haveMoved(to: parent)
    trace.root = controller.view
    recorder.moreValues = { [weak trace] in trace?.values ?? [] }
  }

  /// Looks for the lists, once the views of a frame are there.
  func note() { trace.lookUp() }

  /// Does what the scenario is about.
  func act() {
    switch scenario {
    case .swiftUILists: trace.notePlaces()
    case .swiftUIInset: trace.lists.forEach { $0.contentInset.top = CGFloat(FactsLog.writtenInset) }
    case .swiftUIRows: trace.addView()
    case .swiftUIRefreshControl: trace.lists.first?.refreshControl = UIRefreshControl()
    case .swiftUITitle: trace.noteBar()
    case .swiftUIUnparented: showUnparented()
    default: break
    }
    state.advance()
  }

  private func showUnparented() {
    let view = ProbeStage(scenario: scenario, state: ProbeState(), trace: trace, isInner: true)
    let (inner, home) = (UIHostingController(rootView: view), UIView(frame: controller.view.bounds))
    inner.view.frame = home.bounds
    home.addSubview(inner.view)
    controller.view.addSubview(home)
    unparented = (inner, home)
  }
}

/// The lists of a screen and their markers, and their lines of the log.
@MainActor
final class ProbeTrace {
  /// A view that is not kept alive.
  private struct Found<Kept: UIView> {
    weak var view: Kept?
  }

  /// The view of the screen.
  weak var root: UIView?

  private weak var recorder: FactsRecorder?
  private var markers: [String: Found<ProbeMarkerView>] = [:]
  private var found: [(name: String, list: Found<UIScrollView>)] = []
  private weak var added: UIView?

  init(_ recorder: FactsRecorder) { self.recorder = recorder }

  /// Writes a line.
  func note(_ subject: String, _ name: String, _ numbers: [Double] = [], _ detail: String = "") {
    recorder?.note(.tree, subject, name, numbers, detail)
  }

  /// Takes note of a marker that was made.
  func take(_ marker: ProbeMarkerView) { markers[marker.name] = Found(view: marker) }

  /// The lists that were there in the last frame.
  var lists: [UIScrollView] { found.compactMap(\.list.view) }

  /// `true` if a list is in the screen that was not there in the last frame.
  var hasNewList: Bool {
    root.map(scrollViews(in:))?.contains { list in !lists.contains { $0 === list } } ?? false
  }

  /// Looks for the list between each pair of markers.
  func lookUp() {
    found = ProbeStage.names.compactMap { name in
      (way(to: name)?.last as? UIScrollView).map { (name, Found(view: $0)) }
    }
  }

  /// The values of the lists that are printed when they become others.
  var values: [RecordedValue] {
    found.flatMap { name, list in
      guard let list = list.view else { return [RecordedValue]() }
      return [
        RecordedValue(subject: name, name: "hostedInset", numbers: list.contentInset.numbers),
        RecordedValue(subject: name, name: "refreshControl", numbers: [list.refreshControl == nil ? 0 : 1]),
        RecordedValue(subject: name, name: "addedView", numbers: [added != nil && added?.superview === list ? 1 : 0]),
      ]
    }
  }

  /// Writes down the class of each list, and the classes of the views around it up to the container that its markers are in too.
  func notePlaces() {
    for name in ProbeStage.names {
      guard let way = way(to: name), let list = way.last else { continue }
      let word =
        switch list {
        case is UITableView: "tableView"
        case is UICollectionView: "collectionView"
        default: "scrollView"
        }
      note(name, "place", [Double(way.count)], word)
      note(name, "classes", [], way.map { "\(type(of: $0))" }.joined(separator: " > "))
    }
  }

  /// Adds a view to the list.
  func addView() {
    let view = UIView(frame: .zero)
    lists.first?.addSubview(view)
    added = view
  }

  /// Writes down the height of the navigation bar, and if it has a large title.
  func noteBar() {
    let responders = lists.first.map { sequence(first: $0 as UIResponder, next: \.next) }
    guard let bar = responders?.compactMap({ $0 as? UINavigationController }).first?.navigationBar else { return }
    note("bar", "title", [bar.prefersLargeTitles ? 1 : 0, Double(bar.frame.height)])
  }

  /// Writes down the number of rows now and in the next turns.
  func noteRows(turns: Int) {
    afterTurn { [weak self] in
      guard let self, turns > 0, let list = lists.first else { return }
      note("list", "turn", [Double(rowCount(of: list))])
      noteRows(turns: turns - 1)
    }
  }

  private func rowCount(of list: UIScrollView) -> Int {
    switch list {
    case let table as UITableView:
      (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    case let items as UICollectionView:
      (0..<items.numberOfSections).reduce(0) { $0 + items.numberOfItems(inSection: $1) }
    default: 0
    }
  }

  /// The views from the nearest container of two markers, without it, to the first scroll view between them.
  private func way(to name: String) -> [UIView]? {
    guard let back = markers[name + "Back"]?.view, let front = markers[name + "Front"]?.view,
      let common = sequence(first: back as UIView, next: \.superview).first(where: front.isDescendant(of:)),
      let list = scrollViews(in: common, from: back, to: front).first
    else { return nil }
    return sequence(first: list as UIView, next: \.superview).prefix { $0 !== common }.reversed()
  }

  private func scrollViews(in view: UIView, from back: UIView, to front: UIView) -> [UIScrollView] {
    var (isBetween, lists) = (false, [UIScrollView]())
    func visit(_ view: UIView) {
      if view === back { isBetween = true }
      if view === front { isBetween = false }
      if isBetween, let list = view as? UIScrollView { return lists.append(list) }
      view.subviews.forEach(visit)
    }
    visit(view)
    return lists
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(scrollViews(in:))
  }
}
