import RefreshCore
import RefreshTesting

extension SVGWriter {
  /// Returns the colour of a fill or of a stroke, and its opacity.
  func attributes(_ name: String, _ paint: Drawing.Paint, on page: inout SVGPage) -> [(String, String)] {
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
    let stops = [("0", fade.startOpacity), ("1", fade.endOpacity)].map { offset, opacity in
      let alpha = Decimals.short(ink.opacity * opacity)
      return SVGElement("stop", [("offset", offset), ("stop-color", hex(ink)), ("stop-opacity", alpha)])
    }
    return page.define("linearGradient", ends, stops)
  }

  /// Returns an outline in the syntax of SVG.
  func path(_ elements: ArraySlice<Drawing.Path.Element>) -> String {
    elements.map { element in
      switch element {
      case .move(let point): "M" + pair(point)
      case .line(let point): "L" + pair(point)
      case .cubic(let first, let second, let end): "C" + pair(first) + " " + pair(second) + " " + pair(end)
      case .close: "Z"
      }
    }.joined()
  }

  func pair(_ point: Drawing.Point) -> String { "\(Decimals.short(point.x)),\(Decimals.short(point.y))" }

  func matrix(_ map: Drawing.Transform) -> String {
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
