#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Knows if the section headers of a list are pinned.
///
/// A table without section headers is asked for the header of each section. So it is not asked again while its length and the
/// number of its sections stay the same: a header that is added or removed changes one of them.
@MainActor
struct PinnedHeaders {
  /// `true` if the headers were pinned when the list was last asked.
  private(set) var arePinned = false

  private var asked: Contents?

  /// The facts of a table of which a header that is added or removed changes one.
  private struct Contents: Equatable {
    let length: CGFloat
    let sectionCount: Int
  }

  /// Asks a list, at a frame: inside an update of a table, a question about its sections may fail.
  mutating func ask(_ scrollView: UIScrollView) {
    if let table = scrollView as? UITableView, table.style == .plain {
      let contents = Contents(length: table.contentSize.height, sectionCount: table.numberOfSections)
      guard contents != asked else { return }
      asked = contents
    }
    arePinned = scrollView.pinsSectionHeaders
  }
}

#endif
