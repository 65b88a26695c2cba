/// A record of the sessions that gestures of the user may begin.
struct HandBook: Equatable {
  /// `true` during a gesture and its momentum, until their end is observed.
  private(set) var isByHand = false

  /// The number of loads that the gesture has begun on each side.
  private(set) var loads: (near: UInt8, far: UInt8) = (0, 0)

  /// The number of sessions that pulls of the touch have begun on each side.
  private(set) var pulls: (near: UInt8, far: UInt8) = (0, 0)

  mutating func beginTouch() { pulls = (0, 0) }

  mutating func beginGesture() {
    isByHand = true
    loads = (0, 0)
  }

  mutating func endGesture() { isByHand = false }

  mutating func countLoad(at side: AxisSide) -> Int {
    if side == .near { loads.near &+= 1 } else { loads.far &+= 1 }
    return Int(side == .near ? loads.near : loads.far)
  }

  mutating func countPull(at side: AxisSide) -> Int {
    if side == .near { pulls.near &+= 1 } else { pulls.far &+= 1 }
    return Int(side == .near ? pulls.near : pulls.far)
  }

  mutating func forgetLoads(at side: AxisSide) {
    if side == .near { loads.near = 0 } else { loads.far = 0 }
  }

  static func == (first: HandBook, second: HandBook) -> Bool {
    first.isByHand == second.isByHand && first.loads == second.loads && first.pulls == second.pulls
  }
}
