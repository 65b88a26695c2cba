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

  /// Returns the answer of a list at a frame: inside an update of a table, a question about its sections may fail.
  ///
  /// The list asks its data source, which may call back: nothing is changed meanwhile.
  func asking(_ scrollView: UIScrollView) -> PinnedHeaders {
    var answer = self
    if let table = scrollView as? UITableView, table.style == .plain {
      let contents = Contents(length: table.contentSize.height, sectionCount: table.numberOfSections)
      guard contents != asked else { return self }
      answer.asked = contents
    }
    answer.arePinned = scrollView.pinsSectionHeaders
    return answer
  }
}

#endif
