import RefreshCore

#if canImport(UIKit)
import UIKit
#endif

/// A list and its place in an app: a table below a navigation bar, as far as a subclass does not change it.
@MainActor
class ProductContainer {
  let rows = FactsRows()

  /// Creates the list; its frame is set by the screen.
  func makeList() -> UIScrollView {
    fill(UITableView(frame: .zero, style: .plain))
  }

  /// Puts the controller of the list into the controllers of its container.
  func enclose(_ screen: UIViewController) -> ProductStage {
    ProductStage(root: navigation(around: screen))
  }

  /// Sets what the container needs the app to set, and adds other controls.
  func add(to header: RefreshControl, of list: UIScrollView, recorder: FactsRecorder) {}

  /// Moves the list to its start, in one of the first frames.
  func prepare(_ list: UIScrollView, inFrame frame: Int) {}

  /// Does what happens without a finger, a while after the start.
  func act(on list: UIScrollView, recorder: FactsRecorder) -> String? { nil }

  /// The distance of the first pinned section header below the upper edge of the list; `nil` without one.
  func pinnedHeaderEdge(in list: UIScrollView) -> CGFloat? { nil }

  /// Gives a table the rows.
  func fill<Table: UITableView>(_ table: Table) -> Table {
    table.rowHeight = 60
    table.estimatedRowHeight = 0
    table.dataSource = rows
    return table
  }

  /// A navigation controller whose bar has another color over scrolled content.
  func navigation(around screen: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen)
    colorBar(of: navigation)
    return navigation
  }
}

/// The controllers of a container.
@MainActor
struct ProductStage {
  /// The controller that the window shows.
  let root: UIViewController

  /// The navigation bar above the list.
  let bar: UINavigationBar?

  /// The controller that is presented over it.
  let presented: UIViewController?

  /// Creates the stage of a navigation controller.
  init(root navigation: UINavigationController) {
    (root, bar, presented) = (navigation, navigation.navigationBar, nil)
  }

  /// Creates the stage of a navigation controller in another controller.
  init(root: UIViewController, bar: UINavigationBar, presented: UIViewController? = nil) {
    (self.root, self.bar, self.presented) = (root, bar, presented)
  }
}

extension ProductScenario {
  /// The container of the scenario.
  @MainActor var container: ProductContainer {
    switch self {
    case .navigationBar, .swiftUI: ProductContainer()
    case .backgroundView: BackgroundContainer()
    case .listLayout: ListLayoutContainer()
    case .tabBar: TabBarContainer()
    case .pinnedHeaders: PinnedHeadersContainer()
    case .largeTitle: LargeTitleContainer()
    case .searchBar: SearchBarContainer()
    case .sheet: SheetContainer()
    case .stackView: StackViewContainer()
    case .voiceOver: VoiceOverContainer()
    }
  }
}
