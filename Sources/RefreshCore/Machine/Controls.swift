/// The controls at both sides of an axis, one of which may keep the other from a session.
struct Controls: Equatable, Sendable {
  var near = Control()
  var far = Control()

  /// `true` if no control is pulled or in a session, and nothing moves.
  var isAtRest: Bool { near.isAtRest && far.isAtRest }

  /// The side of a running load that ends because a refresh has begun: its late result would belong to content that has been
  /// replaced; `nil` for none.
  var excludedLoad: AxisSide? {
    guard near.isRefreshing, far.isRefreshing, near.loadsMore != far.loadsMore else { return nil }
    let side: AxisSide = near.loadsMore ? .near : .far
    return self[side].settings.loadMore.exclusion == .refreshFirst ? side : nil
  }

  /// The number of the refresh that runs at a side; 0 for none.
  func refreshNumber(at side: AxisSide) -> UInt32 { side == .near ? near.refreshNumber : far.refreshNumber }

  /// The time at which the session of a side is over, whatever it still does; infinite without a limit or a session.
  func timeoutEnd(at side: AxisSide) -> Double {
    guard let running = self[side].phase.running, let timeout = self[side].settings.timeout else { return .infinity }
    return running.start + timeout
  }

  /// The control at a side.
  subscript(side: AxisSide) -> Control { side == .near ? near : far }

  /// Returns `true` if the session of the other control keeps the one at a side from beginning one.
  @inline(__always)
  func isExcluded(at side: AxisSide) -> Bool {
    // Not by the subscript, which copies 752 bytes: this is asked for each side six times a flush.
    side == .near ? near.isExcluded(by: far) : far.isExcluded(by: near)
  }

  /// Returns `true` if a load may fill the first screen at a side: not while a refresh ends, whose rows may still come.
  @inline(__always)
  func mayFill(at side: AxisSide) -> Bool {
    let (state, loadsMore) = side == .near ? (far.phase.state, far.loadsMore) : (near.phase.state, near.loadsMore)
    return (state != .ending || loadsMore) && !isExcluded(at: side)
  }

  /// Changes the control at a side.
  ///
  /// A closure, because a subscript would copy the control out and in again, and the compiler cannot prove that one with
  /// `_modify` allocates nothing.
  mutating func update<Result>(_ side: AxisSide, _ body: (inout Control) -> Result) -> Result {
    switch side {
    case .near: body(&near)
    case .far: body(&far)
    }
  }

  /// Changes both controls.
  mutating func updateBoth(_ body: (inout Control) -> Void) {
    body(&near)
    body(&far)
  }

  /// Advances the indicators.
  mutating func draw(_ sides: SideContexts, _ context: inout EventContext) {
    if let side = sides.near { context.near |= near.draw(side) }
    if let side = sides.far { context.far |= far.draw(side) }
  }
}
