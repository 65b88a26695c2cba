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
  package var color = Drawing.Color.tint

  /// `true` if a header's success ends with a tick; a failure always ends with a cross.
  package var showsOutcomes = false

  /// The texts of the footer.
  package var footer = FooterStyle()
}

extension SpinnerAnimator: SymbolAnimator {
  package func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = Spokes.diameter * SpinnerUnits.size(in: surroundings)
    return Drawing.Size(width: side, height: side)
  }

  package func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    SpinnerPose(update).draw(update, Drawing.Paint(color), into: &drawing)
  }

  package func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let scale = SpinnerUnits.size(in: update.surroundings)
    Spokes(around: center, scale: scale, strokeScale: update.surroundings.strokeScale)
      .draw(Drawing.Paint(color), of: update, into: &drawing)
  }
}

extension RefreshAnimator where Self == SpinnerAnimator {
  /// Eight spokes that the pull uncovers one by one.
  public static var spinner: SpinnerAnimator { SpinnerAnimator() }

  /// Eight spokes that the pull uncovers one by one.
  ///
  /// - Parameters:
  ///   - color: The colour of the spokes; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - showsOutcomes: `true` if a success ends with a tick. `false` by default: the spinner closes as it is. A failure
  ///     always ends with a cross. A footer shows neither.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  /// - Returns: The animator.
  public static func spinner(
    color: Drawing.Color = .tint, showsOutcomes: Bool = false, footer: FooterStyle = .init()
  ) -> SpinnerAnimator {
    SpinnerAnimator(color: color, showsOutcomes: showsOutcomes, footer: footer)
  }
}

/// The dimensions of the spinner in points, in addition to those of its spokes.
enum SpinnerUnits {
  /// The extent at which it has its full size; it leaves room for the swelling.
  static let roomForFullSize = 36.0

  /// Returns the size as a fraction of a header's.
  static func size(in surroundings: RefreshSurroundings) -> Double {
    (surroundings.role == .loadMore ? 0.70 : 1) * surroundings.indicatorScale
  }
}

/// The state of the spinner for one update.
struct SpinnerPose {
  /// Its spokes at their full length.
  let spokes: Spokes

  /// Points per unit.
  let scale: Double

  /// The number of spokes that the pull has uncovered; the last of them in part.
  let uncovered: Double

  /// The opacity of an uncovered spoke, as a fraction of a full one's.
  let fullOpacity: Double

  /// The outcome, if one is shown.
  let badge: OutcomeBadge?

  /// The visible extent at which the first spoke begins to appear, as a fraction of the held extent: 16 of 56 points.
  private static let uncoveringStart = 16.0 / 56

  /// The number of spokes that the trigger distance would uncover: all eight are visible just before it.
  private static let spokesOnTheWay = 9.0

  init(_ update: RefreshUpdate) {
    let surroundings = update.surroundings
    let room = min(update.visibleExtent, update.heldExtent)
    let size = min(SpinnerUnits.size(in: surroundings), room / SpinnerUnits.roomForFullSize)
    scale = size * (surroundings.reducesMotion ? 1 : update.swelling(by: 0.12))
    spokes = Spokes(around: update.center, scale: scale, strokeScale: surroundings.strokeScale)
    uncovered = Self.spokesOnTheWay * update.pulled(from: Self.uncoveringStart)
    fullOpacity = 0.85 + 0.15 * update.armedFraction
    badge = OutcomeBadge(update)
  }
}

extension SpinnerPose {
  /// The fraction of a spoke over which it fades in, so that its round ends do not appear at once.
  private static let onset = 0.2

  /// The opacity of a spoke of no length, as a fraction of a full one's.
  private static let leastOpacity = 0.25

  /// Units of the spinner per unit of the badge: 26 of the spinner's 28 across, since a closed line looks larger.
  private static let badgeScale = 1.3

  /// Draws the spokes, or the outcome that replaces them.
  func draw(_ update: RefreshUpdate, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.group(opacity: badge?.opacityBelow ?? 1) { drawSpokes(update, paint, into: &$0) }
    badge?.draw(
      paint, strokeScale: update.surroundings.strokeScale, scale: Self.badgeScale * scale, centeredAt: spokes.center,
      into: &drawing)
  }

  /// Draws the spokes with the running highlight: it fades in over full ones, so that its start is not visible.
  private func drawSpokes(_ update: RefreshUpdate, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let (light, isStill) = (update.loopOpacity, update.surroundings.reducesMotion)
    if light > 0 {
      let floor = Easing.lerp(1, update.surroundings.spokeFloor, light)
      spokes.drawLit(floor: floor, into: &drawing) { drawUncovered($0, paint, isStill: isStill, into: &$1) }
    } else {
      for index in 0..<Spokes.count { drawUncovered(index, paint, isStill: isStill, into: &drawing) }
    }
  }

  private func drawUncovered(_ index: Int, _ paint: Drawing.Paint, isStill: Bool, into drawing: inout Drawing) {
    let length = Easing.smooth(uncovered - Double(index))
    guard length > 0 else { return }
    let opacity = Easing.lerp(Self.leastOpacity, fullOpacity, length) * Easing.clamp(length / Self.onset)
    var shown = spokes
    if !isStill { shown.outer = Easing.lerp(spokes.inner, spokes.outer, length) }
    shown.draw(index, paint.opacity(opacity), into: &drawing)
  }
}
