import RefreshAnimators
import RefreshTesting

/// A shape of a drawing, in the coordinates of the control and with its total opacity.
struct PictureMark {
  enum Kind { case fill, fade, stroke, text }

  let kind: Kind
  let color: Drawing.Color
  let opacity: Double

  /// The ends of its lines and curves; of a text, two corners of the words as they are measured.
  let points: [Drawing.Point]

  /// The width of the line of a stroke; 0 of other shapes.
  private(set) var width = 0.0

  /// The least and greatest x, and the least and greatest y, of its points.
  var box: [Double] {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return [xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0]
  }

  /// The radius, if it is a circle.
  var radius: Double? {
    let box = box
    let (width, height) = (box[1] - box[0], box[3] - box[2])
    guard kind != .text, points.count > 4, width > 0, abs(width - height) < 0.01 else { return nil }
    let (x, y) = (box[0] + width / 2, box[2] + height / 2)
    let isRound = points.allSatisfy {
      abs((($0.x - x) * ($0.x - x) + ($0.y - y) * ($0.y - y)).squareRoot() - width / 2) < 0.01
    }
    return isRound ? width / 2 : nil
  }

  /// `true` for the disc of an animator that floats.
  var isDisc: Bool { kind == .fill && color == .elevated && radius != nil }

  /// Returns the visible shapes of a drawing at the start of its loops, from the bottom to the top, without shadows.
  static func all(of drawing: Drawing) -> [PictureMark] {
    let sample = drawing.sampled(at: 0)
    var marks: [PictureMark] = []
    var levels = [(map: Drawing.Transform.identity, opacity: 1.0)]
    for command in sample.commands {
      let level = levels[levels.count - 1]
      switch command {
      case .fill(let paint, let range, _):
        marks.append(.init(.fill, sample.paints[paint], sample.elements[range], level))
      case .stroke(let paint, let stroke, let range):
        marks.append(.init(.stroke, sample.paints[paint], sample.elements[range], level))
        marks[marks.count - 1].width = stroke.width * level.map.scale
      case .text(let index): marks.append(.init(sample.texts[index], measuredBy: sample, level))
      case .shadow: break
      case .beginGroup(let index):
        let group = sample.groups[index]
        levels.append((group.placement.followed(by: level.map), level.opacity * group.opacity))
      case .endGroup: levels.removeLast()
      }
    }
    return marks.filter { $0.opacity > 0 }
  }

  private init(
    _ kind: Kind, _ paint: Drawing.Paint, _ outline: ArraySlice<Drawing.Path.Element>,
    _ level: (map: Drawing.Transform, opacity: Double)
  ) {
    switch paint {
    case .solid(let color, let opacity): (self.kind, self.color, self.opacity) = (kind, color, opacity * level.opacity)
    case .fading(let fade):
      (self.kind, color, opacity) = (.fade, fade.color, max(fade.startOpacity, fade.endOpacity) * level.opacity)
    }
    points = outline.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): level.map(point)
      case .close: nil
      }
    }
  }

  private init(
    _ text: Drawing.Text, measuredBy drawing: Drawing, _ level: (map: Drawing.Transform, opacity: Double)
  ) {
    kind = .text
    switch text.paint {
    case .solid(let color, let opacity): (self.color, self.opacity) = (color, opacity * level.opacity)
    case .fading(let fade): (color, opacity) = (fade.color, level.opacity)
    }
    let width = min(text.size.width, drawing.size(of: text.string, text.style, lines: 1).width)
    let space = text.size.width - width
    let x = text.origin.x + (text.alignment == .left ? 0 : text.alignment == .right ? space : space / 2)
    points = [text.origin.y, text.origin.y + text.size.height].flatMap { y in
      [level.map(.init(x: x, y: y)), level.map(.init(x: x + width, y: y))]
    }
  }
}

extension Drawing.Transform {
  /// The factor by which it widens a line, on average.
  fileprivate var scale: Double { abs(a * d - b * c).squareRoot() }
}
