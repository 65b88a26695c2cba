extension RefreshStateMachine {
  /// The settings of the control at a side.
  package func settings(at side: AxisSide) -> RefreshSettings { control(at: side).settings }

  /// The start of the area that an indicator draws in along the axis, in points of the content.
  ///
  /// It extends from the rest line to the content, so it never lies under a bar or over a row. That of a floating control begins
  /// at the edge of the visible area inside the bars, at any scroll position. A start offset shifts it.
  ///
  /// - Parameters:
  ///   - side: The side of the control.
  ///   - scroll: The scroll view as it is now.
  ///   - indicator: The length of the area, in points, and whether the control floats.
  /// - Returns: The start in the coordinates of the content.
  package func indicatorStart(
    at side: AxisSide, _ scroll: ScrollMetrics, of indicator: (length: Double, floats: Bool)
  ) -> Double {
    // Computed where it is used: each asks for the geometry of the side.
    var client: SidePair { clientInset(in: scroll) }
    var shift: Double { floatingShift(at: side, scroll) }
    let system = scroll.systemInset
    switch (indicator.floats, side) {
    case (true, .near): return scroll.offset + client.near + system.near + shift
    case (true, .far): return scroll.offset + scroll.viewport - client.far - system.far - indicator.length - shift
    case (false, .near): return -indicator.length - gap(at: side, scroll).distance
    case (false, .far):
      let end = restOffset(at: side, scroll) + scroll.viewport - client.far - system.far - emptySpace(at: side, scroll)
      return end + gap(at: side, scroll).distance
    }
  }
}
