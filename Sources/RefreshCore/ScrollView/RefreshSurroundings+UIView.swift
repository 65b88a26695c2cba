#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshSurroundings {
  /// Creates the surroundings of a control in a scroll view.
  @MainActor
  init(_ scrollView: UIScrollView, of control: RefreshControl) {
    let (edge, words) = (control.edge, control.words)
    let traits = control.traitCollection
    let size = scrollView.bounds.size
    let adjusted = scrollView.adjustedContentInset
    let width = Double(size.width - adjusted.left - adjusted.right)
    let height = Double(size.height - adjusted.top - adjusted.bottom)
    self.init(
      role: control.role,
      edge: edge,
      viewport: Double(edge.isVertical ? size.height : size.width),
      crossLength: max(edge.isVertical ? width : height, 0),
      isRightToLeft: scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      reducesMotion: UIAccessibility.isReduceMotionEnabled,
      reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
      increasesContrast: traits.accessibilityContrast == .high,
      prefersBoldText: UIAccessibility.isBoldTextEnabled,
      showsButtonShapes: UIAccessibility.buttonShapesEnabled,
      isDark: traits.userInterfaceStyle == .dark,
      textSize: RefreshTextSize(traits.preferredContentSizeCategory),
      language: words.language,
      hasMessage: control.role == .loadMore && control.sessions.message != nil
    )
    styleTexts = words.styleTexts
    fontScales = control.look.fontScales(for: traits)
  }
}

extension RefreshTextSize {
  /// Creates the size of a category; the default size for an unspecified category.
  init(_ category: UIContentSizeCategory) {
    switch category {
    // First, because most users have it: a category is a text, and each case compares two.
    case .large: self = .large
    case .extraSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .extraLarge: self = .extraLarge
    case .extraExtraLarge: self = .extraExtraLarge
    case .extraExtraExtraLarge: self = .extraExtraExtraLarge
    case .accessibilityMedium: self = .accessibilityMedium
    case .accessibilityLarge: self = .accessibilityLarge
    case .accessibilityExtraLarge: self = .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
    default: self = .large
    }
  }
}

#endif
