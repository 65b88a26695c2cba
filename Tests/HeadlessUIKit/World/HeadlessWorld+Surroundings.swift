import Foundation

extension HeadlessWorld {
  /// Sets the name of a view in the log.
  public func name(_ view: UIView, _ name: String) {
    view.layer.viewName = name
  }

  /// Sets the safe area of ``window``, in points; one turn.
  public func setSafeArea(_ insets: UIEdgeInsets) {
    turn {
      log.calling(.uikit) {
        window.ownSafeArea = insets
        window.updateSafeArea()
      }
    }
  }

  /// Taps the status bar, which scrolls a scroll view to its top; one turn.
  public func tapStatusBar(for view: UIScrollView) {
    turn { log.calling(.uikit) { view.scrollToTop() } }
  }

  /// Changes the traits of the screen; one turn.
  public func setTraits(_ change: (inout HeadlessTraits) -> Void) {
    var values = traits.values
    change(&values)
    guard values != traits.values else { return }
    let previous = traits
    turn {
      log.calling(.uikit) {
        traits = UITraitCollection(values)
        windows.forEach { $0.window?.announceTraits(from: previous) }
        if previous.preferredContentSizeCategory != values.preferredContentSizeCategory {
          post(UIContentSizeCategory.didChangeNotification)
        }
      }
    }
  }

  /// Moves the app to the background: frames stop, and layers on the screen lose their animations; one turn.
  public func enterBackground() {
    turn {
      post(UIApplication.willResignActiveNotification)
      isInBackground = true
      for window in windows.compactMap(\.window) { moveToBackground(window) }
      post(UIApplication.didEnterBackgroundNotification)
      animatedLayers.removeForBackground()
    }
  }

  /// Moves the app to the foreground; one turn.
  public func enterForeground() {
    turn {
      for window in windows.compactMap(\.window) { moveToForeground(window) }
      post(UIApplication.willEnterForegroundNotification)
      isInBackground = false
      post(UIApplication.didBecomeActiveNotification)
    }
  }

  /// Moves the scene of one window to the background, and no other: the app and its frames go on; one turn.
  public func putAway(_ window: UIWindow) {
    turn { moveToBackground(window) }
  }

  /// Moves the scene of one window to the foreground, and no other; one turn.
  public func bringBack(_ window: UIWindow) {
    turn { moveToForeground(window) }
  }

  private func moveToBackground(_ window: UIWindow) {
    guard let scene = window.windowScene else { return }
    scene.activationState = .background
    post(UIScene.didEnterBackgroundNotification, by: scene)
  }

  private func moveToForeground(_ window: UIWindow) {
    guard let scene = window.windowScene else { return }
    post(UIScene.willEnterForegroundNotification, by: scene)
    scene.activationState = .foregroundActive
  }

  func postAccessibilityChanges(from old: HeadlessAccessibility) {
    let new = accessibility
    let changes: [(Bool, Notification.Name)] = [
      (old.isReduceMotionEnabled != new.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (
        old.isReduceTransparencyEnabled != new.isReduceTransparencyEnabled,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (
        old.isDarkerSystemColorsEnabled != new.isDarkerSystemColorsEnabled,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      ),
      (old.isBoldTextEnabled != new.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
      (
        old.buttonShapesEnabled != new.buttonShapesEnabled,
        UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
      ),
      (old.isVoiceOverRunning != new.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
      (
        old.isSwitchControlRunning != new.isSwitchControlRunning,
        UIAccessibility.switchControlStatusDidChangeNotification
      ),
    ]
    turn {
      for (isChanged, name) in changes where isChanged { post(name) }
    }
  }

  private func post(_ name: Notification.Name, by scene: UIScene? = nil) {
    log.calling(.app) { NotificationCenter.default.post(name: name, object: scene) }
  }
}
