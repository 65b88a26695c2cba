#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A style that was set somewhere; each assignment makes a new one.
final class StyleBox {
  let style: RefreshStyle

  init(_ style: RefreshStyle) { self.style = style }
}

/// The style of the app.
@MainActor
struct AppStyle {
  var box: StyleBox?

  /// `true` from the first style of a view on; before, no control looks for one in the views around it.
  var hasViewStyles = false
}

extension RefreshStyle {
  @MainActor static var root = AppStyle()

  /// Posted when the style of the app was set.
  static let appDidChange = Notification.Name("RefreshStyle.appDidChange")

  /// The style of the app, for all controls in it; empty by default.
  ///
  /// ```swift
  /// RefreshStyle.app.colors[.tint] = .systemIndigo
  /// ```
  @MainActor public static var app: RefreshStyle {
    get { root.box?.style ?? RefreshStyle() }
    set {
      root.box = newValue.isEmpty ? nil : StyleBox(newValue)
      NotificationCenter.default.post(name: appDidChange, object: nil)
    }
  }

  /// The styles that apply to a view, from the nearest to that of the app.
  @MainActor
  static func chain(around view: UIView) -> [StyleBox] {
    var chain: [StyleBox] = []
    if root.hasViewStyles {
      chain = sequence(first: view, next: \.superview).compactMap(\.styleBox)
    } else if let own = view.styleBox {
      chain = [own]
    }
    if let app = root.box { chain.append(app) }
    return chain
  }

  /// Creates the style of a chain: each property is that of the nearest style that has it.
  init(_ chain: [StyleBox]) {
    self.init()
    for box in chain { inherit(box.style) }
  }

  private mutating func inherit(_ outer: RefreshStyle) {
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
}

extension RefreshStyle {
  /// `true` if no property is set.
  private var isEmpty: Bool {
    let hasLook = !colors.isEmpty || !fonts.isEmpty || !texts.isEmpty || language != nil
    let hasTimes = minimumVisibleTime != nil || !outcomeTimes.isEmpty || shownOutcomes != nil || haptics != nil
    return !hasLook && !hasTimes && headerAnimator == nil && footerAnimator == nil
  }

  /// The style with numbers that can be used, and `true` if one was replaced.
  var usable: (style: RefreshStyle, isClamped: Bool) {
    guard minimumVisibleTime != nil || !outcomeTimes.isEmpty else { return (self, false) }
    var style = self
    style.minimumVisibleTime = minimumVisibleTime.map(NumberLimits.minimumVisibleTime)
    style.outcomeTimes = outcomeTimes.compactMapValues(NumberLimits.outcomeTime)
    let isClamped = style.minimumVisibleTime != minimumVisibleTime || style.outcomeTimes != outcomeTimes
    return (style, isClamped)
  }

  /// The metrics of an animator, with the outcomes and the times of the style.
  func applied(to metrics: RefreshMetrics) -> RefreshMetrics {
    guard shownOutcomes != nil || !outcomeTimes.isEmpty else { return metrics }
    let time = { (outcome: RefreshOutcome, standard: Double) in
      shownOutcomes?.contains(outcome) == false ? 0 : outcomeTimes[outcome] ?? standard
    }
    return metrics.showing(success: time(.success, metrics.successTime), failure: time(.failure, metrics.failureTime))
  }

  /// The animator of a role; `nil` for none.
  func animator(for role: RefreshRole) -> (any RefreshAnimator)? {
    let animator = role == .refresh ? headerAnimator : footerAnimator
    return (animator as? AutomaticAnimator).map(\.fallback) ?? animator
  }
}

#endif
