import RefreshAnimators

/// The ball of 2012: two circles and the skin between them.
///
/// Its centre is at x = 0, the top of its control at y = 0.
struct Gum2012Ball {
  /// The distance of the tail below the head, in points.
  private let distance: Double

  private let head: Double
  private let tail: Double

  /// The side of the icon, in points.
  private let icon: Double

  /// The middle of the icon below the top of the ball, in points.
  private let iconMiddle: Double

  /// The top of the ball below that of the control, in points.
  private static let top = 10.0

  /// The longest stretch, in points.
  private static let longest = 60.0

  /// The duration of a snap, in seconds, and its number of key shapes.
  private static let snap = 0.135
  private static let keys = 20.0

  /// The colour of 2012.
  static let color = Drawing.Color.exact(red: 0.607, green: 0.635, blue: 0.670)

  /// The ball under a pull: how far the pull exceeds the height of the control, in points.
  init(stretch: Double) {
    distance = min(max(stretch, 0), Self.longest)
    let part = distance / Self.longest
    head = 16 - 6 * part
    tail = 16 - 13.5 * part
    icon = 2 * head - 5
    iconMiddle = head - 2 + 0.03 * distance
  }

  /// The ball in its snap; `nil` once that is over, and if there was nothing to snap back.
  ///
  /// It begins at the radius of a full stretch, whatever it had: the pop that the present gum does not have.
  init?(snapping time: Double, from stretch: Double) {
    let start = min(max(stretch, 0), Self.longest)
    let part = time / Self.snap
    guard part < 1, start > 0 else { return nil }
    let reach = start * (1 - part * (1 - 1 / Self.keys))
    let radius = 10 * Self.root(reach / Self.longest)
    let swelling = 2.5 + abs(radius - 2.5) * (1 - (reach - radius) / (Self.longest - radius))
    (distance, head) = (reach, radius)
    tail = reach > radius ? swelling : radius
    icon = (2 * 10 - 5) * (1 - 0.6 * part)
    iconMiddle = 9.8 - 5 * part
  }

  func draw(into drawing: inout Drawing) {
    let color = Self.color
    drawing.fill(.init(color).opacity(0.5)) { outline(into: &$0, shift: 0.5) }
    drawing.fill(.init(color)) { outline(into: &$0, shift: 0) }
    drawing.stroke(.init(.white), .init(width: icon * 0.16)) {
      $0.arc(center: middle, radius: icon * 0.3, from: 0.2, to: 5.2)
    }
    drawing.fill(.init(.white)) { arrowhead(into: &$0) }
  }

  private var middle: Drawing.Point { .init(x: 0, y: Self.top + iconMiddle) }

  private func arrowhead(into path: inout Drawing.Path) {
    let (size, tip) = (icon * 0.24, Drawing.Point(x: icon * 0.36, y: middle.y - icon * 0.26))
    path.move(to: .init(x: tip.x - size, y: tip.y - size))
    path.line(to: .init(x: tip.x - size, y: tip.y + size))
    path.line(to: .init(x: tip.x + size * 0.3, y: tip.y))
    path.close()
  }

  private func outline(into path: inout Drawing.Path, shift: Double) {
    let top = Self.top + shift
    let (upper, lower) = (top + head, top + head + distance)
    let part = distance / Self.longest
    let (first, second) = (top + head * (1 + part), top + (head + distance) * (1 - 0.7 * part))
    let half = 180 * Drawing.degree
    path.move(to: .init(x: -head, y: upper))
    path.arc(center: .init(x: 0, y: upper), radius: head, from: half, to: 2 * half)
    path.cubic(.init(x: head, y: first), .init(x: tail, y: second), to: .init(x: tail, y: lower))
    path.arc(center: .init(x: 0, y: lower), radius: tail, from: 0, to: half)
    path.cubic(.init(x: -tail, y: second), .init(x: -head, y: first), to: .init(x: -head, y: upper))
    path.close()
  }

  /// x to the power 0.15, for x from 0 to 1: by Newton's method for the 20th root of x³.
  private static func root(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    let cube = x * x * x
    var root = 1.0
    for _ in 0..<60 {
      let square = root * root
      let fourth = square * square
      let sixteenth = fourth * fourth * fourth * fourth
      root -= (sixteenth * fourth - cube) / (20 * sixteenth * square * root)
    }
    return root
  }
}
