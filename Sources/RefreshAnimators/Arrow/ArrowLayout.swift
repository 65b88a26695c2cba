import RefreshCore

/// The layout of the arrow's row, computed from the surroundings alone: no text is measured for it.
///
/// Of the forms that the edge allows, it is the first that leaves 8 points of a fifth of the viewport for the pull:
/// icon and two lines, icon and title, icon.
struct ArrowLayout {
  /// The position of the icon relative to the text.
  enum Form: Equatable {
    /// Beside the text.
    case beside
    /// Above the text.
    case above
    /// Alone.
    case alone
  }

  /// The position of the icon relative to the text.
  let form: Form

  /// `true` if there is a second line.
  let hasSecondLine: Bool

  /// `true` if this is the layout of a footer, which is smaller.
  let isFooter: Bool

  /// The side of the icon, in points.
  let icon: Double

  /// The height of a title, in points.
  let titleHeight: Double

  /// The height of the second line, in points.
  let lineHeight: Double

  /// The space between the icon's square and the text beside it, in points.
  let gap: Double

  /// The space kept open while a session runs, in points; even, so that its middle is on a pixel.
  private(set) var heldExtent: Double

  /// The pull distance that arms, in points.
  var triggerDistance: Double { RefreshMetrics.minimumTriggerRatio * heldExtent }

  /// The side of the square reserved for the icon, in points; even, so that its middle is on a pixel.
  var slot: Double { Self.even(icon) }

  /// The side of the icon for a title of 15 points.
  private static let iconPerPoint = 20.0 / 15

  /// The side of a footer's icon for a text of 13 points: its spinner is then 19.6 wide.
  private static let footerIconPerPoint = 18.92 / 13

  /// The margin above and below two lines, and around one, and the least held extent, in points.
  private static let twoLines = (margin: 10.0, least: 52.0)
  private static let oneLine = (margin: 14.0, least: 48.0)
  private static let footer = (margin: 14.0, least: 52.0)

  /// The margin above and below an icon with text under it, and the space between, in points.
  static let stack = (margin: 12.0, gap: 6.0)

  /// The space between a title and the second line, in points.
  static let lineGap = 1.0

  /// The space to the left and to the right of the row, in points.
  static let sideMargin = 16.0

  /// The space between an icon and the text beside it, as a fraction of the icon's side, and its least value in points.
  private static let gapPerIcon = 1.0 / 3
  private static let leastGap = (header: 10.0, footer: 8.0)

  /// The least width for a text, in letters of a title.
  private static let leastLetters = 5.0

  /// The part of the largest trigger distance that is left for the pull, in points.
  private static let reserve = 8.0
}

extension ArrowLayout {
  /// The layout of a header or a footer.
  ///
  /// - Parameters:
  ///   - surroundings: The surroundings of the control.
  ///   - showsLastUpdate: `true` if a header has a second line where there is room.
  init(in surroundings: RefreshSurroundings, showsLastUpdate: Bool) {
    let cap = RefreshMetrics.maximumViewportFraction * max(0, surroundings.viewport)
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
    let isFooter = surroundings.role == .loadMore
    let style: Drawing.TextStyle.Size = isFooter ? .footnote : .subheadline
    let icon = surroundings.pointSize(of: style) * (isFooter ? Self.footerIconPerPoint : Self.iconPerPoint)
    let title = surroundings.lineHeight(of: style)
    let line = surroundings.lineHeight(of: .caption)
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

  /// Returns `true` if a text has room, and the held extent leaves enough distance for the pull.
  private func fits(_ surroundings: RefreshSurroundings, below cap: Double) -> Bool {
    let letter = surroundings.pointSize(of: surroundings.role == .loadMore ? .footnote : .subheadline)
    return surroundings.edge.isVertical && heldExtent + Self.reserve <= cap
      && room(surroundings.crossLength) >= Self.leastLetters * letter
  }

  /// The width available to a text in an indicator of a cross length, in points.
  func room(_ crossLength: Double) -> Double { crossLength - 2 * Self.sideMargin - (form == .beside ? slot + gap : 0) }

  /// The icon alone in a short viewport: the held extent leaves 8 points for the pull or, if that is more, 0.4 of it.
  private func shortened(below cap: Double) -> ArrowLayout {
    var layout = self
    layout.heldExtent = min(heldExtent, max(cap - Self.reserve, cap / RefreshMetrics.minimumTriggerRatio))
    return layout
  }

  /// The next even number of points.
  private static func even(_ x: Double) -> Double { 2 * (x / 2).rounded(.up) }

  /// The extent at which the icon has its full size, in points: 8 above it and below.
  var roomForIcon: Double { icon + 16 }

  /// The opacity of the icon: it appears where it has room, and is opaque where the row is held.
  func iconOpacity(_ extent: Double) -> Double {
    let appearance = 0.7 * icon
    let size = min(1, 0.9 * heldExtent / (appearance + icon))
    return Easing.smooth((extent / size - appearance) / icon)
  }

  /// The distance from the top of the indicator frame to the middle of the icon, in points.
  func iconCenter(_ extent: Double) -> Double {
    guard form == .above else { return extent / 2 }
    // The icon is at its final position as soon as that is uncovered, so that it does not move back when the text
    // appears.
    return min(extent / 2, Self.stack.margin + slot / 2) + max(0, extent - heldExtent) / 2
  }

  /// The distance from the top of the indicator frame to the top of the text, in points.
  ///
  /// A title without a second line is centred in the height of both.
  func textTop(_ extent: Double, hasLine: Bool) -> Double {
    let free = hasSecondLine && !hasLine ? Self.lineGap + lineHeight : 0
    guard form == .above else { return extent / 2 - half(hasLine) }
    let top = Self.stack.margin + slot + Self.stack.gap
    return top + (free / 2).rounded(.down) + max(0, extent - heldExtent) / 2
  }

  /// The least extent at which a text has room, in points.
  func roomForText(hasLine: Bool) -> Double {
    form == .above ? textTop(0, hasLine: hasLine) + textHeight(hasLine) : 2 * half(hasLine)
  }

  private func textHeight(_ hasLine: Bool) -> Double { titleHeight + (hasLine ? Self.lineGap + lineHeight : 0) }

  /// Half the height of a text beside the icon, rounded up to a point: its capitals are then centred.
  private func half(_ hasLine: Bool) -> Double { (textHeight(hasLine) / 2).rounded(.up) }
}
