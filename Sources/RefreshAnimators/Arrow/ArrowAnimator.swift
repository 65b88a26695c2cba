import RefreshCore

/// An arrow that turns over, with words for each state and the time of the last refresh.
///
/// Icon and words stand side by side between the rest line and the content; at accessibility sizes the words stand
/// under the icon, and where there is no room for them, as at the sides, the icon stands alone. The arrow gives way to a
/// spinner, and the spinner to a tick or an exclamation mark with the outcome in words.
public struct ArrowAnimator: RefreshAnimator, Sendable {
  /// What the arrow becomes when the pull is far enough.
  public enum ArmedSymbol: UInt8, CaseIterable, Sendable {
    /// The arrow turns over.
    case arrow
    /// The arrow gives way to a ring with an arrowhead, as in Twitter's app for the Mac.
    case reload
  }

  /// The words; `nil` for those of the language that the surroundings name.
  public let texts: RefreshTexts?

  /// Whether a header has a second line: when the last refresh was, or what is to be said of an outcome.
  public let showsLastUpdate: Bool

  /// What the arrow becomes when the pull is far enough.
  public let armedSymbol: ArmedSymbol

  /// Creates the arrow.
  ///
  /// - Parameters:
  ///   - texts: The words. By default those of the language that the surroundings name.
  ///   - showsLastUpdate: Whether a header has a second line where there is room. `true` by default; a header that was
  ///     never refreshed has none until its first outcome.
  ///   - armedSymbol: What the arrow becomes when the pull is far enough. It turns over by default.
  public init(texts: RefreshTexts? = nil, showsLastUpdate: Bool = true, armedSymbol: ArmedSymbol = .arrow) {
    self.texts = texts
    self.showsLastUpdate = showsLastUpdate
    self.armedSymbol = armedSymbol
  }

  /// 58 points held and 81.2 to pull with two lines at the default text size, 48 and 67.2 with one; outcomes are drawn.
  ///
  /// Larger texts hold more. Of two lines, a title and the icon alone, the first is taken that leaves 8 points of a
  /// fifth of the viewport to be pulled on.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let layout = ArrowLayout(in: surroundings, showsLastUpdate: showsLastUpdate)
    guard surroundings.role == .loadMore else {
      return RefreshMetrics(
        heldExtent: layout.heldExtent, triggerDistance: layout.triggerDistance, showsOutcomes: true)
    }
    // With a sentence about a failure the rows need more.
    let rows = FooterRow.metrics(in: surroundings)
    return RefreshMetrics(
      heldExtent: max(layout.heldExtent, surroundings.hasMessage ? rows.heldExtent : 0),
      triggerDistance: max(layout.triggerDistance, surroundings.hasMessage ? rows.triggerDistance : 0))
  }

  /// Says when the last refresh was: "Updated 4 min ago"; nothing if there is no second line.
  public func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    showsLastUpdate ? spokenTexts(in: language).lastUpdate(age) : nil
  }

  /// The words that are drawn.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { texts ?? .standard(for: language) }

  /// Draws icon and words in the middle of what is uncovered.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    if update.surroundings.role == .loadMore {
      drawFooter(update, into: &drawing)
    } else {
      drawRow(update, into: &drawing)
    }
  }

  private func drawRow(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let row = row(update, drawing)
    ArrowPose(update, row.layout, armedSymbol: armedSymbol).draw(update, around: row.iconCenter, into: &drawing)
    row.draw(into: &drawing)
  }

  private func row(_ update: RefreshUpdate, _ drawing: Drawing) -> ArrowRow {
    let surroundings = update.surroundings
    let layout = ArrowLayout(in: surroundings, showsLastUpdate: showsLastUpdate)
    let words = ArrowWords(
      update, texts ?? .standard(for: surroundings.language), hasSecondLine: layout.hasSecondLine)
    let column = ArrowColumn(layout, words, in: surroundings, measuredBy: drawing)
    return ArrowRow(update, layout, column, words)
  }
}

extension ArrowAnimator {
  /// Where words of the pull have gone in a footer that nobody pulled: it shows the activity alone.
  private static let leastActive = 0.55

  /// Draws the rows of a footer with the arrow's own as the picture of the activity.
  private func drawFooter(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let middle = update.point(along: update.visibleExtent / 2, across: update.crossLength / 2)
    var row = FooterRow(update, style: FooterStyle(texts: texts), pictureWidth: 0, pictureCenter: middle)
    var shown = update
    if !row.pose.isPulled {
      (shown.armedFraction, shown.activityFraction) = (1, max(Self.leastActive, update.activityFraction))
    }
    let icon = self.row(shown, drawing).iconCenter
    row.symbolGoal = update.edge.isVertical ? .init(x: icon.x, y: row.layout.center.y) : row.layout.center
    row.draw(into: &drawing) { drawRow(shown, into: &$0) }
  }
}

extension RefreshAnimator where Self == ArrowAnimator {
  /// An arrow that turns over, with words for each state and the time of the last refresh.
  public static var arrow: ArrowAnimator { ArrowAnimator() }

  /// An arrow with words for each state.
  ///
  /// - Parameters:
  ///   - texts: The words. By default those of the language that the surroundings name.
  ///   - showsLastUpdate: Whether a header has a second line where there is room. `true` by default.
  ///   - armedSymbol: What the arrow becomes when the pull is far enough. It turns over by default.
  /// - Returns: The animator.
  public static func arrow(
    texts: RefreshTexts? = nil, showsLastUpdate: Bool = true, armedSymbol: ArrowAnimator.ArmedSymbol = .arrow
  ) -> ArrowAnimator {
    ArrowAnimator(texts: texts, showsLastUpdate: showsLastUpdate, armedSymbol: armedSymbol)
  }
}
