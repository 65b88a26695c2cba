import RefreshCore

/// An arrow that turns over, with words for each state and the time of the last refresh.
///
/// The icon and the words are side by side between the rest line and the content; at accessibility sizes the words are
/// under the icon. Where there is no room for words, as at a leading or trailing edge, only the icon is drawn. The
/// arrow is replaced by a spinner, and the spinner by a tick or a cross with the outcome in words.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .arrow(armedSymbol: .reload)) { try await feed.reload() }
/// ```
public struct ArrowAnimator: RefreshAnimator, Equatable, Sendable {
  /// The symbol that the arrow becomes when the pull is far enough.
  public enum ArmedSymbol: UInt8, CaseIterable, Sendable {
    /// The arrow turns over.
    case arrow
    /// The arrow is replaced by a ring with an arrowhead, as in Twitter's app for the Mac.
    case reload
  }

  /// The words; `nil` for those of the language in the surroundings.
  package var texts: RefreshTexts?

  /// `true` if a header has a second line: the time of the last refresh, or the details of an outcome.
  package var showsLastUpdate = true

  /// The symbol that the arrow becomes when the pull is far enough.
  package var armedSymbol = ArmedSymbol.arrow

  /// An image in the place of the arrow; `nil` for the animator's own arrow.
  var picture: Picture?

  /// An image that is drawn in the place of the arrow, and equal to itself alone.
  struct Picture: Equatable, Sendable {
    /// The identity of the image, which the closure keeps alive.
    let id: ObjectIdentifier

    /// Draws the image about the origin, pointing downwards, in units of which an icon is 20 wide.
    let draw: @Sendable (inout Drawing) -> Void

    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  }

  /// Holds 58 points and arms at 81.2 with two lines at the default text size, 48 and 67.2 with one; outcomes are
  /// drawn.
  ///
  /// Larger texts hold more. Of two lines, a title, and the icon alone, the layout is the first that leaves 8 points of
  /// a fifth of the viewport for the pull.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let layout = ArrowLayout(in: surroundings, showsLastUpdate: showsLastUpdate)
    guard surroundings.role == .loadMore else {
      return RefreshMetrics(heldExtent: layout.heldExtent, triggerDistance: layout.triggerDistance, showsOutcomes: true)
    }
    // With a sentence about a failure the rows need more.
    let rows = FooterRow.metrics(in: surroundings)
    return RefreshMetrics(
      heldExtent: max(layout.heldExtent, surroundings.hasMessage ? rows.heldExtent : 0),
      triggerDistance: max(layout.triggerDistance, surroundings.hasMessage ? rows.triggerDistance : 0))
  }

  /// Returns the text for the last refresh, such as "Updated 4 min ago"; `nil` if there is no second line.
  public func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    showsLastUpdate ? spokenTexts(in: language).lastUpdate(age) : nil
  }

  /// The words that are drawn.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { texts ?? .standard(for: language) }

  /// Draws the icon and the words in the middle of the uncovered area.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    if update.surroundings.role == .loadMore {
      drawFooter(update, into: &drawing)
    } else {
      drawRow(update, into: &drawing)
    }
  }

  private func drawRow(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    let layout = ArrowLayout(in: surroundings, showsLastUpdate: showsLastUpdate)
    let words = ArrowWords(update, texts ?? surroundings.texts, hasSecondLine: layout.hasSecondLine)
    let row = ArrowRow(update, layout, words, measuredBy: drawing)
    ArrowPose(update, row, armedSymbol: armedSymbol).draw(update, around: row.iconCenter, picture?.draw, into: &drawing)
    row.draw(into: &drawing)
  }

  /// Draws the rows of a footer with the arrow's own indicator of the activity.
  private func drawFooter(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let middle = update.point(along: update.visibleExtent / 2, across: update.crossLength / 2)
    var row = FooterRow(update, style: FooterStyle(texts: texts), indicatorWidth: 0, indicatorCenter: middle)
    var shown = update
    // A footer that was not pulled shows only the activity.
    if !row.pose.isPulled {
      (shown.armedFraction, shown.activityFraction) = (1, max(ArrowFade.end, update.activityFraction))
    }
    // A pulled row is where the pull has left it.
    if row.pose.isPulled { row.indicatorCenter = row.layout.heldCenter }
    row.draw(into: &drawing) { drawRow(shown, into: &$0) }
  }
}

extension RefreshAnimator where Self == ArrowAnimator {
  /// An arrow that turns over, with words for each state and the time of the last refresh.
  public static var arrow: ArrowAnimator { ArrowAnimator() }

  /// An arrow with words for each state.
  ///
  /// - Parameters:
  ///   - texts: The words. By default those of the control's style or of the language in the surroundings.
  ///   - showsLastUpdate: `true` if a header has a second line where there is room. `true` by default; a header that
  ///     was never refreshed has none until its first outcome. In a header without one, a sentence about an outcome takes the
  ///     place of its title.
  ///   - armedSymbol: The symbol that the arrow becomes when the pull is far enough. It turns over by default.
  /// - Returns: The animator.
  public static func arrow(
    texts: RefreshTexts? = nil, showsLastUpdate: Bool = true, armedSymbol: ArrowAnimator.ArmedSymbol = .arrow
  ) -> ArrowAnimator {
    ArrowAnimator(texts: texts, showsLastUpdate: showsLastUpdate, armedSymbol: armedSymbol)
  }
}
