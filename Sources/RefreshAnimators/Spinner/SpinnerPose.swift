import RefreshCore

/// The spinner at a moment, in numbers.
struct SpinnerPose: Equatable {
  /// Its spokes at their full length.
  let spokes: Spokes

  /// Points per unit.
  let scale: Double

  /// How many spokes the pull has uncovered; the last of them in part.
  let uncovered: Double

  /// How much of a full spoke's opacity a spoke has that is uncovered.
  let fullOpacity: Double

  /// Whether spokes appear at their full length, for readers who asked for less motion.
  let isStill: Bool

  /// How much is seen of the light that goes round.
  let light: Double

  /// The opacity of a spoke that is not lit.
  let floor: Double

  /// The opacity of all spokes.
  let opacity: Double

  /// How much wider than by default lines are.
  let strokeScale: Double

  /// The outcome, if one is shown.
  let badge: OutcomeBadge?

  /// Where the first spoke begins to be uncovered, as a part of the held extent: 16 of 56 points.
  private static let uncoveringStart = 16.0 / 56

  /// Spokes that the way to the trigger would uncover: all eight stand a breath before it.
  private static let spokesOnTheWay = 9.0

  init(_ update: RefreshUpdate) {
    let surroundings = update.surroundings
    let room = min(update.visibleExtent, update.heldExtent)
    isStill = surroundings.reducesMotion
    strokeScale = surroundings.strokeScale
    let size = min(SpinnerUnits.size(in: surroundings), room / SpinnerUnits.roomForFullSize)
    scale = size * (isStill ? 1 : Self.bump(update.armedFraction))
    spokes = SpinnerUnits.spokes(update.center, scale: scale, strokeScale: strokeScale)
    let start = Self.uncoveringStart * update.heldExtent
    let pulled = Easing.clamp((update.visibleExtent - start) / (update.triggerDistance - start))
    uncovered = Self.spokesOnTheWay * Easing.lerp(pulled, 1, update.armedFraction)
    fullOpacity = 0.85 + 0.15 * update.armedFraction
    light = update.loopOpacity
    floor = surroundings.spokeFloor
    badge = update.outcomeFraction > 0 ? OutcomeBadge(update) : nil
    opacity = badge == nil ? 1 : 1 - Easing.smooth(update.outcomeFraction / 0.6)
  }

  /// How much of a spoke is uncovered, from 0 to 1.
  func length(of index: Int) -> Double { Easing.smooth(uncovered - Double(index)) }

  /// A swelling when it arms, by 12 % where `armed` is a half.
  private static func bump(_ armedFraction: Double) -> Double {
    1 + 1.92 * armedFraction * armedFraction * (1 - armedFraction) * (1 - armedFraction)
  }
}
