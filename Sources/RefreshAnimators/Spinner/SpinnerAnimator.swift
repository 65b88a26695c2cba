import RefreshCore

/// Eight spokes that the pull uncovers one by one, and that are lit one after the other while a session runs.
public struct SpinnerAnimator: RefreshAnimator, Equatable, Sendable {
  /// The colour of the spokes.
  public let color: Drawing.Color

  /// Whether a session ends with a tick or an exclamation mark.
  public let showsOutcomes: Bool

  /// Creates the spinner.
  ///
  /// - Parameters:
  ///   - color: The colour of the spokes; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - showsOutcomes: Whether a session ends with a tick or an exclamation mark. `false` by default: the spinner
  ///     closes as it is.
  public init(color: Drawing.Color = .tint, showsOutcomes: Bool = false) {
    self.color = color
    self.showsOutcomes = showsOutcomes
  }

  /// 56 points held and 78.4 to pull, for a footer 52 and 72.8, all a quarter more at accessibility sizes.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let extent = surroundings.role == .loadMore ? SpinnerUnits.footerExtent : SpinnerUnits.heldExtent
    let held = extent * surroundings.pictureScale
    return RefreshMetrics(
      heldExtent: held, triggerDistance: SpinnerUnits.triggerRatio * held, showsOutcomes: showsOutcomes)
  }

  /// Draws the spinner in the middle of the held extent.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
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
  /// - Returns: The animator.
  public static func spinner(color: Drawing.Color = .tint, showsOutcomes: Bool = false) -> SpinnerAnimator {
    SpinnerAnimator(color: color, showsOutcomes: showsOutcomes)
  }
}
