import Foundation

/// The data source of a table view.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row; never called by the stand-in.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int {
    1
  }

  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
}

/// The delegate of a table view.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a section header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Called when a row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the actions that a swipe at a row reveals at its leading edge.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  /// Returns the default height of the table.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// None.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    nil
  }
}

/// The actions that a swipe at a row reveals; empty in the stand-in.
@MainActor
open class UISwipeActionsConfiguration: NSObject {}

extension IndexPath {
  /// Creates the index path of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the section.
  public var section: Int {
    self[0]
  }

  /// The index of the row.
  public var row: Int {
    self[1]
  }

  /// The index of the item.
  public var item: Int {
    self[1]
  }
}
