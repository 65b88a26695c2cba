@testable import RefreshPictures
@testable import RefreshTesting

/// The colours of a film that differ in light and in dark, as classes of a style sheet.
struct FilmInks {
  private var rules: [String: String] = [:]
  private var hasOnly = false
  private var order: [(name: String, light: String, dark: String)] = []

  /// The attributes with a colour, with those of their opacities.
  private static let opacities = [
    "fill": "fill-opacity", "stroke": "stroke-opacity", "stop-color": "stop-opacity",
  ]

  /// The classes of what is seen in one appearance only.
  private static let (lightOnly, darkOnly) = ("l", "d")

  /// Returns the parts of a time in both appearances.
  ///
  /// The same screen draws the same parts in both, under other identities; but some are of one of them only, such as
  /// the shadow of a disc.
  mutating func paired(_ light: [ScreenPart], _ dark: [ScreenPart]) -> [ScreenPart] {
    let shapes = (light.map(\.element.withoutColors), dark.map(\.element.withoutColors))
    var (result, next) = ([ScreenPart](), 0)
    for (index, part) in light.enumerated() {
      guard let match = shapes.1[next...].firstIndex(of: shapes.0[index]) else {
        result.append(only(part, Self.lightOnly))
        continue
      }
      result += dark[next..<match].map { only($0, Self.darkOnly) }
      result.append(ScreenPart(key: part.key, element: paired(part.element, dark[match].element)))
      next = match + 1
    }
    return result + dark[next...].map { only($0, Self.darkOnly) }
  }

  private mutating func only(_ part: ScreenPart, _ name: String) -> ScreenPart {
    hasOnly = true
    let group = SVGElement("g", [("class", name)], containing: [paired(part.element, part.element)])
    return ScreenPart(key: .init(layer: part.key.layer, name: "\(part.key.name) \(name)"), element: group)
  }

  /// Returns an element whose colours are those of two, which differ in nothing else.
  private mutating func paired(_ light: SVGElement, _ dark: SVGElement) -> SVGElement {
    var result = SVGElement(light.name, [], text: light.text)
    var classes: [String] = []
    for (index, attribute) in light.attributes.enumerated() {
      let other = dark.attributes.indices.contains(index) ? dark.attributes[index].value : attribute.value
      guard let opacity = Self.opacities[attribute.name], let mine = Tone.parts(of: attribute.value),
        let theirs = Tone.parts(of: other)
      else {
        result.attributes.append(attribute)
        continue
      }
      let most = max(mine.opacity, theirs.opacity, 0.001)
      let values = (Self.color(mine, most), Self.color(theirs, most))
      if values.0 == values.1 {
        result.attributes.append(.init(name: attribute.name, value: values.0))
      } else {
        classes.append(name(of: attribute.name, values.0, values.1))
      }
      if most < 1 { result.attributes.append(.init(name: opacity, value: Decimals.short(most))) }
    }
    if !classes.isEmpty { result.attributes.append(.init(name: "class", value: classes.joined(separator: " "))) }
    for (index, child) in light.children.enumerated() {
      let other = dark.children.indices.contains(index) ? dark.children[index] : child
      result.children.append(paired(child, other.name == child.name ? other : child))
    }
    return result
  }

  /// The style sheet.
  var style: String {
    let (hidden, shown) = ("{display:none}", "{display:inline}")
    let light = order.map { ".\($0.name){\($0.light)}" }.joined() + (hasOnly ? ".\(Self.darkOnly)\(hidden)" : "")
    let dark =
      order.map { ".\($0.name){\($0.dark)}" }.joined()
      + (hasOnly ? ".\(Self.darkOnly)\(shown).\(Self.lightOnly)\(hidden)" : "")
    return dark.isEmpty ? "" : "\(light)\n@media (prefers-color-scheme:dark){\(dark)}\n"
  }

  /// The colour relative to the greater opacity of two, which the element has.
  private static func color(_ tone: (color: String, opacity: Double), _ most: Double) -> String {
    let byte = Int((tone.opacity / most * 255).rounded())
    return byte == 255 ? tone.color : tone.color + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private mutating func name(of attribute: String, _ light: String, _ dark: String) -> String {
    let key = "\(attribute) \(light) \(dark)"
    if let name = rules[key] { return name }
    let name = "c\(order.count)"
    rules[key] = name
    order.append((name, "\(attribute):\(light)", "\(attribute):\(dark)"))
    return name
  }
}

extension SVGElement {
  /// The element without what depends on the appearance.
  fileprivate var withoutColors: SVGElement {
    mapped { attribute in
      Tone.parts(of: attribute.value) == nil ? attribute : Attribute(name: attribute.name, value: Tone.none)
    }
  }
}
