import RefreshCore

/// The state of the arrow's icon for one update: an arrow that turns over, a spinner, an outcome, all about one point.
struct ArrowPose {
  /// A symbol that appears or disappears.
  struct Part: Equatable {
    /// Its opacity.
    var opacity: Double

    /// Its size as a fraction of the full one.
    var scale = 1.0

    /// Its rotation, in radians clockwise.
    var angle = 0.0
  }

  /// Points per unit at the present size; an icon is 20 units wide.
  let unit: Double

  /// The opacity of the whole icon: it appears where it has room, and leaves with the words.
  let opacity: Double

  /// The arrow; its angle is relative to the direction at the start of a pull.
  let arrow: Part

  /// An arrow that points the other way, for Reduce Motion.
  let turned: Part

  /// The reload symbol.
  let reload: Part

  /// The spinner.
  let spinner: Part

  /// The outcome, if one is shown.
  let badge: OutcomeBadge?

  /// The rotation of the reload symbol when it begins to appear, in radians.
  private static let windUp = -90 * Drawing.degree

  /// The size to which a disappearing symbol shrinks, and from which an appearing one grows.
  private static let leastScale = 0.5

  init(_ update: RefreshUpdate, _ row: ArrowRow, armedSymbol: ArrowAnimator.ArmedSymbol) {
    let layout = row.layout
    let (armedFraction, outcomeFraction) = (update.armedFraction, update.outcomeFraction)
    let isStill = update.surroundings.reducesMotion
    let extent = update.visibleExtent
    unit = layout.icon / ArrowSymbols.side * min(1, extent / layout.roomForIcon)
    opacity = layout.iconOpacity(extent) * row.iconOpacity
    // Before the spinner, the arrow or the symbol that replaced it is shown; with the outcome, neither of them.
    // An outcome replaces the activity, which fades out as the outcome appears: the arrow does not come back.
    let replaced = Easing.clamp(update.activityFraction + outcomeFraction)
    let before = Self.going(replaced, isStill: isStill)
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
    let activity = Self.coming(replaced, isStill: isStill)
    spinner = Part(opacity: activity.opacity * unseen, scale: activity.scale)
    badge = OutcomeBadge(update)
  }

  /// Returns the symbol that makes room for another one while a fraction rises from 0 to 1.
  private static func going(_ follower: Double, isStill: Bool) -> Part {
    let gone = Easing.smooth(follower / ArrowFade.end)
    return Part(opacity: 1 - gone, scale: isStill ? 1 : Easing.lerp(1, leastScale, gone))
  }

  /// Returns the symbol that takes its place.
  private static func coming(_ follower: Double, isStill: Bool) -> Part {
    let come = Easing.smooth(follower / ArrowFade.end)
    return Part(opacity: come, scale: isStill ? 1 : Easing.lerp(leastScale, 1, come))
  }
}

extension ArrowPose {
  /// Draws the icon about a point of the drawing.
  func draw(
    _ update: RefreshUpdate, around center: Drawing.Point, _ ownArrow: ((inout Drawing) -> Void)?,
    into drawing: inout Drawing
  ) {
    guard opacity > 0 else { return }
    let strokeScale = update.surroundings.strokeScale
    drawing.group(opacity: opacity) {
      drawArrows(update, center, strokeScale, ownArrow, into: &$0)
      $0.group(opacity: spinner.opacity) {
        Spokes(around: center, scale: ArrowSymbols.spinnerScale * (unit * spinner.scale), strokeScale: strokeScale)
          .draw(.secondaryLabel, of: update, into: &$0)
      }
      badge?.draw(.success, strokeScale: strokeScale, scale: unit, centeredAt: center, into: &$0)
    }
  }

  private func place(_ part: Part, _ center: Drawing.Point) -> Drawing.Transform {
    Drawing.Transform.scale(part.scale * unit).moved(to: center)
  }

