extension ScrollSimulation {
  /// The room around the content.
  ///
  /// A change brings a content at rest into the new range, and moves nothing else: a bounce goes to the new edge from
  /// its next step on, a drag is measured against the new range from its next touch on.
  public var insets: ScrollInsets {
    get { range.insets }
    set {
      guard newValue != range.insets else { return }
      range.insets = newValue
      if phase == .idle { clamp() }
    }
  }

  /// The length of the content.
  ///
  /// A change brings the content into the new range at once, whoever moves it.
  public var contentLength: Double {
    get { range.contentLength }
    set {
      guard newValue != range.contentLength else { return }
      setContentLength(newValue)
      clamp()
    }
  }

  /// Changes the length of the content and nothing else: one that is pulled out of its range stays pulled.
  ///
  /// Web views do that by hand, as UIKit lets go of a pull whenever the content's size changes, even under a finger. A
  /// drag and a bounce go on against the new range.
  public mutating func setContentLength(_ length: Double) {
    range.contentLength = length
  }

  /// The length of what is seen.
  ///
  /// A change keeps the offset, but brings the content into the new range at once, whoever moves it.
  public var viewport: Double {
    get { range.viewport }
    set {
      guard newValue != range.viewport else { return }
      range.viewport = newValue
      clamp()
    }
  }

  /// Puts the content at `offset`, also outside of its range, where it stays until something else moves it.
  ///
  /// A drag goes on from there. Ignored if `offset` is not finite.
  ///
  /// - Parameters:
  ///   - offset: Rounded to a device pixel.
  ///   - stopsMotion: Whether momentum and a bounce end, as with UIKit's `setContentOffset(_:animated:)`, or go on from
  ///     there, as with an assignment of its `contentOffset`.
  public mutating func scroll(to offset: Double, stopsMotion: Bool = false) {
    guard offset.isFinite else { return }
    motion.offset = grid.rounded(offset)
    let raw = rawOffset
    drag?.rebase(to: raw)
    if stopsMotion && phase.isDecelerating { stop() }
  }

  private mutating func clamp() {
    motion.offset = range.clamped(motion.offset)
  }
}
