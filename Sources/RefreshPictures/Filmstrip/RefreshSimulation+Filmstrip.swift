import RefreshCore
import RefreshTesting

extension RefreshSimulation {
  /// Draws the frames that were kept, with their times and states below them.
  ///
  /// ```swift
  /// simulation.keepsFrames = true
  /// simulation.pull(to: 1.2)
  /// let strip = simulation.filmstrip(of: .gum, everyFrames: 6)
  /// try strip.svg().write(toFile: "pull.svg", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Parameters:
  ///   - animator: What draws the control. That its metrics and its placement are those of the settings is for the
  ///     caller to see to.
  ///   - surroundings: The place to draw in; by default the top of an iPhone 15 in portrait.
  ///   - count: Each how many-th frame is drawn, 1 or more; every one by default.
  /// - Returns: The drawn frames; none unless ``keepsFrames`` was set.
  public func filmstrip(
    of animator: some RefreshAnimator, in surroundings: RefreshSurroundings = RefreshSurroundings(),
    everyFrames count: Int = 1
  ) -> Filmstrip {
    precondition(count > 0, "of all frames at least one is drawn")
    let text = TextEstimate(textSize: surroundings.textSize, isBold: surroundings.prefersBoldText)
    let drawn = stride(from: 0, to: frames.count, by: count).map { index in
      let frame = frames[index]
      let update = frame.update(at: side, in: surroundings)
      var drawing = Drawing(measuring: text)
      animator.redraw(update, in: &drawing)
      let floats = animator.preferredPlacement == .floating
      return Filmstrip.Frame(
        time: frame.time, drawing: drawing,
        visibleExtent: floats ? frame.contentExtent(at: side) : update.visibleExtent,
        floatingExtent: floats ? update.visibleExtent : nil,
        caption: "\(Decimals.fixed(frame.time)) \(update.state)")
    }
    let scene = FilmstripScene(
      edge: surroundings.edge, isRightToLeft: surroundings.isRightToLeft, crossLength: surroundings.crossLength,
      palette: Palette(isDark: surroundings.isDark, increasesContrast: surroundings.increasesContrast),
      text: text)
    return Filmstrip(frames: drawn, scene: scene)
  }
}
