import RefreshCore

/// The words of the arrow's row for one update, with their positions.
struct ArrowRow {
  let layout: ArrowLayout
  let column: ArrowColumn
  let words: ArrowWords
  let fades: ArrowFades
  let update: RefreshUpdate

  /// The distance over which a text fades in once it has room, in points.
  private static let onset = 10.0

  /// The distance by which a text comes from below and goes upwards as it replaces another one, in points.
  private static let slide = 4.0

  init(_ update: RefreshUpdate, _ layout: ArrowLayout, _ words: ArrowWords, measuredBy drawing: Drawing) {
    (self.update, self.layout, self.words) = (update, layout, words)
    column = ArrowColumn(layout, words, in: update.surroundings, measuredBy: drawing)
    fades = ArrowFades(update, words)
  }

  /// The middle of the icon in the drawing.
  var iconCenter: Drawing.Point {
    update.edge.isVertical
      ? .init(x: column.iconCenter, y: layout.iconCenter(update.visibleExtent))
      : .init(x: update.visibleExtent / 2, y: column.iconCenter)
  }

  /// The opacity of the icon beside its words: during a pull it appears before them, and then it leaves with them.
  var iconOpacity: Double {
    guard layout.form != .alone else { return 1 }
    let outcomeFraction = update.outcomeFraction
    let room = Easing.lerp(room(hasLine: words.line != nil), room(hasLine: words.outcomeLine != nil), outcomeFraction)
    return Easing.lerp(1, room, max(update.armedFraction, outcomeFraction))
  }

  /// Draws the titles and the second line.
  func draw(into drawing: inout Drawing) {
    guard layout.form != .alone else { return }
    let (has, will) = (words.line != nil, words.outcomeLine != nil)
    text(words.pull, fades.pull, hasLine: has, into: &drawing)
    text(words.release, fades.release, hasLine: has, into: &drawing)
    text(words.refreshing, fades.refreshing, hasLine: has, into: &drawing)
    text(words.outcome, fades.outcome, hasLine: will, into: &drawing)
    if let before = words.line, let after = words.outcomeLine, ExactText(before) == ExactText(after) {
      return text(before, ArrowFade(), isLine: true, hasLine: true, into: &drawing)
    }
    let (going, coming) = ArrowFade.exchange(update.outcomeFraction)
    if let before = words.line { text(before, going, isLine: true, hasLine: true, into: &drawing) }
    if let after = words.outcomeLine { text(after, coming, isLine: true, hasLine: true, into: &drawing) }
  }

  private func room(hasLine: Bool) -> Double {
    Easing.smooth((update.visibleExtent - layout.roomForText(hasLine: hasLine)) / Self.onset)
  }

  /// Draws a title or the second line in the size of the titles, or in a smaller one that fits.
  private func text(
    _ string: String, _ fade: ArrowFade, isLine: Bool = false, hasLine: Bool, into drawing: inout Drawing
  ) {
    let room = room(hasLine: hasLine)
    let opacity = fade.opacity * room
    guard opacity > 0 else { return }
    var style = isLine ? ArrowLayout.lineStyle : layout.titleStyle
    let (surroundings, full) = (update.surroundings, drawing.size(of: string, style, lines: 1).width)
    let fit = ArrowFit(full, in: column.textWidth, isLarge: surroundings.textSize.isAccessibilitySize)
    style.scale = min(fit.scale, column.fit.scale)
    // Less where the gap leaves no room for it.
    let shift = surroundings.reducesMotion ? 0 : Self.slide * room * fade.shift
    let offset = isLine ? layout.titleHeight + ArrowLayout.lineGap : 0
    let top = layout.textTop(update.visibleExtent, hasLine: hasLine) + offset + shift
    let paint: Drawing.Paint = isLine || layout.isFooter ? .secondaryLabel : .label
    let height = isLine ? layout.lineHeight : layout.titleHeight
    drawing.text(
      string, style: style, paint: paint.opacity(opacity), in: .init(x: column.textStart, y: top),
      size: .init(width: column.textWidth, height: height), alignment: column.alignment, lines: fit.lines)
  }
}

/// The horizontal layout of the arrow's row: a centred block whose width is the same in every state.
///
/// The block has room for the widest title of a session and for a usual second line. A longer second line, such as the
/// description of an error, extends to the margin: words never move the icon.
struct ArrowColumn: Equatable {
  /// The middle of the icon across the indicator frame, in points.
  let iconCenter: Double

  /// The left side of the text's box, in points from the left side of the indicator frame.
  let textStart: Double

  /// The width of the text, in points.
  let textWidth: Double

