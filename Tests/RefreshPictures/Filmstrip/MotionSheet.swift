import RefreshCore
import RefreshTesting

/// Motions of a list below each other in one picture: the pull over time, and the speed below it.
///
/// Each frame is a dot. A dashed line shows the pull at which a session holds the content, and a grey area a finger on the list.
public struct MotionSheet: Sendable {
  /// A motion with its heading.
  public struct Row: Sendable {
    /// The title of the motion.
    public var heading: String

    /// The motion.
    public var curve: MotionCurve

    /// Creates a row.
    public init(_ heading: String, _ curve: MotionCurve) {
      self.heading = heading
      self.curve = curve
    }
  }

  /// The title of the sheet.
  public var title: String

  /// The motions, from top to bottom.
  public var rows: [Row]

  /// Creates a sheet.
  public init(title: String, rows: [Row] = []) {
    self.title = title
    self.rows = rows
  }

  /// The space around everything and between two rows, and the heights of a panel and of the texts, in points.
  private static let margin = 12.0
  private static let spacing = 10.0
  private static let titleHeight = 26.0
  private static let headingHeight = 18.0
  private static let panelHeight = 110.0

  /// The length of a second and of the labels of an axis, in points.
  private static let second = 800.0
  private static let labelWidth = 44.0

  /// The distance between two vertical lines, in seconds.
  private static let grid = 0.1

  private static let legend = "a dot is a frame, and a vertical line 0.1 s; dashed: the held pull; grey: a finger"

  /// Draws the sheet.
  ///
  /// - Returns: The text of an SVG file.
  public func svg() -> String {
    let seconds = rows.reduce(Self.grid) { max($0, $1.curve.samples.last?.time ?? 0) }
    let width = Self.labelWidth + seconds * Self.second
    let rowHeight = Self.headingHeight + 2 * (Self.panelHeight + Self.spacing)
    let size = Drawing.Size(
      width: width + 2 * Self.margin, height: Self.titleHeight + Double(rows.count) * rowHeight + Self.margin)
    var page = SVGPage(size: size)
    page.add("rect", [("width", "100%"), ("height", "100%"), ("fill", "#FFFFFF")])
    page.write(title, at: .init(x: Self.margin, y: 20), size: 14, weight: "600")
    page.write(Self.legend, at: .init(x: Self.margin + width, y: 20), size: 8, isAtEnd: true)
    for (index, row) in rows.enumerated() {
      let top = Self.titleHeight + Double(index) * rowHeight
      page.write(row.heading, at: .init(x: Self.margin, y: top + 12), size: 10, weight: "500")
      let pulls = row.curve.samples.map(\.pull)
      let frame = Panel.Frame(
        x: Self.margin + Self.labelWidth, y: top + Self.headingHeight, height: Self.panelHeight, seconds: seconds)
      let pull = Panel(values: pulls + [0, row.curve.hold], unit: "pt", color: "#0A6CFF", frame)
      add(pull, pulls, line: row.curve.hold, row.curve, to: &page)
      let speeds = row.curve.samples.map(\.speed)
      let speed = Panel(values: speeds + [0], unit: "pt/s", color: "#D9480F", frame.below(by: Self.spacing))
      add(speed, speeds, line: nil, row.curve, to: &page)
    }
    return page.document
  }

  private func add(_ panel: Panel, _ values: [Double], line: Double?, _ curve: MotionCurve, to page: inout SVGPage) {
    for touch in curve.touches { page.add(panel.area(touch)) }
    for time in stride(from: 0, through: panel.frame.seconds, by: Self.grid) { page.add(panel.verticalLine(at: time)) }
    page.add(panel.horizontalLine(at: 0, isDashed: false))
    if let line { page.add(panel.horizontalLine(at: line, isDashed: true)) }
    let points = zip(curve.samples, values).map { panel.point($0.time, $1) }
    page.add(panel.polyline(through: points))
    for point in points { page.add(panel.dot(at: point)) }
    for value in Set([panel.low, panel.high, 0]).sorted() {
      let place = Drawing.Point(x: panel.frame.x - 4, y: panel.y(value) + 3)
      page.write("\(Int(value.rounded())) \(panel.unit)", at: place, size: 8, isAtEnd: true)
    }
  }

  /// The scales of a curve.
  private struct Panel {
    /// The area of a panel.
    struct Frame {
      let x: Double
      var y: Double
      let height: Double
      let seconds: Double

      func below(by spacing: Double) -> Frame { Frame(x: x, y: y + height + spacing, height: height, seconds: seconds) }
    }

    let low: Double
    let high: Double
    let unit: String
    let color: String
    let frame: Frame

    init(values: [Double], unit: String, color: String, _ frame: Frame) {
      let values = values.filter(\.isFinite)
      low = values.min() ?? 0
      high = values.max() ?? 0
      self.unit = unit
      self.color = color
      self.frame = frame
    }

    func x(_ time: Double) -> Double { frame.x + time * MotionSheet.second }

    func y(_ value: Double) -> Double {
      high > low ? frame.y + (high - value) / (high - low) * frame.height : frame.y + frame.height / 2
    }

    func point(_ time: Double, _ value: Double) -> Drawing.Point { Drawing.Point(x: x(time), y: y(value)) }

    func area(_ touch: ClosedRange<Double>) -> SVGElement {
      let width = x(touch.upperBound) - x(touch.lowerBound)
      return SVGElement(
        "rect",
        [
          ("x", Decimals.short(x(touch.lowerBound))), ("y", Decimals.short(frame.y)),
          ("width", Decimals.short(width)), ("height", Decimals.short(frame.height)), ("fill", "#ECECEF"),
        ])
    }

    func verticalLine(at time: Double) -> SVGElement {
      line(from: .init(x: x(time), y: frame.y), to: .init(x: x(time), y: frame.y + frame.height), color: "#E0E0E4")
    }

    func horizontalLine(at value: Double, isDashed: Bool) -> SVGElement {
      var element = line(from: point(0, value), to: point(frame.seconds, value), color: "#8E8E93")
      if isDashed { element.attributes.append(.init(name: "stroke-dasharray", value: "4 3")) }
      return element
    }

    func polyline(through points: [Drawing.Point]) -> SVGElement {
      let words = points.map { "\(Decimals.short($0.x)),\(Decimals.short($0.y))" }.joined(separator: " ")
      return SVGElement("polyline", [("points", words), ("fill", "none"), ("stroke", color)])
    }

    func dot(at point: Drawing.Point) -> SVGElement {
      let center = [("cx", Decimals.short(point.x)), ("cy", Decimals.short(point.y))]
      return SVGElement("circle", center + [("r", "1.6"), ("fill", color)])
    }

    private func line(from start: Drawing.Point, to end: Drawing.Point, color: String) -> SVGElement {
      SVGElement(
        "line",
        [
          ("x1", Decimals.short(start.x)), ("y1", Decimals.short(start.y)), ("x2", Decimals.short(end.x)),
          ("y2", Decimals.short(end.y)), ("stroke", color), ("stroke-width", "0.7"),
        ])
    }
  }
}
