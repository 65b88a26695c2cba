#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// Whether there is, as far as is known, something left to load; `true` by default.
  ///
  /// A load that ends with `.end` makes it `false`, a refresh of the list that succeeds makes it `true`. Set to `false`
  /// it ends a load that runs. In a control that refreshes it is always `true`, and setting it does nothing.
  public var hasMoreData: Bool {
    get { !(attachment?.machine.isExhausted(at: side) ?? isExhausted) }
    set {
      guard role == .loadMore else { return }
      isExhausted = !newValue
      attachment?.send(.noMoreData(side, !newValue))
    }
  }

  /// Whether a tap on the control does something.
  var acceptsTap: Bool { attachment?.machine.tap(at: side) != nil }

  /// Whether somebody has to know how many items the list has: because of how near is near, or to tell rows that came
  /// from a list that was laid out anew.
  var countsItems: Bool {
    guard role == .loadMore else { return false }
    if case .onReachingEnd(.items) = trigger { return true }
    return side == .near && loadMore.keepsPlace
  }

  /// The reader has tapped the control.
  func tapped() { attachment?.send(.tapped(side)) }

  /// Lays out what takes the taps; there is nothing of it in a control that never had one to take.
  func placeTaps(_ update: RefreshUpdate) {
    let isThere = update.acceptsTap && update.isShown
    guard isThere || tapView != nil else { return }
    let view = tapView ?? TapView(self)
    tapView = view
    view.isHidden = !isThere
    view.frame = TapView.frame(for: update, in: bounds.size)
  }

  /// What an error says of itself, if it says something to a reader.
  static func sentence(of error: any Error) -> String? {
    if let error = error as? any LocalizedError { return error.errorDescription }
    return (error as? any CustomNSError)?.errorUserInfo[NSLocalizedDescriptionKey] as? String
  }
}
#endif
