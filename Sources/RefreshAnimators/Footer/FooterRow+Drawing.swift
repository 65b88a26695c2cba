import RefreshCore

extension FooterRow {
  /// Draws the rows.
  ///
  /// - Parameters:
  ///   - drawing: What to draw into.
  ///   - picture: Draws the picture of the activity about `pictureCenter`; it is moved to where it belongs.
  public func draw(into drawing: inout Drawing, picture: (inout Drawing) -> Void) {
    draw(into: &drawing) { place, drawing in
      let way = Drawing.Transform.translation(x: place.x - pictureCenter.x, y: place.y - pictureCenter.y)
      drawing.group(opacity: pose.pictureOpacity, transform: way, picture)
    }
  }

  /// Draws the rows with the picture of a pull where there was one, and that of the activity alone elsewhere.
  func draw(_ activity: some LoadingPicture, into drawing: inout Drawing, pull: (inout Drawing) -> Void) {
    guard pose.showsPull else { return draw(activity, into: &drawing) }
    draw(into: &drawing, picture: pull)
  }

  /// Draws the rows with the picture of the activity, whoever began it.
  func draw(_ activity: some LoadingPicture, into drawing: inout Drawing) {
    let room = Self.roomForFullSize * activity.loadingSize(in: update.surroundings).height
    draw(into: &drawing) { place, drawing in
      let growth = Drawing.Transform.scale(min(1, layout.uncovered / room))
      drawing.group(opacity: pose.pictureOpacity, transform: growth, around: place) {
        activity.drawLoading(update, at: place, into: &$0)
      }
    }
  }

  /// The extent in which the picture of the activity has its full size, as a part of its height.
  private static let roomForFullSize = 1.4

  private func draw(into drawing: inout Drawing, _ picture: (Drawing.Point, inout Drawing) -> Void) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    let surroundings = update.surroundings
    let texts = style.texts(in: surroundings.language)
    let button = pose.button.map { kind in
      FooterButton(kind, kind == .load ? texts.loadMore : texts.retry, update, layout, drawing)
    }
    let words = style.showsLoadingText ? texts.loading : ""
    let center = pose.isPulled ? layout.heldCenter : layout.center
    let row = FooterLoading(words, pictureWidth: pictureWidth, around: center, layout, surroundings, drawing)
    if let button { draw(button, symbolAt: symbolCenter(of: button, in: row), into: &drawing) }
    picture(pictureCenter(in: row, from: button, around: center), &drawing)
    draw(row, into: &drawing)
    guard pose.endOpacity > 0 else { return }
    draw(FooterEnd(texts.noMore, layout, surroundings, drawing), into: &drawing)
  }

  /// The symbol that was tapped goes where the picture comes out of it.
  private func symbolCenter(of button: FooterButton, in row: FooterLoading) -> Drawing.Point {
    guard !update.surroundings.reducesMotion else { return button.symbolCenter }
    return way(from: button.symbolCenter, to: symbolGoal ?? row.pictureCenter)
  }

  /// The picture comes out of the symbol that was tapped, or from the middle if it was pulled there.
  private func pictureCenter(
    in row: FooterLoading, from button: FooterButton?, around center: Drawing.Point
  ) -> Drawing.Point {
    let goal = row.pictureCenter
    guard symbolGoal == nil else { return pose.isPulled ? pictureCenter : goal }
    guard let button, button.label.symbol != nil else { return way(from: pose.isPulled ? center : goal, to: goal) }
    let symbol = button.symbolCenter
    // While the row has no room the symbol is not seen, and the picture stays in the gap.
    let room = layout.visibility(ofBlock: button.height)
    return way(from: .init(x: symbol.x, y: Easing.lerp(goal.y, symbol.y, room)), to: goal)
  }

  /// A point on the way from where something was to where it belongs in a session.
  private func way(from start: Drawing.Point, to goal: Drawing.Point) -> Drawing.Point {
    .init(x: Easing.lerp(start.x, goal.x, pose.arrival), y: Easing.lerp(start.y, goal.y, pose.arrival))
  }

  private func draw(_ row: FooterLoading, into drawing: inout Drawing) {
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
