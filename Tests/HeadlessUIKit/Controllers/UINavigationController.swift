import Foundation

/// A container that shows the topmost of its controllers below a bar.
@MainActor
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))

  /// `true` if the bar is hidden.
  open var isNavigationBarHidden = false

  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable {
    /// None.
    case none
    /// A controller comes.
    case push
    /// A controller goes.
    case pop
  }

  /// The object that chooses what moves the transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The uncertain facts about navigation, and the system.
  public var headlessNavigation = HeadlessNavigation()

  private(set) lazy var edgePop = PopRecognizer(of: self, edgeWidth: 20)
  private(set) lazy var contentPop = headlessNavigation.hasContentPop ? PopRecognizer(of: self, edgeWidth: nil) : nil

  /// The swipe of the leading edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop }

  /// The swipe of the whole page.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }

  private var running: HeadlessTransition?

  /// Begins a pop in the next layout pass.
  var startPop: (@MainActor () -> Void)? {
    didSet { if startPop != nil { view.setNeedsLayout() } }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let start = startPop
    startPop = nil
    start?()
  }

  /// Keeps a transition until its end.
  func keep(_ transition: HeadlessTransition) { running = transition }

  /// Presents the transition that it keeps as that of its controllers.
  func presentTransition() { enter(running) }

  func endTransition() {
    enter(nil)
    running = nil
  }

  func take(_ controller: UIViewController) {
    children.removeAll { $0 === controller }
    controller.parent = nil
  }

  /// Creates a container of one controller.
  public init(rootViewController: UIViewController) {
    super.init()
    navigationBar.navigation = self
    pushViewController(rootViewController, animated: false)
  }

  /// The topmost controller.
  open var topViewController: UIViewController? {
    children.last
  }

  /// The controllers, from the lowest.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      children = newValue
      newValue.forEach { $0.parent = self }
    }
  }

  /// `true` if the title of the topmost controller is large while its list is at the top.
  var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, view.traitCollection.verticalSizeClass != .compact else { return false }
    let modes = viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    return modes.last { $0 != .automatic } ?? .always == .always
  }

  open override func accessibilityPerformEscape() -> Bool { pressBackButton() }

  /// Shows a controller above the others, without an animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.view.removeFromSuperview()
    addChild(viewController)
    viewController.view.frame = view.bounds
    viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(viewController.view)
  }

  /// Shows the bar at its full height, in the safe area of the topmost controller; called again after a change of its settings.
  ///
  /// Without a call, a test moves the bar and sets the safe area itself.
  public func headlessShowBar() {
    guard let topViewController else { return }
    let item = topViewController.navigationItem
    let parts = (hasLargeTitle && !item.hidesTitleForSearch ? 1 : 0) + (item.hasStackedSearchBar ? 1 : 0)
    navigationBar.fullHeight = navigationBar.smallHeight + UINavigationBar.partHeight * CGFloat(parts)
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: navigationBar.fullHeight ?? 0)
    view.addSubview(navigationBar)
    topViewController.coveredByBars.top = navigationBar.frame.height + navigationBar.heldSpace
  }
}

/// The bar of a navigation controller, reduced to its settings, its frame and the place of a refresh control.
@MainActor
open class UINavigationBar: UIView {
  /// `true` if the bar shows large titles; `false` by default.
  open var prefersLargeTitles = false

  /// The height of the line of the buttons, in points.
  var smallHeight: CGFloat { world.switches.barHeight.points }

  /// The height of a large title and that of a search bar, in points (observed).
  static let partHeight: CGFloat = 52

  /// The place of a refresh control.
  public enum HeadlessRefreshPlace: CaseIterable, Sendable {
    /// Between the line of the buttons and a large title.
    case aboveTitle
    /// Below a large title.
    case belowTitle
  }

  /// The place of a refresh control, which is not documented.
  public var headlessRefreshPlace = HeadlessRefreshPlace.aboveTitle

  /// `true` if a large title is beside the bar and not in it, as SwiftUI's since iOS 26: the bar never grows.
  public var headlessHasTitleBeside = false

  /// The height at rest of a bar that stretches, in points.
  var fullHeight: CGFloat?

  weak var navigation: UINavigationController?

  /// The area that a pull reveals, in whose middle a refresh control stands.
  private(set) lazy var refreshContainer: UIView = {
    let container = UIView(frame: .zero)
    addSubview(container)
    return container
  }()

  /// The space for a refresh control in the height of the bar, and so in the safe area, in points.
  var heldSpace: CGFloat = 0 {
    didSet { navigation?.topViewController?.coveredByBars.top += heldSpace - oldValue }
  }

  /// The distance of the revealed area from the upper edge, in points.
  private var refreshTop: CGFloat {
    headlessRefreshPlace == .aboveTitle ? smallHeight : fullHeight ?? bounds.height
  }

  /// Follows the content of a list that is pulled by a distance, with the space that is held for a refresh.
  func stretch(by pull: CGFloat) {
    if let fullHeight { frame.size.height = fullHeight + max(pull, 0) }
    refreshContainer.frame = CGRect(x: 0, y: refreshTop, width: bounds.width, height: max(pull, 0))
  }
}

/// The content of a navigation bar for one controller, reduced to what changes its height.
@MainActor
open class UINavigationItem: NSObject {
  /// The size of the title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As below.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Small, in the line of the buttons.
    case inline
  }

  /// The size of the title; as below by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// A place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// Stacked, as on a phone before iOS 26.
    case automatic
    /// In the line of the buttons.
    case inline
    /// Below the title.
    case stacked
    /// Among the items of the bar, or of the toolbar of a phone, since iOS 26.
    case integrated
  }

  /// `true` if the button that goes back is hidden, with the swipes of the system.
  open var hidesBackButton = false

  /// The action that replaces the pop of the button that goes back.
  open var backAction: UIAction?

  /// The item at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem?

  /// The search bar.
  open var searchController: UISearchController?

  /// The place that the app prefers for the search bar.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// `true` if the search bar of a phone may be in the toolbar, since iOS 26; `true` by default.
  open var searchBarPlacementAllowsToolbarIntegration = true

  /// `true` if the system would put a search bar that may be there into the toolbar, as on a phone with iOS 26.
  public var headlessPrefersToolbar = false

  /// The place of the search bar.
  open var searchBarPlacement: SearchBarPlacement {
    guard preferredSearchBarPlacement == .automatic else { return preferredSearchBarPlacement }
    return headlessPrefersToolbar && searchBarPlacementAllowsToolbarIntegration ? .integrated : .stacked
  }

  var hidesTitleForSearch: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  var hasStackedSearchBar: Bool { searchController != nil && searchBarPlacement == .stacked }

  /// `true` if scrolling hides the search bar; `true` by default.
  open var hidesSearchBarWhenScrolling = true
}
