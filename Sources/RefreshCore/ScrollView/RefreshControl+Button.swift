#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The button in the place of a pull.
extension RefreshControl {
  /// `true` if a button stands in the place of the pull.
  var standsForPull: Bool { configuredInputs?.standsForPull == true }

  /// The trigger that the app or the indicator asks for.
  var wantedTrigger: RefreshTrigger {
    role == .refresh ? trigger ?? indicator.preferredTrigger : trigger ?? .onReachingEnd(within: .viewports(1))
  }

  /// Returns `true` if a button has to stand in the place of the pull in a scroll view.
  func standsForPull(in scrollView: UIScrollView) -> Bool {
    guard showsButtonWithoutPull, wantedTrigger.respondsToPull else { return false }
    guard role == .loadMore || scrollView.refreshControl == nil else { return false }
    return !scrollView.bounces || !scrollView.isScrollEnabled || UIAccessibility.isSwitchControlRunning
      || scrollView.traitCollection.userInterfaceIdiom == .mac
  }

  func buttonSettingChanged() {
    switchControl = showsButtonWithoutPull ? SwitchControlObserver { [weak self] in self?.settingsChanged() } : nil
    settingsChanged()
  }
}

#endif
