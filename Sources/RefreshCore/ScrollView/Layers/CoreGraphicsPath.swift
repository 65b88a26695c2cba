#if REFRESH_ADAPTER
extension Drawing {
  /// A range of the elements as a Core Graphics path.
  func cgPath(_ range: Range<Int>) -> CGPath {
    let path = CGMutablePath()
    for element in elements[range] {
      switch element {
      case .move(let point): path.move(to: point.cgPoint)
      case .line(let point): path.addLine(to: point.cgPoint)
      case .cubic(let first, let second, let end):
        path.addCurve(to: end.cgPoint, control1: first.cgPoint, control2: second.cgPoint)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension Drawing.Path {
  /// Adds the subpaths of a Core Graphics path, such as the logo of a brand.
  ///
  /// ``transform`` moves and scales them; quadratic curves are raised to cubic ones, which are the same curves. A Core Graphics
  /// path has no fill rule: if the designer's file says even-odd, set ``usesEvenOddRule``.
  ///
  /// The path is walked for each frame that adds it, which costs time for each of its elements: make it once, keep it in a
  /// constant, and keep it short, a few dozen curves.
  ///
  /// ```swift
  /// struct LogoAnimator: RefreshAnimator {
  ///   let logo: CGPath  // of 24 × 24 points
  ///   func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
  ///     drawing.fill(.tint.opacity(min(update.progress, 1))) {
  ///       $0.transform = .translation(x: update.center.x - 12, y: update.center.y - 12)
  ///       $0.add(logo)
  ///     }
  ///   }
  /// }
  ///
  /// // As tools write it from the SVG or PDF file of a designer; of a `UIBezierPath`, its `cgPath`:
  /// let logo = CGMutablePath()
  /// logo.move(to: CGPoint(x: 12, y: 2))
  /// logo.addQuadCurve(to: CGPoint(x: 12, y: 22), control: CGPoint(x: 26, y: 14))
  /// logo.addQuadCurve(to: CGPoint(x: 12, y: 2), control: CGPoint(x: -2, y: 14))
  /// logo.closeSubpath()
  /// tableView.refresh.addHeader(animator: LogoAnimator(logo: logo)) { [feed] in try await feed.reload() }
  /// ```
  public mutating func add(_ path: CGPath) {
    var start = Drawing.Point.zero
    var isClosed = false
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      // Core Graphics goes on from the start of a closed subpath; a path of a drawing has no current point there.
      if isClosed, type != .moveToPoint, type != .closeSubpath { move(to: start) }
      isClosed = type == .closeSubpath
      switch type {
      case .moveToPoint:
        start = Drawing.Point(points[0])
        move(to: start)
      case .addLineToPoint: line(to: Drawing.Point(points[0]))
      case .addQuadCurveToPoint: quad(Drawing.Point(points[0]), to: Drawing.Point(points[1]))
      case .addCurveToPoint: cubic(Drawing.Point(points[0]), Drawing.Point(points[1]), to: Drawing.Point(points[2]))
      case .closeSubpath: close()
      @unknown default: break
      }
    }
  }
}

extension Drawing.Point {
  fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}
#endif
