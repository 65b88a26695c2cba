#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// `true` if there may be something left to load; `true` by default.
  ///
  /// A load that ends with `.end` sets it to `false`, a successful refresh of the list to `true`. Setting it to `false`
  /// ends a running load. It is always `true` for a control that refreshes, where setting it has no effect but a line in the
  /// log.
  ///
  /// ```swift
  /// tableView.refresh.footer?.hasMoreData = false  // a search without another page
  /// ```
  public var hasMoreData: Bool {
    get { !(sideFrame?.isExhausted ?? isExhausted) }
    set {
      guard role == .loadMore else { return log.say(.headerHasMoreData) }
      guard newValue != hasMoreData else { return }
      isExhausted = !newValue
      attachment?.send(.noMoreData(side, !newValue))
    }
  }

  /// `true` if a tap on the control has an effect.
  var acceptsTap: Bool { sideFrame?.tap != nil }

  /// `true` if the machine needs the number of items: for a trigger in items, or to distinguish inserted rows from a
  /// relayout.
  var countsItems: Bool {
    guard role == .loadMore else { return false }
    if case .onReachingEnd(.items) = trigger { return true }
    return keepsPlaceByItems
  }

  /// `true` if the number of items tells whether rows have been inserted before the visible ones.
  var keepsPlaceByItems: Bool { role == .loadMore && side == .near && loadMore.keepsPlace }
}
#endif
