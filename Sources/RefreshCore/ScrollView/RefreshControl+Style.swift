#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The style of a control, as it was last looked up.
struct StyleInUse {
  /// The style: each property is that of the nearest style that has it.
  var style = RefreshStyle()

  /// The styles that it was made of, from the nearest.
  var chain: [StyleBox] = []

  /// The control and the views around it, up to the window; empty while no view has a style.
  var ancestors: [ObjectIdentifier] = []

  /// The scales of the fonts, and the text size that they were computed for.
  var scales: (textSize: UIContentSizeCategory, fonts: FontScales)?

  /// The animator of a control that follows the style where the style has none; `nil` for an animator set by the app.
  var fallback: (any RefreshAnimator)?
}

extension RefreshControl {
  /// The minimum time that a session is visible, in seconds from its start; by default that of the style, or 0.6.
  ///
  /// Clamped to 0...100 000, and NaN is replaced by 0.6; the log says so once.
  ///
  /// ```swift
  /// header.minimumVisibleTime = 1  // an animator whose loop takes a second
  /// ```
  public var minimumVisibleTime: Double {
    get { givenMinimumTime ?? look.style.minimumVisibleTime ?? RefreshTiming.minimumVisible }
    set {
      let oldValue = minimumVisibleTime
      givenMinimumTime = usable(NumberLimits.minimumVisibleTime(newValue), for: newValue)
      if minimumVisibleTime != oldValue { settingsChanged() }
    }
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
    get {
      if case .off? = look.style.haptics { return givenFeedback ?? false }
      return givenFeedback ?? true
    }
    set { givenFeedback = newValue }
  }
}

extension RefreshControl: StyleFollower {
  func followStyle() {
    let chain = RefreshStyle.chain(around: self)
    look.ancestors = RefreshStyle.root.hasViewStyles ? ancestors.map(ObjectIdentifier.init) : []
    guard !chain.elementsEqual(look.chain, by: ===) else { return }
    look.chain = chain
    let (style, isClamped) = RefreshStyle(chain).usable
    look.style = style
    look.scales = nil
    drawn.use(style)
    if isClamped { report(.clampedSetting) }
    animateAsStyled()
    wordsChanged()
  }

  /// Applies the styles around the control after a move of its list within a window, of which UIKit tells nobody.
  func followMove() {
    guard RefreshStyle.root.hasViewStyles else { return }
    if !ancestors.elementsEqual(look.ancestors, by: { ObjectIdentifier($0) == $1 }) { followStyle() }
  }

  private var ancestors: some Sequence<UIView> { sequence(first: self as UIView, next: \.superview) }

  /// Draws with the animator of the style, unless the app has set one.
  func animateAsStyled() {
    guard let fallback = look.fallback else { return }
    let animator = look.style.animator(for: role) ?? fallback
    guard !drawn.animator.isSame(as: animator) else { return }
    drawn.animator = animator
    if view == nil { forgetMetrics() }
  }

  /// The texts of the style in the language of the control; `nil` for the standard ones.
  var styleTexts: RefreshTexts? { look.style.texts.isEmpty ? nil : look.style.texts[languageInUse] }

  /// The texts of an indicator, or those of the style if it uses the standard ones.
  var spokenTexts: RefreshTexts {
    let own = indicator.spokenTexts(in: languageInUse)
    guard let styleTexts, own == .standard(for: languageInUse) else { return own }
    return styleTexts
  }

  /// The scales of the fonts in use; they are computed once for each text size.
  var fontScales: FontScales {
    guard !look.style.fonts.isEmpty else { return FontScales() }
    let traits = traitCollection
    if let scales = look.scales, scales.textSize == traits.preferredContentSizeCategory { return scales.fonts }
    let scales = FontScales(look.style.fonts, compatibleWith: traits)
    look.scales = (traits.preferredContentSizeCategory, scales)
    return scales
  }
}

extension RefreshControl {
  /// The haptics policy in use; `nil` for the standard one.
  private var haptics: RefreshStyle.Haptics? {
    switch (givenFeedback, look.style.haptics) {
    case (false?, _): .off
    case (true?, .off?): nil
    case (_, let style): style
    }
  }

  func prepareFeedback(_ kind: RefreshFeedback) {
    switch haptics {
    case nil, .arming, .outcome: feedback.prepare(kind)
    case .off, .custom: break
    }
  }

  func playFeedback(_ kind: RefreshFeedback) {
    switch haptics {
    case nil: if kind != .succeeded { feedback.play(kind) }
    case .off: break
    case .arming: if !kind.isOutcome { feedback.play(kind) }
    case .outcome: feedback.play(kind)
    case .custom(let play): play(kind)
    }
  }

  /// Plays the feedback for a success that the user has begun and sees.
  func playSuccess(_ outcome: RefreshOutcome?, from origin: RefreshOrigin) {
    if outcome == .success, origin == .finger, isDrawn { playFeedback(.succeeded) }
  }
}

extension RefreshFeedback {
  /// `true` for the feedback about the outcome of a session.
  fileprivate var isOutcome: Bool {
    switch self {
    case .failed, .succeeded: true
    case .armed, .fired, .retried: false
    }
  }
}

#endif
