import Foundation

/// A controller of a table, which is its root view.
@MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style

  /// Creates a controller of a table with a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init()
  }

  /// Creates a controller of a plain table.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: HeadlessWorld.current.window.bounds, style: style)
    (table.dataSource, table.delegate) = (self, self)
    tableView = table
  }

  /// Returns the number of sections; one by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the number of rows in a section; none by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  /// Returns the title of a section header; none by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Called when a row was selected.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
