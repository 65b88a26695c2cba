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

  /// The part of what is let out of which a session shows nothing: the disc has gone 0.18 s after its end.
  private static let unseen = 0.3

  init(_ update: RefreshUpdate) {
    surroundings = update.surroundings
    unit = update.heldExtent / MaterialUnits.heldExtent
    let (armedFraction, activityFraction) = (update.armedFraction, update.activityFraction)
    let pulled = Self.pulled(update)
    let way = min(pulled, 1)
    // Once it is armed what is let out counts: it opens if the app begins a session, and closes where one ends.
    let out = (update.visibleExtent / update.heldExtent - Self.unseen) / (1 - Self.unseen)
    let presence = Easing.smooth(Easing.lerp(way / Self.growth, out, armedFraction))
    let isStill = surroundings.reducesMotion
    size = isStill ? 1 : presence
    opacity = isStill ? presence : 1
    let along = isStill ? MaterialUnits.restingCenter : Self.place(pulled, activityFraction)
    center = update.point(along: along * unit, across: update.crossLength / 2)
    // The arc closes before it opens as a loop, so that where the loop starts is not seen.
    sweep = Easing.lerp(Self.arc.start + Self.arc.length * way, 1, update.loopReadiness)
    rotation = (Self.arc.turn * pulled - 90) * Drawing.degree
    head = way * (1 - Easing.smooth(activityFraction / 0.4))
    opened = update.loopOpacity
  }

  /// How far the disc is pulled: 1 at the trigger and beyond it more; what arming reached stays reached.
  private static func pulled(_ update: RefreshUpdate) -> Double {
    let pulled = update.progress
    return pulled < 1 ? Easing.lerp(pulled, 1, update.armedFraction) : pulled
  }

  private static func place(_ pulled: Double, _ activityFraction: Double) -> Double {
    let beyond = 1.5 * max(0, pulled - 1)
    let place = way.start + way.length * min(pulled, 1) + way.excess * beyond / (1 + beyond)
    return Easing.lerp(place, MaterialUnits.restingCenter, activityFraction)
  }
}
