import RefreshCore

/// The state of the spinner for one update.
struct SpinnerPose: Equatable {
  /// Its spokes at their full length.
  let spokes: Spokes

  /// Points per unit.
  let scale: Double

  /// The number of spokes that the pull has uncovered; the last of them in part.
  let uncovered: Double

  /// The opacity of an uncovered spoke, as a fraction of a full one's.
  let fullOpacity: Double

  /// `true` if spokes appear at their full length, for Reduce Motion.
  let isStill: Bool

  /// The opacity of the running highlight, from 0 to 1.
  let light: Double

  /// The opacity of a spoke outside the highlight.
  let floor: Double

  /// The opacity of all spokes.
  let opacity: Double

  /// The factor by which lines are wider than by default.
  let strokeScale: Double

  /// The outcome, if one is shown.
  let badge: OutcomeBadge?

  /// The visible extent at which the first spoke begins to appear, as a fraction of the held extent: 16 of 56 points.
  private static let uncoveringStart = 16.0 / 56

  /// The number of spokes that the trigger distance would uncover: all eight are visible just before it.
  private static let spokesOnTheWay = 9.0

  init(_ update: RefreshUpdate) {
    let surroundings = update.surroundings
    let room = min(update.visibleExtent, update.heldExtent)
    isStill = surroundings.reducesMotion
    strokeScale = surroundings.strokeScale
    let size = min(SpinnerUnits.size(in: surroundings), room / SpinnerUnits.roomForFullSize)
    scale = size * (isStill ? 1 : Self.bump(update.armedFraction))
    spokes = Spokes(around: update.center, scale: scale, strokeScale: strokeScale)
    let start = Self.uncoveringStart * update.heldExtent
    let pulled = Easing.clamp((update.visibleExtent - start) / (update.triggerDistance - start))
    uncovered = Self.spokesOnTheWay * Easing.lerp(pulled, 1, update.armedFraction)
    fullOpacity = 0.85 + 0.15 * update.armedFraction
    light = update.loopOpacity
    floor = surroundings.spokeFloor
    badge = update.outcomeFraction > 0 ? OutcomeBadge(update) : nil
    opacity = badge?.opacityBelow ?? 1
  }

  /// Returns the uncovered part of a spoke, from 0 to 1.
  func length(of index: Int) -> Double { Easing.smooth(uncovered - Double(index)) }

  /// Returns the swelling as the spinner arms, by 12 % at an `armedFraction` of a half.
  private static func bump(_ armedFraction: Double) -> Double {
    1 + 1.92 * armedFraction * armedFraction * (1 - armedFraction) * (1 - armedFraction)
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
  func draw(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.group(opacity: opacity) { drawSpokes(paint, into: &$0) }
    guard let badge else { return }
    let place = Drawing.Transform.scale(Self.badgeScale * scale)
      .followed(by: .translation(x: spokes.center.x, y: spokes.center.y))
    badge.draw(paint, strokeScale: strokeScale, at: place, into: &drawing)
  }

  /// Draws the spokes with the running highlight: it fades in over full ones, so that its start is not visible.
  private func drawSpokes(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    if light > 0 {
      spokes.drawLit(floor: Easing.lerp(1, floor, light), into: &drawing) { drawUncovered($0, paint, into: &$1) }
    } else {
      for index in 0..<Spokes.count { drawUncovered(index, paint, into: &drawing) }
    }
  }

  private func drawUncovered(_ index: Int, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let length = length(of: index)
    guard length > 0 else { return }
    let opacity = Easing.lerp(Self.leastOpacity, fullOpacity, length) * Easing.clamp(length / Self.onset)
    var shown = spokes
    if !isStill { shown.outer = Easing.lerp(spokes.inner, spokes.outer, length) }
    shown.draw(index, paint.opacity(opacity), into: &drawing)
  }
}
