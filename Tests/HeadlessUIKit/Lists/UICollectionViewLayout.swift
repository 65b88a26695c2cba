import Foundation

/// Arranges the items of a collection view.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// The size of all items, in points.
  open var collectionViewContentSize: CGSize {
    .zero
  }

  /// `true` if the horizontal axis follows the layout direction: offset 0 is the leading edge.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool {
    false
  }

  /// Lays out the views that the layout adds by itself.
  func layOutDecorations(in collectionView: UICollectionView) {}

  /// Requests a new layout of all items.
  open func invalidateLayout() {
    collectionView?.layoutChanged()
  }
}

/// Arranges items line by line.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }

  /// The space between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  /// The space between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  /// The size of a section header, in points; none by default.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }

  /// The space around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  /// `true` if section headers stay visible with their items; `false` by default.
  open var sectionHeadersPinToVisibleBounds = false

  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let isVertical = scrollDirection == .vertical
    let bounds = collectionView.layer.bounds.size
    let across = isVertical ? bounds.width : bounds.height
    let along = (0..<collectionView.numberOfSections).reduce(CGFloat(0)) { sum, section in
      sum + length(ofSection: section, across: across, in: collectionView)
    }
    return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func length(ofSection section: Int, across: CGFloat, in view: UICollectionView) -> CGFloat {
    let isVertical = scrollDirection == .vertical
    let room = across - (isVertical ? sectionInset.left + sectionInset.right : sectionInset.top + sectionInset.bottom)
    let crossLength = isVertical ? itemSize.width : itemSize.height
    let perLine = max(1, Int((room + minimumInteritemSpacing) / (crossLength + minimumInteritemSpacing)))
    let lines = CGFloat((view.numberOfItems(inSection: section) + perLine - 1) / perLine)
    let line = isVertical ? view.rowHeight(itemSize.height) : itemSize.width
    let header = isVertical ? headerReferenceSize.height : headerReferenceSize.width
    let margins = isVertical ? sectionInset.top + sectionInset.bottom : sectionInset.left + sectionInset.right
    return header + margins + lines * line + max(lines - 1, 0) * minimumLineSpacing
  }
}

extension UICollectionView {
  /// The scroll direction of a collection view.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical.
    case vertical
    /// Horizontal.
    case horizontal
  }
}
