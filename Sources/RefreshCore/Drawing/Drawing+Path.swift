import ScrollPhysics

extension Drawing {
  /// An outline, built by the closure of `fill`, `stroke`, `shadow` or `group`.
  ///
  /// ```swift
  /// drawing.fill(.tint) { path in
  ///   path.move(to: .init(x: 0, y: -6))
  ///   path.line(to: .init(x: 6, y: 4))
  ///   path.line(to: .init(x: -6, y: 4))
  ///   path.close()
  /// }
  /// ```
  ///
  /// Curves, a drop that points along the pull, and circles that begin where a stroke does:
  ///
  /// ```swift
  /// drawing.fill(.tint) {
  ///   $0.transform = update.orientation
  ///   $0.move(to: .zero)
  ///   $0.cubic(.init(x: 14, y: 10), .init(x: 14, y: 28), to: .init(x: 0, y: 28))
  ///   $0.close()
  /// }
  /// drawing.stroke(.tint, .init(width: 2, to: update.progress)) {
  ///   $0.circle(center: update.center, radius: 12, from: 0)  // begins at the right
  /// }
  /// drawing.stroke(.separator, .init(width: 2)) {
  ///   $0.arc(center: update.center, radius: 16, from: 0, to: 90 * Drawing.degree)
  /// }
  /// ```
  public struct Path: Sendable {
    /// A step of an outline.
    ///
    /// Every path starts with a move.
    package enum Element: Equatable, Sendable {
      /// Starts a subpath.
      case move(Point)
      /// A straight line.
      case line(Point)
      /// A cubic Bézier curve: two control points and the end point.
      case cubic(Point, Point, Point)
      /// A straight line back to the start of the subpath.
      case close
    }

    /// The map from the coordinates of added elements to those of the drawing; the identity at the start of every path.
    ///
    /// Applies to elements added afterwards. Circles and arcs are mapped too, so they may become ellipses.
    public var transform = Transform.identity

    private(set) var elements: [Element] = []
    private var isOpen = false

    init() {}

    /// Starts a subpath at a point.
    public mutating func move(to point: Point) {
      elements.append(.move(transform(point)))
      isOpen = true
    }

    /// Adds a straight line; without a current point, starts a subpath there.
    public mutating func line(to point: Point) {
      guard isOpen else { return move(to: point) }
      elements.append(.line(transform(point)))
    }

    /// Adds a cubic Bézier curve from the current point; without one, the curve starts at `first`.
    public mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
      if !isOpen { move(to: first) }
      elements.append(.cubic(transform(first), transform(second), transform(end)))
    }

    /// Closes the subpath with a straight line to its start.
    public mutating func close() {
      guard isOpen else { return }
      elements.append(.close)
      isOpen = false
    }

    /// Adds a whole circle as a subpath, clockwise on the screen from its top.
    public mutating func circle(center: Point, radius: Double) {
      isOpen = false
      let quarter = Turn(cosine: 0, sine: 1, handle: 4.0 / 3.0 * (2.0.squareRoot() - 1))
      curves(center, radius, from: Turn.Direction(x: 0, y: -1), each: quarter)
      close()
    }

    /// Adds a whole circle as a subpath, clockwise on the screen.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius in points.
    ///   - angle: The start angle, in radians clockwise from the right.
    public mutating func circle(center: Point, radius: Double, from angle: Double) {
      isOpen = false
      arc(center: center, radius: radius, from: angle, to: angle + 360 * Drawing.degree)
      close()
    }

    /// Adds an arc of a circle, always as four cubic curves of the same angle.
    ///
    /// Four curves keep the error of a whole circle at 0.03 % of the radius. The arc continues the subpath from the
    /// current point, which must be the start of the arc; without a current point it starts a subpath.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius in points.
    ///   - start: The start angle, in radians clockwise from the right.
    ///   - end: The end angle; the arc runs counterclockwise if it is below `start`.
    public mutating func arc(center: Point, radius: Double, from start: Double, to end: Double) {
      let direction = Turn.Direction(x: Kernel.cos(start), y: Kernel.sin(start))
      curves(center, radius, from: direction, each: Turn(angle: (end - start) / 4))
    }

    /// Adds four curves that each turn by the same angle, in the coordinates of the drawing.
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

    /// Removes the elements of the last path, which begins at an index.
    mutating func remove(from start: Int) { elements.removeSubrange(start...) }

    /// Returns `true` if a host can draw a range of the elements.
    func isDrawable(_ range: Range<Int>) -> Bool {
      var index = range.lowerBound
      // Not by `allSatisfy`, which allocates in a build without optimisation.
      while index < range.upperBound {
        guard elements[index].isDrawable else { return false }
        index += 1
      }
      return true
    }

    /// Appends a path to the buffer and returns its elements; `nil` if it has none.
    mutating func append(_ build: (inout Path) -> Void) -> Range<Int>? {
      let start = elements.count
      transform = .identity
      isOpen = false
      build(&self)
      return start < elements.count ? start..<elements.count : nil
    }
  }
}
