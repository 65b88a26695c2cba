import ScrollPhysics

extension Drawing {
  /// An outline, made by the closure that `fill`, `stroke`, `shadow` or `group` is given.
  public struct Path: Equatable, Sendable {
    /// A step of an outline.
    ///
    /// Every outline starts with a move.
    public enum Element: Equatable, Sendable {
      /// Starts a part of its own.
      case move(Point)
      /// A straight line.
      case line(Point)
      /// A cubic Bézier curve: two control points and its end.
      case cubic(Point, Point, Point)
      /// A straight line back to the start of the part.
      case close
    }

    /// The map from the coordinates given to those of the drawing; the identity at the start of every path.
    ///
    /// It applies to what is added from then on. Circles and arcs are mapped too, so they may become ellipses.
    public var transform = Transform.identity

    private(set) var elements: [Element] = []
    private var isOpen = false

    init() {}

    /// Starts a part of the outline at a point.
    public mutating func move(to point: Point) {
      elements.append(.move(transform(point)))
      isOpen = true
    }

    /// Adds a straight line; the first one of a part starts it.
    public mutating func line(to point: Point) {
      guard isOpen else { return move(to: point) }
      elements.append(.line(transform(point)))
    }

    /// Adds a cubic Bézier curve from the last point; without one, it starts at `first`.
    public mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
      if !isOpen { move(to: first) }
      elements.append(.cubic(transform(first), transform(second), transform(end)))
    }

    /// Leads back to the start of the part and ends it.
    public mutating func close() {
      guard isOpen else { return }
      elements.append(.close)
      isOpen = false
    }

    /// Adds a part that is a whole circle, from its top clockwise on the screen.
    public mutating func circle(center: Point, radius: Double) {
      isOpen = false
      let quarter = Turn(cosine: 0, sine: 1, handle: 4.0 / 3.0 * (2.0.squareRoot() - 1))
      curves(center, radius, from: Turn.Direction(x: 0, y: -1), each: quarter)
      close()
    }

    /// Adds a part that is a whole circle, clockwise on the screen.
    ///
    /// - Parameters:
    ///   - center: The middle.
    ///   - radius: In points.
    ///   - angle: Where it starts, in radians clockwise from the right.
    public mutating func circle(center: Point, radius: Double, from angle: Double) {
      isOpen = false
      arc(center: center, radius: radius, from: angle, to: angle + 360 * Drawing.degree)
      close()
    }

    /// Adds a part of a circle, always as four cubic curves of the same angle.
    ///
    /// With four, the error of a whole circle is 0.03 % of the radius. An arc continues the part from its last point,
    /// which is taken to be where the arc starts; without one it starts a part.
    ///
    /// - Parameters:
    ///   - center: The middle.
    ///   - radius: In points.
    ///   - start: Where it starts, in radians clockwise from the right.
    ///   - end: Where it ends; below `start` the arc runs counter-clockwise.
    public mutating func arc(center: Point, radius: Double, from start: Double, to end: Double) {
      let direction = Turn.Direction(x: Kernel.cos(start), y: Kernel.sin(start))
      curves(center, radius, from: direction, each: Turn(angle: (end - start) / 4))
    }

    /// Adds four curves, each by the same turn, in the coordinates of the drawing.
    private mutating func curves(
      _ center: Point, _ radius: Double, from start: Turn.Direction, each turn: Turn
    ) {
      let ellipse = Ellipse(center: transform(center), radius: radius, map: transform)
      var direction = start
      if !isOpen {
        elements.append(.move(ellipse.point(direction)))
        isOpen = true
      }
      for _ in 0..<4 {
        let next = turn(direction)
        elements.append(
          .cubic(
            ellipse.point(direction, along: turn.handle), ellipse.point(next, along: -turn.handle), ellipse.point(next)
          ))
        direction = next
      }
    }

    mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

    /// Adds a path to the buffer and returns its elements; `nil` if it has none.
    mutating func append(_ build: (inout Path) -> Void) -> Range<Int>? {
      let start = elements.count
      transform = .identity
      isOpen = false
      build(&self)
      return start < elements.count ? start..<elements.count : nil
    }

    /// Whether two buffers hold the same outlines.
    public static func == (first: Path, second: Path) -> Bool { first.elements == second.elements }
  }
}
