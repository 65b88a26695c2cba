import Foundation

/// The content of a cell, which makes its views.
@MainActor
public protocol UIContentConfiguration {}

/// The content of a row: two texts.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?

  /// A second text.
  public var secondaryText: String?

  /// Creates the content of a row with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// The state of a cell.
public struct UICellConfigurationState: Sendable {
  /// `true` while swipe actions of the cell are shown.
  public var isSwiped = false
}

/// A cell of a table view.
@MainActor
open class UITableViewCell: UIView {
  /// The look of a cell without a content of its own.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
  }

  /// Creates a cell.
  public convenience init(style: CellStyle, reuseIdentifier: String?) {
    self.init(frame: .zero)
  }

  /// The content.
  open var contentConfiguration: (any UIContentConfiguration)?

  /// The state; a test sets what a swipe would.
  open var configurationState: UICellConfigurationState { headlessState }
  package var headlessState = UICellConfigurationState()
}

/// A cell of a collection view.
@MainActor
open class UICollectionViewCell: UIView {
  /// The state; a test sets what a swipe would.
  open var configurationState: UICellConfigurationState { headlessState }
  package var headlessState = UICellConfigurationState()

  /// The content.
  open var contentConfiguration: (any UIContentConfiguration)?
}

/// A cell of a collection view with the layout of a list.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {}

extension UITableView {
  /// Returns a cell that is no longer shown; never one in the stand-in.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  /// A place of a row in the view.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// Scrolls until a row is visible; the stand-in puts it at the bottom.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let inset = adjustedContentInset
    let y = max(rectForRow(at: indexPath).maxY + inset.bottom - bounds.height, -inset.top)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }
}

extension UICollectionView {
  /// Names the class of the cells for an identifier, which the stand-in does not keep.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Returns a cell; a new one each time.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewListCell(frame: .zero) }
}
