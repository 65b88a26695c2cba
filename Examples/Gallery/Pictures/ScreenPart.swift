import HeadlessUIKit

@testable import RefreshPictures
@testable import RefreshTesting

/// One drawn part of a screen at one time, in points of the screen.
struct ScreenPart {
  /// The identity of a part from one time to another.
  struct Key: Hashable {
    /// The layer that draws it.
    let layer: ObjectIdentifier

    /// The name of the part among those of the layer.
    let name: String
  }

  let key: Key

  /// The element; its colours are tones, and the names of its definitions begin with a ``namePrefix``.
  let element: SVGElement

  /// The beginning of the name of a definition, in whose place each film has one of its own.
  static let namePrefix = "@"
}

/// A colour with an opacity as the value of an attribute, until both appearances of it are known.
enum Tone {
  static let none = "none"

  /// Returns the value for a colour that is faded.
  static func of(_ color: CGColor?, opacity: Double = 1) -> String {
    guard let color, color.alpha > 0 else { return none }
    return ofStop(color, opacity: opacity)
  }

  /// Returns the value for a colour of a gradient, which has a hue where it is transparent too.
  static func ofStop(_ color: CGColor, opacity: Double) -> String {
    guard let parts = color.components, parts.count == 4 else { return none }
    let bytes = parts.prefix(3).map { Int((min(max(Double($0), 0), 1) * 255).rounded()) }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return "#\(digits) \(Decimals.short(Double(parts[3]) * opacity))"
  }

  /// Returns the value for a colour of UIKit in the appearance of the screen.
  @MainActor
  static func of(_ color: UIColor, opacity: Double = 1) -> String {
    of(color.resolvedColor(with: HeadlessWorld.current.window.traitCollection).cgColor, opacity: opacity)
  }

  /// The colour and the opacity of a value; `nil` if it is no tone.
  static func parts(of value: String) -> (color: String, opacity: Double)? {
    let parts = value.split(separator: " ")
    guard value.hasPrefix("#"), parts.count == 2, let opacity = Double(parts[1]) else { return nil }
    return (String(parts[0]), opacity)
  }
}

extension SVGElement {
  /// Creates an element with others in it.
  init(_ name: String, _ attributes: [(String, String)] = [], containing children: [SVGElement]) {
    self.init(name, attributes)
    self.children = children
  }

  /// Creates a rectangle.
  static func rectangle(_ frame: CGRect, radius: CGFloat = 0, fill: String) -> SVGElement {
    let most = min(frame.width, frame.height) / 2
    let corner = radius > 0 ? [("rx", Decimals.coarse(Double(min(radius, most))))] : []
    return SVGElement("rect", place(frame) + corner + [("fill", fill)])
  }

  /// The attributes of a place.
  static func place(_ frame: CGRect) -> [(String, String)] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Decimals.coarse(Double($0)) }
    return Array(zip(["x", "y", "width", "height"], numbers))
  }

  /// Returns the element with a change of each attribute in it.
  func mapped(_ change: (Attribute) -> Attribute) -> SVGElement {
    var result = self
    result.attributes = attributes.map(change)
    result.children = children.map { $0.mapped(change) }
    return result
  }

  /// Returns the element with names of its own for what it defines.
  func named(_ prefix: String) -> SVGElement {
    mapped { attribute in
      guard attribute.value.contains(ScreenPart.namePrefix) else { return attribute }
      let words = attribute.value.split(separator: Character(ScreenPart.namePrefix), omittingEmptySubsequences: false)
      return Attribute(name: attribute.name, value: words.joined(separator: prefix))
    }
  }
}

/// Words on a line.
struct ScreenText {
  var words: String
  var size: CGFloat = 17
  var weight: CGFloat = 0
  var anchor = Anchor.start

  /// The point of the line that stays.
  enum Anchor: String {
    case start, middle, end
  }

  /// The mean width of a letter of Inter, relative to the size of the letters.
  private static let letter: CGFloat = 0.5

  /// The distance of the baseline from the middle of the line, relative to the size of the letters.
  private static let baseline: CGFloat = 0.355

  /// Returns the element with the middle of the line at a height; words that do not fit are cut.
  func element(at point: CGPoint, width: CGFloat = .infinity, fill: String) -> SVGElement {
    let line = TextLines.fitting(words[...], Double(width)) { _ in Double(size * Self.letter) }
    let y = point.y + size * Self.baseline
    var attributes = [("x", Decimals.coarse(Double(point.x))), ("y", Decimals.coarse(Double(y)))]
    attributes.append(("font-size", Decimals.coarse(Double(size))))
    if weight > 0.2 { attributes.append(("font-weight", weight > 0.25 ? "600" : "500")) }
    if anchor != .start { attributes.append(("text-anchor", anchor.rawValue)) }
    return SVGElement("text", attributes + [("fill", fill)], text: line)
  }

  /// Returns the words as lines of at most a width, broken at spaces; at most a number of them, or any for 0.
  func lines(width: CGFloat, most: Int) -> [String] {
    let room = max(Int(width / (size * Self.letter)), 1)
    var lines: [String] = []
    for word in words.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= room {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    guard most > 0, lines.count > most else { return lines }
    return Array(lines.prefix(most - 1)) + [lines[(most - 1)...].joined(separator: " ")]
  }
}
