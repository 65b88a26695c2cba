import Foundation

/// A list of items in sections, arranged by a layout.
@MainActor
open class UICollectionView: UIScrollView, ListContent {
  /// `true` while a finger drags items of the list.
  open var hasActiveDrag: Bool { headlessHasActiveDrag }

  /// `true` while items are dragged over the list.
  open var hasActiveDrop: Bool { headlessHasActiveDrop }

  /// A drag of a test.
  public var headlessHasActiveDrag = false

  /// A drop of a test.
  public var headlessHasActiveDrop = false

  /// The data source of the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      layoutChanged()
    }
  }

  /// A view behind all items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private let list = ListState()

  /// Creates a collection view with a frame, in points of its superview.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The number of sections.
  open var numberOfSections: Int {
    dataSource?.numberOfSections(in: self) ?? 0
  }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Reloads all data.
  open func reloadData() {
    reloadThroughZero()
    layoutChanged()
  }

  /// Performs changes together in an animation; calls the handler when it has ended.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutChanged()
    _ = world.frames.schedule(at: world.now + ListState.updateDuration) { completion?(true) }
  }

  /// Shows items that the data source has by now.
  open func insertItems(at indexPaths: [IndexPath]) { layoutChanged() }

  override func prepareLayout() {
    super.prepareLayout()
    if world.switches.rowHeight == .followsInset, storedSize != wantedContentSize {
      list.isSizeStale = list.timer == nil
    }
    applyContentSize(list)
    backgroundView?.frame = layer.bounds
    collectionViewLayout.layOutDecorations(in: self)
  }

  var wantedContentSize: CGSize {
    collectionViewLayout.collectionViewContentSize
  }

  func layoutChanged() {
    dataDidChange(list) { [weak self] in self?.animatedUpdateIsDue() }
  }

  private func animatedUpdateIsDue() {
    list.timer = nil
    list.isSizeStale = true
    UIView.animate(withDuration: ListState.updateDuration) { [self] in applyContentSize(list) }
  }
}

/// The data source of a collection view.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell of an item; never called by the stand-in.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Returns the number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    1
  }
}
