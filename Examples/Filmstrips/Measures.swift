import RefreshAnimators
import RefreshPictures

/// The measures of an animator's moments, as text: the position of the list and the bounds of the drawing.
///
/// The outlines themselves are in the goldens of the animators' tests; here are the real machine, every edge, both roles
/// and both directions.
struct Measures {
  let preset: RefreshPreset

  /// A line for each moment.
  var text: String {
    RefreshRole.allCases.flatMap { role in
      RefreshEdge.allCases.flatMap { edge in [false, true].map { block(role, edge, isRightToLeft: $0) } }
    }.joined(separator: "\n")
  }

  private func block(_ role: RefreshRole, _ edge: RefreshEdge, isRightToLeft: Bool) -> String {
    let setup = FilmstripSetup(preset, role, edge) {
      $0.isRightToLeft = isRightToLeft
      $0.language = isRightToLeft ? .arabic : .english
    }
    let title = "\(edge) \(EdgeSheet.name(role))\(isRightToLeft ? ", right to left" : "")"
    let lines = Moments.few(on: setup).map { frame in
      let box = frame.drawing.bounds(at: frame.time)
      let numbers = box.map { [$0.minX, $0.minY, $0.maxX, $0.maxY].map(Self.fixed).joined(separator: " ") }
      return "\(Self.padded(frame.caption, to: 18)) \(Self.fixed(frame.visibleExtent)) \(numbers ?? "nothing")"
    }
    return ([title] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }

  static func padded(_ text: String, to length: Int) -> String {
    text + String(repeating: " ", count: max(0, length - text.count))
  }

  /// Three decimals, eight letters wide.
  static func fixed(_ number: Double) -> String {
    let count = Int((abs(number) * 1000 + 0.5).rounded(.down))
    let text = "\(number < 0 && count > 0 ? "-" : "")\(count / 1000).\(String(1000 + count % 1000).dropFirst())"
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}

extension PictureQuality {
  /// The property as a line: its name, its value, and its limit.
  var line: String {
    let limit =
      switch bound {
      case .least(let least): "at least \(Measures.fixed(least))"
      case .most(let most): "at most \(Measures.fixed(most))"
      }
    return "\(Measures.padded(name, to: 62)) \(Measures.fixed(value))  \(limit)"
  }
}
