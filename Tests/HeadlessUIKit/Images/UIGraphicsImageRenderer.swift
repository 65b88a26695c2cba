import Foundation

/// How a picture is made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels of a point.
  open var scale: CGFloat = HeadlessScope.world.traits.displayScale

  /// Whether nothing shows through the picture; `false` by default.
  open var opaque = false

  /// Returns the format that suits the screen.
  public class func preferred() -> Self {
    self.init()
  }

  /// Creates the format that suits the screen.
  public required override init() {
    super.init()
  }
}

/// Where a picture is drawn.
open class UIGraphicsImageRendererContext: NSObject {
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat) {
    self.format = format
  }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// The format of its pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a maker of pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// Creates a maker of pictures of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Returns what the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let world = HeadlessScope.world
    let outside = world.drawnImages
    world.drawnImages = []
    actions(UIGraphicsImageRendererContext(format))
    let drawn = world.drawnImages.joined(separator: ", ")
    world.drawnImages = outside
    world.madeImageCount += 1
    let width = Int((size.width * format.scale).rounded(.up))
    let height = Int((size.height * format.scale).rounded(.up))
    return UIImage(CGImage(width: width, height: height, subject: drawn), scale: format.scale)
  }
}
