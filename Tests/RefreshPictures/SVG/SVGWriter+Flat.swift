import RefreshCore
import RefreshTesting

extension SVGWriter {
  /// Adds a drawing to a page without any transform: every point has its final coordinates.
  ///
  /// So the pictures of two times differ in numbers that can be interpolated. Partial strokes are dashes of a path of
  /// length 1, for the same reason. A line has one width, so where a group is stretched it has the mean one.
  func append(flat drawing: Drawing, at time: Double, to page: inout SVGPage) {
    let sample = drawing.sampled(at: time)
    let shadows = sample.commands.compactMap { if case .shadow(_, let range) = $0 { range } else { nil } }
    var maps = [Drawing.Transform.identity]
    for command in sample.commands {
      let map = maps[maps.count - 1]
      switch command {
      case .fill(let paint, let range, let isEvenOdd):
        let paint = rule("fill-rule", isEvenOdd) + attributes("fill", sample.paints[paint].mapped(by: map), on: &page)
        let isShared = shadows.contains(range)
        append(path(sample.elements[range], by: map), isShared: isShared, paint, to: &page)
      case .stroke(let paint, let stroke, let range):
        let outline = path(sample.elements[range], by: map)
        append(flat: stroke.mapped(by: map), sample.paints[paint].mapped(by: map), outline, to: &page)
      case .shadow(let shadow, let range):
        let paint = attributes(of: shadow.mapped(by: map), on: &page)
        append(path(sample.elements[range], by: map), isShared: true, paint, to: &page)
      case .text(let index):
        append(sample.texts[index].mapped(by: map), to: &page)
      case .beginGroup(let index):
        maps.append(sample.groups[index].placement.followed(by: map))
        begin(flat: sample.groups[index], in: sample, by: maps[maps.count - 1], on: &page)
      case .endGroup:
        maps.removeLast()
        page.end()
      }
    }
  }

  /// Adds an outline; an outline that several elements use is written once.
  private func append(
    _ outline: String, isShared: Bool, _ attributes: [(String, String)], to page: inout SVGPage
  ) {
    guard isShared else { return page.add("path", [("d", outline)] + attributes) }
    let name = page.name(ofDefined: "path", [("d", outline)])
    page.add("use", [("href", "#" + name)] + attributes)
  }

  private func append(
    flat stroke: Drawing.Stroke, _ paint: Drawing.Paint, _ outline: String, to page: inout SVGPage
  ) {
    var attributes = [("d", outline)] + attributes(of: stroke, paint, on: &page)
    if stroke.start > 0 || stroke.end < 1 {
      guard stroke.start < stroke.end else { return }
      let (dash, offset) = (Decimals.precise(stroke.end - stroke.start), Decimals.precise(-stroke.start))
      attributes += [("pathLength", "1"), ("stroke-dasharray", dash + " 2"), ("stroke-dashoffset", offset)]
    }
    page.add("path", attributes)
  }

  private func begin(
    flat group: Drawing.Group, in drawing: Drawing, by map: Drawing.Transform, on page: inout SVGPage
  ) {
    var attributes = group.opacity < 1 ? [("opacity", Decimals.short(group.opacity))] : []
    if let clip = group.clip {
      let outline = SVGElement(
        "path", [("d", path(drawing.elements[clip], by: map))] + rule("clip-rule", group.clipsEvenOdd))
      attributes.append(("clip-path", page.define("clipPath", [], [outline])))
    }
    page.begin("g", attributes)
  }

  private func path(_ elements: ArraySlice<Drawing.Path.Element>, by map: Drawing.Transform) -> String {
    path(elements.map { $0.mapped(by: map) }[...])
  }
}

extension Drawing.Transform {
  /// The mean factor by which the transform lengthens a vector.
  fileprivate var meanScale: Double { abs(a * d - b * c).squareRoot() }
}

extension Drawing.Path.Element {
  fileprivate func mapped(by map: Drawing.Transform) -> Drawing.Path.Element {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .cubic(let first, let second, let end): .cubic(map(first), map(second), map(end))
    case .close: .close
    }
  }
}

extension Drawing.Paint {
  fileprivate func mapped(by map: Drawing.Transform) -> Drawing.Paint {
    guard case .fading(var fade) = self else { return self }
    (fade.start, fade.end) = (map(fade.start), map(fade.end))
    return .fading(fade)
  }
}

extension Drawing.Stroke {
  fileprivate func mapped(by map: Drawing.Transform) -> Drawing.Stroke {
    var stroke = self
    stroke.width *= map.meanScale
    return stroke
  }
}

extension Drawing.Shadow {
  fileprivate func mapped(by map: Drawing.Transform) -> Drawing.Shadow {
    let (end, start) = (map(offset), map(.zero))
    return Drawing.Shadow(
      opacity: opacity, offset: .init(x: end.x - start.x, y: end.y - start.y), blur: blur * map.meanScale)
  }
}

extension Drawing.Text {
  /// Returns the text moved and scaled, but neither rotated nor slanted.
  fileprivate func mapped(by map: Drawing.Transform) -> Drawing.Text {
    let scale = map.meanScale
    let middle = map(Drawing.Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2))
    var text = self
    text.style.scale *= scale
    text.size = Drawing.Size(width: size.width * scale, height: size.height * scale)
    text.origin = Drawing.Point(x: middle.x - text.size.width / 2, y: middle.y - text.size.height / 2)
    return text
  }
}
