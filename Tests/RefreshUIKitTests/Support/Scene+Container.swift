#if canImport(HeadlessUIKit)
import HeadlessUIKit

@testable import RefreshCore

extension Scene {
  /// The places of a list in an app.
  enum Container: CaseIterable {
    case plain, smallTitle, fullScreen, tabBar, pages, textView, keyboard
    case largeTitle, searchBar, sheet, navigationInSheet

    /// The containers in which the system owns the pull of a header that asks for nothing.
    static let ofTheSystem: [Container] = [.largeTitle, .searchBar, .sheet, .navigationInSheet]

    /// The backing of a header that asks for nothing.
    var backing: RefreshBacking {
      Self.ofTheSystem.contains(self) ? .system : .own
    }
  }

  /// Moves the list into a container.
  func put(into container: Container) {
    switch container {
    case .plain: break
    case .smallTitle: putBelowLargeTitle().navigationBar.prefersLargeTitles = false
    case .largeTitle: _ = putBelowLargeTitle()
    case .searchBar:
      let navigation = putBelowLargeTitle()
      navigation.navigationBar.prefersLargeTitles = false
      navigation.topViewController?.navigationItem.searchController = UISearchController()
    case .sheet: present(putIntoController())
    case .navigationInSheet:
      present(keep(UINavigationController(rootViewController: putIntoController())))
    case .fullScreen:
      let screen = putIntoController()
      screen.modalPresentationStyle = .fullScreen
      present(screen)
    case .tabBar: world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    case .pages:
      let pages = UIScrollView(frame: world.window.bounds)
      pages.contentSize = CGSize(width: 3 * 393, height: 852)
      pages.isPagingEnabled = true
      pages.contentInsetAdjustmentBehavior = .never
      list.removeFromSuperview()
      pages.addSubview(list)
      world.window.addSubview(pages)
    // A text view is a scroll view that is a little longer than its text.
    case .textView: client { list.contentSize.height = 900 }
    case .keyboard:
      watch.clientInset.bottom = 300
      client { list.contentInset.bottom = 300 }
    }
  }
}
#endif
