import RefreshCore
import ScrollPhysics

/// A ball of gum at the leading edge, at the height of the finger: the swipe stretches it, and it snaps back where a lift goes back.
///
/// ```swift
/// navigationController.swipeBack.gauge = GumGauge(color: .hex(0x7C8492))
/// navigationController.swipeBack.gauge = .gum
/// ```
public struct GumGauge: SwipeBackGauge, Equatable {
  private let color: Drawing.Color

  /// Creates the gum; in the tint by default.
  public init(color: Drawing.Color = .tint) { self.color = color }

  /// Draws a frame.
  public func draw(_ update: SwipeBackUpdate, into drawing: inout Drawing) {
    let shape = GumStretch(update)
    let mirrored = Drawing.Transform(
      a: update.isRightToLeft ? -1 : 1, b: 0, c: 0, d: 1, tx: update.x(0), ty: update.fingerY)
    drawing.group(opacity: shape.opacity, transform: mirrored) {
      let shadow = Drawing.Shadow(opacity: 0.16, offset: .init(x: 0, y: 1), blur: 1.5)
      $0.fill(Drawing.Paint(color), shadow: shadow) { shape.add(to: &$0) }
      $0.stroke(Drawing.Paint(.onTint(over: color)), .init(width: shape.chevronWidth)) {
        shape.addChevron(to: &$0)
      }
    }
  }
}

extension SwipeBackGauge where Self == GumGauge {
  /// A ball of gum at the leading edge.
  public static var gum: GumGauge { GumGauge() }
}

/// The outline of the gum, from the leading edge to the right and about the height of the finger, in points.
private struct GumStretch {
  /// The radius of the ball, and the distance of its middle from the edge at rest.
  static let radius = 16.0
  static let rest = 26.0

  /// The progress at which the ball is out of the edge, and begins to be stretched.
  static let slack = 0.3

  /// The length of the whole stretch.
  static let travel = 60.0

  let opacity: Double
  let chevronWidth: Double

  private let middle: Double
  private let stretch: Double
  private let snap: Double
  private var head: Double { Self.radius - 4.5 * stretch + 1.5 * snap }
  private var tail: Double { head - 8 * stretch }
  private var length: Double { Self.travel * stretch }

  init(_ update: SwipeBackUpdate) {
    let out = Easing.smooth(update.progress / Self.slack)
    let pull =
      update.reducesMotion ? 0 : Easing.clamp((update.progress - Self.slack) / (1 - Self.slack)) + update.stretch / 2
    snap = update.armedFraction
    stretch = pull * (1 - snap)
    middle = update.reducesMotion ? Self.rest : Easing.lerp(-Self.radius - 2, Self.rest, out) + 8 * update.stretch
    opacity = (update.reducesMotion ? update.progress : 1) * (1 - update.leavingFraction)
    chevronWidth = Easing.lerp(2, 3, snap)
  }

  /// Adds a head and a tail, and sides that leave both along their tangents: a circle without a stretch.
  ///
  /// The sides are straight at first, at the angle whose cosine is the difference of the radii by the length, and then hollow.
  func add(to path: inout Drawing.Path) {
    let hollow = stretch * stretch
    let angles = (head: (82.3 - 40 * hollow) * Drawing.degree, tail: (82.3 + 40 * hollow) * Drawing.degree)
    let (start, end) = (point(0, head, angles.head), point(length, tail, angles.tail))
    let handle = (end.x - start.x) * Easing.lerp(0.3, 0.15, hollow)
    let (first, last) = (start.ahead(angles.head, handle), end.ahead(angles.tail, -handle))
    path.arc(center: .init(x: middle, y: 0), radius: head, from: angles.head, to: 360 * Drawing.degree - angles.head)
    path.cubic(first.mirrored, last.mirrored, to: end.mirrored)
    path.arc(center: .init(x: middle + length, y: 0), radius: tail, from: -angles.tail, to: angles.tail)
    path.cubic(last, first, to: start)
    path.close()
  }

  /// Adds a chevron that opens as the gum is stretched, and is sharp when it has snapped.
  func addChevron(to path: inout Drawing.Path) {
    let (depth, height) = (Easing.lerp(2.2, 3.2, snap), Easing.lerp(4.4, 6, snap))
    path.move(to: .init(x: middle + depth, y: -height))
    path.line(to: .init(x: middle - depth, y: 0))
    path.line(to: .init(x: middle + depth, y: height))
  }

  private func point(_ offset: Double, _ radius: Double, _ angle: Double) -> Drawing.Point {
    Drawing.Point(x: middle + offset + radius * Kernel.cos(angle), y: radius * Kernel.sin(angle))
  }
}

extension Drawing.Point {
  /// The point ahead on the way from the head to the tail, along the tangent at an angle of a circle.
  fileprivate func ahead(_ angle: Double, _ distance: Double) -> Self {
    .init(x: x + distance * Kernel.sin(angle), y: y - distance * Kernel.cos(angle))
  }

  fileprivate var mirrored: Self { .init(x: x, y: -y) }
}
