extension RefreshAnimator {
  /// Draws what is happening in place of what a drawing holds: what a host calls for each frame.
  ///
  /// It clears the drawing, tells it when its loops began, draws nothing if nothing is uncovered, and fades the drawing
  /// of a closing list early if the reader asked for less motion. Then it calls `draw(_:into:)`.
  public func redraw(_ update: RefreshUpdate, in drawing: inout Drawing) {
    drawing.removeAll()
    drawing.motionStart = update.motionStart
    guard update.visibleExtent > 0 else { return }
    guard update.surroundings.reducesMotion, update.heldExtent > 0 else { return draw(update, into: &drawing) }
    drawing.group(opacity: update.closingOpacity) { draw(update, into: &$0) }
  }
}

extension RefreshUpdate {
  /// The opacity of whatever is shown: with less motion a closing list fades it out in its first 0.15 s.
  ///
  /// 1 as long as nobody asked for less motion, or nothing is held.
  var closingOpacity: Double {
    guard surroundings.reducesMotion, heldExtent > 0 else { return 1 }
    let room = Easing.smooth((visibleExtent / heldExtent - 0.4) / 0.6)
    return 1 - armedFraction * (1 - room)
  }
}
