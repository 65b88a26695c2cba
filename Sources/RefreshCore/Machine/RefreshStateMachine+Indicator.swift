extension RefreshStateMachine {
  /// The settings of the control at a side.
  package func settings(at side: AxisSide) -> RefreshSettings { side == .near ? near.settings : far.settings }

  /// The placement of the indicator at a side.
  @inline(__always)
  func placement(at side: AxisSide) -> RefreshPlacement {
    side == .near ? near.settings.placement : far.settings.placement
  }

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
    let geometry = scroll.isUsable ? geometry(side, scroll) : nil
    var client: SidePair { clientInset(in: scroll) }
    let shift = geometry?.floatingShift ?? 0
    let system = scroll.systemInset
    switch (indicator.floats, side) {
    case (true, .near): return scroll.offset + client.near + system.near + shift
    case (true, .far): return scroll.offset + scroll.viewport - client.far - system.far - indicator.length - shift
    case (false, .near): return -indicator.length - (geometry.map { near.gap($0).distance } ?? 0)
    case (false, .far):
      let end = (geometry?.restOffset ?? 0) + scroll.viewport - client.far - system.far - (geometry?.emptySpace ?? 0)
      return end + (geometry.map { far.gap($0).distance } ?? 0)
    }
  }
}

extension Control {
  /// Returns the area between the content and its rest: its distance from the content and its length, in points.
  func gap(_ geometry: SideGeometry) -> (distance: Double, length: Double) {
    let standsAtEnd = loadsMore && settings.loadMore.shortContent == .viewportEnd
    let before = standsAtEnd ? geometry.emptySpace - indicator.seat(geometry) : 0
    return (geometry.outset + before, indicator.gap(geometry))
  }
}