  private func drawArrows(
    _ update: RefreshUpdate, _ center: Drawing.Point, _ strokeScale: Double, _ ownArrow: ((inout Drawing) -> Void)?,
    into drawing: inout Drawing
  ) {
    let direction = Self.direction(update.orientation)
    let angled = direction.followed(by: .rotation(arrow.angle)).followed(by: place(arrow, center))
    drawing.group(opacity: arrow.opacity, transform: angled) {
      if let ownArrow { ownArrow(&$0) } else { ArrowSymbols.drawArrow(strokeScale: strokeScale, into: &$0) }
    }
    let upwards = direction.followed(by: .rotation(ownArrow == nil ? 0 : .pi)).followed(by: place(turned, center))
    drawing.group(opacity: turned.opacity, transform: upwards) {
      if let ownArrow { ownArrow(&$0) } else { ArrowSymbols.drawTurnedArrow(strokeScale: strokeScale, into: &$0) }
    }
    let wound = Drawing.Transform.rotation(reload.angle).followed(by: place(reload, center))
    drawing.group(opacity: reload.opacity, transform: wound) {
      ArrowSymbols.drawReload(strokeScale: strokeScale, into: &$0)
    }
  }

  /// The rotation that turns an arrow that points downwards into the direction of the pull.
  private static func direction(_ orientation: Drawing.Transform) -> Drawing.Transform {
    let (x, y) = (orientation.c, orientation.d)
    return Drawing.Transform(a: y, b: -x, c: x, d: y, tx: 0, ty: 0)
  }
}

/// The symbols of the arrow's row, about the origin, in units: an icon is 20 wide.
enum ArrowSymbols {
  /// The side of an icon, in units.
  static let side = 20.0

  /// The width of a line.
  private static let line = 2.0

  /// The reload symbol: its ring starts 40° right of the top.
  private static let reload = ReloadMark(radius: 7, start: -50 * Drawing.degree, halfBase: 3.4, ahead: 1.4, behind: 2)

  /// The middle of the reload symbol: a unit lower than that of the icon, because the arrowhead protrudes.
  private static let reloadCenter = Drawing.Point(x: 0, y: 1)

  /// The size of the spinner as a fraction of the preset's; its diameter is then 20.7.
  static let spinnerScale = 0.74

  /// An arrow that points downwards.
  static func drawArrow(strokeScale: Double, into drawing: inout Drawing) {
    drawing.stroke(.secondaryLabel, Drawing.Stroke(width: line * strokeScale)) {
      $0.move(to: .init(x: 0, y: -7.5))
      $0.line(to: .init(x: 0, y: 7.5))
      $0.move(to: .init(x: -5.75, y: 1.75))
      $0.line(to: .init(x: 0, y: 7.5))
      $0.line(to: .init(x: 5.75, y: 1.75))
    }
  }

  /// An arrow that points upwards.
  ///
  /// Each side of its head is a separate line: so the two arrows differ, and neither is taken for the other where one
  /// has faded out.
  static func drawTurnedArrow(strokeScale: Double, into drawing: inout Drawing) {
    drawing.stroke(.secondaryLabel, Drawing.Stroke(width: line * strokeScale)) {
      $0.move(to: .init(x: 0, y: 7.5))
      $0.line(to: .init(x: 0, y: -7.5))
      $0.line(to: .init(x: -5.75, y: -1.75))
      $0.move(to: .init(x: 0, y: -7.5))
      $0.line(to: .init(x: 5.75, y: -1.75))
      $0.line(to: .init(x: 0, y: -7.5))
    }
  }

  /// The reload symbol, clockwise in every language.
  ///
  /// It is one line, as the arrow is: their colour is translucent, and overlapping shapes would be visible.
  static func drawReload(strokeScale: Double, into drawing: inout Drawing) {
    drawing.stroke(.secondaryLabel, Drawing.Stroke(width: line * strokeScale)) {
      reload.addRing(to: &$0, around: reloadCenter)
      reload.addOpenHead(to: &$0, around: reloadCenter)
    }
  }
}
