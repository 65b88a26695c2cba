#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
#endif

/// Logs once, in a debug build, that the display links of an app are limited to 60 frames per second on a faster screen.
@MainActor
enum FrameRateNotice {
  /// The key of the Info.plist that lifts the limit on an iPhone.
  private static let key = "CADisableMinimumFrameDurationOnPhone"

  /// The highest frame rate that display links have on an iPhone without the key, per second.
  private static let limit = 60

  /// `true` if the notice has been given in this process.
  static var isGiven = false

  /// Logs the notice if it is due on the screen of a scroll view.
  static func give(about scrollView: UIScrollView) {
    guard !isGiven, let framesPerSecond = framesPerSecond(of: scrollView) else { return }
    let setting = Bundle.main.object(forInfoDictionaryKey: key)
    let idiom = scrollView.traitCollection.userInterfaceIdiom
    guard isDue(framesPerSecond: framesPerSecond, idiom: idiom, setting: setting) else { return }
    isGiven = true
    RefreshLog.write(.frameRate, about: scrollView)
  }

  /// Returns `true` on an iPhone with a fast screen, if the app has not set the key: `NO` is a decision of the app.
  static func isDue(framesPerSecond: Int, idiom: UIUserInterfaceIdiom, setting: Any?) -> Bool {
    framesPerSecond > limit && idiom == .phone && setting == nil
  }
}

#endif
