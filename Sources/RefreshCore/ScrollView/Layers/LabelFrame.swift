#if REFRESH_ADAPTER
import ScrollPhysics

#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The frame of a text's label, in whole pixels, so that its bitmap is not stretched.
struct LabelFrame {
  let rectangle: CGRect

  /// Creates the frame of a text.
  ///
  /// - Parameters:
  ///   - text: The text with its box.
  ///   - scale: The number of pixels per point.
  ///   - offset: The offset from the text's coordinates to the pixels of the screen, in points; `nil` if the text moves
  ///     or is rotated or scaled: then it is not aligned to pixels.
  init(_ text: Drawing.Text, scale: CGFloat, offset: CGPoint?) {
    let box = CGRect(x: text.origin.x, y: text.origin.y, width: text.size.width, height: text.size.height)
    let size = CGSize(
      width: box.width.wholePixels(scale), height: box.height.wholePixels(scale))
    let x: CGFloat
    switch text.alignment {
    case .left: x = box.minX
    case .center: x = box.midX - size.width / 2
    case .right: x = box.maxX - size.width
    }
    rectangle = CGRect(origin: CGPoint(x: x, y: box.midY - size.height / 2), size: size).onPixels(scale, offset)
  }
}

extension CGRect {
  /// The rectangle with its origin on a pixel; unchanged without an offset to the pixels of the screen.
  func onPixels(_ scale: CGFloat, _ offset: CGPoint?) -> CGRect {
    guard let offset else { return self }
    let grid = PixelGrid(scale: Double(scale))
    let x = CGFloat(grid.rounded(Double(minX + offset.x))) - offset.x
    let y = CGFloat(grid.rounded(Double(minY + offset.y))) - offset.y
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension CGFloat {
  /// The length rounded up to whole pixels.
  func wholePixels(_ scale: CGFloat) -> CGFloat { CGFloat(PixelGrid(scale: Double(scale)).roundedUp(Double(self))) }
}

#endif
