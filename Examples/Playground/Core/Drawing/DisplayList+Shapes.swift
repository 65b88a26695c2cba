import RefreshAnimators

extension DisplayList {
  mutating func append(_ paint: Drawing.Paint, _ palette: InkPalette) {
    switch paint {
    case .solid(let color, let opacity):
      let ink = palette.ink(for: color)
      append(0)
      append(ink)
      append(ink.opacity * opacity)
    case .fading(let fade):
      let ink = palette.ink(for: fade.color)
      append(1)
      append(ink)
      append(fade.start)
      append(ink.opacity * fade.startOpacity)
      append(fade.end)
      append(ink.opacity * fade.endOpacity)
    }
  }

  private mutating func append(_ ink: InkPalette.Ink) {
    append(ink.red)
    append(ink.green)
    append(ink.blue)
  }

  mutating func append(_ map: Drawing.Transform) {
    append(map.a)
    append(map.b)
    append(map.c)
    append(map.d)
    append(map.tx)
    append(map.ty)
  }

  mutating func append(_ elements: ArraySlice<Drawing.Path.Element>) {
    append(Double(elements.count))
    for element in elements {
      switch element {
      case .move(let point):
        append(0)
        append(point)
      case .line(let point):
        append(1)
        append(point)
      case .cubic(let first, let second, let end):
        append(2)
        append(first)
        append(second)
        append(end)
      case .close: append(3)
      }
    }
  }
}
