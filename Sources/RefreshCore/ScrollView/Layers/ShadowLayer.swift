#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The shadow of a path, without the path; unchanged properties are not written.
final class ShadowLayer: CALayer {
  private var shown: Drawing.Shadow?

  func show(_ shadow: Drawing.Shadow, of path: CGPath) {
    shadowPath = path
    guard shadow != shown else { return }
    shown = shadow
    shadowColor = UIColor.black.cgColor
    shadowOpacity = Float(shadow.opacity)
    shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    shadowRadius = CGFloat(shadow.blur)
  }
}

#endif
