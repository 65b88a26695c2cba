import RefreshCore
import RefreshTesting

/// A web page that plays what a phone shows: a list with a refresh control, and a finger, in light or in dark.
///
/// It needs no other file. It plays by itself and again, but stands for a reader who wants less motion.
public struct FilmPage: Sendable {
  /// A moment of the film.
  public struct Frame: Sendable {
    /// The time since the start of the film, in seconds.
    public var time: Double
    /// The state of the control.
    public var state: String
    /// The drawings of the control in light and in dark, in its own coordinates.
    public var drawings: (light: Drawing, dark: Drawing)
    /// The extent of the control's indicator frame, in points.
    public var extent: Double
    /// The distance of the content's edge from its rest position, in points; negative if it is scrolled away.
    public var pull: Double
    /// The position of the finger on the screen, in points from its upper left corner; `nil` while it is up.
    public var finger: Drawing.Point?

    /// Creates a moment.
    public init(
      time: Double, state: String, drawings: (light: Drawing, dark: Drawing), extent: Double, pull: Double,
      finger: Drawing.Point? = nil
    ) {
      (self.time, self.state, self.drawings) = (time, state, drawings)
      (self.extent, self.pull, self.finger) = (extent, pull, finger)
    }
  }

  /// The heading.
  public var title: String

  /// The moments, in the order of their times.
  public var frames: [Frame]

  /// `true` if the control is at the bottom of the list; otherwise it is at the top.
  public var isAtBottom: Bool

  /// `true` if the control floats over the list.
  public var floats: Bool

  /// Creates a page; of a control at the top, in the gap, by default.
  public init(title: String, frames: [Frame], isAtBottom: Bool = false, floats: Bool = false) {
    (self.title, self.frames, self.isAtBottom, self.floats) = (title, frames, isAtBottom, floats)
  }

  /// The screen of an iPhone 15 in portrait, and what its edges cover, in points.
  private static let screen = (width: 393.0, height: 852.0, top: 59.0, bottom: 34.0)

  /// The height of a row, and the lengths of its two lines, in points; after these rows their look repeats.
  private static let rowHeight = 44.0
  private static let lines = [(150.0, 230.0), (190, 180), (120, 250), (170, 210), (140, 160)]
  private static let period = rowHeight * Double(lines.count)

  /// The space that is shown around the finger, and the least that is shown of the screen, in points.
  private static let (margin, least) = (70.0, 430.0)

