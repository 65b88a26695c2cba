/// The range of the rest offsets of a scroll view along one axis, and the rubber band outside of it.
///
/// ```swift
/// var range = ScrollRange(viewport: 844, contentLength: 4000, insets: ScrollInsets(near: 100))
/// #expect(range.lowest == -100 && range.highest == 3156 && range.clamped(-160) == -100)
/// let shown = range.rubberBanded(-220)  // a finger has dragged the content 120 points too far
/// #expect(range.overscroll(at: shown) < 0 && abs(range.raw(forRubberBanded: shown) + 220) < 1e-9)
/// ```
///
/// A list that grows, rotates and loses its bar:
///
/// ```swift
/// var range = ScrollRange(viewport: 844, contentLength: 4000)
/// range.contentLength += 1200
/// range.viewport = 390
/// range.insets.near = 0
/// ```
public struct ScrollRange: Equatable, Sendable {
  /// The length of the viewport, in points.
  public var viewport: Double

  /// The length of the content, in points.
  public var contentLength: Double

  /// The insets around the content.
  public var insets: ScrollInsets

  /// Creates the range of content of `contentLength` points in a viewport of `viewport` points.
  public init(viewport: Double, contentLength: Double, insets: ScrollInsets = ScrollInsets()) {
    self.viewport = viewport
    self.contentLength = contentLength
    self.insets = insets
  }

  /// The least rest offset, at the start of the near inset.
  public var lowest: Double { -insets.near }

  /// The greatest rest offset; the least one if the content and its insets fit the viewport.
  public var highest: Double { max(lowest, contentLength + insets.far - viewport) }

  /// The rest offset nearest to `offset`.
  public func clamped(_ offset: Double) -> Double { min(max(offset, lowest), highest) }

  /// The distance of `offset` outside the range, in points: negative before it, positive after it, zero within.
  public func overscroll(at offset: Double) -> Double { offset - clamped(offset) }

  /// The offset of the content for a finger that has dragged it to `raw`.
  ///
  /// The part of `raw` outside the range is rubber-banded with the viewport length and `coefficient`.
  public func rubberBanded(_ raw: Double, coefficient: Double = RubberBand.coefficient) -> Double {
    let band = RubberBand(viewport: viewport, coefficient: coefficient)
    return clamped(raw) + band.offset(forTravel: overscroll(at: raw))
  }

  /// The raw offset that a finger must drag the content to for `offset`: the inverse of `rubberBanded`.
  ///
  /// Offsets beyond 0.99 of the viewport outside the range, which a finger can hardly reach, count as 0.99.
  public func raw(forRubberBanded offset: Double, coefficient: Double = RubberBand.coefficient) -> Double {
    let band = RubberBand(viewport: viewport, coefficient: coefficient)
    let reach = 0.99 * max(viewport, 0)
    return clamped(offset) + band.travel(forOffset: min(max(overscroll(at: offset), -reach), reach))
  }
}

/// The insets on both sides of one axis, in points: the adjusted content inset of UIKit.
///
/// ```swift
/// var insets = ScrollInsets(near: 103)  // a navigation bar
/// insets.far = 83  // a tab bar
/// let range = ScrollRange(viewport: 844, contentLength: 4000, insets: insets)
/// #expect(range.lowest == -insets.near)
/// ```
public struct ScrollInsets: Equatable, Sendable {
  /// The inset before the content: at the top or the left.
  public var near: Double

  /// The inset after the content: at the bottom or the right.
  public var far: Double

  /// Creates insets; zeros by default.
  public init(near: Double = 0, far: Double = 0) {
    self.near = near
    self.far = far
  }
}
