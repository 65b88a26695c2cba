@testable import HeadlessUIKit
@testable import RefreshPictures
@testable import RefreshTesting

/// A symbol of the system in a rectangle of an image, as a simple path.
///
/// The stand-in has no pixels, only words about them.
struct SymbolShape {
  let name: String

  /// The rectangle in the image, in points.
  let frame: CGRect

  /// The colour of the words; `nil` for that of the surroundings.
  let color: CGColor?

  /// The side of the square in which the paths are written.
  private static let side: CGFloat = 24

  /// The paths of the symbols in use, and if they are filled.
  private static let paths: [String: (words: String, isFilled: Bool)] = [
    "arrow.down": ("M12,4L12,20M5,13L12,20L19,13", false),
    "arrow.up": ("M12,20L12,4M5,11L12,4L19,11", false),
    "arrow.clockwise": (
      "M19,12C19,16 16,19 12,19C8,19 5,16 5,12C5,8 8,5 12,5C14,5 16,6 17.5,7.5L19,9M19,4L19,9L14,9", false
    ),
    "arrow.counterclockwise": (
      "M5,12C5,16 8,19 12,19C16,19 19,16 19,12C19,8 16,5 12,5C10,5 8,6 6.5,7.5L5,9M5,4L5,9L10,9", false
    ),
    "checkmark": ("M5,13L10,18L19,6", false),
    "xmark": ("M6,6L18,18M18,6L6,18", false),
    "exclamationmark": ("M12,4L12,14M12,19L12,19.5", false),
    "chevron.left": ("M15,4L7,12L15,20", false),
    "heart.fill": (
      "M12,21C5,16 2,12 2,8C2,4.5 4.5,3 7,3C9,3 11,4 12,6C13,4 15,3 17,3C19.5,3 22,4.5 22,8C22,12 19,16 12,21Z", true
    ),
    "square.and.arrow.up": ("M8,9L5,9L5,21L19,21L19,9L16,9M12,15L12,3M8,7L12,3L16,7", false),
    "magnifyingglass": (
      "M10,4C13.3,4 16,6.7 16,10C16,13.3 13.3,16 10,16C6.7,16 4,13.3 4,10C4,6.7 6.7,4 10,4ZM14.5,14.5L20,20", false
    ),
    "circle": ("M12,3C17,3 21,7 21,12C21,17 17,21 12,21C7,21 3,17 3,12C3,7 7,3 12,3Z", true),
  ]

  /// Returns the symbols that an image shows, each in words: `name size weight red green blue alpha in x y width height`.
  static func shapes(in image: CGImage, size: CGSize) -> [SymbolShape] {
    image.headlessSubject.components(separatedBy: ", ").compactMap { words in
      let halves = words.components(separatedBy: " in ")
      guard let name = halves.first?.split(separator: " ").first else { return nil }
      let frame = halves.count > 1 ? halves[halves.count - 1].split(separator: " ").compactMap { Double($0) } : []
      let color = halves[0].split(separator: " ").dropFirst().compactMap { Double($0) }.suffix(4).map { CGFloat($0) }
      let isWhole = frame.count != 4
      return SymbolShape(
        name: String(name),
        frame: isWhole
          ? CGRect(origin: .zero, size: size) : CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
        color: color.count == 4 ? CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]) : nil)
    }
  }

  /// Returns the map from the square of a path to its place in a layer that shows the whole image.
  func map(to bounds: CGRect, from size: CGSize) -> CGAffineTransform {
    let (x, y) = (bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
    let scale = CGAffineTransform(scaleX: frame.width / Self.side * x, y: frame.height / Self.side * y)
    return scale.concatenating(
      CGAffineTransform(translationX: bounds.minX + frame.minX * x, y: bounds.minY + frame.minY * y))
  }

  /// Returns the path; a symbol without one is a disc.
  func element(by map: CGAffineTransform, tint: CGColor?, opacity: Double) -> SVGElement {
    let path = Self.paths[name] ?? Self.paths["circle"] ?? ("", true)
    let ink = Tone.of(color ?? tint, opacity: opacity)
    let words = SVGNumbers(path.words)
    var numbers: [String] = []
    for index in stride(from: 0, to: words.numbers.count - 1, by: 2) {
      let point = CGPoint(x: words.numbers[index], y: words.numbers[index + 1]).applying(map)
      numbers += [point.x, point.y].map { Decimals.coarse(Double($0)) }
    }
    let outline = [("d", words.value(numbers))]
    guard !path.isFilled else { return SVGElement("path", outline + [("fill", ink)]) }
    let width = Decimals.coarse(Double(2 * map.meanScale))
    return SVGElement(
      "path",
      outline + [
        ("fill", Tone.none), ("stroke", ink), ("stroke-width", width), ("stroke-linecap", "round"),
        ("stroke-linejoin", "round"),
      ])
  }

  /// Returns a symbol in a square with a corner at a point.
  static func symbol(_ name: String, at corner: CGPoint, side: CGFloat, color: CGColor) -> SVGElement {
    let frame = CGRect(origin: corner, size: CGSize(width: side, height: side))
    let shape = SymbolShape(name: name, frame: CGRect(origin: .zero, size: frame.size), color: color)
    return shape.element(by: shape.map(to: frame, from: frame.size), tint: nil, opacity: 1)
  }
}
