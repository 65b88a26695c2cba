import RefreshCore

extension FooterRow {
  /// Draws the rows.
  ///
  /// - Parameters:
  ///   - drawing: What to draw into.
  ///   - picture: Draws the picture of the activity about `pictureCenter`; it is moved to where it belongs.
  public func draw(into drawing: inout Drawing, picture: (inout Drawing) -> Void) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    let texts = style.texts ?? RefreshTexts.standard(for: update.surroundings.language)
    let button = pose.button.map { kind in
      FooterButton(kind, kind == .load ? texts.loadMore : texts.retry, update, layout, drawing)
    }
    let words = style.showsLoadingText ? texts.loading : ""
    let center = pose.isPulled ? layout.heldCenter : layout.center
    let row = FooterLoading(
      words, pictureWidth: pictureWidth, around: center, layout, update.surroundings, drawing)
    let place = place(in: row, from: button, around: center)
    if let button {
      draw(button, symbolAt: update.surroundings.reducesMotion ? button.symbolCenter : place, into: &drawing)
    }
    draw(row, at: place, into: &drawing, picture)
    guard pose.endOpacity > 0 else { return }
    draw(FooterEnd(texts.noMore, layout, update.surroundings, drawing), into: &drawing)
  }

  /// Where the picture is: it comes out of the symbol that was tapped, or from the middle if it was pulled there.
  private func place(
    in row: FooterLoading, from button: FooterButton?, around center: Drawing.Point
  ) -> Drawing.Point {
    let goal = row.pictureCenter
    let rest = pose.isPulled ? center : goal
    let start = button.flatMap { $0.label.symbol == nil ? nil : $0.symbolCenter } ?? rest
    return .init(x: Easing.lerp(start.x, goal.x, pose.arrival), y: Easing.lerp(start.y, goal.y, pose.arrival))
  }

  private func draw(
    _ row: FooterLoading, at place: Drawing.Point, into drawing: inout Drawing, _ picture: (inout Drawing) -> Void
  ) {
    let way = Drawing.Transform.translation(x: place.x - pictureCenter.x, y: place.y - pictureCenter.y)
    drawing.group(opacity: pose.pictureOpacity, transform: way, picture)
    guard let line = row.words else { return }
    drawing.group(opacity: pose.loadingOpacity * layout.visibility(ofBlock: line.size.height)) {
      $0.text(line.string, line.style, quiet, in: row.wordsOrigin, size: line.size, alignment: .center)
    }
  }

  private func draw(_ end: FooterEnd, into drawing: inout Drawing) {
    drawing.group(opacity: pose.endOpacity * layout.visibility(ofBlock: end.height)) {
      $0.fill(update.surroundings.increasesContrast ? .label : .separator) { end.addHairlines(to: &$0) }
      guard let line = end.words else { return }
      $0.text(
        line.string, line.style, quiet, in: end.wordsOrigin, size: line.size, alignment: .center, lines: line.lines)
    }
  }

  /// The colour of words that matter less.
  var quiet: Drawing.Paint { update.surroundings.increasesContrast ? .label : .secondaryLabel }
}
