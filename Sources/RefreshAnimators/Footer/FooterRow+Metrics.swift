import RefreshCore

extension FooterRow {
  /// What a footer asks for: room for its rows, and 1.4 times that to pull where a pull loads more; outcomes are rows.
  public static func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let extent = extent(in: surroundings)
    return RefreshMetrics(heldExtent: extent, triggerDistance: triggerRatio * extent)
  }

  /// The room that the rows of a footer need, in points: 52 at the default text size, and 62 with a sentence.
  ///
  /// It grows with the text size, to 80 and 166. Where a fifth of the viewport leaves less, the sentence has one line
  /// instead of two, or is left away.
  public static func extent(in surroundings: RefreshSurroundings) -> Double {
    let size = surroundings.textSize
    let line = size.lineHeight(of: .footnote)
    let plain = even(max(leastExtent, line + 2 * padding))
    guard surroundings.hasMessage, surroundings.edge.isVertical else { return plain }
    let room = viewportShare * surroundings.viewport - clearance
    let caption = size.lineHeight(of: .caption)
    for lines in [2.0, 1] {
      let extent = even(max(plain, lines * caption + line + 2 * sentencePadding))
      if extent <= room { return extent }
    }
    return plain
  }

  /// The extent at text sizes up to the largest that is no accessibility size, in points.
  private static let leastExtent = 52.0

  /// The space above and below a line, in points.
  private static let padding = 14.0

  /// The same with a sentence of two lines, the space between it and the button included.
  private static let sentencePadding = 6.0

  /// How much longer than the held extent the pull is that arms; less, and a bounce could end inside the held space.
  private static let triggerRatio = 1.4

  /// The most of a viewport that is held, and what a pull must go beyond it at least, in points.
  private static let viewportShare = 0.2
  private static let clearance = 8.0

  /// The next even number, so that the middle is a whole point.
  private static func even(_ points: Double) -> Double { 2 * (points / 2).rounded(.up) }
}
