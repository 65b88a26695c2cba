#if REFRESH_ADAPTER
/// The look and feel of refresh controls: colours, fonts, texts, haptics, times and default animators.
///
/// Set for the app, for a window or a view and everything in it, or for a control:
///
/// ```swift
/// var style = RefreshStyle()
/// style.colors = [.tint: .systemIndigo, .failure: .systemRed]
/// style.fonts[.subheadline] = .textStyle(.headline)
/// style.haptics = .outcome
/// style.headerAnimator = .gum
/// RefreshStyle.app = style
/// ```
///
/// Every property is empty by default. A control looks each of them up on its own: in its own style, in those of the views
/// around it from the nearest to the window, in the style of the app, and at last in the defaults of the framework. An argument
/// of an animator, such as its colour, comes before all of them. A change takes effect at once, also during a session.
public struct RefreshStyle {
  /// The colours of roles; empty by default.
  ///
  /// A dynamic colour is resolved for the traits of the control. The `tintColor` of a control comes before `.tint`, which comes before `.indicator`.
  ///
  /// ```swift
  /// style.colors = [.tint: .systemIndigo, .secondaryLabel: .systemGray]
  /// ```
  public var colors: [ColorRole: UIColor] = [:]

  /// The fonts of texts; empty by default, for the system's font.
  ///
  /// Each follows the text size of the user. Rows become higher with a taller font. An animator chooses among the three sizes: titles are `.subheadline`, the words of a
  /// footer `.footnote`, second lines `.caption`.
  ///
  /// ```swift
  /// style.fonts = [.subheadline: .font(brandFont), .caption: .textStyle(.footnote)]
  /// ```
  public var fonts: [Drawing.TextStyle.Size: Font] = [:]

  /// The texts of languages, for headers, footers and VoiceOver; empty by default, for the standard ones.
  ///
  /// Texts that an animator was given come before them.
  ///
  /// ```swift
  /// var english = RefreshTexts.standard(for: .english)
  /// english[.updated] = "You are up to date"
  /// style.texts[.english] = english
  /// ```
  public var texts: [RefreshLanguage: RefreshTexts] = [:]

  /// The language of texts; `nil`, the default, for that of the app.
  ///
  /// ```swift
  /// style.language = RefreshLanguage(code: settings.languageCode)
  /// ```
  public var language: RefreshLanguage?

  /// The haptics policy; `nil`, the default, for a haptic at the trigger and one for a failure.
  ///
  /// ```swift
  /// style.haptics = .arming
  /// ```
  public var haptics: Haptics?

  /// The minimum time that a session is visible, in seconds from its start; `nil`, the default, for 0.6.
  ///
  /// Clamped to 0...100 000, and NaN is ignored; the log says so once for each control.
  ///
  /// ```swift
  /// style.minimumVisibleTime = 1
  /// ```
  public var minimumVisibleTime: Double?

  /// The times for which outcomes are shown, in seconds; empty by default.
  ///
  /// By default 0.7 for a success and 1 for a failure. Only `.success` and `.failure` are shown, by headers whose animators draw
  /// them: every preset but `.hidden` draws a failure, and `.gum`, `.arrow`, `.ring`, `.symbol` and
  /// `.spinner(showsOutcomes: true)` a success too, as a tick in the colour of the tint, or in green without one. Clamped to 0...100 000, and NaN is ignored; the log says so once for each control.
  ///
  /// ```swift
  /// style.outcomeTimes[.failure] = 2
  /// ```
  public var outcomeTimes: [RefreshOutcome: Double] = [:]

  /// The outcomes that are shown; `nil`, the default, for all that an animator draws.
  ///
  /// A header closes at once after any other. What VoiceOver announces does not depend on it.
  ///
  /// ```swift
  /// style.shownOutcomes = [.failure]
  /// ```
  public var shownOutcomes: Set<RefreshOutcome>?

  /// The animator of headers that were added without one; `nil`, the default, for `.ring`.
  ///
  /// ```swift
  /// style.headerAnimator = .gum
  /// tableView.refresh.addHeader { [feed] in try await feed.reload() }
  /// ```
  public var headerAnimator: (any RefreshAnimator)?

