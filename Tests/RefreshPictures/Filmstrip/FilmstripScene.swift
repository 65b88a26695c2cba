import RefreshCore
import RefreshTesting

/// The section of a list that is drawn around a refresh control.
public struct FilmstripScene: Sendable {
  /// The edge of the control.
  public var edge: RefreshEdge

  /// `true` if the layout runs from right to left.
  public var isRightToLeft: Bool

  /// The length of the section along the pull, in points; there are rows in the first 10,000.
  public var length: Double

  /// The width of the section across the pull, in points: the cross length of the drawing's update.
  public var crossLength: Double

  /// The colours of the colour roles.
  public var palette: Palette

  /// The text size, and the estimate of text widths.
  public var text: TextEstimate

  /// The appearance of the list's rows.
  public var rows: Rows

  /// Creates a scene; by default 76 points across and 118 along, at the top of a light list.
  public init(
    edge: RefreshEdge = .top,
    isRightToLeft: Bool = false,
    length: Double = 118,
    crossLength: Double = 76,
    palette: Palette = .light,
    text: TextEstimate = TextEstimate(),
    rows: Rows = .lines
  ) {
    self.edge = edge
    self.isRightToLeft = isRightToLeft
    self.length = length
    self.crossLength = crossLength
    self.palette = palette
    self.text = text
    self.rows = rows
  }

  /// The size of a frame in points.
  public var size: Drawing.Size {
    edge.isVertical ? .init(width: crossLength, height: length) : .init(width: length, height: crossLength)
  }

  var paper: String { palette.isDark ? "#2A2A2C" : "#FFFFFF" }
  var words: String { palette.isDark ? "#AEAEB2" : "#6E6E73" }

  var gapColor: String { palette.isDark ? "#000000" : "#F2F2F7" }
  var listColor: String { palette.isDark ? "#1C1C1E" : "#FFFFFF" }
  var rowColor: String { palette.isDark ? "#3A3A3C" : "#D8D8DD" }
  var hairlineColor: String { palette.isDark ? "#38383A" : "#D6D6DA" }
  private var restLineColor: String { palette.isDark ? "#6C6C70" : "#A0A0A5" }

  /// Begins the section of the list, with its upper left corner at a point of a page.
  func begin(at corner: Drawing.Point, zoom: Double, on page: inout SVGPage) {
    page.begin(
      "svg",
      [
        ("x", Decimals.short(corner.x)), ("y", Decimals.short(corner.y)),
        ("width", Decimals.short(size.width * zoom)), ("height", Decimals.short(size.height * zoom)),
        ("viewBox", "0 0 \(Decimals.short(size.width)) \(Decimals.short(size.height))"),
      ])
  }

  /// Adds a frame to a page, with its upper left corner at a point.
  ///
  /// - Parameters:
  ///   - frame: The frame to add.
  ///   - corner: The upper left corner.
  ///   - zoom: The factor by which the frame is larger than in points.
  ///   - page: The page to add it to.
  func append(_ frame: Filmstrip.Frame, at corner: Drawing.Point, zoom: Double, to page: inout SVGPage) {
    begin(at: corner, zoom: zoom, on: &page)
    let writer = SVGWriter(palette: palette, text: text)
    append(frame, to: &page) { writer.append(frame.drawing, at: frame.time, to: &$0) }
    page.end()
  }

  private func append(_ frame: Filmstrip.Frame, to page: inout SVGPage, _ draw: (inout SVGPage) -> Void) {
    appendList(frame.visibleExtent, to: &page)
    appendControl(frame, to: &page, draw)
    appendOverlay(frame, to: &page)
  }

  /// Adds the control: its coordinates start at the corner of its indicator frame, which clips unless it floats.
  private func appendControl(_ frame: Filmstrip.Frame, to page: inout SVGPage, _ draw: (inout SVGPage) -> Void) {
    let strip = frame.floatingExtent ?? frame.visibleExtent
    guard strip > 0 else { return }
    let overflow = frame.floatingExtent == nil ? [] : [("overflow", "visible")]
    page.begin("svg", rectangle(from: 0, to: strip, across: 0, crossLength) + overflow)
    draw(&page)
    page.end()
  }

  /// Adds the overlay above the list and the control: the rest line, and the finger.
  private func appendOverlay(_ frame: Filmstrip.Frame, to page: inout SVGPage) {
    add(to: &page, from: 0, to: 0.5, across: 0, crossLength, color: restLineColor)
    guard let finger = frame.finger else { return }
    let place = [("cx", Decimals.short(finger.x)), ("cy", Decimals.short(finger.y)), ("r", "13")]
    // As on the web page.
    page.add(
      "circle",
      place + [
        ("fill", "#3C6EDC"), ("fill-opacity", "0.4"), ("stroke", "#FFFFFF"), ("stroke-opacity", "0.85"),
        ("stroke-width", "2"),
      ])
  }

  /// The layers of a film, from the lowest: each changes independently, so a change in one leaves the others as they
  /// are.
  var layers: [(Filmstrip.Frame, inout SVGPage) -> Void] {
    let writer = SVGWriter(palette: palette, text: text)
    return [
      { appendList($0.visibleExtent, to: &$1) },
      { frame, page in
        appendControl(frame, to: &page) { writer.append(flat: frame.drawing, at: frame.time, to: &$0) }
      },
      { appendOverlay($0, to: &$1) },
    ]
  }

  func add(
    to page: inout SVGPage, from start: Double, to end: Double, across first: Double, _ last: Double,
    color: String, _ more: [(String, String)] = []
  ) {
    page.add("rect", rectangle(from: start, to: end, across: first, last) + [("fill", color)] + more)
  }

  /// Returns a rectangle between two distances from the rest line and two distances across.
  func rectangle(
    from start: Double, to end: Double, across first: Double, _ last: Double
  ) -> [(String, String)] {
    let isMirrored = edge.isVertical ? edge == .bottom : (edge == .trailing) != isRightToLeft
    let near = isMirrored ? length - end : start
    let along = (Decimals.short(near), Decimals.short(end - start))
    let across = (Decimals.short(first), Decimals.short(last - first))
    let (x, y) = edge.isVertical ? (across, along) : (along, across)
    return [("x", x.0), ("y", y.0), ("width", x.1), ("height", y.1)]
  }
}
