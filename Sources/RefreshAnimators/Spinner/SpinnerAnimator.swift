import RefreshCore

/// Eight spokes that the pull uncovers one by one, and that are lit one after the other while a session runs.
public struct SpinnerAnimator: RefreshAnimator, Equatable, Sendable {
  /// The colour of the spokes.
  public let color: Drawing.Color

  /// Whether a header's session ends with a tick or an exclamation mark.
  public let showsOutcomes: Bool

  /// What it says as a footer.
  public let footer: FooterStyle

  /// Creates the spinner.
  ///
  /// - Parameters:
  ///   - color: The colour of the spokes; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - showsOutcomes: Whether a session ends with a tick or an exclamation mark. `false` by default: the spinner
  ///     closes as it is. A footer shows none.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  public init(color: Drawing.Color = .tint, showsOutcomes: Bool = false, footer: FooterStyle = .standard) {
    self.color = color
    self.showsOutcomes = showsOutcomes
    self.footer = footer
  }

  /// 56 points held and 78.4 to pull, for a footer 52 and 72.8, all a quarter more at accessibility sizes, and as much
  /// as the rows of a footer need.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let isFooter = surroundings.role == .loadMore
    let own = (isFooter ? SpinnerUnits.footerExtent : SpinnerUnits.heldExtent) * surroundings.pictureScale
    let held = isFooter ? max(own, FooterRow.extent(in: surroundings)) : own
    return RefreshMetrics(
      heldExtent: held, triggerDistance: SpinnerUnits.triggerRatio * held, showsOutcomes: showsOutcomes && !isFooter)
  }

  /// The words of ``footer``, also for a header.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { footer.texts(in: language) }

  /// Draws the spinner in the middle of the held extent.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    guard update.surroundings.role == .loadMore else { return drawPull(update, into: &drawing) }
    FooterRow(update, style: footer, for: self).draw(self, into: &drawing) { drawPull(update, into: &$0) }
  }

  private func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    SpinnerPose(update).draw(Drawing.Paint(color), into: &drawing)
  }
}

extension SpinnerAnimator: LoadingPicture {
  func loadingSize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = SpinnerUnits.diameter * SpinnerUnits.size(in: surroundings)
    return Drawing.Size(width: side, height: side)
  }

  func drawLoading(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    let spokes = SpinnerUnits.spokes(
      center, scale: SpinnerUnits.size(in: surroundings), strokeScale: surroundings.strokeScale)
    let (paint, light) = (Drawing.Paint(color), update.loopOpacity)
    if light > 0 {
      spokes.drawLit(floor: surroundings.spokeFloor, into: &drawing) { spokes.draw($0, paint, into: &$1) }
    }
    drawing.group(opacity: 1 - light) { spokes.draw(paint, into: &$0) }
  }
}

extension RefreshAnimator where Self == SpinnerAnimator {
  /// Eight spokes that the pull uncovers one by one.
  public static var spinner: SpinnerAnimator { SpinnerAnimator() }

  /// Eight spokes that the pull uncovers one by one.
  ///
  /// - Parameters:
  ///   - color: The colour of the spokes; the control's tint by default.
  ///   - showsOutcomes: Whether a session ends with a tick or an exclamation mark. `false` by default.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  /// - Returns: The animator.
  public static func spinner(
    color: Drawing.Color = .tint, showsOutcomes: Bool = false, footer: FooterStyle = .standard
  ) -> SpinnerAnimator {
    SpinnerAnimator(color: color, showsOutcomes: showsOutcomes, footer: footer)
  }
}
