/// An animator with an indicator for the pull and one for the activity, without words of its own.
///
/// A header shows the indicator of the pull, which becomes that of the activity. A footer shows both in the rows of
/// ``FooterRow``. Metrics, words and drawing have one default for all of them; an animator implements the differences.
package protocol SymbolAnimator: RefreshAnimator {
  /// The words of the footer; those of the user's language by default.
  var footer: FooterStyle { get }

  /// `true` if a header draws every outcome, and not only a failure; `false` by default.
  var showsOutcomes: Bool { get }

  /// `true` if a number was clamped; `false` by default.
  var isClamped: Bool { get }

  /// The least trigger distance, in points, where the held extent needs no more; 0 by default.
  var leastTriggerDistance: Double { get }

  /// The way in which the indicator appears in a footer that was not pulled; it fades in by default.
  var footerAppearance: FooterRow.Appearance { get }

  /// The held extent of a header at the sizes that are not accessibility sizes, in points; 56 by default.
  var headerExtent: Double { get }

  /// The held extent without the rows of a footer, in points; by default that of a header, or 52 for a footer.
  func ownExtent(in surroundings: RefreshSurroundings) -> Double

  /// The size of the indicator of the activity, in points.
  func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size

  /// Returns the update from which a footer draws the indicator of the pull; the footer's own by default.
  func pullUpdate(_ update: RefreshUpdate) -> RefreshUpdate

  /// Draws the indicator of the pull, with the activity and the outcome that it becomes.
  func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing)

  /// Draws the indicator of the activity about a point: at rest before its loops may be visible, then looping.
  ///
  /// The row fades it in and out.
  func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing)
}

extension SymbolAnimator {
  package var footer: FooterStyle { .init() }
  package var showsOutcomes: Bool { false }
  package var isClamped: Bool { false }
  package var leastTriggerDistance: Double { 0 }
  package var headerExtent: Double { 56 }
  package var footerAppearance: FooterRow.Appearance { .withActivity }
  package func pullUpdate(_ update: RefreshUpdate) -> RefreshUpdate { update }

  package func ownExtent(in surroundings: RefreshSurroundings) -> Double {
    (surroundings.role == .loadMore ? FooterRow.leastExtent : headerExtent) * surroundings.indicatorScale
  }
}

extension SymbolAnimator {
  /// The held extent, in points: for a footer at least as much as its rows need.
  package func heldExtent(in surroundings: RefreshSurroundings) -> Double {
    let own = ownExtent(in: surroundings)
    return surroundings.role == .loadMore ? max(own, FooterRow.extent(in: surroundings)) : own
  }

  /// The held extent and the smallest trigger distance for it; a header shows failures, and a footer's outcomes are rows.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let held = heldExtent(in: surroundings)
    let metrics = RefreshMetrics(
      heldExtent: held, triggerDistance: max(leastTriggerDistance, RefreshMetrics.minimumTriggerRatio * held),
      showsOutcomes: showsOutcomes && surroundings.role == .refresh
    ).clamped(if: isClamped)
    return surroundings.role == .refresh ? metrics.showingFailures() : metrics
  }

  /// The words of the footer, also for a header.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { footer.texts(in: language) }

  /// Draws the indicator of the pull or, in a footer, its rows.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    guard update.surroundings.role == .loadMore else { return drawPull(update, into: &drawing) }
    let pull = pullUpdate(update)
    let row = FooterRow(
      update, style: footer, indicatorWidth: activitySize(in: update.surroundings).width, indicatorCenter: pull.center,
      appearance: footerAppearance)
    guard row.pose.showsPull else { return row.drawActivity(of: self, into: &drawing) }
    row.draw(into: &drawing) { drawPull(pull, into: &$0) }
  }
}
