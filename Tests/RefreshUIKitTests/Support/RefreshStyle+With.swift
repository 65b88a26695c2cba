#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators

extension RefreshStyle {
  /// Creates a style with one change.
  static func with(_ change: (inout RefreshStyle) -> Void) -> RefreshStyle {
    var style = RefreshStyle()
    change(&style)
    return style
  }
}
#endif
