import Foundation

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  open var scale: CGFloat = HeadlessScope.world.traits.displayScale

  /// `true` if images are opaque; `false` by default.
  open var opaque = false

  /// Returns the format for the screen.
  public class func preferred() -> Self {
    self.init()
  }

  /// Creates the format for the screen.
  public required override init() {
    super.init()
  }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {}

/// Renders images.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Returns an image with the content that the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let world = HeadlessScope.world
    let outside = world.drawnImages
    world.drawnImages = []
    actions(UIGraphicsImageRendererContext())
    let drawn = world.drawnImages.joined(separator: ", ")
    world.drawnImages = outside
    world.madeImageCount += 1
    let width = Int((size.width * format.scale).rounded(.up))
    let height = Int((size.height * format.scale).rounded(.up))
    return UIImage(CGImage(width: width, height: height, subject: drawn), scale: format.scale)
  }
}
