import Foundation

/// UIKit's own refresh control, as far as another control can notice it: its flag and its height in the adjusted inset.
@MainActor
open class UIRefreshControl: UIControl {
  /// The height that UIKit adds to the adjusted inset while it refreshes, in points (about 60, observed).
  static let heldHeight: CGFloat = 60

  /// Whether a refresh is going on.
  open private(set) var isRefreshing = false

  /// A line of text under the spinner.
  open var attributedTitle: NSAttributedString?

  /// Shows that a refresh is going on; sends no event and does not scroll.
  open func beginRefreshing() {
    isRefreshing = true
    (superview as? UIScrollView)?.refreshControlDidChange()
  }

  /// Shows that the refresh has ended.
  open func endRefreshing() {
    isRefreshing = false
    (superview as? UIScrollView)?.refreshControlDidChange()
  }
}
