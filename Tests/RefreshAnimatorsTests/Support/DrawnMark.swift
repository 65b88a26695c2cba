import RefreshAnimators

/// A visible shape of a drawing, in the coordinates of the control and with its total opacity.
struct DrawnMark {
  /// The identity of a mark: marks of two frames with equal names are the same thing at two times.
  struct Name: Equatable {
    enum Kind { case fill, stroke, shadow, fade, text }

    var kind: Kind
    var color: Drawing.Color
    /// The number of elements of its outline; for a text, a hash of its words.
    var count: Int
    /// The index among the marks of this kind, colour and outline.
    var number = 1
  }

  fileprivate(set) var name: Name

  /// The points of its outline, control points included.
  let points: [Drawing.Point]

  /// The ends of its curves and lines.
  let corners: [Drawing.Point]

  /// The width of its line, 0 for a filled shape.
  let width: Double

  /// The part of its line that is drawn, 0 and 1 for a filled shape.
  let part: (start: Double, end: Double)

  /// Its opacity.
  fileprivate(set) var opacity: Double

  /// The visibility: the opacity, reduced for marks thinner than 8 points.
  var amount: Double { opacity * min(1, thickness / 8) }

  private var thickness: Double {
    if width > 0 { return width }
    guard let first = points.first else { return 0 }
    var (low, high) = (first, first)
    for point in points {
      low = Drawing.Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Drawing.Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return min(high.x - low.x, high.y - low.y)
  }
}

extension DrawnMark {
  /// The mark of a command; `nil` if it draws nothing.
  init?(_ command: Drawing.Command, in drawing: Drawing, _ map: Drawing.Transform) {
    switch command {
    case .fill(let paint, let range, _):
      self.init(.fill, drawing.paints[paint], nil, drawing.elements[range], map)
    case .stroke(let paint, let stroke, let range):
      self.init(.stroke, drawing.paints[paint], stroke, drawing.elements[range], map)
    case .shadow(let shadow, let range):
      self.init(.shadow, .solid(.black, opacity: shadow.opacity), nil, drawing.elements[range], map)
    case .text(let index): self.init(drawing.texts[index], map)
    case .beginGroup, .endGroup: return nil
    }
  }

  private init(
    _ kind: Name.Kind, _ paint: Drawing.Paint, _ stroke: Drawing.Stroke?,
    _ outline: ArraySlice<Drawing.Path.Element>, _ map: Drawing.Transform
  ) {
    let (color, strength) = paint.colorAndOpacity
    let isFading = if case .fading = paint { true } else { false }
    name = Name(kind: isFading ? .fade : kind, color: color, count: outline.count)
    points = outline.flatMap { $0.points.map { map($0) } }
    corners = outline.compactMap { $0.points.last.map { map($0) } }
    width = (stroke?.width ?? 0) * (map.a * map.a + map.b * map.b).squareRoot()
    part = (stroke?.start ?? 0, stroke?.end ?? 1)
    opacity = strength
  }

  /// The mark of a text: its box.
  private init(_ text: Drawing.Text, _ map: Drawing.Transform) {
    let (color, strength) = text.paint.colorAndOpacity
    name = Name(kind: .text, color: color, count: text.string.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_003 })
    let (right, bottom) = (text.origin.x + text.size.width, text.origin.y + text.size.height)
    points = [text.origin, .init(x: right, y: text.origin.y), .init(x: text.origin.x, y: bottom)].map { map($0) }
    corners = points
    width = 0
    part = (0, 1)
    opacity = strength
  }

  /// Returns `true` if this is the same shape in the same place, in any colour.
  func coincides(with other: DrawnMark) -> Bool {
    name.kind == other.name.kind && part == other.part && points == other.points
  }
}

extension [DrawnMark] {
  /// Draws marks over these, and merges those with the same identity.
  ///
  /// An opacity is the visible part of a colour: a shape hides those of the same outline by as much as all of its
  /// colours are opaque. Shapes of the same outline and colour are one mark, and marks of one kind are distinguished by
  /// their order.
  mutating func draw(_ others: [DrawnMark], opacity: Double) {
    for index in indices {
      let hidden = others.reduce(0) { $1.coincides(with: self[index]) ? $0 + $1.opacity : $0 }
      self[index].opacity *= 1 - hidden * opacity
    }
    for other in others {
      var (alike, same): (Int, Int?) = (0, nil)
      for index in indices where self[index].name.isOfSameKind(as: other.name) {
        alike += 1
        if same == nil, self[index].coincides(with: other) { same = index }
      }
      if let same {
        self[same].opacity += other.opacity * opacity
      } else {
        var mark = other
        mark.name.number = alike + 1
        mark.opacity *= opacity
        append(mark)
      }
    }
  }
}

extension DrawnMark.Name {
  /// Returns `true` if both have the same kind, colour and outline.
  func isOfSameKind(as other: Self) -> Bool {
    kind == other.kind && count == other.count && color == other.color
  }
}

extension Drawing.Paint {
  fileprivate var colorAndOpacity: (Drawing.Color, Double) {
    switch self {
    case .solid(let color, let opacity): (color, opacity)
    case .fading(let fade): (fade.color, fade.startOpacity)
    }
  }
}

extension Drawing.Path.Element {
  /// The control points and the end point, in order.
  var points: [Drawing.Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
