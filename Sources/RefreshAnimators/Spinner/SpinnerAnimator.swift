import RefreshCore

/// Eight spokes that the pull uncovers one by one, and that light up one after the other while a session runs.
///
/// Holds 56 points and arms at 78.4, for a footer 52 and 72.8, all a quarter more at accessibility sizes, and at least
/// as much as the rows of a footer need.
///
/// ```swift
/// tableView.refresh.addFooter(animator: .spinner) { try await feed.loadNextPage() ? .more : .end }
/// ```
public struct SpinnerAnimator: RefreshAnimator, Equatable, Sendable {
  /// The colour of the spokes.
  package let color: Drawing.Color

  /// `true` if a header's success ends with a tick; a failure always ends with a cross.
  package let showsOutcomes: Bool

  /// The texts of the footer.
  package let footer: FooterStyle

  /// Creates the spinner.
  ///
  /// - Parameters:
  ///   - color: The colour of the spokes; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - showsOutcomes: `true` if a success ends with a tick. `false` by default: the spinner closes as it is. A failure
  ///     always ends with a cross. A footer shows neither.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  public init(color: Drawing.Color = .tint, showsOutcomes: Bool = false, footer: FooterStyle = .standard) {
    self.color = color
    self.showsOutcomes = showsOutcomes
    self.footer = footer
  }
}

extension SpinnerAnimator: SymbolAnimator {
  func ownExtent(in surroundings: RefreshSurroundings) -> Double {
    (surroundings.role == .loadMore ? SpinnerUnits.footerExtent : SpinnerUnits.heldExtent) * surroundings.indicatorScale
  }

  func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = Spokes.diameter * SpinnerUnits.size(in: surroundings)
    return Drawing.Size(width: side, height: side)
  }

  func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    SpinnerPose(update).draw(Drawing.Paint(color), into: &drawing)
  }

  func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    let scale = SpinnerUnits.size(in: surroundings)
    Spokes(around: center, scale: scale, strokeScale: surroundings.strokeScale)
      .draw(Drawing.Paint(color), light: update.loopOpacity, floor: surroundings.spokeFloor, into: &drawing)
  }
}

extension RefreshAnimator where Self == SpinnerAnimator {
  /// Eight spokes that the pull uncovers one by one.
  public static var spinner: SpinnerAnimator { SpinnerAnimator() }

  /// Eight spokes that the pull uncovers one by one.
  ///
  /// - Parameters:
  ///   - color: The colour of the spokes; the control's tint by default.
  ///   - showsOutcomes: `true` if a success ends with a tick, as a failure always does with a cross. `false` by default.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  /// - Returns: The animator.
  public static func spinner(
    color: Drawing.Color = .tint, showsOutcomes: Bool = false, footer: FooterStyle = .standard
  ) -> SpinnerAnimator {
    SpinnerAnimator(color: color, showsOutcomes: showsOutcomes, footer: footer)
  }
}

/// The dimensions of the spinner in points, in addition to those of its spokes.
enum SpinnerUnits {
  /// The extent at which it has its full size; it leaves room for the swelling.
  static let roomForFullSize = 36.0

  /// The held extent of a header, and that of a footer.
  static let heldExtent = 56.0
  static let footerExtent = 52.0

  /// Returns the size as a fraction of a header's.
  static func size(in surroundings: RefreshSurroundings) -> Double {
    (surroundings.role == .loadMore ? 0.70 : 1) * surroundings.indicatorScale
  }
}
