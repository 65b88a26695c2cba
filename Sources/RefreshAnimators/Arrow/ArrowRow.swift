import RefreshCore

/// The words of the arrow's row at a moment, in their places.
struct ArrowRow {
  let layout: ArrowLayout
  let column: ArrowColumn
  let words: ArrowWords
  let fades: ArrowFades
  let update: RefreshUpdate

  /// In how many points of the pull a text appears once it has room.
  private static let onset = 10.0

  init(_ update: RefreshUpdate, _ layout: ArrowLayout, _ column: ArrowColumn, _ words: ArrowWords) {
    (self.update, self.layout, self.column, self.words) = (update, layout, column, words)
    fades = ArrowFades(update, words)
  }

  /// The middle of the icon in the drawing.
  var iconCenter: Drawing.Point {
    update.edge.isVertical
      ? .init(x: column.iconCenter, y: layout.iconCenter(update.visibleExtent))
      : .init(x: update.visibleExtent / 2, y: column.iconCenter)
  }

  /// Draws the titles and the second line.
  func draw(into drawing: inout Drawing) {
    guard layout.form != .alone else { return }
    let (has, will) = (words.line != nil, words.outcomeLine != nil)
    title(words.pull, fades.pull, hasLine: has, into: &drawing)
    title(words.release, fades.release, hasLine: has, into: &drawing)
    title(words.refreshing, fades.refreshing, hasLine: has, into: &drawing)
    title(words.outcome, fades.outcome, hasLine: will, into: &drawing)
    switch (words.line, words.outcomeLine) {
    case (let before?, let after?) where ArrowWords.areEqual(before, after): line(before, 1, into: &drawing)
    case (let before, let after):
      if let before { line(before, ArrowFades.going(update.outcomeFraction), into: &drawing) }
      if let after { line(after, ArrowFades.coming(update.outcomeFraction), into: &drawing) }
    }
  }

  private func room(hasLine: Bool) -> Double {
    Easing.smooth((update.visibleExtent - layout.roomForText(hasLine: hasLine)) / Self.onset)
  }

  private func title(_ string: String, _ opacity: Double, hasLine: Bool, into drawing: inout Drawing) {
    let opacity = opacity * room(hasLine: hasLine)
    guard opacity > 0 else { return }
    let paint: Drawing.Paint = layout.isFooter ? .secondaryLabel : .label
    drawing.text(
      string, layout.titleStyle(scale: column.fit.scale), paint.opacity(opacity),
      in: .init(x: column.textStart, y: layout.textTop(update.visibleExtent, hasLine: hasLine)),
      size: .init(width: column.textWidth, height: layout.titleHeight), alignment: column.alignment,
      lines: column.fit.lines)
  }

  private func line(_ string: String, _ opacity: Double, into drawing: inout Drawing) {
    let opacity = opacity * room(hasLine: true)
    guard opacity > 0 else { return }
    let top = layout.textTop(update.visibleExtent, hasLine: true) + layout.titleHeight + ArrowLayout.lineGap
    let width = drawing.size(of: string, ArrowLayout.lineStyle(), lines: 1).width
    let isLarge = update.surroundings.textSize.isAccessibilitySize
    let fit = ArrowFit(ArrowFit(width, in: column.textWidth, isLarge: isLarge), upTo: column.fit.scale)
    drawing.text(
      string, ArrowLayout.lineStyle(scale: fit.scale), .secondaryLabel.opacity(opacity),
      in: .init(x: column.textStart, y: top),
      size: .init(width: column.textWidth, height: layout.lineHeight), alignment: column.alignment, lines: fit.lines)
  }
}
