/// The environment in which an animator draws.
///
/// ```swift
/// func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///   RefreshMetrics(heldExtent: surroundings.textSize > .extraLarge ? 80 : 60)
/// }
/// ```
///
/// A test draws in surroundings that are hard to reach by hand:
///
/// ```swift
/// var surroundings = RefreshSurroundings(
///   role: .loadMore, edge: .bottom, viewport: 320, crossLength: 568, isRightToLeft: true, isDark: true,
///   textSize: .accessibilityLarge, language: .arabic, hasMessage: true)
/// surroundings.reducesMotion = true
/// (surroundings.reducesTransparency, surroundings.increasesContrast) = (true, true)
/// (surroundings.prefersBoldText, surroundings.showsButtonShapes) = (true, true)
/// ```
///
/// An animator follows the user's settings:
///
/// ```swift
/// let scale = update.surroundings.indicatorScale
/// drawing.stroke(.tint, .init(width: 2 * update.surroundings.strokeScale)) {
///   $0.circle(center: update.center, radius: 11 * scale)
/// }
/// ```
public struct RefreshSurroundings: Equatable, Sendable {
  /// The role of the control.
  public var role: RefreshRole

  /// The edge of the control.
  public var edge: RefreshEdge

  /// The length of the scroll view along the pull, in points; clamped to 0...100 000, and NaN is 0.
  public var viewport: Double { didSet { viewport = NumberLimits.notNegative(viewport) } }

  /// The length of the uncovered area across the pull, in points; clamped to 0...100 000, and NaN is 0.
  public var crossLength: Double { didSet { crossLength = NumberLimits.notNegative(crossLength) } }

  /// `true` if the layout runs from right to left.
  public var isRightToLeft: Bool

  /// `true` if the user turned on Reduce Motion.
  public var reducesMotion: Bool

  /// `true` if the user turned on Reduce Transparency.
  public var reducesTransparency: Bool

  /// `true` if the user turned on Increase Contrast.
  public var increasesContrast: Bool

  /// `true` if the user turned on bold text.
  public var prefersBoldText: Bool

  /// `true` if the user turned on button shapes.
  public var showsButtonShapes: Bool

  /// `true` if the appearance is dark.
  public var isDark: Bool

  /// The text size of the user.
  public var textSize: RefreshTextSize

  /// The language of the texts.
  ///
  /// Its direction may differ from that of the layout: an app can show English in a right-to-left layout.
  public var language: RefreshLanguage

  /// `true` if a footer has a message to show, and needs room for it; never of a header, which does not grow for one.
  public var hasMessage: Bool

  /// `true` if the control may begin by a pull: words about one may be shown.
  package var respondsToPull = true

  /// The texts of the style for the language; `nil` for the standard ones.
  package var styleTexts: RefreshTexts?

  /// The scales of the fonts of the style.
  package var fontScales = FontScales()

  /// Creates surroundings; without arguments, those of a header at the top of an iPhone 15 in portrait.
  public init(
    role: RefreshRole = .refresh,
    edge: RefreshEdge = .top,
    viewport: Double = 852,
    crossLength: Double = 393,
    isRightToLeft: Bool = false,
    reducesMotion: Bool = false,
    reducesTransparency: Bool = false,
    increasesContrast: Bool = false,
    prefersBoldText: Bool = false,
    showsButtonShapes: Bool = false,
    isDark: Bool = false,
    textSize: RefreshTextSize = .large,
    language: RefreshLanguage = .english,
    hasMessage: Bool = false
  ) {
    self.role = role
    self.edge = edge
    self.viewport = NumberLimits.notNegative(viewport)
    self.crossLength = NumberLimits.notNegative(crossLength)
    self.isRightToLeft = isRightToLeft
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
    self.increasesContrast = increasesContrast
    self.prefersBoldText = prefersBoldText
    self.showsButtonShapes = showsButtonShapes
    self.isDark = isDark
    self.textSize = textSize
    self.language = language
    self.hasMessage = hasMessage
  }
}

extension RefreshSurroundings {
  /// The texts for an animator without texts of its own: those of the style, or the standard ones of the language.
  ///
  /// ```swift
  /// drawing.text(update.surroundings.texts[.pull], style: .init(.footnote), paint: .label, centeredAt: update.center)
  /// ```
  public var texts: RefreshTexts { styleTexts ?? .standard(for: language) }

  /// The scale of a picture without text: 1.25 at the five accessibility sizes, otherwise 1.
  public var indicatorScale: Double { textSize.isAccessibilitySize ? 1.25 : 1 }

  /// The scale of line widths: 1.25 with bold text, increased contrast or both, otherwise 1.
  public var strokeScale: Double { prefersBoldText || increasesContrast ? 1.25 : 1 }
}

/// The line heights of the texts in use, as multiples of those of the system's fonts.
package struct FontScales: Equatable, Sendable {
  /// The scale of titles.
  package var subheadline = 1.0

  /// The scale of remarks.
  package var footnote = 1.0

  /// The scale of second lines.
  package var caption = 1.0

  /// The scale of a text.
  subscript(size: Drawing.TextStyle.Size) -> Double {
    switch size {
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    }
  }
}

extension RefreshSurroundings {
  /// The line height of a text in points, in the fonts in use.
  package func lineHeight(of size: Drawing.TextStyle.Size) -> Double {
    textSize.lineHeight(of: size) * fontScales[size]
  }

  /// The point size of a text, in the fonts in use.
  package func pointSize(of size: Drawing.TextStyle.Size) -> Double { textSize.pointSize(of: size) * fontScales[size] }
}
