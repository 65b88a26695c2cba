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
  /// Curves, a drop that points along the pull, and arcs:
  ///
  /// ```swift
  /// drawing.fill(.tint) {
  ///   $0.transform = update.orientation
  ///   $0.move(to: .zero)
  ///   $0.cubic(.init(x: 14, y: 10), .init(x: 14, y: 28), to: .init(x: 0, y: 28))
  ///   $0.close()
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

    /// `true` if fills and clips leave out what the path encloses twice, as the hole of a ring; `false` at the start of every
    /// path, for the non-zero rule.
    ///
    /// ```swift
    /// drawing.fill {
    ///   $0.usesEvenOddRule = true
    ///   $0.circle(center: update.center, radius: 12)
    ///   $0.circle(center: update.center, radius: 8)
    /// }
    /// ```
    ///
    /// A shadow follows the non-zero rule in any case, as `CALayer.shadowPath` does: it has no such holes.
    public var usesEvenOddRule = false

    private(set) var elements: [Element] = []
    private var isOpen = false

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

    /// Adds a cubic Bézier curve between points of the drawing.
    mutating func add(from start: Point, _ first: Point, _ second: Point, to end: Point) {
      if !isOpen { elements.append(.move(start)) }
      isOpen = true
      elements.append(.cubic(first, second, end))
    }

    /// The end of the last element in the coordinates of the drawing; `nil` if no subpath is open.
    var currentPoint: Point? {
      guard isOpen else { return nil }
      switch elements.last {
      case .move(let point), .line(let point), .cubic(_, _, let point): return point
      case .close, nil: return nil
      }
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
      let quarter = Turn(cosine: 0, sine: 1, handle: Turn.quarterHandle)
      curves(center, radius, from: Point(x: 0, y: -1), each: quarter)
      close()
    }

    /// Adds a whole circle as a subpath, clockwise on the screen from an angle in radians clockwise from the right.
    package mutating func circle(center: Point, radius: Double, from angle: Double) {
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
      let direction = Point(x: Kernel.cos(start), y: Kernel.sin(start))
      curves(center, radius, from: direction, each: Turn(angle: (end - start) / 4))
    }

    /// Adds four curves that each turn by the same angle, from a point of the unit circle, in the coordinates of the drawing.
    private mutating func curves(_ center: Point, _ radius: Double, from start: Point, each turn: Turn) {
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
      // Not by `allSatisfy`, which allocates in a build without optimisation.
      for index in range where !elements[index].isDrawable { return false }
      return true
    }

    /// Begins a path in the buffer; returns the index of its first element.
    mutating func begin() -> Int {
      transform = .identity
      usesEvenOddRule = false
      isOpen = false
      return elements.count
    }

    /// Returns the elements of the path that has begun at an index; `nil` if it has none.
    func range(from start: Int) -> Range<Int>? { start < elements.count ? start..<elements.count : nil }
  }
}

/// The rotation of one cubic curve about the centre of a circle.
struct Turn {
  let cosine: Double
  let sine: Double

  /// The distance of the curve's control points from its end points, along the tangents, in radii.
  let handle: Double

  /// The handle of a quarter of a circle.
  static var quarterHandle: Double { 4.0 / 3.0 * (2.0.squareRoot() - 1) }

  init(cosine: Double, sine: Double, handle: Double) { (self.cosine, self.sine, self.handle) = (cosine, sine, handle) }

  /// The handle of a curve that turns by θ is 4/3 · tan(θ/4); doubling θ/4 twice gives θ.
  init(angle: Double) {
    let (sine, cosine) = (Kernel.sin(angle / 4), Kernel.cos(angle / 4))
    let (half, other) = (2 * sine * cosine, cosine * cosine - sine * sine)
    self.init(cosine: other * other - half * half, sine: 2 * half * other, handle: 4.0 / 3.0 * sine / cosine)
  }

