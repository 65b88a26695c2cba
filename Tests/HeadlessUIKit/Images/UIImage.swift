import Foundation

/// An image.
open class UIImage: NSObject, @unchecked Sendable {
  private let picture: CGImage
  private let tint: UIColor?

  /// The number of pixels per point.
  public let scale: CGFloat

  /// The orientation of the image.
  public let imageOrientation: Orientation

  /// The rendering mode of the image.
  public let renderingMode: RenderingMode

  /// The name of the system symbol, if the image is one.
  let symbolName: String?

  /// The configuration of a symbol.
  public let configuration: UIImage.Configuration?

  /// `true` if the image is mirrored in a right-to-left layout.
  public let flipsForRightToLeftLayoutDirection: Bool

  init(
    _ picture: CGImage, scale: CGFloat, symbolName: String? = nil, configuration: UIImage.Configuration? = nil,
    renderingMode: RenderingMode = .automatic, tint: UIColor? = nil, isFlipped: Bool = false,
    orientation: Orientation = .up
  ) {
    self.picture = picture
    self.scale = scale
    imageOrientation = orientation
    self.symbolName = symbolName
    self.configuration = configuration
    self.renderingMode = renderingMode
    self.tint = tint
    flipsForRightToLeftLayoutDirection = isFlipped
  }

  /// Creates an image from a bitmap, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }

  /// Creates an image from a bitmap, with `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  /// Creates a system symbol; `nil` if there is none with the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol with a configuration; `nil` if there is none with the name.
  ///
  /// The stand-in has the symbols that a refresh control may need, and draws each in a square of 1.2 times the point
  /// size.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard SystemSymbols.names.contains(name) else { return nil }
    let scale = HeadlessScope.world.traits.displayScale
    let pointSize = (configuration as? UIImage.SymbolConfiguration)?.pointSize ?? SystemSymbols.standardPointSize
    let side = Int((pointSize * SystemSymbols.extent * scale).rounded())
    let picture = CGImage(width: side, height: side, subject: name)
    self.init(picture, scale: scale, symbolName: name, configuration: configuration, renderingMode: .automatic)
  }

  /// The size after rotation, in points.
  open var size: CGSize {
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// The bitmap, without a tint.
  open var cgImage: CGImage? {
    picture
  }

  /// `true` for a system symbol.
  open var isSymbolImage: Bool {
    symbolName != nil
  }

  /// Returns the symbol with another configuration.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbolName else { return self }
    let other = UIImage(systemName: symbolName, withConfiguration: configuration) ?? self
    return other.copy(renderingMode: renderingMode, tint: tint)
  }

  /// Returns the symbol with another configuration.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: tint)
  }

  /// Returns the image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// Returns the image in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// Returns the image, mirrored in a right-to-left layout.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy(renderingMode: renderingMode, tint: tint, isFlipped: true)
  }

  /// Draws the image with its top left corner at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in a rectangle.
  open func draw(in rect: CGRect) {
    HeadlessScope.world.drawnImages.append("\(subject) in \(rect.headlessDescription)")
  }

  /// The subject of the image in words: a symbol's name, size, weight and colour.
  var subject: String {
    let symbol = configuration as? UIImage.SymbolConfiguration
    let words = [picture.headlessSubject, symbol?.headlessDescription, tint.map { "\($0.cgColor)" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  private func copy(renderingMode: RenderingMode, tint: UIColor?, isFlipped: Bool? = nil) -> UIImage {
    UIImage(
      picture, scale: scale, symbolName: symbolName, configuration: configuration, renderingMode: renderingMode,
      tint: tint, isFlipped: isFlipped ?? flipsForRightToLeftLayoutDirection, orientation: imageOrientation)
  }
}

extension CGRect {
  var headlessDescription: String {
    [minX, minY, width, height].map { String(format: "%.2f", Double($0)) }.joined(separator: " ")
  }
}
