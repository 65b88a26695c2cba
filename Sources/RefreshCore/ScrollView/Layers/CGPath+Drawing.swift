#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

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

extension Drawing.Point {
  var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

extension Drawing.Transform {
  var cgTransform: CGAffineTransform {
    CGAffineTransform(a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(tx), ty: CGFloat(ty))
  }
}

#endif
