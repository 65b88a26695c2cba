import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint
  /// A line; one point.
  case addLineToPoint
  /// A quadratic curve; control and end point.
  case addQuadCurveToPoint
  /// A cubic curve; two control points and the end point.
  case addCurveToPoint
  /// Closes the subpath; no point.
  case closeSubpath
}

/// An element of a path, valid only inside `applyWithBlock(_:)`.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType

  /// The points of the element, as many as its type has.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A path of lines and curves.
public class CGPath: Hashable {
  struct Element: Hashable {
    let type: CGPathElementType
    let points: [CGPoint]

    static func == (lhs: Element, rhs: Element) -> Bool {
      lhs.type == rhs.type && lhs.points == rhs.points
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }

  var elements: [Element] = []

  init() {}

  /// Creates a path with the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform?.pointee ?? .identity) }
    elements.append(Element(type: .moveToPoint, points: [corners[0]]))
    elements += corners.dropFirst().map { Element(type: .addLineToPoint, points: [$0]) }
    elements.append(Element(type: .closeSubpath, points: []))
  }

  /// `true` if the path has no elements.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  /// Calls a block for each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.reserveCapacity(3)
      points.withUnsafeMutableBufferPointer { buffer in
        let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<CGPoint>.alignment)
        guard let base else { return }
        var value = CGPathElement(type: element.type, points: base)
        block(&value)
      }
    }
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? {
    let result = CGPath()
    result.elements = elements
    return result
  }

  /// Returns `true` if two paths have equal elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs.elements == rhs.elements
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
