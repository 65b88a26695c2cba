import RefreshAnimators

/// The system's spinner of 2012, large and white, tinted, at 0.7 of its size.
struct Gum2012Spinner {
  private let scale: Double
  private let angle: Double

  /// Half of the height of the control, in points.
  private static let middle = Drawing.Point(x: 0, y: Gum2012Animator.height / 2)

  private static let spokes = 12

  /// The durations of appearing, of the turn in between, and of disappearing, in seconds.
  private static let coming = 0.4
  private static let turning = 0.32
  private static let going = 0.255

  /// The spinner at a time since its session began and, if it is over, since its end, in seconds.
  init(_ sinceStart: Double, sinceEnd: Double = -1) {
    let half = 180 * Drawing.degree
    let arrival = -0.8 * half * (1 - Easing.easeOut(sinceStart / Self.turning))
    let leaving = max(0, sinceEnd / Self.going)
    angle = arrival + 0.3 * half * Easing.easeOut(leaving)
    scale = Self.size(sinceStart / Self.coming) * (1 - Easing.clamp(leaving))
  }

  /// 0.01, 0.85 and 0.7 at even times.
  private static func size(_ part: Double) -> Double {
    part < 0.5 ? Easing.lerp(0.01, 0.85, max(0, part) * 2) : Easing.lerp(0.85, 0.7, Easing.clamp(part * 2 - 1))
  }

  func draw(into drawing: inout Drawing) {
    guard scale > 0.01 else { return }
    let map = Drawing.Transform.rotation(angle).followed(by: .scale(scale))
    drawing.group(transform: map, around: Self.middle) {
      for index in 0..<Self.spokes { Self.drawSpoke(index, into: &$0) }
    }
  }

  /// A spoke is lit once a turn, and fades until the next.
  private static func drawSpoke(_ index: Int, into drawing: inout Drawing) {
    let part = Double(index) / Double(spokes)
    let direction = Drawing.Transform.rotation(part * 360 * Drawing.degree).around(middle)
    let light = Drawing.Motion(.opacity, .ramp(from: 1, to: 0.3), period: 1, phase: -part)
    drawing.group(motion: light) {
      $0.stroke(.init(Gum2012Ball.color), .init(width: 3)) {
        $0.move(to: direction(.init(x: 0, y: middle.y - 8.5)))
        $0.line(to: direction(.init(x: 0, y: middle.y - 15)))
      }
    }
  }
}
