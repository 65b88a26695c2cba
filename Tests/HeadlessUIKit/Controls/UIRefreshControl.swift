import Foundation

/// UIKit's own refresh control, reduced to its flag and its height in the adjusted inset.
@MainActor
open class UIRefreshControl: UIControl {
  /// The height that UIKit adds to the adjusted inset during a refresh, in points (about 60, observed).
  static let heldHeight: CGFloat = 60

  /// `true` during a refresh.
  open private(set) var isRefreshing = false

  /// A line of text under the spinner.
  open var attributedTitle: NSAttributedString?

  /// Begins a refresh; sends no event and does not scroll.
  open func beginRefreshing() {
    isRefreshing = true
    (superview as? UIScrollView)?.refreshControlDidChange()
  }

  /// Ends the refresh.
  open func endRefreshing() {
    isRefreshing = false
    (superview as? UIScrollView)?.refreshControlDidChange()
  }
}
