import RefreshTesting

/// Consecutive pictures that differ in numbers only, and so are one picture whose numbers change.
struct SVGRun {
  private var times: [Double]
  private var pictures: [SVGElement]

  /// The tolerance of a number, in points, and for an opacity or a length of 1 as a fraction: less than is visible.
  private static let tolerance = (length: 0.06, fraction: 0.004)

  private static let fractions: Set<String> = [
    "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "stroke-dasharray", "stroke-dashoffset",
  ]

  init(_ picture: SVGElement, at time: Double) {
    (pictures, times) = ([picture], [time])
  }

  /// The time at which the first picture is shown, in seconds.
  var start: Double { times[0] }

  /// Adds a picture if it differs from the others in numbers only, and returns `true` if it did.
  mutating func add(_ picture: SVGElement, at time: Double) -> Bool {
    guard let last = pictures.last, let (first, second) = last.aligned(with: picture) else { return false }
    if first != last { pictures = pictures.map { $0.aligned(with: second)?.0 ?? $0 } }
    pictures.append(second)
    times.append(time)
    return true
  }

  /// The pictures as one, shown from `start` to `end` of a film.
  ///
  /// - Parameters:
  ///   - end: The time at which the next run begins, in seconds.
  ///   - duration: The length of the film in seconds, after which it restarts.
  ///   - poster: The time of the picture that a viewer without animation shows.
  /// - Returns: A group.
  func element(until end: Double, duration: Double, poster: Double) -> SVGElement {
    let isPoster = start <= poster && poster < end
    var group = merged(pictures, duration: duration, poster: times.lastIndex { $0 <= poster } ?? 0)
    guard start > 0 || end < duration else { return group }
    var (values, keys) = (["inline"], [start])
    if start > 0 { (values, keys) = (["none"] + values, [0] + keys) }
    if end < duration { (values, keys) = (values + ["none"], keys + [end]) }
    if !isPoster { group.attributes.append(.init(name: "display", value: "none")) }
    group.children.insert(
      SVGElement(
        "animate",
        [
          ("attributeName", "display"), ("values", values.joined(separator: ";")),
          ("keyTimes", keys.map { Decimals.part($0 / duration) }.joined(separator: ";")),
          ("calcMode", "discrete"), ("dur", Decimals.short(duration) + "s"), ("repeatCount", "indefinite"),
        ]), at: 0)
    return group
  }

  private func merged(_ elements: [SVGElement], duration: Double, poster: Int) -> SVGElement {
    var result = elements[poster]
    result.children = result.children.indices.map { index in
      merged(elements.map { $0.children[index] }, duration: duration, poster: poster)
    }
    var animations: [SVGElement] = []
    for index in result.attributes.indices {
      let name = result.attributes[index].name
      let texts = elements.map { $0.attributes[index].value }
      let isStill = texts.allSatisfy { $0 == texts[poster] }
      let values = (isStill ? [texts[poster]] : texts).map(SVGNumbers.init)
      let digits = Self.fractions.contains(name) ? Decimals.short : Decimals.coarse
      let shown = values[isStill ? 0 : poster]
      result.attributes[index].value = shown.value(shown.numbers.map(digits))
      guard !isStill, let animation = animation(of: name, values, digits, duration) else { continue }
      animations.append(animation)
    }
    result.children.insert(contentsOf: animations, at: 0)
    return result
  }

  /// Returns the animation of an attribute; `nil` if it does not change.
  private func animation(
    of name: String, _ values: [SVGNumbers], _ digits: (Double) -> String, _ duration: Double
  ) -> SVGElement? {
    let tolerance = Self.fractions.contains(name) ? Self.tolerance.fraction : Self.tolerance.length
    let chosen = Polyline(times: times, values: values.map(\.numbers)).corners(tolerance: tolerance)
    var words = chosen.map { values[$0].value(values[$0].numbers.map(digits)) }
    guard words.contains(where: { $0 != words[0] }) else { return nil }
    var keys = chosen.map { Decimals.part(times[$0] / duration) }
    if let first = words.first, times[0] > 0 { (words, keys) = ([first] + words, ["0"] + keys) }
    if let last = words.last { (words, keys) = (words + [last], keys + ["1"]) }
    return SVGElement(
      "animate",
      [
        ("attributeName", name), ("values", words.joined(separator: ";")),
        ("keyTimes", keys.joined(separator: ";")), ("dur", Decimals.short(duration) + "s"),
        ("repeatCount", "indefinite"),
      ])
  }
}

extension SVGElement {
  /// Returns two pictures with the same attributes, if they differ in numbers only; a missing opacity is 1.
  func aligned(with other: SVGElement) -> (SVGElement, SVGElement)? {
    guard name == other.name, text == other.text, children.count == other.children.count else { return nil }
    var (first, second) = (self, other)
    first.addOpacities(of: second)
    second.addOpacities(of: first)
    guard first.attributes.count == second.attributes.count else { return nil }
    for (mine, theirs) in zip(first.attributes, second.attributes) {
      guard mine.name == theirs.name else { return nil }
      if mine.value != theirs.value, !SVGNumbers.differ(mine.value, theirs.value) { return nil }
    }
    for index in children.indices {
      guard let pair = children[index].aligned(with: other.children[index]) else { return nil }
      (first.children[index], second.children[index]) = pair
    }
    return (first, second)
  }

  private mutating func addOpacities(of other: SVGElement) {
    for (index, attribute) in other.attributes.enumerated() where attribute.name.hasSuffix("opacity") {
      guard !attributes.contains(where: { $0.name == attribute.name }) else { continue }
      attributes.insert(Attribute(name: attribute.name, value: "1"), at: min(index, attributes.count))
    }
  }
}
