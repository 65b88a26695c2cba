#if REFRESH_ADAPTER
/// Draws a button in the place of the pull, and an animator in its sessions.
struct ButtonAnimator: RefreshAnimator {
  let button: RefreshButton

  /// The animator; `nil` if a view shows the sessions.
  let content: (any RefreshAnimator)?

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let opacity = update.sessionOpacity
    drawing.group(opacity: 1 - opacity) { button.draw(update, into: &$0) }
    guard let content, update.state != .idle || opacity > 0 else { return }
    drawing.group(opacity: opacity) { content.draw(update, into: &$0) }
  }
}

#endif
