#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

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
    if duration > 0 { end = time() + min(duration, RefreshTiming.rowsComeToRest) }
  }

  /// Notes a frame, or a timer, which both are outside of all updates.
  mutating func pass(_ scrollView: UIScrollView) {
    if hasRows { lengthAtFrame = axis.of(scrollView.contentSize) }
  }

  /// Returns `true` if the rows may be under way.
  func areUnderWay(in scrollView: UIScrollView, at time: @autoclosure () -> Double) -> Bool {
    guard hasRows, scrollView.window != nil else { return false }
    return axis.of(scrollView.contentSize) != lengthAtFrame || UIView.inheritedAnimationDuration > 0
      || (end > 0 && time() < end)
  }
}

#endif
