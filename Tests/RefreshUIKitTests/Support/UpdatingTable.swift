#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)

/// A table that lays itself out inside an update, as UIKit's does, and counts the questions about its sections.
final class UpdatingTable: UITableView {
  private(set) var questions = 0
  private(set) var questionsInUpdate = 0
  /// The questions about the number of sections; in an update, those after the questions of the table itself.
  private(set) var counts = 0
  private(set) var countsInUpdate = 0
  private var isLaidOutInUpdate = false
  private var isUpdating = false

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    isUpdating = true
    super.performBatchUpdates(updates, completion: completion)
    contentOffset.y += 1
    layoutIfNeeded()
    isUpdating = false
    isLaidOutInUpdate = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isLaidOutInUpdate = isUpdating
  }

  override var numberOfSections: Int {
    counts += 1
    if isLaidOutInUpdate { countsInUpdate += 1 }
    return super.numberOfSections
  }

  override func rectForHeader(inSection section: Int) -> CGRect {
    questions += 1
    if isUpdating { questionsInUpdate += 1 }
    return super.rectForHeader(inSection: section)
  }
}
#endif
