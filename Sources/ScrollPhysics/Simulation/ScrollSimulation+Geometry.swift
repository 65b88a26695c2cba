extension ScrollSimulation {
  /// The insets around the content.
  ///
  /// A change moves content at rest into the new range, and nothing else: a bounce moves to the new edge from its next
  /// step on, and a drag uses the new range from its next touch on.
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
  /// A change moves the content into the new range at once, also during a drag or a motion.
  public var contentLength: Double {
    get { range.contentLength }
    set {
      guard newValue != range.contentLength else { return }
      setContentLength(newValue)
      clamp()
    }
  }

  /// Changes the length of the content without moving it: content that is pulled out of its range stays pulled.
  ///
  /// Web views need this, because UIKit ends a pull whenever the content size changes, even under a finger. A drag or a
  /// bounce continues with the new range.
  public mutating func setContentLength(_ length: Double) {
    range.contentLength = length
  }

  /// The length of the viewport.
  ///
  /// A change keeps the offset, but moves the content into the new range at once, also during a drag or a motion.
  public var viewport: Double {
    get { range.viewport }
    set {
      guard newValue != range.viewport else { return }
      range.viewport = newValue
      clamp()
    }
  }

  /// Moves the content to `offset`, also outside of its range, where it stays until the next motion.
  ///
  /// A drag continues from there. Ignored if `offset` is not finite.
  ///
  /// - Parameters:
  ///   - offset: The new offset, rounded to a device pixel.
  ///   - stopsMotion: `true` if momentum and a bounce end, as with UIKit's `setContentOffset(_:animated:)`; `false` if
  ///     they continue from there, as after an assignment to `contentOffset`.
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
