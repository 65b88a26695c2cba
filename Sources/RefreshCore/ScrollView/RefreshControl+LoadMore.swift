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
    get { !(sideFrame?.isExhausted ?? sessions.isExhausted) }
    set {
      guard role == .loadMore else { return log.say(.headerHasMoreData) }
      guard newValue != hasMoreData else { return }
      sessions.isExhausted = !newValue
      attachment?.send(.noMoreData(side, !newValue))
    }
  }

  /// `true` if a tap on the control has an effect.
  var acceptsTap: Bool { sideFrame?.tap != nil }
}
#endif
