import Foundation

/// What the rows of a table are.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, which the stand-in never asks for.
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

/// Something that is told of scrolls and of rows.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a section header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// A row was chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's own.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {}

extension IndexPath {
  /// Creates the place of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the place of an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The number of the section.
  public var section: Int {
    self[0]
  }

  /// The number of the row.
  public var row: Int {
    self[1]
  }

  /// The number of the item.
  public var item: Int {
    self[1]
  }
}
