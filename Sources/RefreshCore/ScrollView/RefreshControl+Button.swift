#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The button in the place of a pull.
extension RefreshControl {
  /// `true` if a button is shown in the place of a pull where the list cannot be pulled; `false` by default.
  ///
  /// It is shown with a trigger that is a pull, as long as one of these is true: `bounces` or `isScrollEnabled` of the scroll view
  /// is `false`, Switch Control is running, or the interface idiom is that of the Mac. A later change of the scroll view is noticed
  /// when the list is scrolled at that edge or laid out with another size; set this property again to apply it at once. The button
  /// is a row at the edge of the list, which says ``RefreshTexts/refresh`` in a header, and is a symbol at a leading or trailing
  /// edge. A footer shows its row for ``RefreshTrigger/onTap``. The list moves for the row if it stands at the edge. A tap begins
  /// a session with the origin ``RefreshOrigin/finger``.
  ///
  /// ```swift
  /// header.showsButtonWithoutPull = true
  /// ```
  public var showsButtonWithoutPull: Bool {
    get { pullOptions.showsButton }
    set {
      guard newValue || pullOptions.showsButton else { return }
      pullOptions.showsButton = newValue
      buttonSettingChanged()
    }
  }

  /// `true` if a button stands in the place of the pull.
  var standsForPull: Bool { configuredInputs?.standsForPull == true }

  /// The trigger that the app or the indicator asks for.
  var wantedTrigger: RefreshTrigger {
    role == .refresh ? trigger ?? indicator.preferredTrigger : trigger ?? .onReachingEnd(within: .viewports(1))
  }

  /// Returns `true` if a button has to stand in the place of the pull in a scroll view.
  func standsForPull(in scrollView: UIScrollView) -> Bool {
    guard showsButtonWithoutPull, wantedTrigger.respondsToPull else { return false }
    guard role == .loadMore || scrollView.foreignRefreshControl == nil else { return false }
    return !scrollView.bounces || !scrollView.isScrollEnabled || UIAccessibility.isSwitchControlRunning
      || scrollView.traitCollection.userInterfaceIdiom == .mac
  }

  private func buttonSettingChanged() {
    switchControl = showsButtonWithoutPull ? SwitchControlObserver { [weak self] in self?.settingsChanged() } : nil
    settingsChanged()
  }
}

#endif
