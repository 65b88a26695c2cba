/// The button of a header in a list that cannot be pulled: a row with a capsule, or a symbol where words have no room.
package struct RefreshButton {
  private static let style = Drawing.TextStyle(.footnote, weight: .semibold)

  /// The least extent of the row, and the space above and below its words, in points.
  private static let leastExtent = 52.0
  private static let padding = 14.0

  /// The space beside the capsule, and within it beside and around the words, in points.
  private static let margin = 16.0
  private static let endPadding = 16.0
  private static let linePadding = 18.0

  /// The least space between the capsule and the edges of the row, in points.
  private static let clearance = 2.0

  /// The grey of the capsule and its opacity, those of the system's fill on rows.
  private static let color = Drawing.Color.hex(0x787880)
  private static let opacity = (light: 0.14, dark: 0.24)

  /// The symbol and its size at the default text size, in points.
  private static let symbol = "arrow.clockwise"
  private static let symbolSize = 17.0

  /// The words on the button.
  private let words: String

  /// Creates a button.
  package init(_ words: String) { self.words = words }

  /// The extent of the row, in points: 52 at the default text size.
  package static func extent(in surroundings: RefreshSurroundings) -> Double {
    2 * (max(leastExtent, surroundings.lineHeight(of: .footnote) + 2 * padding) / 2).rounded(.up)
  }

  /// Draws the button about the centre of the row.
  package func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.edge.isVertical, !words.utf8.isEmpty else { return drawSymbol(update, into: &drawing) }
    let room = max(0, update.crossLength - 2 * (Self.margin + Self.endPadding))
    let size = drawing.size(of: words, Self.style, lines: 1)
    let width = min(size.width.rounded(.up), room)
    let height = min(size.height + Self.linePadding, update.heldExtent - 2 * Self.clearance)
    fill(update, .init(width: width + 2 * Self.endPadding, height: height), into: &drawing)
    let corner = Drawing.Point(x: update.center.x - width / 2, y: update.center.y - size.height / 2)
    drawing.text(
      words, style: Self.style, paint: .label, in: corner, size: .init(width: width, height: size.height),
      alignment: .center)
  }

  private func drawSymbol(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let size = Self.symbolSize * update.surroundings.indicatorScale
    let side = min(size + Self.linePadding, min(update.heldExtent, update.crossLength) - 2 * Self.clearance)
    fill(update, .init(width: side, height: side), into: &drawing)
    let mark = ReloadMark(
      radius: 0.4 * size, start: -35 * Drawing.degree, halfBase: 0.16 * size, ahead: 0.2 * size, behind: 0)
    drawing.symbol(Self.symbol, pointSize: size, .label, centeredAt: update.center) {
      $0.stroke(.label, .init(width: 2)) { mark.addRing(to: &$0, around: update.center) }
      $0.fill(.label) { mark.addHead(to: &$0, around: update.center) }
    }
  }

  private func fill(_ update: RefreshUpdate, _ size: Drawing.Size, into drawing: inout Drawing) {
    let opacity = update.surroundings.isDark ? Self.opacity.dark : Self.opacity.light
    drawing.fill(Drawing.Paint(Self.color).opacity(opacity)) { Self.add(size, around: update.center, to: &$0) }
    guard update.surroundings.increasesContrast else { return }
    drawing.stroke(.label, .init(width: 1)) { Self.add(size, around: update.center, to: &$0) }
  }

  private static func add(_ size: Drawing.Size, around center: Drawing.Point, to path: inout Drawing.Path) {
    let radius = size.height / 2
    let reach = max(0, size.width / 2 - radius)
    path.arc(
      center: .init(x: center.x + reach, y: center.y), radius: radius, from: -90 * Drawing.degree,
      to: 90 * Drawing.degree)
    path.line(to: .init(x: center.x - reach, y: center.y + radius))
    path.arc(
      center: .init(x: center.x - reach, y: center.y), radius: radius, from: 90 * Drawing.degree,
      to: 270 * Drawing.degree)
    path.close()
  }
}

extension RefreshUpdate {
  /// `true` if the control draws a button in the place of the pull, or did so when the session began.
  package var showsButton: Bool { surroundings.role == .refresh && tap != nil }

  /// The opacity of what a session draws where a button stood before it: it fades in as the button fades out.
  package var sessionOpacity: Double { Easing.smooth(armedFraction) }
}
