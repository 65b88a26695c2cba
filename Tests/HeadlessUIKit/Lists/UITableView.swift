import Foundation

/// A list of rows in sections.
@MainActor
open class UITableView: UIScrollView, ListContent {
  /// `true` while a finger drags items of the list.
  open var hasActiveDrag: Bool { headlessHasActiveDrag }

  /// `true` while items are dragged over the list.
  open var hasActiveDrop: Bool { headlessHasActiveDrop }

  /// A drag of a test.
  public var headlessHasActiveDrag = false

  /// A drop of a test.
  public var headlessHasActiveDrop = false

  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Section headers stay at the top while their rows are visible.
    case plain
    /// Sections are separated.
    case grouped
    /// Sections are separated, with margins at the sides.
    case insetGrouped
  }

  /// The animation of rows that are inserted.
  public enum RowAnimation: Int, Sendable {
    /// None.
    case none = 5
    /// The one that the table chooses.
    case automatic = 100
  }

  /// The value for a height that the table determines itself.
  public static let automaticDimension: CGFloat = -1

  /// The height of a self-sizing row, in points (that of UIKit's own cells).
  private static let ownRowHeight: CGFloat = 44

  /// The height of a self-sizing section header with a title, in points.
  private static let ownHeaderHeight: CGFloat = 28

  /// The style.
  public let style: Style

  /// The data source of the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  /// The height of a row, in points.
  open var rowHeight = UITableView.automaticDimension {
    didSet { layoutChanged() }
  }

  /// The height of a section header, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { layoutChanged() }
  }

  /// The height of a section footer, in points.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { layoutChanged() }
  }

  /// The height of a row that has not been measured, in points.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// A view above all rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// A view below all rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  /// A view behind all rows.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  private let list = ListState()

  /// Creates a table view with a frame, in points of its superview.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table view with a frame, in points of its superview.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table view from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// The number of sections.
  open var numberOfSections: Int {
    dataSource?.numberOfSections(in: self) ?? 0
  }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
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

  /// Begins changes that are performed together.
  open func beginUpdates() {}

  /// Performs the changes since ``beginUpdates()``.
  open func endUpdates() { layoutChanged() }

  /// Shows rows that the data source has by now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { layoutChanged() }

  /// Returns the frame of a section header, in points of the content.
  open func rectForHeader(inSection section: Int) -> CGRect {
    var y = tableHeaderView?.bounds.height ?? 0
    for earlier in 0..<section { y += height(ofSection: earlier) }
    return CGRect(x: 0, y: y, width: bounds.width, height: headerHeight(section))
  }

  /// Returns the frame of a row, in points of the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let (header, height) = (rectForHeader(inSection: indexPath.section), rowHeight(ownRowHeight))
    return CGRect(x: 0, y: header.maxY + CGFloat(indexPath.row) * height, width: bounds.width, height: height)
  }

  override func prepareLayout() {
    super.prepareLayout()
    if world.switches.rowHeight == .followsInset, storedSize != wantedContentSize {
      list.isSizeStale = list.timer == nil
    }
    applyContentSize(list)
    layOutFixedViews()
  }

  override func wasTapped(at point: CGPoint, in hitView: UIView?) {
    guard hitView === self, let indexPath = indexPathForRow(at: point) else { return }
    world.log.record(.touch, headlessName, "select", [Double(indexPath.section), Double(indexPath.row)])
    guard let delegate = delegate as? any UITableViewDelegate else { return }
    world.log.calling(.delegate) { delegate.tableView(self, didSelectRowAt: indexPath) }
  }

  /// Returns the index path of the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    var y = tableHeaderView?.bounds.height ?? 0
    for section in 0..<numberOfSections {
      let first = y + headerHeight(section)
      let height = rowHeight(ownRowHeight)
      let row = ((point.y - first) / max(height, 1)).rounded(.down)
      if row >= 0, row < CGFloat(numberOfRows(inSection: section)) { return IndexPath(row: Int(row), section: section) }
      y += self.height(ofSection: section)
    }
    return nil
  }

  var wantedContentSize: CGSize {
    let rows = (0..<numberOfSections).reduce(CGFloat(0)) { $0 + height(ofSection: $1) }
    let ends = (tableHeaderView?.bounds.height ?? 0) + (tableFooterView?.bounds.height ?? 0)
    return CGSize(width: bounds.width, height: rows + ends)
  }

  private var ownRowHeight: CGFloat {
    rowHeight < 0 ? Self.ownRowHeight : rowHeight
  }

  private func height(ofSection section: Int) -> CGFloat {
    let rows = CGFloat(numberOfRows(inSection: section)) * rowHeight(ownRowHeight)
    return headerHeight(section) + rows + max(sectionFooterHeight, 0)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let asked = (delegate as? any UITableViewDelegate)?.tableView(self, heightForHeaderInSection: section)
    let height = asked ?? sectionHeaderHeight
    guard height < 0 else { return height }
    return dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : Self.ownHeaderHeight
  }

  private func layoutChanged() {
    dataDidChange(list) { [weak self] in self?.animatedUpdateIsDue() }
  }

  private func animatedUpdateIsDue() {
    list.timer = nil
    list.isSizeStale = true
    UIView.animate(withDuration: ListState.updateDuration) { [self] in applyContentSize(list) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    layoutChanged()
  }

  private func layOutFixedViews() {
    backgroundView?.frame = layer.bounds
    tableFooterView?.frame.origin.y = storedSize.height - (tableFooterView?.bounds.height ?? 0)
  }
}
