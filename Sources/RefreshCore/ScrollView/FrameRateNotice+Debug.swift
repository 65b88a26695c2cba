#if REFRESH_ADAPTER && DEBUG && !os(visionOS)
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension FrameRateNotice {
  /// Returns the highest frame rate of the screen of a scroll view; `nil` without a window.
  static func framesPerSecond(of scrollView: UIScrollView) -> Int? {
    scrollView.window?.screen.maximumFramesPerSecond
  }
}

#endif
