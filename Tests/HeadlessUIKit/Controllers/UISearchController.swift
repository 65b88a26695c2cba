import Foundation

/// A controller of a search bar.
@MainActor
open class UISearchController: UIViewController {
  /// The search bar.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 52))

  /// The object that shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// `true` if a search dims the content; `true` by default.
  open var obscuresBackgroundDuringPresentation = true

  /// `true` during a search; a test calls `headlessShowBar()` of the navigation controller after a change.
  open var isActive = false

  /// `true` if a search takes the titles away; `true` by default.
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a controller; the stand-in shows no results of its own.
  public init(searchResultsController: UIViewController?) {
    super.init()
  }

  /// Creates a controller without results of its own.
  public override convenience init() {
    self.init(searchResultsController: nil)
  }

  /// Types a text into the search bar, as a user.
  public func headlessType(_ text: String) {
    searchBar.text = text
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Shows the results of a search.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text of the search bar has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A field for the words of a search.
@MainActor
open class UISearchBar: UIView {
  /// The words.
  open var text: String?
}
