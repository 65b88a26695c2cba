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
  /// An element with its points in place: a path is one block of memory besides itself, as Core Graphics' is.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    var type: CGPathElementType {
      switch self {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quadCurve: .addQuadCurveToPoint
      case .curve: .addCurveToPoint
      case .close: .closeSubpath
      }
    }

    /// Calls a closure with each point, control points included.
    func forEachPoint(_ body: (CGPoint) -> Void) {
      switch self {
      case .move(let point), .line(let point): body(point)
      case .quadCurve(let control, let end):
        body(control)
        body(end)
      case .curve(let control1, let control2, let end):
        body(control1)
        body(control2)
        body(end)
      case .close: break
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
    elements = [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
  }

  /// `true` if the path has no elements.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for element in elements {
      element.forEachPoint { point in
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Calls a block for each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points: [CGPoint] = []
      points.reserveCapacity(3)
      element.forEachPoint { points.append($0) }
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
