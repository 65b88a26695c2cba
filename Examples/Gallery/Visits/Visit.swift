import HeadlessUIKit
import RefreshTesting

@testable import Gallery
@testable import RefreshCore

/// A screen, a row or a control that a visit expects, and that is not there.
struct NotThere: Error {}

/// A visit of a screen: it is opened by a tap on its row in the gallery, on a phone with a notch.
@MainActor
final class Visit {
  let world: HeadlessWorld
  let navigation = GalleryController.makeStack()

  /// The page that is visited; `nil` once it is left.
  private(set) var page: UIViewController?

  init(_ world: HeadlessWorld, _ screen: GalleryScreen) throws {
    self.world = world
    SampleFeed.wait = { try await HeadlessWorld.current.sleep(for: $0) }
    world.log.isEnabled = false
    world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    world.window.addSubview(navigation.view)
    navigation.headlessShowBar()
    guard let gallery = navigation.topViewController as? GalleryController, let row = gallery.place(of: screen.title)
    else { throw NotThere() }
    gallery.tableView(gallery.tableView, didSelectRowAt: row)
    if gallery.presentedViewController == nil { navigation.headlessShowBar() }
    page = gallery.presentedViewController ?? navigation.topViewController
  }

  /// The list of the page.
  var list: UIScrollView? { page.flatMap { Self.lists(in: $0.view).first } }

  var table: UITableView? { list as? UITableView }

  /// The texts of the rows, as the data source of the table gives them.
  var rows: [String] { contents.map { $0.text ?? "" } }

  /// The second texts of the rows.
  var details: [String] { contents.map { $0.secondaryText ?? "" } }

  private var contents: [UIListContentConfiguration] {
    guard let table, let source = table.dataSource else { return [] }
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).compactMap { row in
        let cell = source.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
        return cell.contentConfiguration as? UIListContentConfiguration
      }
    }
  }

  /// Runs frames, and then the tasks that are ready.
  func pass(_ seconds: Double) async {
    for _ in 0..<max(Int(seconds * 10), 1) {
      world.advance(by: min(seconds, 0.1))
      await world.settleTasks()
    }
  }

  /// Pulls the header past its trigger and lets go.
  func pull() async throws {
    guard let refresh = list?.refresh, let header = refresh.header else { throw NotThere() }
    try await refresh.simulatePull(to: 1.2, at: header.edge)
    try await refresh.release()
  }

  /// Waits until the sessions are over and the list rests.
  func settle() async throws { try await list?.refresh.settle(within: 20) }

  /// Goes back to the gallery.
  func leave() async {
    let gallery = navigation.viewControllers.first
    if gallery?.presentedViewController == nil {
      _ = navigation.popViewController(animated: false)
    } else {
      gallery?.dismiss(animated: false)
    }
    page = nil
    await pass(1)
  }

  /// The lists with a control in a view, the outermost first.
  private static func lists(in view: UIView) -> [UIScrollView] {
    let own = (view as? UIScrollView).flatMap { $0.refresh.header ?? $0.refresh.footer } == nil ? [] : [view]
    return own.compactMap { $0 as? UIScrollView } + view.subviews.flatMap(lists)
  }
}

/// The objects that have to be gone after a visit.
@MainActor
struct Remains {
  private weak var page: UIViewController?
  private weak var list: UIScrollView?
  private weak var header: RefreshControl?
  private weak var footer: RefreshControl?

  init(_ visit: Visit) {
    (page, list) = (visit.page, visit.list)
    (header, footer) = (list?.refresh.header, list?.refresh.footer)
  }

  /// The classes of what is still there.
  var names: [String] {
    let objects: [AnyObject?] = [page, list, header, footer]
    return objects.compactMap { $0.map { "\(type(of: $0))" } }
  }
}

extension GalleryController {
  /// The row of a screen.
  func place(of title: String) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.screens.firstIndex(where: { $0.title == title }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}

/// The sentences of the framework about misuse.
@MainActor
enum Complaints {
  private(set) static var sentences: [String] = []

  /// Runs code, and returns what was said meanwhile.
  static func during(_ body: @MainActor () async throws -> Void) async rethrows -> [String] {
    sentences = []
    let sink = RefreshLog.sink
    RefreshLog.sink = { entry, _ in sentences.append(entry.rawValue) }
    defer { RefreshLog.sink = sink }
    try await body()
    return sentences
  }
}
