#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Images one after the other, as layers show them.
struct FrameSequence {
  let images: [CGImage]

  /// Whether they are made to be mirrored in a right-to-left layout; the first image tells for all.
  private let flips: Bool

  init(_ images: [UIImage]) {
    self.images = images.compactMap(\.uprightBitmap)
    flips = images.first?.flipsForRightToLeftLayoutDirection ?? false
  }

  /// The image at a progress: the first at 0, the last from 1 on, and each of the others for an equal part between.
  func index(at progress: Double) -> Int {
    guard progress < 1 else { return images.count - 1 }
    return Int(max(progress, 0) * Double(images.count - 1))
  }

  /// What mirrors them about their centre, if they are to be.
  func transform(isMirrored: Bool) -> CATransform3D {
    flips && isMirrored ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
  }
}

extension UIImage {
  /// The image's own bitmap, or a new one if it has none or one that is turned.
  fileprivate var uprightBitmap: CGImage? {
    if let cgImage, imageOrientation == .up { return cgImage }
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
  }
}

#endif
