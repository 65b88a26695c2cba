import RefreshCore

/// The floating disc at a moment, in numbers.
struct MaterialPose: Equatable {
  /// The middle of the disc.
  let center: Drawing.Point

  /// Points per unit, without the growing of the disc.
  let unit: Double

  /// The size of the disc as a part of the full one.
  let size: Double

  /// The opacity of the disc.
  let opacity: Double

  /// How much of a turn the arc is, from 0 to 1.
  let sweep: Double

  /// Where the arc starts, in radians clockwise from the right.
  let rotation: Double

  /// The size of the arrowhead as a part of the full one.
  let head: Double

  /// How far the closed arc has become its loop.
  let opened: Double

  /// The place that it stands in.
  let surroundings: RefreshSurroundings

  /// The part of the way to the trigger in which the disc grows.
  private static let growth = 0.6

  /// Where the middle of the disc is at the start of the pull and at the trigger, and how far a longer pull takes it.
  private static let way = (start: 16.0, length: 22.0, excess: 10.0)

  /// The arc as parts of a turn: what there is of it at first, what the pull adds, and how far that turns it.
  private static let arc = (start: 30.0 / 360, length: 255.0 / 360, turn: 150.0)

  /// Seconds in which the disc goes when a session ends.
  private static let vanishing = 0.18

  init(_ update: RefreshUpdate) {
    surroundings = update.surroundings
    unit = update.heldExtent / MaterialUnits.heldExtent
    let (armed, active) = (update.armed, update.active)
    let pulled = Self.pulled(update)
    let way = min(pulled, 1)
    // What is let out counts once it is armed, so that a session that the app begins lets the disc grow too.
    let out = Easing.lerp(min(update.progress, 1), min(1, update.visibleExtent / update.heldExtent), armed)
    let presence = Easing.smooth(out / Self.growth) * (1 - Self.vanished(update))
    let isStill = surroundings.reducesMotion
    size = isStill ? 1 : presence
    opacity = isStill ? presence : 1
    let along = isStill ? MaterialUnits.restingCenter : Self.place(pulled, active)
    center = update.point(along: along * unit, across: update.breadth / 2)
    // The arc closes before it opens as a loop, so that where the loop starts is not seen.
    sweep = Easing.lerp(Self.arc.start + Self.arc.length * way, 1, update.loopReadiness)
    rotation = (Self.arc.turn * pulled - 90) * Drawing.degree
    head = way * (1 - Easing.smooth(active / 0.4))
    opened = update.loopOpacity
  }

  /// How far the disc is pulled: 1 at the trigger and beyond it more; what arming reached stays reached.
  private static func pulled(_ update: RefreshUpdate) -> Double {
    let pulled = update.progress
    return pulled < 1 ? Easing.lerp(pulled, 1, update.armed) : pulled
  }

  private static func place(_ pulled: Double, _ active: Double) -> Double {
    let beyond = 1.5 * max(0, pulled - 1)
    let place = way.start + way.length * min(pulled, 1) + way.excess * beyond / (1 + beyond)
    return Easing.lerp(place, MaterialUnits.restingCenter, active)
  }

  /// How much of the disc has gone since the session ended.
  ///
  /// A pull that catches it takes `active` back, and the disc comes again.
  private static func vanished(_ update: RefreshUpdate) -> Double {
    guard update.outcome != nil else { return 0 }
    return Easing.smooth((update.active - 0.5) / 0.5) * Easing.smooth(update.timeSinceEnd / vanishing)
  }
}