  /// The animator of footers that were added without one; `nil`, the default, for `.ring`.
  ///
  /// ```swift
  /// style.footerAnimator = .dots
  /// tableView.refresh.addFooter { [feed] in try await feed.loadNextPage() ? .more : .end }
  /// ```
  public var footerAnimator: (any RefreshAnimator)?

  /// Creates an empty style.
  ///
  /// ```swift
  /// var style = RefreshStyle()
  /// style.haptics = .off
  /// feedView.refreshStyle = style
  /// ```
  public init() {}

  /// A role of a colour in a drawing; the same as in `Drawing.Color`.
  ///
  /// ```swift
  /// style.colors[.failure] = .systemRed
  /// ```
  ///
  /// ```swift
  /// let roles: [RefreshStyle.ColorRole] = [.indicator, .label, .secondaryLabel, .separator]
  /// for role in roles { style.colors[role] = .systemBrown }
  /// (style.colors[.tint], style.colors[.onTint], style.colors[.elevated]) = (.systemBrown, .white, .systemBackground)
  /// ```
  public enum ColorRole: UInt8, CaseIterable, Sendable {
    /// The main colour of an animator.
    case tint
    /// The colour of marks on the tint.
    case onTint
    /// The colour of activity without a tint.
    case indicator
    /// The colour of text.
    case label
    /// The colour of less important text.
    case secondaryLabel
    /// The colour of hairlines.
    case separator
    /// The colour of a failure; marks on it are white or, if that has a contrast below 3 : 1, nearly black.
    case failure
    /// The colour of a surface above the content.
    case elevated
  }

  /// A font that follows the text size of the user.
  ///
  /// ```swift
  /// style.fonts[.footnote] = .textStyle(.callout)
  /// ```
  ///
  /// ```swift
  /// style.fonts[.subheadline] = .font(UIFont(name: "Avenir-Medium", size: 15) ?? .systemFont(ofSize: 15))
  /// ```
  public enum Font: Equatable, Sendable {
    /// A font, with its size at the default text size: not one that was already scaled.
    ///
    /// Buttons, and all texts for users with bold text, are set in its bold face if it has one.
    case font(UIFont)
    /// The system's font in the size of a text style.
    case textStyle(UIFont.TextStyle)
  }

  /// A haptics policy, for what the user has begun.
  ///
  /// ```swift
  /// style.haptics = .custom { feedback in engine.play(feedback) }
  /// ```
  ///
  /// ```swift
  /// style.haptics = .off      // a reading app
  /// style.haptics = .arming   // no haptic for an outcome
  /// style.haptics = .outcome
  /// ```
  public enum Haptics {
    /// No haptics.
    case off
    /// A haptic when a pull reaches the trigger or begins a session, and when a tap retries a load.
    case arming
    /// The haptics of `arming`, and one for a success or a failure in view.
    case outcome
    /// A call for every feedback, instead of the framework's haptics.
    case custom(@MainActor (RefreshFeedback) -> Void)
  }
}

extension RefreshStyle.Font {
  /// The font of a text, for the text size of a trait collection.
  ///
  /// A font is scaled by its size: UIKit's `scaledFont(for:)` raises an exception for a font that was scaled before.
  func font(_ size: Drawing.TextStyle.Size, compatibleWith traits: UITraitCollection?) -> UIFont {
    switch self {
    case .font(let font):
      let metrics = UIFontMetrics(forTextStyle: size.textStyle)
      return font.withSize(metrics.scaledValue(for: font.pointSize, compatibleWith: traits))
    case .textStyle(let style): return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }
  }
}

extension FontScales {
  /// Creates the scales of fonts for the text size of a trait collection: 1 for a font without a line height.
  init(_ fonts: [Drawing.TextStyle.Size: RefreshStyle.Font], compatibleWith traits: UITraitCollection) {
    let textSize = RefreshTextSize(traits.preferredContentSizeCategory)
    func scale(_ size: Drawing.TextStyle.Size) -> Double {
      guard let font = fonts[size] else { return 1 }
      let ratio = Double(font.font(size, compatibleWith: traits).lineHeight) / textSize.lineHeight(of: size)
      return ratio.isFinite && ratio > 0 ? ratio : 1
    }
    self.init(subheadline: scale(.subheadline), footnote: scale(.footnote), caption: scale(.caption))
  }
}

extension Drawing.TextStyle.Size {
  var textStyle: UIFont.TextStyle {
    switch self {
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption1
    }
  }
}
#endif
