/// The rows of a footer: loading, tap to load, tap to retry, no more data.
///
/// An animator draws the indicator of its activity; this type draws everything else in a footer, the same for all
/// animators. The rows are as wide as the footer, follow the text size, and are mirrored in a right-to-left layout. At
/// a leading or trailing edge, where a line of text has no room, they have symbols only.
///
/// ```swift
/// func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///   surroundings.role == .loadMore ? FooterRow.metrics(in: surroundings) : RefreshMetrics()
/// }
/// func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
///   guard update.surroundings.role == .loadMore else { return drawDot(update, into: &drawing) }
///   FooterRow(update, indicatorWidth: 24).draw(into: &drawing) { drawDot(update, into: &$0) }
/// }
/// ```
public struct FooterRow: Sendable {
  /// The way in which the indicator of a session that was not pulled appears.
  ///
  /// ```swift
  /// let gumball = FooterRow(update, indicatorWidth: 24, appearance: .whole)  // animated before the activity, too
  /// let dots = FooterRow(update, indicatorWidth: 40, appearance: .resting)   // a still picture with Reduce Motion
  /// let spokes = FooterRow(update, indicatorWidth: 20, appearance: .withActivity)
  /// ```
  public enum Appearance: UInt8, Sendable {
    /// It fades in as the activity begins.
    case withActivity
    /// It is visible from the start, because it animates the time until the activity begins.
    case whole
    /// It fades in as the activity begins, and comes to rest if there is no more data: then it fades over time.
    case resting
  }

  let update: RefreshUpdate
  let style: FooterStyle
  let indicatorWidth: Double
  package var indicatorCenter: Drawing.Point
  package let pose: FooterPose
  package let layout: FooterLayout

  /// Creates the rows for an update.
  ///
  /// - Parameters:
  ///   - update: The update to draw.
  ///   - style: The texts, and which of them are shown; by default the words of the user's language, and none while it loads.
  ///   - indicatorWidth: The width of the indicator of the activity, in points; words are beside it.
  ///   - indicatorCenter: The point about which the animator draws that indicator; `update.center` by default.
  ///   - appearance: The way in which the indicator appears if there was no pull. It fades in by default.
  @inline(never)
  public init(
    _ update: RefreshUpdate, style: FooterStyle = .init(), indicatorWidth: Double,
    indicatorCenter: Drawing.Point? = nil, appearance: Appearance = .withActivity
  ) {
    self.update = update
    self.style = style
    self.indicatorWidth = indicatorWidth
    self.indicatorCenter = indicatorCenter ?? update.center
    pose = FooterPose(update, appearance: appearance)
    layout = FooterLayout(update)
  }
}

extension FooterRow {
  /// The metrics of a footer: room for its rows, and the smallest trigger distance for that; outcomes are rows.
  public static func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let extent = extent(in: surroundings)
    return RefreshMetrics(heldExtent: extent, triggerDistance: RefreshMetrics.minimumTriggerRatio * extent)
  }

  /// The extent of a footer's rows, in points: 52 at the default text size, and 62 with a sentence.
  ///
  /// It grows with the text size, to 80 and 166. Where a fifth of the viewport leaves less, the sentence has one line
  /// instead of two, or is omitted.
  package static func extent(in surroundings: RefreshSurroundings) -> Double {
    let line = surroundings.lineHeight(of: .footnote)
    let plain = even(max(leastExtent, line + 2 * padding))
    guard surroundings.hasMessage, surroundings.edge.isVertical else { return plain }
    let room = RefreshMetrics.maximumViewportFraction * surroundings.viewport - clearance
    let caption = surroundings.lineHeight(of: .caption)
    for lines in [2.0, 1] {
      let extent = even(max(plain, lines * caption + line + 2 * sentencePadding))
      if extent <= room { return extent }
    }
    return plain
  }

  /// The extent at text sizes up to the largest that is not an accessibility size, in points.
  static let leastExtent = 52.0

  /// The space above and below a line, in points.
  private static let padding = 14.0

  /// The padding with a sentence of two lines, including the space between it and the button.
  private static let sentencePadding = 6.0

  /// The least distance between the held extent and the trigger distance, in points.
  private static let clearance = 8.0

  /// The next even number, so that the middle is a whole point.
  private static func even(_ points: Double) -> Double { 2 * (points / 2).rounded(.up) }
}

