import RefreshCore

/// A ball of gum that sticks to the edge and is stretched by the pull, snaps back, and turns into a spinner.
///
/// It grows in the gap that a pull opens, is stretched to a thread, and snaps at the trigger distance. While the
/// session runs it is a spinner; then the ball returns with a tick or a cross, and shrinks with the gap.
///
/// It fires under the finger, like `UIRefreshControl`: after the snap, a pull cannot be taken back. With the trigger `.onRelease`
/// it waits for the lift, and a pull that is taken back begins nothing.
///
/// A footer that was not pulled shows the ball and the spinner that it turns into.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .gum(color: .hex(0x7C8492), radius: 18)) { try await feed.reload() }
/// tableView.refresh.addHeader(animator: .gum, trigger: .onRelease) { try await feed.reload() }
/// ```
public struct GumAnimator: RefreshAnimator, Equatable, Sendable {
  /// The radius of the ball at rest, in points, where there is room for it; 0.1...1000.
  package let radius: Double

  /// The colour of the gum.
  package let color: Drawing.Color

  /// The texts of the footer.
  package let footer: FooterStyle

  /// `true` if another radius was asked for.
  package let isClamped: Bool

  package init(color: Drawing.Color = .tint, radius: Double = 16, footer: FooterStyle = .init()) {
    self.radius = radius.clamped(to: GumUnits.radii, else: GumUnits.radius)
    isClamped = self.radius != radius
    self.color = color
    self.footer = footer
  }

  /// Holds 52 points and arms at 100 for a radius of 16, in proportion for others, and less in a short scroll view.
  ///
  /// The spinner waits 0.15 seconds for the snap to end, and 0.26 if the snap began nearly invisible. A header draws
  /// outcomes. A footer holds the extent of its rows, if that is more.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(
      heldExtent: heldExtent(in: surroundings),
      triggerDistance: GumUnits.trigger(radius: radius),
      activationDelay: 0.15,
      activationDelayFromRest: 0.26,
      showsOutcomes: surroundings.role == .refresh
    ).clamped(if: isClamped)
  }

  /// The trigger during the drag, so that the snap is visible at the same moment as the haptic feedback.
  ///
  /// The snap cannot be taken back. The trigger of a control replaces this one.
  public var preferredTrigger: RefreshTrigger { .whilePulling }
}

extension GumAnimator: SymbolAnimator {
  /// The gum animates the time until the spinner begins.
  package var footerAppearance: FooterRow.Appearance { .whole }

  package func ownExtent(in surroundings: RefreshSurroundings) -> Double {
    GumUnits.slack * GumUnits.scale(radius: radius, in: surroundings)
  }

  package func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = Spokes.diameter * GumUnits.scale(radius: radius, in: surroundings)
    return Drawing.Size(width: side, height: side)
  }

  /// The update with the extent of the gum alone: it is stretched in a footer as in a header, though rows may hold
  /// more.
  package func pullUpdate(_ update: RefreshUpdate) -> RefreshUpdate {
    var own = update
    own.heldExtent = min(update.heldExtent, ownExtent(in: update.surroundings))
    return own
  }

  package func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    // In a list that was squeezed to nothing, the gum has no size.
    guard update.heldExtent > 0 else { return }
    if update.surroundings.reducesMotion {
      StillGumPose(update).draw(update, GumInk(color), into: &drawing)
    } else {
      GumPose(update).draw(update, GumInk(color), into: &drawing)
    }
  }

  package func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let scale = GumUnits.scale(radius: radius, in: update.surroundings)
    Spokes(around: center, scale: scale, strokeScale: update.surroundings.strokeScale)
      .draw(Drawing.Paint(color), of: update, into: &drawing)
  }
}

extension RefreshAnimator where Self == GumAnimator {
  /// A ball of gum that is stretched by the pull and snaps back.
  ///
  /// It fires under the finger; with the trigger `.onRelease` it waits for the lift.
  public static var gum: GumAnimator { GumAnimator() }

  /// A ball of gum that is stretched by the pull and snaps back.
  ///
  /// - Parameters:
  ///   - color: The colour of the gum; by default the control's tint, which is a quiet grey unless the app set one. The
  ///     marks on it are white, or nearly black where white would not be legible.
  ///   - radius: The radius of the ball at rest, in points; everything else is in proportion. 16 by default, also in place
  ///     of NaN. Clamped to 0.1...1000; a control logs that once.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  /// - Returns: The animator.
  public static func gum(
    color: Drawing.Color = .tint, radius: Double = 16, footer: FooterStyle = .init()
  ) -> GumAnimator {
    GumAnimator(color: color, radius: radius, footer: footer)
  }
}

/// The dimensions of the gum.
///
/// One unit is a point where the ball has a radius of 16 points; everything scales with it.
enum GumUnits {
  /// The radius of the ball at rest, in units.
  static let radius = 16.0

  /// The radii of a ball, in points: from one too small to see to one larger than the screen.
  static let radii = 0.1...1000

  /// The extent at which the ball has its full size and begins to be stretched, and that is held: 10 + 2 · 16 + 10.
  static let slack = 52.0

  /// The space between the rest line and the top of the ball, and between its tip and the content, in units.
  static let margin = 10.0

  /// The pull distance that arms, in units.
  static let triggerDistance = 100.0

  /// The extent at which the ball appears, in units.
  static let appearance = 12.0

  /// The least scale, as a fraction of the full one, while the trigger leaves the least stretch.
  private static let leastScale = 0.6

  /// Returns the trigger distance for a radius, in points, where there is room for it.
  static func trigger(radius: Double) -> Double { triggerDistance * radius / Self.radius }

  /// Returns the points per unit.
  ///
  /// The scale is in proportion to the trigger distance where a short viewport caps it, but not below 0.6 of the full
  /// scale until the slack would leave less than 0.4 of itself for the stretch.
  static func scale(radius: Double, in surroundings: RefreshSurroundings) -> Double {
    let full = radius / Self.radius * surroundings.indicatorScale
    let own = trigger(radius: radius)
    let trigger = min(own, RefreshMetrics.maximumViewportFraction * max(0, surroundings.viewport))
    return full * max(trigger / own, min(leastScale, trigger / (RefreshMetrics.minimumTriggerRatio * slack * full)))
  }
}
