@testable import HeadlessUIKit
@testable import RefreshTesting

extension CGPath {
  /// Returns the path in the syntax of SVG.
  func words(by map: CGAffineTransform) -> String {
    let pair = { (point: CGPoint) in
      let place = point.applying(map)
      return "\(Decimals.coarse(Double(place.x))),\(Decimals.coarse(Double(place.y)))"
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quadCurve(let control, let end): "Q\(pair(control)) \(pair(end))"
      case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }.joined()
  }

  /// The number of points from which a line is simplified: a curve of many samples, and no drawing.
  private static let manyPoints = 40

  /// Returns a line of many points with only those of them that are seen, within a tolerance in points.
  func simplified(tolerance: CGFloat) -> CGPath {
    guard elements.count > Self.manyPoints else { return self }
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point) where points.isEmpty: points.append(point)
      case .line(let point): points.append(point)
      default: return self
      }
    }
    let kept = Self.corners(of: points[...], tolerance: tolerance)
    let path = CGPath()
    path.elements = [.move(points[0])] + kept.map { .line($0) }
    return path
  }

  /// Returns the corners of a line after its first point, by the algorithm of Ramer, Douglas and Peucker.
  private static func corners(of points: ArraySlice<CGPoint>, tolerance: CGFloat) -> [CGPoint] {
    guard let first = points.first, let last = points.last, points.count > 2 else { return Array(points.dropFirst()) }
    let (x, y) = (last.x - first.x, last.y - first.y)
    let length = max(hypot(x, y), 0.001)
    let distances = points.map { abs(($0.x - first.x) * y - ($0.y - first.y) * x) / length }
    guard let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }), distances[farthest] > tolerance
    else { return [last] }
    let middle = points.startIndex + farthest
    return corners(of: points[...middle], tolerance: tolerance) + corners(of: points[middle...], tolerance: tolerance)
  }
}

extension CGAffineTransform {
  /// The mean factor by which the transform lengthens a line.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