extension FooterRow {
  /// Draws the rows.
  ///
  /// - Parameters:
  ///   - drawing: The drawing to draw into.
  ///   - indicator: Draws the indicator of the activity about `indicatorCenter`; the rows move it into its position.
  public func draw(into drawing: inout Drawing, indicator: (inout Drawing) -> Void) {
    guard let words = drawButton(into: &drawing) else { return }
    let way = Drawing.Transform.translation(x: words.place.x - indicatorCenter.x, y: words.place.y - indicatorCenter.y)
    drawing.group(opacity: pose.indicatorOpacity, transform: way, indicator)
    draw(words, into: &drawing)
  }

  /// Draws the rows of a symbol with the indicator of its activity, also after a pull.
  func drawActivity(of symbol: some SymbolAnimator, into drawing: inout Drawing) {
    guard let words = drawButton(into: &drawing) else { return }
    let room = Self.roomForFullSize * symbol.activitySize(in: update.surroundings).height
    let growth = Drawing.Transform.scale(min(1, layout.uncovered / room))
    drawing.group(opacity: pose.indicatorOpacity, transform: growth, around: words.place) {
      symbol.drawActivity(update, at: words.place, into: &$0)
    }
    draw(words, into: &drawing)
  }

  /// The extent at which the indicator of the activity has its full size, as a multiple of its height.
  private static let roomForFullSize = 1.4

  /// The place of the indicator's middle, and the words over it.
  private typealias Words = (place: Drawing.Point, loading: FooterLoading, noMore: String)

