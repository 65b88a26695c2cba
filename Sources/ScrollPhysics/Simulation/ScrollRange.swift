/// The offsets at which a scroll view may rest, on one axis, and what a finger makes of the others.
public struct ScrollRange: Equatable, Sendable {
  /// The length of what is seen, in points.
  public var viewport: Double

  /// The length of the content, in points.
  public var contentLength: Double

  /// The room around the content.
  public var insets: ScrollInsets

  /// The range of a content of `contentLength` points that is seen through `viewport` points.
  public init(viewport: Double, contentLength: Double, insets: ScrollInsets = ScrollInsets()) {
    self.viewport = viewport
    self.contentLength = contentLength
    self.insets = insets
  }

  /// The least offset of rest: where the near room begins.
  public var lowest: Double { -insets.near }

  /// The greatest offset of rest; the least one, if the content with its room fits the viewport.
  public var highest: Double { max(lowest, contentLength + insets.far - viewport) }

  /// The offset of rest nearest to `offset`.
  public func clamped(_ offset: Double) -> Double {
    min(max(offset, lowest), highest)
  }

  /// How far `offset` lies outside the range, in points: negative before it, positive after it, zero within.
  public func overscroll(at offset: Double) -> Double {
    offset - clamped(offset)
  }

  /// The offset that a finger brings about which has dragged the content to `raw`.
  ///
  /// The part of `raw` outside the range is rubber-banded, with the viewport's length and `coefficient`.
  public func rubberBanded(_ raw: Double, coefficient: Double = RubberBand.coefficient) -> Double {
    let band = RubberBand(viewport: viewport, coefficient: coefficient)
    return clamped(raw) + band.offset(forTravel: overscroll(at: raw))
  }

  /// Where a finger must have dragged the content to bring about `offset`: the inverse of `rubberBanded`.
  ///
  /// From 0.99 of the viewport outside the range on, where hardly a finger can pull, it is as for 0.99.
  public func raw(forRubberBanded offset: Double, coefficient: Double = RubberBand.coefficient) -> Double {
    let band = RubberBand(viewport: viewport, coefficient: coefficient)
    let reach = 0.99 * max(viewport, 0)
    return clamped(offset) + band.travel(forOffset: min(max(overscroll(at: offset), -reach), reach))
  }
}
