import RefreshCore
import RefreshTesting

/// Frames of a refresh control, each in a section of its list.
///
/// As one SVG the frames are side by side with their captions. A ``FilmPage`` plays.
public struct Filmstrip: Sendable {
  /// A frame of the film.
  public struct Frame: Sendable {
    /// The time since the start of the film, in seconds; also the time at which loops are drawn.
    public var time: Double
    /// The drawing of the control, in its own coordinates.
    public var drawing: Drawing
    /// The distance of the content's edge from its rest position, in points.
    public var visibleExtent: Double
    /// The extent of a floating control's indicator frame, in points, which is over the rows; `nil` for one in the gap.
    public var floatingExtent: Double?
    /// The words below the frame.
    public var caption: String
    /// The position of a finger on the section of the list, in points from its upper left corner; `nil` for none.
    public var finger: Drawing.Point?

    /// Creates a frame; of a control in the gap and without a finger by default.
    public init(
      time: Double, drawing: Drawing, visibleExtent: Double, floatingExtent: Double? = nil, caption: String,
      finger: Drawing.Point? = nil
    ) {
      self.time = time
      self.drawing = drawing
      self.visibleExtent = visibleExtent
      self.floatingExtent = floatingExtent
      self.caption = caption
      self.finger = finger
    }
  }

  /// The frames, in the order of their times.
  public var frames: [Frame]

  /// The list around the control.
  public var scene: FilmstripScene

  /// Creates a filmstrip; of a header in a light list by default.
  public init(frames: [Frame] = [], scene: FilmstripScene = FilmstripScene()) {
    self.frames = frames
    self.scene = scene
  }

  /// The space between two frames, in points.
  private static let gap = 6.0

  /// The height of a caption, and the size of its letters, in points.
  private static let captionHeight = 18.0
  private static let letterSize = 8.0

  /// The frames side by side.
  ///
  /// - Parameters:
  ///   - columns: The number of frames in a row. One below 1 is 1, and a row has at most all frames.
  ///   - zoom: The factor by which a frame is larger than in points, above 0.
  /// - Returns: The text of an SVG file.
  public func svg(columns: Int = 11, zoom: Double = 1) -> String {
    precondition(zoom > 0 && zoom.isFinite, "zoom is a finite number above 0")
    let columns = min(max(columns, 1), max(frames.count, 1))
    let size = size(columns: columns, zoom: zoom)
    var page = SVGPage(size: size)
    page.add("rect", [("width", "100%"), ("height", "100%"), ("fill", scene.paper)])
    append(to: &page, at: .zero, columns: columns, zoom: zoom)
    return page.document
  }

  /// Returns the number of frames that fit side by side into a width, at most all; at least one, also into no width.
  func columns(within width: Double, zoom: Double) -> Int {
    let fitting = (width - Self.gap) / (scene.size.width * zoom + Self.gap)
    return fitting >= 1 ? Int(min(fitting, Double(max(frames.count, 1)))) : 1
  }

  /// The size of the frames side by side, with the space around them.
  func size(columns: Int, zoom: Double) -> Drawing.Size {
    let rows = (frames.count + columns - 1) / columns
    return Drawing.Size(
      width: (scene.size.width * zoom + Self.gap) * Double(min(columns, max(frames.count, 1))) + Self.gap,
      height: (scene.size.height * zoom + Self.captionHeight) * Double(rows) + Self.gap)
  }

  /// Adds the frames side by side to a page.
  func append(to page: inout SVGPage, at corner: Drawing.Point, columns: Int, zoom: Double) {
    let (width, height) = (scene.size.width * zoom, scene.size.height * zoom)
    for (index, moment) in frames.enumerated() {
      let x = corner.x + Self.gap + (width + Self.gap) * Double(index % columns)
      let y = corner.y + Self.gap + (height + Self.captionHeight) * Double(index / columns)
      scene.append(moment, at: .init(x: x, y: y), zoom: zoom, to: &page)
      let middle = [("x", Decimals.short(x + width / 2)), ("y", Decimals.short(y + height + 11))]
      let letters = [("font-family", SVGWriter.fontFamily), ("font-size", Decimals.short(Self.letterSize))]
      page.add(
        "text", middle + letters + [("text-anchor", "middle"), ("fill", scene.words)], text: moment.caption)
    }
  }
}
