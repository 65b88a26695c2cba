extension Double {
  /// `true` if a host can draw a coordinate, an angle or an opacity.
  var isDrawable: Bool { magnitude < NumberLimits.farthest }
}

extension Drawing.Point {
  /// `true` if a host can draw the point.
  var isDrawable: Bool { x.isDrawable && y.isDrawable }
}

extension Drawing.Path.Element {
  /// `true` if a host can draw the element.
  var isDrawable: Bool {
    switch self {
    case .move(let point), .line(let point): point.isDrawable
    case .cubic(let first, let second, let end): first.isDrawable && second.isDrawable && end.isDrawable
    case .close: true
    }
  }
}

extension Drawing.Paint {
  /// `true` if a host can draw with the paint.
  var isDrawable: Bool {
    switch self {
    case .solid(let color, let opacity): color.isDrawable && opacity.isDrawable
    case .fading(let fade):
      fade.color.isDrawable && fade.start.isDrawable && fade.end.isDrawable && fade.startOpacity.isDrawable
        && fade.endOpacity.isDrawable
    }
  }
}

extension Drawing.Color {
  /// `true` if the components of an exact colour are numbers.
  fileprivate var isDrawable: Bool {
    guard case .exact(let red, let green, let blue) = self else { return true }
    return red.isDrawable && green.isDrawable && blue.isDrawable
  }
}

extension Drawing.Shadow {
  /// `true` if a host can draw the shadow.
  var isDrawable: Bool { opacity.isDrawable && offset.isDrawable && blur.isDrawable }
}

extension Drawing.Stroke {
  /// `true` if a host can draw the stroke, apart from its dashes.
  var isDrawable: Bool { width.isDrawable && start.isDrawable && end.isDrawable }
}

extension Drawing.Text {
  /// `true` if a host can draw the text in its box.
  var isDrawable: Bool { origin.isDrawable && size.width.isDrawable && size.height.isDrawable && paint.isDrawable }
}

extension Drawing.Group {
  /// `true` if a host can draw the group, apart from its loop.
  var isDrawable: Bool { opacity.isDrawable && anchor.isDrawable && transform.isDrawable }
}

extension Drawing.Transform {
  fileprivate var isDrawable: Bool {
    a.isDrawable && b.isDrawable && c.isDrawable && d.isDrawable && tx.isDrawable && ty.isDrawable
  }
}

extension Drawing.TextStyle {
  /// The style with the nearest scale that a host can draw.
  var usable: Drawing.TextStyle {
    var style = self
    style.scale = scale.clamped(to: NumberLimits.textScales, else: 1)
    return style
  }
}

extension Drawing {
  /// The stroke with dashes that a host can draw, or with none.
  mutating func usable(_ stroke: Stroke) -> Stroke {
    guard let dash = stroke.dash else { return stroke }
    var result = stroke
    if canDraw(dash.on.isDrawable && dash.off.isDrawable && dash.off > 0 && dash.phase.isDrawable) {
      result.dash?.on = used(max(dash.on, 0), for: dash.on)
    } else {
      result.dash = nil
    }
    return result
  }

  /// The text with a scale and a number of lines that a host can draw.
  mutating func usable(_ text: Text) -> Text {
    var result = text
    result.style.scale = used(text.style.usable.scale, for: text.style.scale)
    result.lines = max(text.lines, 0)
    return result
  }

  /// The symbol with a size that a host can draw.
  mutating func usable(_ symbol: Symbol) -> Symbol {
    var result = symbol
    // 17 points is the size of body text.
    result.pointSize = used(symbol.pointSize.clamped(to: NumberLimits.symbolSizes, else: 17), for: symbol.pointSize)
    return result
  }

  /// The group with an opacity and a loop that a host can draw; a loop without a usable wave is left out.
  mutating func usable(_ group: Group) -> Group {
    var result = group
    result.opacity = min(group.opacity, 1)
    guard let motion = group.motion else { return result }
    let periods = NumberLimits.shortestPeriod...NumberLimits.largest
    result.motion?.period = used(motion.period.clamped(to: periods, else: 1), for: motion.period)
    if !canDraw(motion.phase.isDrawable && motion.wave.isWellFormed) { result.motion = nil }
    return result
  }
}
