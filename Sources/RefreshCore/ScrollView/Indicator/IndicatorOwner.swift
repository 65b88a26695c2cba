#if REFRESH_ADAPTER
/// The control around an indicator host, as the host sees it.
@MainActor
protocol IndicatorOwner: AnyObject {
  /// Draws the control, even if nothing has changed.
  func redraw()

  /// Reports that an animator has drawn with numbers that no host can draw.
  func reportUnusableDrawing()
}

#endif
