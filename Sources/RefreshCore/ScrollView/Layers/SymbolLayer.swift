#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A system symbol.
final class SymbolLayer: CALayer {
  private var image: UIImage?

  /// Shows an image centred at a point; unchanged properties are not written.
  ///
  /// - Parameters:
  ///   - image: The image, in its colour.
  ///   - center: The centre of the image.
  ///   - offset: The offset from the coordinates of `center` to the pixels of the screen, in points; `nil` if the
  ///     symbol moves.
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
