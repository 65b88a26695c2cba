#if REFRESH_ADAPTER
extension View {
  /// Sets the style of the refresh controls in this view.
  ///
  /// The style of a nearer view comes first, property by property; the styles of UIKit's views and `RefreshStyle.app` follow.
  ///
  /// ```swift
  /// NavigationStack { feed }
  ///   .refreshStyle(brand)
  /// ```
  public func refreshStyle(_ style: RefreshStyle) -> some View {
    transformEnvironment(\.refreshAmbience) { $0.styles.insert(style, at: 0) }
  }

  /// Calls with the events of the sessions of the refresh controls in this view.
  ///
  /// ```swift
  /// List(feed.posts) { PostRow($0) }
  ///   .refreshHeader(.gum) { try await feed.reload() }
  ///   .onRefresh { event in
  ///     if case .ended(let session, let outcome, _) = event { log(session.origin, outcome) }
  ///   }
  /// ```
  public func onRefresh(perform action: @escaping @MainActor (RefreshSessionEvent) -> Void) -> some View {
    transformEnvironment(\.refreshAmbience) { $0.listeners.insert(action, at: 0) }
  }
}

/// The styles and the listeners of the views around a control, the nearest first.
struct RefreshAmbience {
  var styles: [RefreshStyle] = []
  var listeners: [@MainActor (RefreshSessionEvent) -> Void] = []

  /// The styles as one: each property is that of the nearest style that has it.
  var style: RefreshStyle { styles.reduce(into: RefreshStyle()) { $0.inherit($1) } }
}

private enum AmbienceKey: EnvironmentKey {
  static var defaultValue: RefreshAmbience { RefreshAmbience() }
}

extension EnvironmentValues {
  var refreshAmbience: RefreshAmbience {
    get { self[AmbienceKey.self] }
    set { self[AmbienceKey.self] = newValue }
  }
}

extension RefreshStyle {
  /// Returns `true` if nothing differs, so that a redraw need not set the style again.
  func isSame(as other: RefreshStyle) -> Bool {
    let areLooks = colors == other.colors && fonts == other.fonts && texts == other.texts && language == other.language
    let areTimes = minimumVisibleTime == other.minimumVisibleTime && outcomeTimes == other.outcomeTimes
    return areLooks && areTimes && shownOutcomes == other.shownOutcomes && haptics.isSame(as: other.haptics)
      && headerAnimator.isSame(as: other.headerAnimator) && footerAnimator.isSame(as: other.footerAnimator)
  }
}

extension RefreshStyle.Haptics? {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil), (.off, .off), (.arming, .arming), (.outcome, .outcome): true
    default: false
    }
  }
}

extension (any RefreshAnimator)? {
  fileprivate func isSame(as other: Self) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}
#endif
