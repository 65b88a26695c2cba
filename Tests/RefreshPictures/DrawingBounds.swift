import RefreshCore
import RefreshTesting

/// The rectangle that a drawing covers, in points of the control.
public struct DrawingBounds: Equatable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The lower edge.
  public var maxY: Double

  /// Returns `true` if the rectangle is within another one.
  ///
  /// - Parameters:
  ///   - other: The rectangle around it.
  ///   - tolerance: The distance by which it may extend beyond, in points; 0.01 by default.
  /// - Returns: `true` if it does not extend farther.
  public func lies(within other: DrawingBounds, tolerance: Double = 0.01) -> Bool {
    minX >= other.minX - tolerance && minY >= other.minY - tolerance
      && maxX <= other.maxX + tolerance && maxY <= other.maxY + tolerance
  }

  /// Creates a rectangle from its four edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  fileprivate mutating func include(_ point: Drawing.Point, margin: Double) {
    minX = min(minX, point.x - margin)
    minY = min(minY, point.y - margin)
    maxX = max(maxX, point.x + margin)
    maxY = max(maxY, point.y + margin)
  }

  fileprivate static let empty = DrawingBounds(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
}

extension Drawing {
  /// The rectangle that the drawing covers at a time, without shadows; `nil` if it draws nothing.
  ///
  /// Curves count with their extremes, lines with half of their width, texts with their box. A clip is not taken into
  /// account.
  ///
  /// - Parameter time: Seconds of the clock of `motionStart`.
  /// - Returns: The smallest such rectangle.
  public func bounds(at time: Double = 0) -> DrawingBounds? {
    let sample = sampled(at: time)
    let elements = sample.elements
    var (bounds, maps) = (DrawingBounds.empty, [Transform.identity])
    for command in sample.commands {
      let map = maps[maps.count - 1]
      switch command {
      case .fill(_, let range, _):
        bounds.include(elements[range], map: map, margin: 0)
      case .stroke(_, let stroke, let range):
        let outline = sample.outline(range, of: stroke)
        bounds.include(outline[...], map: map, margin: stroke.width / 2 * map.greatestScale)
      case .text(let index): bounds.include(sample.texts[index], map: map)
      case .shadow: break
      case .beginGroup(let index): maps.append(sample.groups[index].placement.followed(by: map))
      case .endGroup: maps.removeLast()
      }
    }
    return bounds.minX <= bounds.maxX ? bounds : nil
  }
}

extension DrawingBounds {
  fileprivate mutating func include(_ text: Drawing.Text, map: Drawing.Transform) {
    for (x, y) in [(0, 0), (text.size.width, 0), (0, text.size.height), (text.size.width, text.size.height)] {
      include(map(Drawing.Point(x: text.origin.x + x, y: text.origin.y + y)), margin: 0)
    }
  }

  fileprivate mutating func include(
    _ outline: ArraySlice<Drawing.Path.Element>, map: Drawing.Transform, margin: Double
  ) {
    var last = Drawing.Point.zero
    for element in outline {
      switch element {
      case .move(let point), .line(let point):
        last = map(point)
        include(last, margin: margin)
      case .cubic(let first, let second, let end):
        let curve = [last, map(first), map(second), map(end)]
        for time in Self.extremes(curve.map(\.x)) + Self.extremes(curve.map(\.y)) {
          let point = Drawing.Point(x: Self.value(curve.map(\.x), time), y: Self.value(curve.map(\.y), time))
          include(point, margin: margin)
        }
        last = map(end)
        include(last, margin: margin)
      case .close: break
      }
    }
  }

  /// The parameters in 0...1 at which a coordinate of a cubic curve has an extreme: the roots of its derivative.
  private static func extremes(_ p: [Double]) -> [Double] {
    let (a, b, c) = (p[3] - 3 * p[2] + 3 * p[1] - p[0], 2 * (p[2] - 2 * p[1] + p[0]), p[1] - p[0])
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let root = max(0, b * b - 4 * a * c).squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func value(_ p: [Double], _ t: Double) -> Double {
    let s = 1 - t
    return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3]
  }
}

extension Drawing.Transform {
  /// The largest factor by which the transform lengthens a vector: its larger singular value.
  fileprivate var greatestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    return ((sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2).squareRoot()
  }
}
