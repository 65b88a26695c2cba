import RefreshCore

/// Three dots that the pull draws out of one, and through which a wave runs while a session does.
public struct DotsAnimator: RefreshAnimator, Equatable, Sendable {
  /// The colour of the dots.
  public let color: Drawing.Color

  /// What it says as a footer.
  public let footer: FooterStyle

  /// How long the dots take to come to rest when there is no more to load, in seconds.
  private static let calming = 0.1

  /// Creates the dots.
  ///
  /// - Parameters:
  ///   - color: Their colour; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  public init(color: Drawing.Color = .tint, footer: FooterStyle = .standard) {
    self.color = color
    self.footer = footer
  }

  /// 44 points held and 61.6 to pull, for a footer 52 and 72.8, all a quarter more at accessibility sizes, and as much as
  /// the rows of a footer need.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let isFooter = surroundings.role == .loadMore
    let own = (isFooter ? DotsUnits.footerExtent : DotsUnits.heldExtent) * surroundings.pictureScale
    let held = isFooter ? max(own, FooterRow.extent(in: surroundings)) : own
    return RefreshMetrics(heldExtent: held, triggerDistance: DotsUnits.triggerRatio * held)
  }

  /// The words of ``footer``, also for a header.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { footer.texts(in: language) }

  /// Draws the dots in the middle of the held extent.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    guard update.surroundings.role == .loadMore else { return drawPull(update, into: &drawing) }
    let row = FooterRow(update, style: footer, for: self, appearance: .resting)
    row.draw(self, into: &drawing) { drawPull(update, into: &$0) }
  }

  private func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    DotsPose(update).draw(Drawing.Paint(color), into: &drawing)
  }
}

extension DotsAnimator: LoadingPicture {
  func loadingSize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let height = 2 * DotsUnits.radius(in: surroundings) * surroundings.pictureScale
    return Drawing.Size(width: 2 * DotsUnits.spacing * surroundings.pictureScale + height, height: height)
  }

  func drawLoading(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    let reading = DotsUnits.step(in: surroundings)
    let row = DotsRow(
      center: center, step: update.edge.isVertical ? reading : .init(x: 0, y: abs(reading.x)),
      radius: DotsUnits.radius(in: surroundings) * surroundings.pictureScale, isStill: surroundings.reducesMotion,
      floor: DotsUnits.floor(in: surroundings))
    // Where there is no more the wave ends in its trough.
    let calm = update.outcome == .noMoreData ? Easing.smooth(update.timeSinceEnd / Self.calming) : 0
    let light = update.loopOpacity
    row.draw(1 - calm, wave: light * (1 - calm), Drawing.Paint(color), into: &drawing)
  }
}

extension RefreshAnimator where Self == DotsAnimator {
  /// Three dots that the pull draws out of one.
  public static var dots: DotsAnimator { DotsAnimator() }

  /// Three dots that the pull draws out of one.
  ///
  /// - Parameters:
  ///   - color: Their colour; the control's tint by default.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  /// - Returns: The animator.
  public static func dots(color: Drawing.Color = .tint, footer: FooterStyle = .standard) -> DotsAnimator {
    DotsAnimator(color: color, footer: footer)
  }
}
