import Foundation

/// A mutable path.
public final class CGMutablePath: CGPath {
  /// The number of elements that a path has room for at first, in one piece: enough for most paths of an indicator.
  private static let firstCapacity = 16

  /// Creates an empty path.
  public override init() {
    super.init()
    elements.reserveCapacity(Self.firstCapacity)
  }

  /// Starts a subpath.
  public func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint) {
    elements.append(.line(point))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(control, end))
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1, control2, end))
  }

  /// Closes the subpath.
  public func closeSubpath() {
    elements.append(.close)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    elements += CGPath(rect: rect, transform: nil).elements
  }

  /// Adds the ellipse in a rectangle, as four cubic curves.
  public func addEllipse(in rect: CGRect) {
    // The control distance at which a cubic touches the middle of a quarter circle: 4/3 (√2 − 1).
    let kappa: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * rx, y: center.y + y * ry) }
    move(to: at(1, 0))
    addCurve(to: at(0, 1), control1: at(1, kappa), control2: at(kappa, 1))
    addCurve(to: at(-1, 0), control1: at(-kappa, 1), control2: at(-1, kappa))
    addCurve(to: at(0, -1), control1: at(-1, -kappa), control2: at(-kappa, -1))
    addCurve(to: at(1, 0), control1: at(kappa, -1), control2: at(1, -kappa))
    closeSubpath()
  }
}
