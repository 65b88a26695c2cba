#if REFRESH_ADAPTER && (!DEBUG || os(visionOS))
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension FrameRateNotice {
  /// Returns `nil`: the notice is for the developer of an app, and visionOS has no screens.
  static func framesPerSecond(of scrollView: UIScrollView) -> Int? { nil }
}

#endif
