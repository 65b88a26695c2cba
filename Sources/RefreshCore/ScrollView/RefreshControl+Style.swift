#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// The minimum time that a session is visible, in seconds from its start; by default that of the style, or 0.6.
  ///
  /// Clamped to 0...100 000, and NaN is replaced by 0.6; the log says so once.
  ///
  /// ```swift
  /// header.minimumVisibleTime = 1  // an animator whose loop takes a second
  /// ```
  public var minimumVisibleTime: Double {
    get { options.minimumVisibleTime ?? look.style.minimumVisibleTime ?? RefreshTiming.minimumVisible }
    set { options.minimumVisibleTime = log.usable(NumberLimits.minimumVisibleTime(newValue), for: newValue) }
  }

  /// `true` if haptics play, by default when a pull reaches the trigger and when its session fails.
  ///
  /// Haptics play only for user-initiated refreshes, on devices with a haptic engine. ``RefreshStyle/haptics`` selects them; by
  /// default this is `true` unless the style has none. If the app sets `true`, a style without haptics does not count.
  ///
  /// ```swift
  /// header.playsFeedback = false  // a list in a game with haptics of its own
  /// ```
  public var playsFeedback: Bool {
    get { haptics.isOn }
    set { haptics.choice = newValue }
  }
}

extension RefreshControl: StyleFollower {
  func followStyle() {
    guard look.lookUp(for: self) else { return }
    stage.drawn.use(look.style)
    if look.isClamped { log.say(.clampedSetting) }
    // Unless the app has set one.
    if let animator = look.animator(for: role), !stage.drawn.animator.isSame(as: animator) {
      stage.drawn.animator = animator
      if view == nil { configuration.forgetMetrics(log) }
    }
    wordsChanged()
  }

  /// Updates the texts at once after a change of the animator or the language.
  func wordsChanged() {
    refreshes.leave()
    changes.note(.settings)
  }
}

#endif
