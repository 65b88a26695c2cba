import RefreshAnimators

extension PictureQuality {
  static var failure: [PictureQuality] {
    let signs = RefreshPreset.all.filter(\.draws).map { preset in [false, true].map { Sign(of: preset, isDark: $0) } }
    let missing = signs.filter { $0.contains { $0 == nil } }.count
    let found = signs.flatMap { $0.compactMap { $0 } }
    return [
      Self(name: "failure, header: presets without a sign", value: Double(missing), bound: .most(0)),
      Self(
        name: "failure, header: spread of the reach of its bars", value: found.spread(of: \.reach), bound: .most(0.01)),
      Self(
        name: "failure, header: spread of the width of its bars", value: found.spread(of: \.width), bound: .most(0.01)),
      Self(
        name: "failure, header: least contrast of its bars", value: found.map(\.contrast).min() ?? 0, bound: .least(3)),
      Self(
        name: "failure, header: shapes of another colour at its edge", value: Double(found.map(\.fringes).max() ?? 0),
        bound: .most(0)),
      Self(name: "failure, header: greatest part of a mixed colour", value: mixture, bound: .most(0.02)),
    ]
  }

  /// The sign of a failure: a circle with a cross.
  fileprivate struct Sign {
    /// The distance of the ends of its bars from the middle, across and along, and their width; both as a fraction of the radius.
    let reach: Double
    let width: Double

    /// The contrast of the bars with what is below them: the circle if that is filled, otherwise a disc or the list.
    let contrast: Double

    /// The number of shapes of another colour below its circle, which show through at its edge.
    let fringes: Int

    /// Finds the sign of a header that has just failed, drawn for as long as the machine shows it; `nil` for none.
    init?(of preset: RefreshPreset, isDark: Bool) {
      let surroundings = RefreshSurroundings(isDark: isDark)
      let metrics = preset.animator.metrics(in: surroundings)
      guard metrics.shownTime(of: .failure) > 0 else { return nil }
      let update = RefreshUpdate(
        state: .ending, outcome: .failure, visibleExtent: metrics.heldExtent, heldExtent: metrics.heldExtent,
        triggerDistance: metrics.triggerDistance, armedFraction: 1, outcomeFraction: 1, timeSinceEnd: 1,
        surroundings: surroundings)
      let marks = PictureMark.all(of: preset.animator.drawing(update)).filter { $0.opacity > 0.99 }
      let bars = marks.filter { $0.kind == .stroke && $0.points.count == 2 }
      guard bars.count == 2, let bar = bars.first,
        let circle = marks.last(where: { $0.color == .failure && $0.points.count > 4 }) ?? marks.last(where: \.isDisc)
      else { return nil }
      fringes =
        PictureMark.all(of: preset.animator.drawing(update)).filter { mark in
          circle.color == .failure && mark.color != .failure && mark.kind == circle.kind
            && zip(mark.box, circle.box).allSatisfy { abs($0 - $1) < 0.1 }
        }.count
      let radius = (circle.box[3] - circle.box[2] + circle.width) / 2
      reach = (bar.box[1] - bar.box[0]) / 2 / radius
      width = bar.width / radius
      let palette = Palette(isDark: isDark)
      let ground = palette.color(.elevated, over: isDark ? .black : .white)
      let below = circle.kind == .fill ? palette.color(circle.color, over: ground) : ground
      contrast = palette.color(bar.color, over: below).contrast(with: below)
    }
  }

  /// The greatest part of the colour of a failure, or of the other one if that is less, in a shape of the gum as it takes that colour.
  private static var mixture: Double {
    let animator = GumAnimator()
    return (0...60).map { frame in
      let time = Double(frame) / 120
      // The step response of the followers: 1 - (1 + 20t) · exp(-20t), by its series.
      let left = Followers.left(20 * time)
      let update = RefreshUpdate(
        state: .ending, outcome: .failure, visibleExtent: 52, heldExtent: 52, triggerDistance: 100, armedFraction: 1,
        activityFraction: left, outcomeFraction: 1 - left, timeSinceEnd: time)
      let marks = PictureMark.all(of: animator.drawing(update))
      return marks.filter { $0.color == .failure && $0.kind == .fill }.map { min($0.opacity, 1 - $0.opacity) }.max()
        ?? 0
    }.max() ?? 0
  }
}

extension [PictureQuality.Sign] {
  /// The difference of the greatest and the least value.
  fileprivate func spread(of value: (Element) -> Double) -> Double {
    let values = map(value)
    guard let least = values.min(), let most = values.max() else { return .infinity }
    return most - least
  }
}
