import RefreshCore

/// What an animator shows while it works, without anything of the pull: the picture in a footer's row.
///
/// It is drawn where the row has a place for it. What fades it in and out is for the row to say.
protocol LoadingPicture {
  /// How large the picture is, across and along a line of text, in points.
  func loadingSize(in surroundings: RefreshSurroundings) -> Drawing.Size

  /// Draws the picture: at rest before its loops may be seen, then looping.
  func drawLoading(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing)
}
