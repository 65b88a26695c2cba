#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A sequence of images, as contents of layers.
struct FrameSequence {
  let images: [CGImage]

  /// `true` if the images are made to be mirrored in a right-to-left layout; the first image decides for all.
  private let flips: Bool

  init(_ images: [UIImage]) {
    self.images = images.compactMap(\.uprightBitmap)
    flips = images.first?.flipsForRightToLeftLayoutDirection ?? false
  }

  /// Returns the index of the image at a progress: the first at 0, the last from 1 on, and each of the others for an
  /// equal part between.
  func index(at progress: Double) -> Int {
    guard progress < 1 else { return images.count - 1 }
    return Int(max(progress, 0) * Double(images.count - 1))
  }

  /// Returns the transform that mirrors the images about their centre, if they are to be mirrored.
  func transform(isMirrored: Bool) -> CATransform3D {
    flips && isMirrored ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
  }
}

extension UIImage {
  /// The image's own bitmap, or a new one if it has none or is not upright.
  fileprivate var uprightBitmap: CGImage? {
    if let cgImage, imageOrientation == .up { return cgImage }
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
  }
}

#endif
