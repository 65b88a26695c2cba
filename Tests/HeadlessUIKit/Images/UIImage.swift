import Foundation

/// A picture.
open class UIImage: NSObject, @unchecked Sendable {
  private let picture: CGImage
  private let tint: UIColor?

  /// The pixels of a point.
  public let scale: CGFloat

  /// How the pixels are to be turned.
  public let imageOrientation: Orientation

  /// Whether the picture is drawn with its own colours.
  public let renderingMode: RenderingMode

  /// The name of the system's symbol that it is, if it is one.
  let symbolName: String?

  /// Of a symbol: its size and weight.
  public let configuration: UIImage.Configuration?

  /// Whether it is mirrored where the layout runs from right to left.
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

  /// Creates a picture from pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }

  /// Creates a picture from pixels; `scale` of them a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  /// Creates the system's symbol of a name; nil if it has none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the system's symbol of a name in a size and weight; nil if it has none.
  ///
  /// The stand-in knows the symbols that a refresh control may want, and draws all of them in a square of 1.2 times the
  /// point size.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard SystemSymbols.names.contains(name) else { return nil }
    let scale = HeadlessScope.world.traits.displayScale
    let pointSize = (configuration as? UIImage.SymbolConfiguration)?.pointSize ?? SystemSymbols.standardPointSize
    let side = Int((pointSize * SystemSymbols.extent * scale).rounded())
    let picture = CGImage(width: side, height: side, subject: name)
    self.init(picture, scale: scale, symbolName: name, configuration: configuration, renderingMode: .automatic)
  }

  /// The size once it is turned, in points.
  open var size: CGSize {
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// The pixels, without a tint.
  open var cgImage: CGImage? {
    picture
  }

  /// Whether it is a symbol of the system.
  open var isSymbolImage: Bool {
    symbolName != nil
  }

  /// Returns the picture in another size and weight, if it is a symbol.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbolName else { return self }
    let other = UIImage(systemName: symbolName, withConfiguration: configuration) ?? self
    return other.copy(renderingMode: renderingMode, tint: tint)
  }

  /// Returns the picture in another size and weight, if it is a symbol.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// Returns the picture, drawn in its own colours or in the tint of where it is.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: tint)
  }

  /// Returns the picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// Returns the picture in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// Returns the picture, mirrored where the layout runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy(renderingMode: renderingMode, tint: tint, isFlipped: true)
  }

  /// Draws the picture with its upper left corner at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture in a rectangle.
  open func draw(in rect: CGRect) {
    HeadlessScope.world.drawnImages.append("\(subject) in \(rect.headlessDescription)")
  }

  /// What the picture shows, in words: a symbol's name, size, weight and colour.
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
