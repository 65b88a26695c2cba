import RefreshAnimators
import RefreshPictures
import SwipeBack

/// The telling frames of a swipe side by side, each as a small phone.
struct SwipeFilm {
  /// The size of a phone in the picture, relative to its size in points, and what is around it.
  private static let (zoom, gap, captionHeight) = (0.36, 8.0, 16.0)
  private static let (columns, most) = (8, 40)

  /// The differences between two frames that are kept: of the progress, of what the gauge fades, and of the finger's place in points.
  private static let (step, fade, way) = (0.12, 0.3, 90.0)

  /// The part of a phone in the picture, in points: its upper half, where the bar and the recorded fingers are.
  private static let screen = (width: Double(DemoScreen.screenSize.width), height: 560.0)
  private static let (paper, ink) = (Drawing.Paint(.hex(0xF2F2F7)), Drawing.Paint(.hex(0x3C3C43)))

  private let shots: [SwipeShot]
  private let isRightToLeft: Bool

  init(_ shots: [SwipeShot], isRightToLeft: Bool) {
    self.shots = Self.cut(shots)
    self.isRightToLeft = isRightToLeft
  }

  private static func cut(_ shots: [SwipeShot]) -> [SwipeShot] {
    guard let first = shots.first, let end = shots.last, shots.count > 1 else { return shots }
    var chosen = [first]
    for shot in shots.dropFirst().dropLast() where differs(shot, chosen[chosen.count - 1]) { chosen.append(shot) }
    chosen.append(end)
    guard chosen.count > most else { return chosen }
    return (0..<most).map { chosen[$0 * (chosen.count - 1) / (most - 1)] }
  }

  private static func differs(_ shot: SwipeShot, _ last: SwipeShot) -> Bool {
    let isSame = shot.state == last.state && shot.depth == last.depth && (shot.finger == nil) == (last.finger == nil)
    guard isSame else { return true }
    if let old = last.finger, let new = shot.finger, max(abs(new.x - old.x), abs(new.y - old.y)) >= way { return true }
    let (new, old) = (shot.update, last.update)
    return abs(shot.progress + (new?.stretch ?? 0) - last.progress - (old?.stretch ?? 0)) >= step
      || abs((new?.armedFraction ?? 0) - (old?.armedFraction ?? 0)) >= fade
      || abs((new?.leavingFraction ?? 0) - (old?.leavingFraction ?? 0)) >= fade
  }

  /// The text of an SVG file.
  var svg: String {
    let (width, height) = (Self.screen.width * Self.zoom, Self.screen.height * Self.zoom)
    let columns = min(Self.columns, max(shots.count, 1))
    let rows = (shots.count + columns - 1) / columns
    let size = Drawing.Size(
      width: Self.gap + (width + Self.gap) * Double(columns),
      height: Self.gap + (height + Self.captionHeight) * Double(rows))
    var drawing = Drawing()
    drawing.fill(Self.paper) { $0.box(width: size.width, height: size.height) }
    for (index, shot) in shots.enumerated() {
      let x = Self.gap + (width + Self.gap) * Double(index % columns)
      let y = Self.gap + (height + Self.captionHeight) * Double(index / columns)
      draw(shot, at: .scale(Self.zoom).followed(by: .translation(x: x, y: y)), into: &drawing)
      let finger = shot.finger == nil ? "" : " ●"
      drawing.text(
        "\(Fixed.two(shot.time)) \(shot.state)\(finger)", style: .init(.caption, scale: 0.7), paint: Self.ink,
        in: .init(x: x, y: y + height), size: .init(width: width, height: Self.captionHeight), alignment: .center)
    }
    return SVGWriter().document(drawing, size: size)
  }

  private func draw(_ shot: SwipeShot, at place: Drawing.Transform, into drawing: inout Drawing) {
    drawing.group(transform: place, clippedTo: { $0.box(width: Self.screen.width, height: Self.screen.height) }) {
      $0.fill(Drawing.Paint(.hex(0xFFFFFF))) { $0.box(width: Self.screen.width, height: Self.screen.height) }
      $0.stroke(.separator, .init(width: 1)) {
        $0.move(to: .init(x: 0, y: 103))
        $0.line(to: .init(x: Self.screen.width, y: 103))
      }
      drawChevron(depth: shot.depth, into: &$0)
      if let update = shot.update { GumGauge().draw(update, into: &$0) }
      guard let finger = shot.finger else { return }
      $0.fill(Self.ink.opacity(0.25)) { $0.circle(center: .init(x: Double(finger.x), y: Double(finger.y)), radius: 22) }
    }
  }

  /// Draws the back button of a screen that has one below it.
  private func drawChevron(depth: Int, into drawing: inout Drawing) {
    guard depth > 1 else { return }
    let x = { (distance: Double) in isRightToLeft ? Self.screen.width - distance : distance }
    drawing.stroke(.tint, .init(width: 3)) {
      $0.move(to: .init(x: x(26), y: 71))
      $0.line(to: .init(x: x(16), y: 81))
      $0.line(to: .init(x: x(26), y: 91))
    }
  }
}

extension Drawing.Path {
  /// Adds a rectangle from the corner of the drawing.
  fileprivate mutating func box(width: Double, height: Double) {
    move(to: .init(x: 0, y: 0))
    line(to: .init(x: width, y: 0))
    line(to: .init(x: width, y: height))
    line(to: .init(x: 0, y: height))
    close()
  }
}
