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
    let room = Easing.smooth((update.visibleExtent / update.heldExtent - 0.4) / 0.6)
    drawing.group(opacity: 1 - update.armed * (1 - room)) { draw(update, into: &$0) }
  }
}
