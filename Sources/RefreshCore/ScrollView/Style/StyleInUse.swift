#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The style of a control, as it was last looked up.
@MainActor
final class StyleInUse {
  /// The style, with numbers that can be used.
  private(set) var style = RefreshStyle()

  /// `true` if the style was set with a number that cannot be used.
  private(set) var isClamped = false

  /// The animator of a control that follows the style where the style has none; `nil` for an animator set by the app.
  var fallback: (any RefreshAnimator)?

  /// The scales of the fonts, and the text size that they were computed for.
  private var scales: (textSize: UIContentSizeCategory, fonts: FontScales)?

  /// Looks the style of a view up; returns `false` if neither the last one nor this one has a property.
  func lookUp(for view: UIView) -> Bool {
    let found = RefreshStyle(of: view)
    guard !found.isEmpty || !style.isEmpty else { return false }
    style = found.usable
    isClamped = style.minimumVisibleTime != found.minimumVisibleTime || style.outcomeTimes != found.outcomeTimes
    scales = nil
    return true
  }

  /// The animator of a control that follows the style; `nil` if the app has set one.
  func animator(for role: RefreshRole) -> (any RefreshAnimator)? {
    guard let fallback else { return nil }
    let animator = role == .refresh ? style.headerAnimator : style.footerAnimator
    return (animator as? AutomaticAnimator).map(\.fallback) ?? animator ?? fallback
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

extension RefreshStyle {
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

#endif
