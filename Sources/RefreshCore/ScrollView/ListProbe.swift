#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Asks a list about its rows and headers when it can answer, and keeps the answers for the readings between.
///
/// Inside an update, the data have changed before the list knows, and a question may fail. A list sends readings and lays itself
/// out there, but a frame is never inside an update.
@MainActor
final class ListProbe {
  /// `true` if the machine needs the number of items: for a trigger in items, or to distinguish inserted rows from a relayout.
  private var countsItems = false

  /// `true` if the number of items tells whether rows have been inserted before the visible ones.
  private var keepsPlace = false

  private let axis: ScrollAxis
  private var headers = PinnedHeaders()
  private var rows: RowUpdates

  /// The number of items when they were last counted.
  private var itemCount = 0

  /// The length of the content when the items were counted; `nil` before the first count.
  private var countedLength: Double?

  /// `true` if there was a layout pass since the items were counted.
  private var mayHaveNewItems = false

  init(_ scrollView: UIScrollView, along axis: ScrollAxis) {
    self.axis = axis
    rows = RowUpdates(of: scrollView, along: axis)
  }

  /// Notes the controls at the beginning and at the end, as they are configured.
  func note(_ near: RefreshControl?, _ far: RefreshControl?) {
    keepsPlace = near.map { $0.role == .loadMore && $0.loadMore.keepsPlace } ?? false
    countsItems = keepsPlace || [near, far].contains(where: Self.loadsWithinItems)
  }

  private static func loadsWithinItems(_ control: RefreshControl?) -> Bool {
    guard let control, control.role == .loadMore, case .onReachingEnd(.items) = control.trigger else { return false }
    return true
  }

  /// Notes a notification of the list.
  func noteScroll(_ scrollView: UIScrollView, at time: @autoclosure () -> Double) { rows.note(scrollView, at: time()) }

  /// Notes a layout pass.
  ///
  /// If a control keeps the visible rows in place and the length has changed, the items are counted at once, because a frame later the
  /// rows have been seen to jump.
  func noteLayout(_ scrollView: UIScrollView) {
    mayHaveNewItems = true
    if keepsPlace, needsCount(scrollView) { count(scrollView) }
  }

  /// Asks the list at a frame.
  ///
  /// - Parameters:
  ///   - scrollView: The list.
  ///   - asksForHeaders: `true` if it matters whether the section headers are pinned.
  func noteFrame(_ scrollView: UIScrollView, asksForHeaders: Bool) {
    rows.pass(scrollView)
    if asksForHeaders { headers = headers.asking(scrollView) }
    count(scrollView)
  }

  /// Notes a timer.
  func noteWake(_ scrollView: UIScrollView) { rows.pass(scrollView) }

  /// Returns `true` if the items have to be counted at the next frame.
  func needsFrame(_ scrollView: UIScrollView) -> Bool { countsItems && needsCount(scrollView) }

  /// Adds the answers to a reading.
  func complete(_ scroll: inout ScrollMetrics, of scrollView: UIScrollView, at time: @autoclosure () -> Double) {
    scroll.hasPinnedHeaders = headers.arePinned
    scroll.itemCount = itemCount
    scroll.isUpdating = rows.areUnderWay(in: scrollView, at: time())
  }

  /// Returns `true` if the length of the content has changed since the items were counted.
  private func needsCount(_ scrollView: UIScrollView) -> Bool { countedLength != axis.of(scrollView.contentSize) }

  private func count(_ scrollView: UIScrollView) {
    guard countsItems, mayHaveNewItems || needsCount(scrollView) else { return }
    mayHaveNewItems = false
    countedLength = axis.of(scrollView.contentSize)
    itemCount = scrollView.itemCount
  }
}

#endif