  /// Draws what is below the indicator; returns what is over it, or `nil` if nothing is visible.
  @inline(never)
  private func drawButton(into drawing: inout Drawing) -> Words? {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return nil }
    let surroundings = update.surroundings
    let texts = style.texts(in: surroundings)
    let button = pose.button.map { kind in
      FooterButton(kind, texts[kind == .load ? .loadMore : .retry], update, layout, drawing)
    }
    let words = style.showsLoadingText ? texts[.loading] : ""
    let center = pose.isPulled ? layout.heldCenter : layout.center
    let row = FooterLoading(words, indicatorWidth: indicatorWidth, around: center, layout, surroundings, drawing)
    if let button { draw(button, into: &drawing) }
    // Words beside a pulled indicator move it out of the middle as they fade in.
    let (start, goal) = (pose.isPulled ? center : row.indicatorCenter, row.indicatorCenter)
    let place = Drawing.Point(x: Easing.lerp(start.x, goal.x, pose.arrival), y: goal.y)
    return (place, row, texts[.noMore])
  }

  @inline(never)
  private func draw(_ words: Words, into drawing: inout Drawing) {
    draw(words.loading, into: &drawing)
    guard pose.endOpacity > 0 else { return }
    draw(FooterEnd(words.noMore, layout, update.surroundings, drawing), into: &drawing)
  }

  private func draw(_ row: FooterLoading, into drawing: inout Drawing) {
    guard let line = row.words else { return }
    drawing.group(opacity: pose.loadingOpacity * layout.visibility(ofBlock: line.size.height)) {
      line.draw(quiet, at: row.wordsOrigin, into: &$0)
    }
  }

  private func draw(_ end: FooterEnd, into drawing: inout Drawing) {
    drawing.group(opacity: pose.endOpacity * layout.visibility(ofBlock: end.height)) {
      // Alone, a line has to be as legible as words.
      let line: Drawing.Paint = end.words == nil || update.surroundings.increasesContrast ? quiet : .separator
      $0.fill(line) { end.addHairlines(to: &$0) }
      end.words?.draw(quiet, at: end.wordsOrigin, into: &$0)
    }
  }

  /// The colour of secondary words.
  var quiet: Drawing.Paint { update.surroundings.increasesContrast ? .label : .secondaryLabel }

  /// The grey of a capsule and its opacity, those of the system's fill on rows.
  private static let capsuleColor = Drawing.Color.hex(0x787880)
  private static let capsuleOpacity = (light: 0.14, dark: 0.24)

  /// The capsule's colours on the grey background of a list, for Reduce Transparency.
  private static let opaqueCapsule = (light: Drawing.Color.hex(0xE1E1E6), dark: Drawing.Color.hex(0x323236))

  /// The radius of the disc whose reload icon is 15 points wide, and the radius and spacing of the dots.
  private static let reloadRadius = 14.6
  private static let dotRadius = 1.75
  private static let dotStep = 6.0

  private func draw(_ button: FooterButton, into drawing: inout Drawing) {
    drawing.group(opacity: pose.buttonOpacity * layout.visibility(ofBlock: button.height)) {
      if let capsule = button.capsule { draw(capsule, around: button.center, into: &$0) }
      button.sentence?.draw(quiet, at: button.sentenceOrigin, into: &$0)
      drawSymbol(of: button.label, at: button.symbolCenter, into: &$0)
      button.label.words?.draw(.label, at: button.wordsOrigin, into: &$0)
    }
  }

  private func draw(_ capsule: Drawing.Size, around center: Drawing.Point, into drawing: inout Drawing) {
    drawing.fill(capsulePaint) { Self.add(capsule, around: center, to: &$0) }
    guard update.surroundings.increasesContrast else { return }
    let inner = Drawing.Size(width: capsule.width - 1, height: capsule.height - 1)
    drawing.stroke(.label, Drawing.Stroke(width: 1)) { Self.add(inner, around: center, to: &$0) }
  }

  private var capsulePaint: Drawing.Paint {
    let surroundings = update.surroundings
    if surroundings.reducesTransparency {
      return Drawing.Paint(surroundings.isDark ? Self.opaqueCapsule.dark : Self.opaqueCapsule.light)
    }
    let opacity = surroundings.isDark ? Self.capsuleOpacity.dark : Self.capsuleOpacity.light
    return Drawing.Paint(Self.capsuleColor).opacity(opacity)
  }

  private static func add(_ capsule: Drawing.Size, around center: Drawing.Point, to path: inout Drawing.Path) {
    let radius = capsule.height / 2
    let reach = max(0, capsule.width / 2 - radius)
    let right = Drawing.Point(x: center.x + reach, y: center.y)
    let left = Drawing.Point(x: center.x - reach, y: center.y)
    path.arc(center: right, radius: radius, from: -90 * Drawing.degree, to: 90 * Drawing.degree)
    path.line(to: .init(x: left.x, y: left.y + radius))
    path.arc(center: left, radius: radius, from: 90 * Drawing.degree, to: 270 * Drawing.degree)
    path.close()
  }

  private func drawSymbol(of label: FooterLabel, at center: Drawing.Point, into drawing: inout Drawing) {
    guard let symbol = label.symbol else { return }
    let scale = label.symbolScale
    switch symbol {
    case .retry:
      let place = Drawing.Transform.scale(Self.reloadRadius * scale).moved(to: center)
      drawing.group(transform: place) {
        ReloadIcon.draw(.label, strokeScale: update.surroundings.strokeScale, into: &$0)
      }
    case .load:
      for index in 0..<3 {
        let x = center.x + Double(index - 1) * Self.dotStep * scale
        drawing.fill(.label) { $0.circle(center: .init(x: x, y: center.y), radius: Self.dotRadius * scale) }
      }
    }
  }
}
