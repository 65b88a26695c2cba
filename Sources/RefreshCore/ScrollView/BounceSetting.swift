#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Makes a scroll view bounce along an axis even if its content is short, and restores the setting.
///
/// A collection view with little content does not bounce by default, so an empty feed, the one that users most often
/// pull, could not be pulled.
@MainActor
struct BounceSetting {
  private weak var scrollView: UIScrollView?
  private let axis: ScrollAxis

  /// - Returns: `nil` if the scroll view always bounces already.
  init?(_ scrollView: UIScrollView, along axis: ScrollAxis) {
    // Set once, not per session: a change while the list is pulled out makes it jump.
    let isOn = axis == .vertical ? scrollView.alwaysBounceVertical : scrollView.alwaysBounceHorizontal
    guard !isOn else { return nil }
    self.scrollView = scrollView
    self.axis = axis
    set(true)
  }

  func restore() { set(false) }

  private func set(_ bounces: Bool) {
    switch axis {
    case .vertical: scrollView?.alwaysBounceVertical = bounces
    case .horizontal: scrollView?.alwaysBounceHorizontal = bounces
    }
  }
}

#endif
