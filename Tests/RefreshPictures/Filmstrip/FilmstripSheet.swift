import RefreshCore
import RefreshTesting

/// Several filmstrips below each other, each with a heading, in one picture.
public struct FilmstripSheet: Sendable {
  /// A filmstrip with its heading.
  public struct Row: Sendable {
    /// The title of the filmstrip.
    public var heading: String
    /// An explanation of the captions or of the scene; smaller, at the other side.
    public var note: String
    /// The frames.
    public var film: Filmstrip

    /// Creates a row; without a note by default.
    public init(_ heading: String, note: String = "", _ film: Filmstrip) {
      self.heading = heading
      self.note = note
      self.film = film
    }
  }

  /// The title of the sheet.
  public var title: String

  /// The filmstrips, from top to bottom.
  public var rows: [Row]

  /// Creates a sheet.
  public init(title: String, rows: [Row] = []) {
    self.title = title
    self.rows = rows
  }

  /// The space around everything, and from one row to the next heading, in points, and the heights of the texts.
  private static let margin = 12.0
  private static let spacing = 8.0
  private static let titleHeight = 26.0
  private static let headingHeight = 18.0

  /// Draws the sheet.
  ///
  /// - Parameters:
  ///   - width: The available width for frames side by side, in points; a row has at least one, also if this is not a
  ///     number, and at most all. 1400 by default.
  ///   - zoom: The factor by which a frame is larger than in points, above 0.
  /// - Returns: The text of an SVG file.
  public func svg(width: Double = 1400, zoom: Double = 1) -> String {
    precondition(zoom > 0 && zoom.isFinite, "zoom is a finite number above 0")
    let columns = rows.map { $0.film.columns(within: width, zoom: zoom) }
    let sizes = zip(rows, columns).map { $0.film.size(columns: $1, zoom: zoom) }
    let width = sizes.reduce(0) { max($0, $1.width) }
    let height = sizes.reduce(0) { $0 + $1.height + Self.headingHeight + Self.spacing }
    var page = SVGPage(size: .init(width: width + 2 * Self.margin, height: height + Self.titleHeight + Self.margin))
    page.add("rect", [("width", "100%"), ("height", "100%"), ("fill", "#FFFFFF")])
    page.write(title, at: .init(x: Self.margin, y: 20), size: 14, weight: "600")
    var y = Self.titleHeight
    for ((row, columns), size) in zip(zip(rows, columns), sizes) {
      page.write(row.heading, at: .init(x: Self.margin, y: y + 12), size: 10, weight: "500")
      let end = Drawing.Point(x: Self.margin + width, y: y + 12)
      if !row.note.isEmpty { page.write(row.note, at: end, size: 8, isAtEnd: true) }
      y += Self.headingHeight
      append(row.film, at: .init(x: Self.margin, y: y), size, columns: columns, zoom: zoom, to: &page)
      y += size.height + Self.spacing
    }
    return page.document
  }

  /// Adds a filmstrip with its own background.
  private func append(
    _ film: Filmstrip, at corner: Drawing.Point, _ size: Drawing.Size, columns: Int, zoom: Double,
    to page: inout SVGPage
  ) {
    page.add(
      "rect",
      [
        ("x", Decimals.short(corner.x)), ("y", Decimals.short(corner.y)), ("width", Decimals.short(size.width)),
        ("height", Decimals.short(size.height)), ("fill", film.scene.paper),
      ])
    film.append(to: &page, at: corner, columns: columns, zoom: zoom)
  }
}

extension SVGPage {
  /// Adds a line of text: black with a weight, otherwise grey.
  mutating func write(
    _ words: String, at place: Drawing.Point, size: Double, weight: String? = nil, isAtEnd: Bool = false
  ) {
    var attributes = [("x", Decimals.short(place.x)), ("y", Decimals.short(place.y))]
    attributes += [("font-family", SVGWriter.fontFamily), ("font-size", Decimals.short(size))]
    if let weight { attributes.append(("font-weight", weight)) }
    if isAtEnd { attributes.append(("text-anchor", "end")) }
    add("text", attributes + [("fill", weight == nil ? "#6E6E73" : "#000000")], text: words)
  }
}
