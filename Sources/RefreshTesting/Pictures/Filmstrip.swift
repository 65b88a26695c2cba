import RefreshCore

/// Frames of a refresh control, each in a piece of the list that it belongs to.
///
/// As one SVG the frames stand side by side with their captions; as an HTML page they play.
public struct Filmstrip: Sendable {
  /// A moment of a refresh control.
  public struct Frame: Sendable {
    /// Seconds since the start of the film; also the time at which loops are drawn.
    public var time: Double
    /// What the control shows, in its own coordinates.
    public var drawing: Drawing
    /// How far the content's edge is from its rest, in points.
    public var visibleExtent: Double
    /// The words below the frame.
    public var caption: String

    /// Creates a frame.
    public init(time: Double, drawing: Drawing, visibleExtent: Double, caption: String) {
      self.time = time
      self.drawing = drawing
      self.visibleExtent = visibleExtent
      self.caption = caption
    }
  }

  /// The frames, in the order of their times.
  public var frames: [Frame]

  /// The list around the control.
  public var scene: FilmstripScene

  /// Creates a filmstrip; of a header in a light list unless said otherwise.
  public init(frames: [Frame] = [], scene: FilmstripScene = FilmstripScene()) {
    self.frames = frames
    self.scene = scene
  }

  /// Points between two frames.
  private static let gap = 6.0

  /// The height of a caption, and the size of its letters, in points.
  private static let captionHeight = 18.0
  private static let letterSize = 8.0

  /// The frames side by side.
  ///
  /// - Parameters:
  ///   - columns: Frames in a row, 1 or more.
  ///   - zoom: How much larger than in points a frame is drawn, above 0.
  /// - Returns: The text of an SVG file.
  public func svg(columns: Int = 11, zoom: Double = 1) -> String {
    precondition(columns > 0, "a row has at least one frame")
    precondition(zoom > 0 && zoom.isFinite, "zoom is a finite number above 0")
    let frame = Drawing.Size(width: scene.size.width * zoom, height: scene.size.height * zoom)
    let (stepX, stepY) = (frame.width + Self.gap, frame.height + Self.captionHeight)
    let rows = (frames.count + columns - 1) / columns
    let width = stepX * Double(min(columns, max(frames.count, 1))) + Self.gap
    var page = SVGPage(size: .init(width: width, height: stepY * Double(rows) + Self.gap))
    page.add("rect", [("width", "100%"), ("height", "100%"), ("fill", scene.paper)])
    for (index, moment) in frames.enumerated() {
      let x = Self.gap + stepX * Double(index % columns)
      let y = Self.gap + stepY * Double(index / columns)
      scene.append(moment, at: .init(x: x, y: y), zoom: zoom, to: &page)
      let middle = [("x", Decimals.short(x + frame.width / 2)), ("y", Decimals.short(y + frame.height + 11))]
      let letters = [
        ("font-family", "Inter, -apple-system, sans-serif"), ("font-size", Decimals.short(Self.letterSize)),
      ]
      page.add(
        "text", middle + letters + [("text-anchor", "middle"), ("fill", scene.words)], text: moment.caption)
    }
    return page.document
  }

  /// A page that plays the frames at their times.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - zoom: How much larger than in points a frame is drawn, above 0.
  /// - Returns: The text of an HTML file that needs no other.
  public func html(title: String, zoom: Double = 1) -> String {
    precondition(zoom > 0 && zoom.isFinite, "zoom is a finite number above 0")
    let pictures = frames.enumerated().map { index, frame in
      let size = Drawing.Size(width: scene.size.width * zoom, height: scene.size.height * zoom)
      var page = SVGPage(size: size, prefix: "f\(index)-")
      scene.append(frame, at: .zero, zoom: zoom, to: &page)
      return FilmstripPage.Picture(time: frame.time, caption: frame.caption, svg: page.document)
    }
    return FilmstripPage(title: title, pictures: pictures, paper: scene.paper, words: scene.words).text
  }
}