  /// The text of the HTML file.
  public var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escaped)</title>
    <style>
    \(Self.style)
    </style>
    \(phone)
    <div id="bar">
    <div><h1>\(title.escaped)</h1>
    <p><i id="dot"></i><span id="state"></span> <span id="time"></span></p></div>
    <div><button id="play" aria-label="Play"></button>
    <input id="scrub" type="range" min="0" max="\(max(frames.count - 1, 0))" value="0" aria-label="Frame">
    <p id="speeds"><label><input type="radio" name="speed" value="1" checked><span>1×</span></label><label><input \
    type="radio" name="speed" value="0.25"><span>¼</span></label><label><input type="radio" name="speed" \
    value="0.1"><span>⅒</span></label></p></div>
    </div>
    <script>
    \(Self.script)
    </script>
    </html>

    """
  }

  /// The part of the screen that is shown, where the control and the finger are: its upper edge and its height.
  private var shown: (top: Double, height: Double) {
    let fingers = frames.compactMap(\.finger?.y).filter(\.isFinite)
    let screen = Self.screen.height
    guard isAtBottom else { return (0, min(screen, max(Self.least, (fingers.max() ?? 0) + Self.margin))) }
    let top = max(0, min(screen - Self.least, (fingers.min() ?? screen) - Self.margin))
    return (top, screen - top)
  }

  private var phone: String {
    let (screen, shown) = (Self.screen, shown)
    var page = SVGPage(size: .init(width: screen.width, height: screen.height))
    add(to: &page, "gap", 0, screen.height)
    addList(to: &page)
    add(to: &page, "gap", 0, screen.top)
    if isAtBottom { add(to: &page, "home", screen.height - 13, 5, x: 127, width: 139, radius: 2.5) }
    add(to: &page, "island", 11, 37, x: 134, width: 125, radius: 18.5)
    addFrames(to: &page)
    page.add("circle", [("id", "finger"), ("r", "24")])
    let box = [0, shown.top, screen.width, shown.height].map(Decimals.short)
    let corner = [("x", box[0]), ("y", box[1]), ("width", box[2]), ("height", box[3]), ("rx", "44")]
    let edge = SVGElement("rect", corner + [("class", "edge")])
    return """
      <svg id="film" viewBox="\(box.joined(separator: " "))" role="img" aria-label="\(title.escaped)">
      <clipPath id="screen">
      \(SVGElement("rect", corner).lines(indent: "").joined())
      </clipPath>
      <g clip-path="url(#screen)">
      \(page.content.flatMap { $0.lines(indent: "") }.joined(separator: "\n"))
      </g>
      \(edge.lines(indent: "").joined())
      </svg>
      """
  }

  private func add(
    to page: inout SVGPage, _ name: String, _ y: Double, _ height: Double, x: Double = 0,
    width: Double = FilmPage.screen.width, radius: Double = 0
  ) {
    let numbers = [x, y, width, height].map(Decimals.short)
    let rounded = radius > 0 ? [("rx", Decimals.short(radius))] : []
    page.add("rect", [("class", name)] + Array(zip(["x", "y", "width", "height"], numbers)) + rounded)
  }

  /// Adds the list with its edge at 0: it reaches past the screen, also where it is shown a period farther.
  private func addList(to page: inout SVGPage) {
    let count = Int((Self.screen.height + 2 * Self.period) / Self.rowHeight) + 1
    let length = Double(count) * Self.rowHeight
    page.begin("g", [("id", "list")])
    add(to: &page, "paper", isAtBottom ? -length : 0, length)
    for row in 0..<count {
      let y = Double(isAtBottom ? row - count : row) * Self.rowHeight
      let (title, words) = Self.lines[row % Self.lines.count]
      add(to: &page, "row", y + 8, 28, x: 16, width: 28, radius: 14)
      add(to: &page, "row", y + 12, 8, x: 58, width: title, radius: 4)
      add(to: &page, "row", y + 26, 6, x: 58, width: words, radius: 3)
      add(to: &page, "hairline", isAtBottom ? y : y + Self.rowHeight - 0.5, 0.5, x: 58, width: Self.screen.width - 58)
    }
    page.end()
  }

  /// Adds the drawings of all frames, of which the script shows one.
  private func addFrames(to page: inout SVGPage) {
    page.begin("svg", [("id", "control"), ("width", "393")] + (floats ? [("overflow", "visible")] : []))
    for (index, frame) in frames.enumerated() {
      let (time, place) = (Decimals.short(frame.time), place(of: frame))
      var group = SVGElement("g", [("data-time", time), ("data-caption", frame.state), ("data-place", place)])
      group.children = [picture(of: frame, isDark: false, index), picture(of: frame, isDark: true, index)]
      page.add(group)
    }
    page.end()
  }

  /// The places of the list, of the control and of the finger: a shift, an edge and an extent, and a point.
  private func place(of frame: Frame) -> String {
    let (sign, rest) = isAtBottom ? (-1.0, Self.screen.height - Self.screen.bottom) : (1.0, Self.screen.top)
    let extent = max(0, frame.extent)
    let numbers = [rest + sign * shift(of: frame.pull), isAtBottom ? rest - extent : rest, extent]
    let finger = frame.finger.map { [$0.x, $0.y] } ?? []
    return (numbers + finger).map(Decimals.short).joined(separator: " ")
  }

  /// A list that is scrolled away looks the same a period farther, where its edge is not to be seen.
  private func shift(of pull: Double) -> Double {
    guard pull < 0, pull.isFinite else { return pull }
    return pull.truncatingRemainder(dividingBy: Self.period) - Self.period
  }

  private func picture(of frame: Frame, isDark: Bool, _ index: Int) -> SVGElement {
    let name = isDark ? "dark" : "light"
    var page = SVGPage(size: .init(width: 0, height: 0), prefix: "\(name)\(index)-")
    let drawing = isDark ? frame.drawings.dark : frame.drawings.light
    SVGWriter(palette: isDark ? .dark : .light).append(drawing, at: frame.time, to: &page)
    var group = SVGElement("g", [("class", name)])
    if !page.definitions.isEmpty {
      var shared = SVGElement("defs", [])
      shared.children = page.definitions
      group.children.append(shared)
    }
    group.children += page.content
    return group
  }
}
