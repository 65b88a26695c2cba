#if REFRESH_ADAPTER
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

/// The images of system symbols, each rendered once.
@MainActor
final class SymbolImages {
  private var images: [(key: Key, image: UIImage?)] = []

  /// The number of images after which the cache is emptied; an animator has a handful of symbols.
  private static let mostImages = 32

  var keptImageCount: Int { images.count }

  private struct Key: Equatable {
    let name: String
    let pointSize: Double
    let weight: Drawing.TextStyle.Weight
    let color: CGColor
    let scale: CGFloat
  }

  /// The image of a symbol in a colour, with a whole number of pixels; `nil` if the system does not have the symbol.
  ///
  /// It is rendered instead of used directly, because the bitmap of a symbol does not have its tint.
  func image(of symbol: Drawing.Symbol, color: CGColor, scale: CGFloat) -> UIImage? {
    let key = Key(
      name: symbol.name, pointSize: symbol.pointSize, weight: symbol.weight, color: color, scale: scale)
    for known in images where known.key == key { return known.image }
    if images.count >= Self.mostImages { images.removeAll(keepingCapacity: true) }
    let image = makeImage(of: key)
    // Also that there is none: a symbol that the system lacks would be looked up in every frame.
    images.append((key, image))
    return image
  }

  private func makeImage(of key: Key) -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: CGFloat(key.pointSize), weight: key.weight.symbolWeight)
    guard let symbol = UIImage(systemName: key.name, withConfiguration: configuration) else { return nil }
    let tinted = symbol.withTintColor(UIColor(cgColor: key.color), renderingMode: .alwaysOriginal)
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = key.scale
    let size = CGSize(
      width: tinted.size.width.wholePixels(key.scale),
      height: tinted.size.height.wholePixels(key.scale))
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      tinted.draw(
        at: CGPoint(x: (size.width - tinted.size.width) / 2, y: (size.height - tinted.size.height) / 2))
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
