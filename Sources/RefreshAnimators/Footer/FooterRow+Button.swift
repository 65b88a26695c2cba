import RefreshCore

extension FooterRow {
  /// The grey of a capsule and its opacity, as the system fills what lies on rows.
  private static let capsuleColor = Drawing.Color.hex(0x787880)
  private static let capsuleOpacity = (light: 0.14, dark: 0.24)

  /// What it comes to on the grey background of a list, for readers who asked for less transparency.
  private static let opaqueCapsule = (light: Drawing.Color.hex(0xE1E1E6), dark: Drawing.Color.hex(0x323236))

  /// The radius of the disc whose reload icon is 15 points wide, and that of a dot and the way to the next.
  private static let reloadRadius = 14.6
  private static let dotRadius = 1.75
  private static let dotStep = 6.0

  func draw(_ button: FooterButton, symbolAt center: Drawing.Point, into drawing: inout Drawing) {
    drawing.group(opacity: pose.buttonOpacity * layout.visibility(ofBlock: button.height)) {
      if let capsule = button.capsule { draw(capsule, around: button.center, into: &$0) }
      if let line = button.sentence {
        $0.text(
          line.string, line.style, quiet, in: button.sentenceOrigin, size: line.size, alignment: .center,
          lines: line.lines)
      }
      drawSymbol(of: button.label, at: center, into: &$0)
      guard let line = button.label.words else { return }
      $0.text(line.string, line.style, .label, in: button.wordsOrigin, size: line.size, alignment: .center)
    }
  }

  private func draw(_ capsule: Drawing.Size, around center: Drawing.Point, into drawing: inout Drawing) {
    drawing.fill(capsulePaint) { Self.add(capsule, around: center, to: &$0) }
    guard update.surroundings.increasesContrast else { return }
    let inner = Drawing.Size(width: capsule.width - 1, height: capsule.height - 1)
    drawing.stroke(.label, Drawing.Stroke(width: 1)) { Self.add(inner, around: center, to: &$0) }
  }

  private var capsulePaint: Drawing.Paint {
    let surroundings = update.surroundings
    if surroundings.reducesTransparency {
      return Drawing.Paint(surroundings.isDark ? Self.opaqueCapsule.dark : Self.opaqueCapsule.light)
    }
    let opacity = surroundings.isDark ? Self.capsuleOpacity.dark : Self.capsuleOpacity.light
    return Drawing.Paint(Self.capsuleColor).opacity(opacity)
  }

  private static func add(_ capsule: Drawing.Size, around center: Drawing.Point, to path: inout Drawing.Path) {
    let radius = capsule.height / 2
    let reach = max(0, capsule.width / 2 - radius)
    let right = Drawing.Point(x: center.x + reach, y: center.y)
    let left = Drawing.Point(x: center.x - reach, y: center.y)
    path.arc(center: right, radius: radius, from: -90 * Drawing.degree, to: 90 * Drawing.degree)
    path.line(to: .init(x: left.x, y: left.y + radius))
    path.arc(center: left, radius: radius, from: 90 * Drawing.degree, to: 270 * Drawing.degree)
    path.close()
  }

  private func drawSymbol(of label: FooterLabel, at center: Drawing.Point, into drawing: inout Drawing) {
    guard let symbol = label.symbol else { return }
    let scale = label.symbolScale
    switch symbol {
    case .reload:
      let place = Drawing.Transform.scale(Self.reloadRadius * scale)
        .followed(by: .translation(x: center.x, y: center.y))
      drawing.group(transform: place) {
        ReloadIcon.draw(.tint, strokeScale: update.surroundings.strokeScale, into: &$0)
      }
    case .more:
      for index in 0..<3 {
        let x = center.x + Double(index - 1) * Self.dotStep * scale
        drawing.fill(.tint) {
          $0.circle(center: .init(x: x, y: center.y), radius: Self.dotRadius * scale)
        }
      }
    }
  }
}