  /// Returns a point of the unit circle, rotated.
  func callAsFunction(_ direction: Drawing.Point) -> Drawing.Point {
    .init(x: direction.x * cosine - direction.y * sine, y: direction.x * sine + direction.y * cosine)
  }
}

/// The image of a circle under an affine map.
struct Ellipse {
  private let center: Drawing.Point
  private let right: Drawing.Point
  private let down: Drawing.Point

  /// Creates the image of a circle from its mapped centre and the mapped radii to the right and down.
  init(center: Drawing.Point, radius: Double, map: Drawing.Transform) {
    self.center = center
    right = Drawing.Point(x: radius * map.a, y: radius * map.b)
    down = Drawing.Point(x: radius * map.c, y: radius * map.d)
  }

  /// The point in a direction, moved by `handle` radii along the tangent.
  func point(_ direction: Drawing.Point, along handle: Double = 0) -> Drawing.Point {
    let (x, y) = (direction.x - handle * direction.y, direction.y + handle * direction.x)
    return Drawing.Point(x: center.x + x * right.x + y * down.x, y: center.y + x * right.y + y * down.y)
  }
}

extension Drawing.Wave {
  /// A corner of a wave that is approximated by straight lines.
  package struct Corner: Equatable, Sendable {
    /// The time as a fraction of the period.
    package var time: Double
    /// The value at that time.
    package var value: Double
  }

  /// The number of straight lines for a cosine; 32 keep the error within 0.25 % of its height.
  private static let cosinePieces = 32

  /// The wave approximated by straight lines, for hosts that support no other.
  ///
  /// Allocates an array, so do not call it for every frame.
  package var corners: [Corner] {
    switch self {
    case .ramp: [0, 1].map(corner)
    case .cosine: (0...Self.cosinePieces).map { corner(at: Double($0) / Double(Self.cosinePieces)) }
    case .flash(_, _, let fall, let rise): [0, fall, rise, 1].map(corner)
    }
  }

  private func corner(at time: Double) -> Corner { Corner(time: time, value: value(at: time)) }
}

extension Drawing {
  /// The change of a looping value in one period.
  ///
  /// ```swift
  /// let waves: [Drawing.Wave] = [
  ///   .ramp(from: 0, to: 1), .cosine(from: 0.4, to: 1), .flash(from: 1, to: 0.25, fall: 0.1, rise: 0.9),
  /// ]
  /// let blink = Drawing.Motion(.opacity, waves[2], period: 0.8)
  /// ```
  public enum Wave: Equatable, Sendable {
    /// At constant speed from the first value to the second, then again from the first.
    case ramp(from: Double, to: Double)

    /// From the first value to the second and back, along a cosine.
    case cosine(from: Double, to: Double)

    /// Linearly from the first value to the second until `fall`, constant until `rise`, then linearly back.
    ///
    /// `fall` and `rise` are fractions of the period, 0 < fall ≤ rise < 1.
    case flash(from: Double, to: Double, fall: Double, rise: Double)

    /// The value at a fraction of the period, from 0 to 1.
    package func value(at fraction: Double) -> Double {
      switch self {
      case .ramp(let start, let end): return Easing.lerp(start, end, fraction)
      case .cosine(let start, let end):
        return Easing.lerp(start, end, 0.5 - 0.5 * Kernel.cos(fraction * 360 * Drawing.degree))
      case .flash(let high, let low, let fall, let rise):
        if fraction < fall { return Easing.lerp(high, low, fraction / fall) }
        if fraction <= rise { return low }
        return Easing.lerp(low, high, (fraction - rise) / (1 - rise))
      }
    }

    /// `true` if the wave has a usable value at every time.
    var isWellFormed: Bool {
      switch self {
      case .ramp(let start, let end), .cosine(let start, let end): start.isDrawable && end.isDrawable
      case .flash(let high, let low, let fall, let rise):
        high.isDrawable && low.isDrawable && fall > 0 && fall <= rise && rise < 1
      }
    }
  }
}
