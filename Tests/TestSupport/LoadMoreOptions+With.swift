@testable import RefreshCore

extension LoadMoreOptions {
  /// The default options with a change.
  package static func with(_ change: (inout LoadMoreOptions) -> Void) -> LoadMoreOptions {
    var options = LoadMoreOptions()
    change(&options)
    return options
  }
}
