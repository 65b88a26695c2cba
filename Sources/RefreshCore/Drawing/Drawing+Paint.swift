extension Drawing {
  /// The colour or the fade of a fill or a stroke.
  ///
  /// A mark on a disc, as most animators draw an outcome:
  ///
  /// ```swift
  /// let (disc, mark): (Drawing.Paint, Drawing.Paint) =
  ///   update.outcome == .failure ? (.failure, .onFailure) : (.tint, .onTint)
  /// drawing.fill(disc) { $0.circle(center: update.center, radius: 12) }
  /// drawing.stroke(mark, .init(width: 2)) { $0.circle(center: update.center, radius: 5) }
  /// ```
  ///
  /// The others, and a paint of a color:
  ///
  /// ```swift
  /// let quiet: [Drawing.Paint] = [.indicator, .label, .secondaryLabel, .separator, .elevated]
  /// let brand = Drawing.Paint(.hex(0x3366FF)).opacity(0.8)
  /// #expect(brand == .solid(.hex(0x3366FF), opacity: 0.8))
  /// let tail = Drawing.Paint.fading(.init(.tint, from: .zero, opacity: 1, to: .init(x: 0, y: 20), opacity: 0))
  /// ```
  public enum Paint: Equatable, Sendable {
    /// One colour with an opacity from 0 to 1.
    case solid(Color, opacity: Double)

    /// A colour whose opacity changes along a line.
    case fading(Fade)

    /// The control's tint.
    public static let tint = Paint(.tint)
    /// A colour that is legible on the tint.
    public static let onTint = Paint(.onTint)
    /// A muted grey for activity.
    public static let indicator = Paint(.indicator)
    /// The colour of text.
    public static let label = Paint(.label)
    /// The colour of less important text.
    public static let secondaryLabel = Paint(.secondaryLabel)
    /// The colour of a hairline.
    public static let separator = Paint(.separator)
    /// The colour of a failure.
    public static let failure = Paint(.failure)
    /// A colour that is legible on that of a failure.
    public static let onFailure = Paint(.onFailure)
    /// The colour of a surface above the content.
    public static let elevated = Paint(.elevated)

    /// Creates a paint of one colour.
    public init(_ color: Color) { self = .solid(color, opacity: 1) }

    /// The same paint with its opacity multiplied by `factor`.
    public func opacity(_ factor: Double) -> Paint {
      switch self {
      case .solid(let color, let opacity): .solid(color, opacity: opacity * factor)
      case .fading(let fade): .fading(fade.opacity(factor))
      }
    }
  }

  /// A colour whose opacity changes along a line, and is constant beyond its end points.
  ///
  /// ```swift
  /// let tail = Drawing.Paint.fading(.init(.tint, from: .zero, opacity: 1, to: .init(x: 0, y: 20), opacity: 0))
  /// ```
  public struct Fade: Equatable, Sendable {
    /// The colour.
    package var color: Color
    /// The start of the line.
    package var start: Point
    /// The end of the line.
    package var end: Point
    /// The opacity at the start, from 0 to 1.
    package var startOpacity: Double
    /// The opacity at the end, from 0 to 1.
    package var endOpacity: Double

    /// Creates a fade from one point to another.
    public init(
      _ color: Color, from start: Point, opacity startOpacity: Double, to end: Point, opacity endOpacity: Double
    ) {
      self.color = color
      self.start = start
      self.end = end
      self.startOpacity = startOpacity
      self.endOpacity = endOpacity
    }

    /// The same fade with its opacity multiplied by `factor`.
    func opacity(_ factor: Double) -> Fade {
      Fade(color, from: start, opacity: startOpacity * factor, to: end, opacity: endOpacity * factor)
    }
  }
}
