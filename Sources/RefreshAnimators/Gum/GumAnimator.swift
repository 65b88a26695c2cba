import RefreshCore

/// A ball of gum that sticks to the edge and is stretched by the pull, snaps back, and blossoms into a spinner.
///
/// It condenses in the gap that a pull opens, is drawn out to a thread, and snaps when the trigger is reached. While the
/// session runs it is a spinner; then the ball comes back with a tick or a cross, and shrinks with the gap.
public struct GumAnimator: RefreshAnimator, Equatable, Sendable {
  /// The radius of the ball at rest, in points, where there is room for it.
  public let radius: Double

  /// The colour of the gum.
  public let color: Drawing.Color

  /// What it says as a footer.
  public let footer: FooterStyle

  /// Creates the gum.
  ///
  /// Traps if the radius is not a finite number above 0.
  ///
  /// - Parameters:
  ///   - color: The colour of the gum; by default the control's tint, which is a quiet grey unless the app set one. What
  ///     is on it is white, or nearly black where white would not be legible.
  ///   - radius: The radius of the ball at rest, in points; everything else is in proportion. 16 by default.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  public init(color: Drawing.Color = .tint, radius: Double = 16, footer: FooterStyle = .standard) {
    precondition(radius.isFinite && radius > 0, "the radius of the gum is a finite number of points above 0")
    self.radius = radius
    self.color = color
    self.footer = footer
  }

  /// 52 points held and 100 to pull for a radius of 16, in proportion for others, and less in a short scroll view.
  ///
  /// The spinner waits 0.15 seconds for the snap to be over, and 0.26 if it began nearly unseen. Outcomes are drawn by a
  /// header. A footer holds the extent of its rows, if that is more.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let isFooter = surroundings.role == .loadMore
    return RefreshMetrics(
      heldExtent: max(ownExtent(in: surroundings), isFooter ? FooterRow.extent(in: surroundings) : 0),
      triggerDistance: GumUnits.trigger(radius: radius),
      activationDelay: 0.15,
      activationDelayFromRest: 0.26,
      showsOutcomes: !isFooter
    )
  }

  /// Fires under the finger, so that the snap is seen while it is felt.
  public var preferredTrigger: RefreshTrigger { .whilePulling }

  /// The words of ``footer``, also for a header.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { footer.texts(in: language) }

  /// Draws the gum between the rest line and the content.
  ///
  /// A footer that was not pulled shows the ball and the spinner that it becomes.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    guard update.surroundings.role == .loadMore else { return drawPull(update, into: &drawing) }
    var own = update
    own.heldExtent = min(update.heldExtent, ownExtent(in: update.surroundings))
    let row = FooterRow(update, style: footer, for: self, at: own.center, appearance: .whole)
    row.draw(self, into: &drawing) { drawPull(own, into: &$0) }
  }

  private func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    if update.surroundings.reducesMotion {
      StillGumPose(update, ink: GumInk(color)).draw(into: &drawing)
    } else {
      GumPose(update, ink: GumInk(color)).draw(update, into: &drawing)
    }
  }

  private func ownExtent(in surroundings: RefreshSurroundings) -> Double {
    GumUnits.slack * GumUnits.scale(radius: radius, in: surroundings)
  }
}

extension GumAnimator: LoadingPicture {
  func loadingSize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = GumUnits.spinner * GumUnits.scale(radius: radius, in: surroundings)
    return Drawing.Size(width: side, height: side)
  }

  func drawLoading(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    let petals = GumPetals(1, headRadius: GumUnits.radius, strokeScale: surroundings.strokeScale)
    let scale = GumUnits.scale(radius: radius, in: surroundings)
    let (spokes, paint) = (petals.spokes(around: center, scale: scale), GumInk(color).body)
    if update.loopOpacity > 0 {
      spokes.drawLit(floor: surroundings.spokeFloor, into: &drawing) { spokes.draw($0, paint, into: &$1) }
    }
    drawing.group(opacity: 1 - update.loopOpacity) { spokes.draw(paint, into: &$0) }
  }
}

extension RefreshAnimator where Self == GumAnimator {
  /// A ball of gum that is stretched by the pull and snaps back.
  public static var gum: GumAnimator { GumAnimator() }

  /// A ball of gum that is stretched by the pull and snaps back; traps if the radius is not a finite number above 0.
  ///
  /// - Parameters:
  ///   - color: The colour of the gum; the control's tint by default.
  ///   - radius: The radius of the ball at rest, in points. 16 by default.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  /// - Returns: The animator.
  public static func gum(
    color: Drawing.Color = .tint, radius: Double = 16, footer: FooterStyle = .standard
  ) -> GumAnimator {
    GumAnimator(color: color, radius: radius, footer: footer)
  }
}
