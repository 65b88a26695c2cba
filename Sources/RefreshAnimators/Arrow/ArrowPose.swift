import RefreshCore

/// The icon of the arrow at a moment, in numbers: an arrow that turns over, a spinner, an outcome, all about one point.
struct ArrowPose: Equatable {
  /// A picture that comes or goes.
  struct Part: Equatable {
    /// Its opacity.
    var opacity: Double

    /// Its size as a part of the full one.
    var scale = 1.0

    /// How it is turned, in radians clockwise.
    var angle = 0.0
  }

  /// Points per unit at the present size; an icon is 20 units wide.
  let unit: Double

  /// The opacity of the whole icon: it appears where it has room.
  let opacity: Double

  /// The arrow, turned from where it points at the start of a pull.
  let arrow: Part

  /// An arrow that points the other way, for readers who asked for less motion.
  let turned: Part

  /// The reload symbol.
  let reload: Part

  /// The spinner.
  let spinner: Part

  /// How much is seen of the light that goes round in the spinner.
  let light: Double

  /// The outcome, if one is shown.
  let badge: OutcomeBadge?

  /// How the reload symbol is turned when it begins to come, in radians.
  private static let windUp = -90 * Drawing.degree

  /// The size to which a picture that goes shrinks, and from which one that comes grows.
  private static let leastScale = 0.5

  init(_ update: RefreshUpdate, _ layout: ArrowLayout, armedSymbol: ArrowAnimator.ArmedSymbol) {
    let (armedFraction, activityFraction, outcomeFraction) = (
      update.armedFraction, update.activityFraction, update.outcomeFraction
    )
    let isStill = update.surroundings.reducesMotion
    let extent = update.visibleExtent
    unit = layout.icon / ArrowSymbols.side * min(1, extent / layout.roomForIcon)
    opacity = layout.iconOpacity(extent)
    // Before the spinner there is an arrow or what it turned into; with the outcome there is nothing of them.
    let before = Self.going(activityFraction, isStill: isStill)
    let unseen = Self.going(outcomeFraction, isStill: isStill).opacity
    let halfTurn = (update.surroundings.isRightToLeft ? 180 : -180) * Drawing.degree
    switch armedSymbol {
    case .arrow:
      let shown = before.opacity * unseen
      arrow = Part(
        opacity: shown * (isStill ? 1 - armedFraction : 1), scale: before.scale,
        angle: isStill ? 0 : halfTurn * armedFraction)
      turned = Part(opacity: isStill ? shown * armedFraction : 0)
      reload = Part(opacity: 0)
    case .reload:
      let (down, ring) = (Self.going(armedFraction, isStill: isStill), Self.coming(armedFraction, isStill: isStill))
      arrow = Part(opacity: down.opacity * before.opacity * unseen, scale: down.scale * before.scale)
      turned = Part(opacity: 0)
      reload = Part(
        opacity: ring.opacity * before.opacity * unseen, scale: ring.scale * before.scale,
        angle: isStill ? 0 : Self.windUp * (1 - armedFraction))
    }
    let activity = Self.coming(activityFraction, isStill: isStill)
    spinner = Part(opacity: activity.opacity * unseen, scale: activity.scale)
    light = update.loopOpacity
    badge = outcomeFraction > 0 ? OutcomeBadge(update) : nil
  }

  /// What makes room for another picture while a follower rises.
  private static func going(_ follower: Double, isStill: Bool) -> Part {
    let gone = Easing.smooth(follower / 0.5)
    return Part(opacity: 1 - gone, scale: isStill ? 1 : Easing.lerp(1, leastScale, gone))
  }

  /// What takes its place.
  private static func coming(_ follower: Double, isStill: Bool) -> Part {
    let come = Easing.smooth((follower - 0.3) / 0.6)
    return Part(opacity: come, scale: isStill ? 1 : Easing.lerp(leastScale, 1, come))
  }
}
