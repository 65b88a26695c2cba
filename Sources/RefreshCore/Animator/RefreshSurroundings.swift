/// What an animator is told of the place it draws in.
public struct RefreshSurroundings: Equatable, Sendable {
  /// What the control is for.
  public var role: RefreshRole

  /// The edge it stands at.
  public var edge: RefreshEdge

  /// The length of the scroll view along the pull, in points.
  public var viewport: Double

  /// The width of the strip across the pull, in points.
  public var crossLength: Double

  /// Whether the layout runs from right to left.
  public var isRightToLeft: Bool

  /// Whether the reader asked for less motion.
  public var reducesMotion: Bool

  /// Whether the reader asked for less transparency.
  public var reducesTransparency: Bool

  /// Whether the reader asked for more contrast.
  public var increasesContrast: Bool

  /// Whether the reader asked for bold text.
  public var prefersBoldText: Bool

  /// Whether the reader asked for button shapes.
  public var showsButtonShapes: Bool

  /// Whether the appearance is dark.
  public var isDark: Bool

  /// The text size that the reader chose.
  public var textSize: RefreshTextSize

  /// The language of the texts.
  ///
  /// It may run against the layout: an app can be English in a layout from right to left.
  public var language: RefreshLanguage

  /// Whether the session has a message to show.
  public var hasMessage: Bool

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
    self.viewport = viewport
    self.crossLength = crossLength
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
