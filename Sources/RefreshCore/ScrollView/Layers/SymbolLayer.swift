#if REFRESH_ADAPTER
extension Drawing {
  /// Draws an image of the app, in its own size.
  ///
  /// A template and a system symbol are drawn in the paint, and other images in their own colours. A group scales, turns and
  /// fades an image. A host without UIKit, such as the picture of a test, draws nothing.
  ///
  /// Keep the image in a constant: it is rendered when it is first drawn, and again for each other object. An image with a
  /// variant for dark screens is drawn in the one that it has at that time.
  ///
  /// ```swift
  /// struct BirdAnimator: RefreshAnimator {
  ///   let bird: UIImage
  ///   func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
  ///     drawing.group(opacity: min(update.progress, 1)) { $0.image(bird, centeredAt: update.center) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - image: The image. One without a width or a height draws nothing.
  ///   - paint: The colour of a template; of a fade, its more opaque end. The tint by default. Its opacity is that of any image.
  ///   - center: The centre of the image.
  public mutating func image(_ image: UIImage, _ paint: Paint = .tint, centeredAt center: Point) {
    add(Symbol(name: "image", pointSize: 17, weight: .regular, paint: paint, center: center, image: image)) { _ in }
  }
}

/// A system symbol or an image of the app.
final class SymbolLayer: CALayer {
  private var image: UIImage?

  /// Shows an image centred at a point; unchanged properties are not written.
  ///
  /// - Parameters:
  ///   - image: The image, in its colour.
  ///   - opacity: The opacity of the image.
  ///   - center: The centre of the image.
  ///   - offset: The offset from the coordinates of `center` to the pixels of the screen, in points; `nil` if the
  ///     symbol moves.
  func show(_ image: UIImage, opacity: Float, at center: Drawing.Point, offset: CGPoint?) {
    if self.opacity != opacity { self.opacity = opacity }
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

/// The images of symbols, each rendered once.
@MainActor
final class SymbolImages {
  /// The images, each of a symbol in no place and without its paint.
  private(set) var images: [(symbol: Drawing.Symbol, color: CGColor, scale: CGFloat, image: UIImage?)] = []

  /// The number of images after which the cache is emptied; an animator has a handful of symbols.
  private static let mostImages = 32

  /// The image of a symbol in a colour, with a whole number of pixels; `nil` if the system does not have the symbol.
  ///
  /// It is rendered instead of used directly, because the bitmap of a symbol does not have its tint.
  func image(of symbol: Drawing.Symbol, color: CGColor, scale: CGFloat) -> UIImage? {
    var plain = symbol
    (plain.center, plain.paint) = (.zero, .tint)
    for known in images where (known.symbol, known.color, known.scale) == (plain, color, scale) { return known.image }
    if images.count >= Self.mostImages { images.removeAll(keepingCapacity: true) }
    let image = makeImage(of: plain, color, scale)
    // Also that there is none: a symbol that the system lacks would be looked up in every frame.
    images.append((plain, color, scale, image))
    return image
  }

  private func makeImage(of symbol: Drawing.Symbol, _ color: CGColor, _ scale: CGFloat) -> UIImage? {
    guard let image = source(of: symbol), image.size.width > 0, image.size.height > 0 else { return nil }
    let tinted =
      image.hasOwnColors ? image : image.withTintColor(UIColor(cgColor: color), renderingMode: .alwaysOriginal)
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    let size = CGSize(width: tinted.size.width.wholePixels(scale), height: tinted.size.height.wholePixels(scale))
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      tinted.draw(at: CGPoint(x: (size.width - tinted.size.width) / 2, y: (size.height - tinted.size.height) / 2))
    }
  }

  /// The image of the app, or that of the system; `nil` if the system does not have the symbol.
  private func source(of symbol: Drawing.Symbol) -> UIImage? {
    if let image = symbol.image as? UIImage { return image }
    let configuration = UIImage.SymbolConfiguration(
      pointSize: CGFloat(symbol.pointSize), weight: symbol.weight.symbolWeight)
    return UIImage(systemName: symbol.name, withConfiguration: configuration)
  }
}

extension UIImage {
  /// `true` if the image is drawn in its own colours, as an image view draws it.
  fileprivate var hasOwnColors: Bool {
    switch renderingMode {
    case .alwaysOriginal: true
    case .alwaysTemplate: false
    case .automatic: !isSymbolImage
    @unknown default: true
    }
  }
}

extension Drawing.TextStyle.Weight {
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    }
  }
}
#endif
