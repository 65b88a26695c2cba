import RefreshCore
import RefreshTesting

extension RefreshSimulation {
  /// Draws the recorded frames, with their times and states below them.
  ///
  /// ```swift
  /// simulation.keepsFrames = true
  /// simulation.pull(to: 1.2)
  /// let strip = simulation.filmstrip(of: .gum, everyFrames: 6)
  /// try strip.svg().write(toFile: "pull.svg", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Parameters:
  ///   - animator: The animator. Its metrics and its placement must be those of the settings.
  ///   - surroundings: The environment of the drawing; by default the top of an iPhone 15 in portrait.
  ///   - count: The distance between drawn frames, 1 or more; 1, every frame, by default.
  /// - Returns: The drawn frames; none unless ``keepsFrames`` was set.
  public func filmstrip(
    of animator: some RefreshAnimator, in surroundings: RefreshSurroundings = RefreshSurroundings(),
    everyFrames count: Int = 1
  ) -> Filmstrip {
    precondition(count > 0, "everyFrames must be 1 or more")
    let text = TextEstimate(textSize: surroundings.textSize, isBold: surroundings.prefersBoldText)
    let drawn = stride(from: 0, to: frames.count, by: count).map { index in
      let frame = frames[index]
      let update = frame.update(at: side, in: surroundings)
      var drawing = Drawing(measuring: text)
      animator.redraw(update, in: &drawing)
      let floats = animator.preferredPlacement == .floating
      // Less than the extent of a floating control.
      let contentExtent = max(0, frame[side].pull(at: frame.reading.offset))
      return Filmstrip.Frame(
        time: frame.time, drawing: drawing,
        visibleExtent: floats ? contentExtent : update.visibleExtent,
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
