import RefreshAnimators
import RefreshTesting

/// The followers of an ending.
enum Followers {
  /// Returns what is left of a follower after a time in units of its frequency: (1 + x) · exp(-x).
  static func left(_ x: Double) -> Double {
    var power = 1 - x / 65_536
    for _ in 0..<16 { power *= power }
    return (1 + x) * power
  }
}

extension PictureQuality {
  static var success: [PictureQuality] {
    [
      Self(name: "success, header, no tint: presets in the colour of the activity", value: unseen, bound: .most(0)),
      Self(name: "success: least contrast of its colour with the list", value: contrast, bound: .least(3.5)),
      Self(name: "gum, success: milliseconds with teeth at its edge", value: teeth, bound: .most(30)),
      Self(name: "gum, reduced motion: opacity of the icon below the spokes", value: muddle, bound: .most(0.01)),
    ]
  }

  /// The number of presets that show a success, and draw it in the colour of their activity.
  private static var unseen: Double {
    let grey = RefreshPreset.all.filter(\.draws).filter { preset in
      let metrics = preset.animator.metrics(in: RefreshSurroundings())
      guard metrics.shownTime(of: .success) > 0 else { return false }
      let update = RefreshUpdate(
        state: .ending, outcome: .success, visibleExtent: metrics.heldExtent, heldExtent: metrics.heldExtent,
        triggerDistance: metrics.triggerDistance, armedFraction: 1, outcomeFraction: 1, timeSinceEnd: 1)
      return !PictureMark.all(of: preset.animator.drawing(update)).contains {
        $0.color == .success && $0.opacity > 0.99
      }
    }
    return Double(grey.count)
  }

  private static var contrast: Double {
    [(Palette.light, [Drawing.Color.white, .hex(0xF2F2F7)]), (.dark, [.black, .hex(0x1C1C1E)])].flatMap {
      palette, grounds in
      grounds.map { palette.color(.success, over: $0).contrast(with: $0) }
    }.min() ?? 0
  }

  /// The time for which the petals stand out of the ball by less than the notches between them, as the ball comes back.
  private static var teeth: Double {
    let count = (0...600).count { step in
      let left = Followers.left(20 * Double(step) / 1000)
      let update = RefreshUpdate(
        state: .ending, outcome: .success, visibleExtent: 52, heldExtent: 52, triggerDistance: 100, armedFraction: 1,
        activityFraction: left, outcomeFraction: 1 - left, timeSinceEnd: Double(step) / 1000)
      let marks = PictureMark.all(of: GumAnimator().drawing(update))
      let ball = marks.filter { $0.kind == .fill }.map { ($0.box[3] - $0.box[2]) / 2 }.max() ?? 0
      // The first petal points upwards.
      guard let petal = marks.first(where: { $0.kind == .stroke && $0.points.count == 2 }) else { return false }
      let (far, half) = (abs(petal.box[2] - 26), petal.width / 2)
      let (along, across) = (far * 0.92388, far * 0.38268)  // of 22.5°
      guard half > across else { return false }
      let notch = along + (half * half - across * across).squareRoot()
      return ball > notch && far + half > ball + 0.1
    }
    return Double(count)
  }

  /// The greatest opacity of both the icon and the spokes while the ball of a reader with reduced motion becomes the spinner.
  private static var muddle: Double {
    (0...100).map { step in
      let update = RefreshUpdate(
        state: .refreshing, visibleExtent: 100, heldExtent: 52, triggerDistance: 100, armedFraction: 1,
        activityFraction: Double(step) / 100, surroundings: RefreshSurroundings(reducesMotion: true))
      let marks = PictureMark.all(of: GumAnimator().drawing(update))
      let icon = marks.filter { $0.color == .onTint }.map(\.opacity).max() ?? 0
      let spokes =
        marks.filter { $0.kind == .stroke && $0.points.count == 2 && $0.color == .tint }.map(\.opacity).max() ?? 0
      return min(icon, spokes)
    }.max() ?? 0
  }
}
