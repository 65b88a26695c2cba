#if canImport(HeadlessUIKit)
import HeadlessUIKit

/// The inset writes inside the updates of a list.
@MainActor
final class UpdateRecord {
  /// The duration of an update, in seconds, as UIKit's.
  private static let duration = 0.3

  private(set) var writeCount = 0
  private var isUpdating = false
  private var token: NSKeyValueObservation?

  /// Creates the record of a list.
  init(of list: UIScrollView) {
    token = list.observe(\.contentInset, options: [.old, .new]) { [weak self] _, change in
      guard change.oldValue != change.newValue else { return }
      MainActor.assumeIsolated { self?.wroteInset() }
    }
  }

  /// Runs an update in an animation, as UIKit runs it.
  func run(_ update: @escaping () -> Void) {
    isUpdating = true
    UIView.animate(withDuration: Self.duration, animations: update)
    isUpdating = false
  }

  private func wroteInset() {
    if isUpdating { writeCount += 1 }
  }
}

/// A list that lays itself out inside its updates, as UIKit's do.
@MainActor
protocol AnimatedList: UIScrollView {
  var record: UpdateRecord { get }

  /// Appends rows in an update.
  func append(_ count: Int, to rows: Rows)
}

/// A table that lays itself out inside its updates.
final class AnimatedTable: UITableView, AnimatedList {
  private(set) lazy var record = UpdateRecord(of: self)

  func append(_ count: Int, to rows: Rows) {
    record.run { [self] in
      beginUpdates()
      insertRows(at: rows.append(count), with: .automatic)
      endUpdates()
      layoutIfNeeded()
    }
  }
}

/// A collection view that lays itself out inside its updates.
final class AnimatedCollection: UICollectionView, AnimatedList {
  private(set) lazy var record = UpdateRecord(of: self)

  func append(_ count: Int, to rows: Rows) {
    record.run { [self] in
      performBatchUpdates { [self] in insertItems(at: rows.append(count)) }
      layoutIfNeeded()
    }
  }
}
#endif
