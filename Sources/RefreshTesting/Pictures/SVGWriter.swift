import RefreshCore

/// Writes drawings as SVG.
///
/// Loops are drawn as they stand at a time; parts of strokes are cut out of their paths, so that no viewer has to know
/// about lengths.
public struct SVGWriter: Sendable {
  /// What the colour roles come to.
  public var palette: Palette

  /// Creates a writer; for a light picture unless said otherwise.
  public init(palette: Palette = .light) { self.palette = palette }

  /// One drawing as a file.
  ///
  /// - Parameters:
  ///   - drawing: What to write.
  ///   - size: The size of the picture; its origin is that of the drawing.
  ///   - time: The time at which loops are drawn, in seconds of the clock of the drawing's `motionStart`.
  /// - Returns: The text of an SVG file.
  public func document(_ drawing: Drawing, size: Drawing.Size, at time: Double = 0) -> String {
    var page = SVGPage(size: size)
    append(drawing, at: time, to: &page)
    return page.document
  }

  /// Adds a drawing to a page.
  func append(_ drawing: Drawing, at time: Double, to page: inout SVGPage) {
    let sample = drawing.sampled(at: time)
    for command in sample.commands {
      switch command {
      case .fill(let paint, let range):
        page.add("path", [("d", path(sample.elements[range]))] + paintAttributes("fill", paint, on: &page))
      case .stroke(let paint, let stroke, let range):
        append(stroke, paint, sample.outline(range, of: stroke), to: &page)
      case .shadow(let shadow, let range):
        append(shadow, path(sample.elements[range]), to: &page)
      case .text: break
      case .beginGroup(let index):
        page.begin("g", attributes(of: sample.groups[index], in: sample, on: &page))
      case .endGroup:
        page.end("g")
      }
    }
  }

  private func append(
    _ stroke: Drawing.Stroke, _ paint: Drawing.Paint, _ outline: [Drawing.Path.Element], to page: inout SVGPage
  ) {
    guard !outline.isEmpty else { return }
    var attributes = [("d", path(outline[...])), ("fill", "none")] + paintAttributes("stroke", paint, on: &page)
    attributes += [("stroke-width", Decimals.short(stroke.width)), ("stroke-linejoin", "round")]
    if stroke.cap == .round { attributes.append(("stroke-linecap", "round")) }
    page.add("path", attributes)
  }

  private func append(_ shadow: Drawing.Shadow, _ outline: String, to page: inout SVGPage) {
    let filter = page.define("filter", [("x", "-1"), ("y", "-1"), ("width", "3"), ("height", "3")]) {
      $0.add("feGaussianBlur", [("stdDeviation", Decimals.short(shadow.blur))])
      $0.add("feOffset", [("dx", Decimals.short(shadow.offset.x)), ("dy", Decimals.short(shadow.offset.y))])
    }
    page.add(
      "path",
      [("d", outline), ("fill", "#000000"), ("fill-opacity", Decimals.short(shadow.opacity)), ("filter", filter)])
  }

  private func attributes(
    of group: Drawing.Group, in drawing: Drawing, on page: inout SVGPage
  ) -> [(String, String)] {
    var attributes: [(String, String)] = []
    if group.opacity < 1 { attributes.append(("opacity", Decimals.short(group.opacity))) }
    let place = group.placement
    if place != .identity { attributes.append(("transform", matrix(place))) }
    if let clip = group.clip {
      let outline = path(drawing.elements[clip])
      attributes.append(("clip-path", page.define("clipPath", []) { $0.add("path", [("d", outline)]) }))
    }
    return attributes
  }
}

extension SVGWriter {
  private func paintAttributes(
    _ name: String, _ paint: Drawing.Paint, on page: inout SVGPage
  ) -> [(String, String)] {
    switch paint {
    case .solid(let color, let opacity):
      let ink = palette.ink(for: color)
      let alpha = ink.opacity * opacity
      return [(name, hex(ink))] + (alpha < 1 ? [("\(name)-opacity", Decimals.short(alpha))] : [])
    case .fading(let fade):
      return [(name, gradient(fade, on: &page))]
    }
  }

  private func gradient(_ fade: Drawing.Fade, on page: inout SVGPage) -> String {
    let ink = palette.ink(for: fade.color)
    let ends = [
      ("gradientUnits", "userSpaceOnUse"),
      ("x1", Decimals.short(fade.start.x)), ("y1", Decimals.short(fade.start.y)),
      ("x2", Decimals.short(fade.end.x)), ("y2", Decimals.short(fade.end.y)),
    ]
    return page.define("linearGradient", ends) {
      for (offset, opacity) in [("0", fade.startOpacity), ("1", fade.endOpacity)] {
        let alpha = Decimals.short(ink.opacity * opacity)
        $0.add("stop", [("offset", offset), ("stop-color", hex(ink)), ("stop-opacity", alpha)])
      }
    }
  }

  private func path(_ elements: ArraySlice<Drawing.Path.Element>) -> String {
    elements.map { element in
      switch element {
      case .move(let point): "M" + pair(point)
      case .line(let point): "L" + pair(point)
      case .cubic(let first, let second, let end): "C" + pair(first) + " " + pair(second) + " " + pair(end)
      case .close: "Z"
      }
    }.joined()
  }

  private func pair(_ point: Drawing.Point) -> String { "\(Decimals.short(point.x)),\(Decimals.short(point.y))" }

  private func matrix(_ map: Drawing.Transform) -> String {
    let numbers = [map.a, map.b, map.c, map.d].map(Decimals.precise) + [map.tx, map.ty].map(Decimals.short)
    return "matrix(\(numbers.joined(separator: " ")))"
  }

  private func hex(_ ink: Palette.Ink) -> String {
    let digits = Array("0123456789ABCDEF")
    return [ink.red, ink.green, ink.blue].reduce("#") { text, component in
      let byte = Int((Easing.clamp(component) * 255 + 0.5).rounded(.down))
      return text + String([digits[byte / 16], digits[byte % 16]])
    }
  }
}