  /// The alignment of the lines.
  let alignment: Drawing.TextAlignment

  /// The fit of the titles, the same for all of them.
  let fit: ArrowFit

  /// Creates the column of a layout whose text is measured by a drawing.
  init(_ layout: ArrowLayout, _ words: ArrowWords, in surroundings: RefreshSurroundings, measuredBy drawing: Drawing) {
    let crossLength = surroundings.crossLength
    guard layout.form != .alone else {
      self.init(
        icon: (crossLength / 2).rounded(.down), text: 0..<crossLength, fit: ArrowFit(0, in: crossLength, isLarge: false)
      )
      return
    }
    let room = layout.room(crossLength)
    var widest = 0.0
    words.forEachTitle { widest = max(widest, drawing.size(of: $0, layout.titleStyle, lines: 1).width) }
    let fit = ArrowFit(widest, in: room, isLarge: surroundings.textSize.isAccessibilitySize)
    guard layout.form == .beside else {
      let margin = ArrowLayout.sideMargin
      self.init(icon: (crossLength / 2).rounded(.down), text: margin..<max(margin, crossLength - margin), fit: fit)
      return
    }
    let line = layout.hasSecondLine ? Self.usualLine(words.texts, drawing) : 0
    let reserved = fit.lines > 1 ? room : min(room, max(widest * fit.scale, line))
    self.init(layout, reserved: reserved, fit: fit, in: surroundings)
  }

  /// Creates a centred block: icon, gap, text; mirrored in a right-to-left layout.
  private init(_ layout: ArrowLayout, reserved: Double, fit: ArrowFit, in surroundings: RefreshSurroundings) {
    let crossLength = surroundings.crossLength
    let start = ((crossLength - layout.slot - layout.gap - reserved) / 2).rounded(.toNearestOrEven)
    let text = (start + layout.slot + layout.gap)..<(crossLength - ArrowLayout.sideMargin)
    if surroundings.isRightToLeft {
      let right = crossLength.rounded(.down)
      self.init(
        icon: right - start - layout.slot / 2, text: (right - text.upperBound)..<(right - text.lowerBound),
        alignment: .right, fit: fit)
    } else {
      self.init(icon: start + layout.slot / 2, text: text, alignment: .left, fit: fit)
    }
  }

  private init(icon: Double, text: Range<Double>, alignment: Drawing.TextAlignment = .center, fit: ArrowFit) {
    iconCenter = icon
    textStart = text.lowerBound
    textWidth = text.upperBound - text.lowerBound
    self.alignment = alignment
    self.fit = fit
  }

  /// The approximate width of a second line such as "Updated 4 min ago": a placeholder is as wide as a number.
  private static func usualLine(_ texts: RefreshTexts, _ drawing: Drawing) -> Double {
    lineWidth(texts[.updatedAt], drawing) + lineWidth(texts[.minutesAgo], drawing) - lineWidth(placeholder, drawing)
  }

  private static func lineWidth(_ string: String, _ drawing: Drawing) -> Double {
    drawing.size(of: string, ArrowLayout.lineStyle, lines: 1).width
  }

  /// The placeholder of a word or a number in a pattern.
  private static let placeholder = "%@"
}

extension ArrowLayout {
  /// The text style of titles.
  var titleStyle: Drawing.TextStyle { isFooter ? .init(.footnote) : .init(.subheadline, weight: .medium) }

  /// The text style of the second line.
  static var lineStyle: Drawing.TextStyle { .init(.caption, hasTabularDigits: true) }
}

/// The scale and number of lines that make a text fit: smaller letters, and at accessibility sizes two lines of half
/// the size.
///
/// Two such lines are as high as the one that they replace.
struct ArrowFit: Equatable {
  /// The size of the letters as a fraction of the full one.
  let scale: Double

  /// The maximum number of lines; text beyond it is truncated.
  let lines: Int

  /// The least size of a text as a fraction of the full one, and the least at accessibility sizes.
  private static let leastScale = (normal: 0.7, large: 0.5)

  /// The usable fraction of the room for smaller letters: they are spaced a little wider.
  private static let slack = 0.98

  /// Creates the fit of a text, or of the widest of several that are set alike.
  ///
  /// - Parameters:
  ///   - width: The width of the text at full size, in points.
  ///   - room: The width of the room, in points.
  ///   - isLarge: `true` if the text size is an accessibility size.
  init(_ width: Double, in room: Double, isLarge: Bool) {
    let fit = width > room ? Self.slack * room / width : 1
    let least = isLarge ? Self.leastScale.large : Self.leastScale.normal
    scale = max(least, fit)
    lines = isLarge && fit < least ? 2 : 1
  }
}
