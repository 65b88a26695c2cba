import RefreshCore

/// How the row of the arrow is set in a place, from the surroundings alone: no text is measured for it.
///
/// Of the forms that a place allows it is the first that leaves 8 points of a fifth of the viewport to be pulled on:
/// icon and two lines, icon and title, icon.
struct ArrowLayout: Equatable {
  /// Where the icon stands.
  enum Form: Equatable {
    /// Beside the text.
    case beside
    /// Above the text.
    case above
    /// Alone.
    case alone
  }

  /// Where the icon stands.
  let form: Form

  /// Whether there is a second line.
  let hasSecondLine: Bool

  /// Whether this is a footer's, which is smaller.
  let isFooter: Bool

  /// The side of the icon, in points.
  let icon: Double

  /// The height of a title, in points.
  let titleHeight: Double

  /// The height of the second line, in points.
  let lineHeight: Double

  /// The space between the icon's square and a text beside it, in points.
  let gap: Double

  /// Space kept open while a session runs, in points; even, so that its middle is on a pixel.
  let heldExtent: Double

  /// The pull that arms, in points.
  var triggerDistance: Double { Self.triggerRatio * heldExtent }

  /// The side of the square that is kept free for the icon, in points; even, so that its middle is on a pixel.
  var slot: Double { Self.even(icon) }

  /// How much longer than the held extent the pull is that arms; less, and a bounce could end inside the held space.
  private static let triggerRatio = 1.4

  /// The side of the icon for a title of 15 points.
  private static let iconPerPoint = 20.0 / 15

  /// The side of a footer's icon for a text of 13 points: its spinner is then 19.6 wide.
  private static let footerIconPerPoint = 18.92 / 13

  /// The margin above and below two lines, and around one, in points, and what is held at least.
  private static let twoLines = (margin: 10.0, least: 52.0)
  private static let oneLine = (margin: 14.0, least: 48.0)
  private static let footer = (margin: 14.0, least: 52.0)

  /// The margin above and below an icon with text under it, and the space between, in points.
  static let stack = (margin: 12.0, gap: 6.0)

  /// The space between a title and the second line, in points.
  static let lineGap = 1.0

  /// The space left of the row and right of it, in points.
  static let sideMargin = 16.0

  /// The space between an icon and a text beside it, as a part of the icon's side, and in points at least.
  private static let gapPerIcon = 1.0 / 3
  private static let leastGap = (header: 10.0, footer: 8.0)

  /// The width that a text needs at least, in letters of a title.
  private static let leastLetters = 5.0

  /// The most of a viewport that a trigger takes, and what of it is left to be pulled on, in points.
  private static let viewportShare = 0.2
  private static let reserve = 8.0
}

extension ArrowLayout {
  /// The layout of a header or a footer.
  ///
  /// - Parameters:
  ///   - surroundings: Where it stands.
  ///   - showsLastUpdate: Whether a header has a second line where there is room.
  init(in surroundings: RefreshSurroundings, showsLastUpdate: Bool) {
    let cap = Self.viewportShare * max(0, surroundings.viewport)
    let isFooter = surroundings.role == .loadMore
    let hasLine = showsLastUpdate && !isFooter
    let first = Self(surroundings, surroundings.textSize.isAccessibilitySize && !isFooter ? .above : .beside, hasLine)
    if first.fits(surroundings, below: cap) {
      self = first
      return
    }
    let title = Self(surroundings, first.form, false)
    if title.fits(surroundings, below: cap) {
      self = title
      return
    }
    let beside = Self(surroundings, .beside, false)
    self = beside.fits(surroundings, below: cap) ? beside : Self(surroundings, .alone, false).shortened(below: cap)
  }

  private init(_ surroundings: RefreshSurroundings, _ form: Form, _ hasSecondLine: Bool) {
    let (size, isFooter) = (surroundings.textSize, surroundings.role == .loadMore)
    let style: Drawing.TextStyle.Size = isFooter ? .footnote : .subheadline
    let icon = size.pointSize(of: style) * (isFooter ? Self.footerIconPerPoint : Self.iconPerPoint)
    let title = size.lineHeight(of: style)
    let line = size.lineHeight(of: .caption)
    let text = title + (hasSecondLine ? Self.lineGap + line : 0)
    self.form = form
    self.hasSecondLine = hasSecondLine
    self.isFooter = isFooter
    self.icon = icon
    (titleHeight, lineHeight) = (title, line)
    gap = max(isFooter ? Self.leastGap.footer : Self.leastGap.header, (icon * Self.gapPerIcon).rounded(.up))
    let frame = isFooter ? Self.footer : hasSecondLine ? Self.twoLines : Self.oneLine
    heldExtent =
      switch form {
      case .beside: Self.even(max(frame.least, text + 2 * frame.margin))
      case .above: Self.even(icon + text + Self.stack.gap + 2 * Self.stack.margin)
      case .alone: Self.even(max(frame.least, icon + 2 * frame.margin))
      }
  }

  private init(_ other: ArrowLayout, heldExtent: Double) {
    (form, hasSecondLine, isFooter, icon) = (other.form, other.hasSecondLine, other.isFooter, other.icon)
    (titleHeight, lineHeight, gap) = (other.titleHeight, other.lineHeight, other.gap)
    self.heldExtent = heldExtent
  }

  /// Whether a text has room, and the held extent leaves something to be pulled on.
  private func fits(_ surroundings: RefreshSurroundings, below cap: Double) -> Bool {
    let letter = surroundings.textSize.pointSize(of: surroundings.role == .loadMore ? .footnote : .subheadline)
    return surroundings.edge.isVertical && heldExtent + Self.reserve <= cap
      && room(surroundings.crossLength) >= Self.leastLetters * letter
  }

  /// The width that a text may take in a strip, in points.
  func room(_ crossLength: Double) -> Double {
    crossLength - 2 * Self.sideMargin - (form == .beside ? slot + gap : 0)
  }

  /// The icon alone in a short viewport: what is held leaves 8 points to be pulled on or, where that is more, 0.4 of it.
  private func shortened(below cap: Double) -> ArrowLayout {
    let most = max(cap - Self.reserve, cap / Self.triggerRatio)
    return heldExtent <= most ? self : ArrowLayout(self, heldExtent: most)
  }

  /// The next even number of points.
  private static func even(_ x: Double) -> Double { 2 * (x / 2).rounded(.up) }
}
