#if REFRESH_ADAPTER
/// Asks a list about its rows and headers when it can answer, and keeps the answers for the readings between.
///
/// Inside an update, the data have changed before the list knows, and a question may fail. A list sends readings and lays itself
/// out there, but a frame is never inside an update.
@MainActor
final class ListProbe {
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

  /// Notes a notification of the list.
  func noteScroll(_ scrollView: UIScrollView, at time: @autoclosure () -> Double) { rows.note(scrollView, at: time()) }

  /// Notes a layout pass.
  ///
  /// If a control keeps the visible rows in place and the length has changed, the items are counted at once, because a frame later the
  /// rows have been seen to jump.
  func noteLayout(_ scrollView: UIScrollView, keepsPlace: Bool) {
    mayHaveNewItems = true
    if keepsPlace, needsCount(scrollView) { count(scrollView) }
  }

  /// Asks the list at a frame.
  ///
  /// - Parameters:
  ///   - scrollView: The list.
  ///   - countsItems: `true` if the number of items matters.
  ///   - asksForHeaders: `true` if it matters whether the section headers are pinned.
  func noteFrame(_ scrollView: UIScrollView, countsItems: Bool, asksForHeaders: Bool) {
    rows.pass(scrollView)
    if asksForHeaders { headers = headers.asking(scrollView) }
    if countsItems { count(scrollView) }
  }

  /// Notes a timer.
  func noteWake(_ scrollView: UIScrollView) { rows.pass(scrollView) }

  /// Adds the answers to a reading.
  func complete(_ scroll: inout ScrollMetrics, of scrollView: UIScrollView, at time: @autoclosure () -> Double) {
    scroll.hasPinnedHeaders = headers.arePinned
    scroll.itemCount = itemCount
    scroll.isUpdating = rows.areUnderWay(in: scrollView, at: time())
  }

  /// Returns `true` if the length of the content has changed since the items were counted.
  func needsCount(_ scrollView: UIScrollView) -> Bool { countedLength != axis.of(scrollView.contentSize) }

  private func count(_ scrollView: UIScrollView) {
    guard mayHaveNewItems || needsCount(scrollView) else { return }
    mayHaveNewItems = false
    countedLength = axis.of(scrollView.contentSize)
    itemCount = scrollView.itemCount
  }
}

/// Knows if a table or a collection view may be updating its rows.
///
/// UIKit has no property for it. An update lays the list out in its middle, in an animation: a layout pass in one, or in which
/// the content has another length than at the last frame, may be that one. A frame never is inside an update. After the update,
/// the rows move in the animation in which the length has been set.
@MainActor
struct RowUpdates {
  private let axis: ScrollAxis

  /// `true` for a list with rows of its own.
  private let hasRows: Bool

  /// The length of the content at the last notification, in points.
  private var length: Double

  /// The length of the content at the last frame, in points.
  private var lengthAtFrame: Double

  /// The time at which the rows come to rest, in seconds; 0 before the first animation.
  private var end = 0.0

  /// The time at which the animations that follow each other began, in seconds.
  private var start = 0.0

  init(of scrollView: UIScrollView, along axis: ScrollAxis) {
    self.axis = axis
    hasRows = scrollView is UITableView || scrollView is UICollectionView
    length = axis.of(scrollView.contentSize)
    lengthAtFrame = length
  }

  /// Notes a notification of the list.
  mutating func note(_ scrollView: UIScrollView, at time: @autoclosure () -> Double) {
    guard hasRows else { return }
    let present = axis.of(scrollView.contentSize)
    guard present != length else { return }
    length = present
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0 else { return }
    let now = time()
    if now >= end { start = now }
    end = now + min(duration, RefreshTiming.rowsComeToRest)
  }

  /// Notes a frame, or a timer, which both are outside of all updates.
  mutating func pass(_ scrollView: UIScrollView) { if hasRows { lengthAtFrame = axis.of(scrollView.contentSize) } }

  /// Returns `true` if the rows may be under way.
  func areUnderWay(in scrollView: UIScrollView, at time: @autoclosure () -> Double) -> Bool {
    guard hasRows, scrollView.window != nil else { return false }
    if axis.of(scrollView.contentSize) != lengthAtFrame || UIView.inheritedAnimationDuration > 0 { return true }
    // A list that inserts rows all the time never rests.
    return end > 0 && time() < min(end, start + RefreshTiming.longestRowUpdates)
  }
}

/// Knows if the section headers of a list are pinned.
///
/// A table without section headers is asked for the header of each section. So it is not asked again while its length and the
/// number of its sections stay the same: a header that is added or removed changes one of them.
@MainActor
struct PinnedHeaders {
  /// `true` if the headers were pinned when the list was last asked.
  private(set) var arePinned = false

  /// The facts of a table of which a header that is added or removed changes one, when the table was last asked.
  private var asked: (length: CGFloat, sectionCount: Int)?

  /// Returns the answer of a list at a frame: inside an update of a table, a question about its sections may fail.
  ///
  /// The list asks its data source, which may call back: nothing is changed meanwhile.
  func asking(_ scrollView: UIScrollView) -> PinnedHeaders {
    var answer = self
    if let table = scrollView as? UITableView, table.style == .plain {
      let contents = (length: table.contentSize.height, sectionCount: table.numberOfSections)
      if let asked, asked == contents { return self }
      answer.asked = contents
    }
    answer.arePinned = scrollView.pinsSectionHeaders
    return answer
  }
}
#endif
