#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A background of the area that a pull uncovers.
///
/// ```swift
/// tableView.refresh.header?.background = .color(.systemGray6)
/// ```
///
/// ```swift
/// let gradient = GradientView()
/// tableView.refresh.footer?.background = .view(gradient)
/// ```
public enum RefreshBackground: Sendable {
  /// A colour, which may depend on the traits of the list.
  case color(UIColor)

  /// A view, which is resized to the area.
  case view(UIView)
}

#endif
