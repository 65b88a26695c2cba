#if REFRESH_ADAPTER
extension RefreshStyle {
  /// Posted when the style of the app was set.
  package static let appDidChange = Notification.Name("RefreshStyle.appDidChange")

  /// The style of the app, for all controls in it; empty by default.
  ///
  /// ```swift
  /// RefreshStyle.app.colors[.tint] = .systemIndigo
  /// ```
  @MainActor public static var app = RefreshStyle() {
    didSet { NotificationCenter.default.post(name: appDidChange, object: nil) }
  }

  /// Looks up the style of a view: each property is that of the nearest style that has it, and at last that of the app.
  @MainActor
  package init(of view: UIView) {
    self.init()
    for view in sequence(first: view, next: \.superview) {
      if let style = view.refreshStyle { inherit(style) }
    }
    inherit(RefreshStyle.app)
  }

  package mutating func inherit(_ outer: RefreshStyle) {
    colors.merge(outer.colors) { own, _ in own }
    fonts.merge(outer.fonts) { own, _ in own }
    texts.merge(outer.texts) { own, _ in own }
    outcomeTimes.merge(outer.outcomeTimes) { own, _ in own }
    language = language ?? outer.language
    haptics = haptics ?? outer.haptics
    minimumVisibleTime = minimumVisibleTime ?? outer.minimumVisibleTime
    shownOutcomes = shownOutcomes ?? outer.shownOutcomes
    headerAnimator = headerAnimator ?? outer.headerAnimator
    footerAnimator = footerAnimator ?? outer.footerAnimator
  }

  /// `true` if no property is set.
  fileprivate var isEmpty: Bool {
    let hasLook = !colors.isEmpty || !fonts.isEmpty || !texts.isEmpty || language != nil
    let hasTimes = minimumVisibleTime != nil || !outcomeTimes.isEmpty || shownOutcomes != nil || haptics != nil
    return !hasLook && !hasTimes && headerAnimator == nil && footerAnimator == nil
  }

  /// The style with the nearest numbers that can be used.
  fileprivate var usable: RefreshStyle {
    var style = self
    style.minimumVisibleTime = minimumVisibleTime.map(NumberLimits.minimumVisibleTime)
    style.outcomeTimes = outcomeTimes.compactMapValues(NumberLimits.outcomeTime)
    return style
  }
}

extension UIView {
  /// The style of the refresh controls in this view, in a window, or of this control; `nil` by default.
  ///
  /// The style of a nearer view comes first, property by property. `nil` removes the style, so that those around the view apply
  /// again. Setting it takes effect at once. A list that moves to other views looks its style up when it comes into a window; after
  /// a move within its window, set a style again.
  ///
  /// It is kept in an invisible subview, and is lost if an app removes all subviews. A `UIVisualEffectView` has no subviews of
  /// the app: use its `contentView`.
  ///
  /// ```swift
  /// var style = RefreshStyle()
  /// style.colors[.tint] = .systemPink
  /// shopViewController.view.refreshStyle = style
  /// ```
  public var refreshStyle: RefreshStyle? {
    get { StyleHolder.existing(in: self)?.style }
    set {
      StyleHolder.existing(in: self)?.removeFromSuperview()
      if let newValue { addSubview(StyleHolder(newValue)) }
      tellStyleFollowers()
    }
  }

  /// Tells the controls in this view that a style was set.
  private func tellStyleFollowers() {
    if let follower = self as? any StyleFollower { return follower.followStyle() }
    for view in subviews { view.tellStyleFollowers() }
  }
}

/// A view that has the style of the views around it.
@MainActor
package protocol StyleFollower: UIView {
  /// Looks the style up, and applies it.
  func followStyle()
}

/// The invisible subview that keeps the style of a view, and is found by its type.
final class StyleHolder: UIView {
  fileprivate private(set) var style = RefreshStyle()

  fileprivate convenience init(_ style: RefreshStyle) {
    self.init(frame: .zero)
    self.style = style
    isHidden = true
    isUserInteractionEnabled = false
  }

  fileprivate static func existing(in view: UIView) -> StyleHolder? {
    for case let holder as StyleHolder in view.subviews { return holder }
    return nil
  }
}

/// The style of a control, as it was last looked up.
@MainActor
package final class StyleInUse {
  /// The style, with numbers that can be used.
  package private(set) var style = RefreshStyle()

  package init() {}

  /// The language of the style, or of the app.
  var language: RefreshLanguage { style.language ?? .ofApp }

  /// `true` if the style was set with a number that cannot be used.
  private(set) var isClamped = false

  /// `true` if the style chooses the animator of the control; `false` for one set by the app.
  package var choosesAnimator = false

  /// The scales of the fonts, and the text size that they were computed for.
  private var scales: (textSize: UIContentSizeCategory, fonts: FontScales)?

  /// Looks the style of a view up; returns `false` if neither the last one nor this one has a property.
  package func lookUp(for view: UIView) -> Bool {
    let found = RefreshStyle(of: view)
    guard !found.isEmpty || !style.isEmpty else { return false }
    style = found.usable
    isClamped = style.minimumVisibleTime != found.minimumVisibleTime || style.outcomeTimes != found.outcomeTimes
    scales = nil
    return true
  }

  /// The animator of a control that follows the style; `nil` if the app has set one.
  package func animator(for role: RefreshRole) -> (any RefreshAnimator)? {
    guard choosesAnimator else { return nil }
    let animator = role == .refresh ? style.headerAnimator : style.footerAnimator
    guard let animator, !(animator is AutomaticAnimator) else { return RingAnimator() }
    return animator
  }

  /// Returns the texts of the style in a language; `nil` for the standard ones.
  func texts(in language: RefreshLanguage) -> RefreshTexts? { style.texts.isEmpty ? nil : style.texts[language] }

  /// Returns the scales of the fonts; they are computed once for each text size.
  func fontScales(for traits: UITraitCollection) -> FontScales {
    guard !style.fonts.isEmpty else { return FontScales() }
    let textSize = traits.preferredContentSizeCategory
    if let scales, scales.textSize == textSize { return scales.fonts }
    let fonts = FontScales(style.fonts, compatibleWith: traits)
    scales = (textSize, fonts)
    return fonts
  }

  /// Returns the metrics of an animator, with the outcomes and the times of the style.
  func applied(to metrics: RefreshMetrics) -> RefreshMetrics {
    guard style.shownOutcomes != nil || !style.outcomeTimes.isEmpty else { return metrics }
    let time = { [style] (outcome: RefreshOutcome, standard: Double) in
      style.shownOutcomes?.contains(outcome) == false ? 0 : style.outcomeTimes[outcome] ?? standard
    }
    return metrics.showing(success: time(.success, metrics.successTime), failure: time(.failure, metrics.failureTime))
  }
}
#endif
