import ArgumentParser

/// The time at which a refresh inserts new rows at the top of the table.
enum NewRows: String, CaseIterable, ExpressibleByArgument {
  /// Never: the rows stay the same.
  case none
  /// In the action, before the list closes.
  case beforeClosing = "before-closing"
  /// After the list has closed.
  case afterClosing = "after-closing"

  /// The ending of the names of files.
  var suffix: String { self == .none ? "" : "-rows-\(rawValue)" }

  /// A description for a heading.
  var sentence: String {
    switch self {
    case .none: ""
    case .beforeClosing: ", with new rows before the list closes"
    case .afterClosing: ", with new rows after the list has closed"
    }
  }
}
