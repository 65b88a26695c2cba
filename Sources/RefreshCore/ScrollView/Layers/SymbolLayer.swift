#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A symbol of the system.
final class SymbolLayer: CALayer {
  private var image: UIImage?

  /// Shows a picture about a point; nothing is written that is there already.
  ///
  /// - Parameters:
  ///   - image: The picture, in its colour.
  ///   - center: Its middle.
  ///   - offset: From the coordinates of `center` to the pixels of the screen, in points; `nil` if the symbol moves.
  func show(_ image: UIImage, at center: Drawing.Point, offset: CGPoint?) {
    let size = image.size
    let corner = CGPoint(x: CGFloat(center.x) - size.width / 2, y: CGFloat(center.y) - size.height / 2)
    let place = CGRect(origin: corner, size: size).onPixels(image.scale, offset)
    if frame != place { frame = place }
    guard image !== self.image else { return }
    self.image = image
    contents = image.cgImage
    contentsScale = image.scale
  }
}

#endif
