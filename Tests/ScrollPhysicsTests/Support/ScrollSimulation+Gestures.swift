@testable import ScrollPhysics

extension ScrollSimulation {
  /// A finger that goes `travel` points in `seconds`, in so many even moves, and is still down.
  mutating func drag(from start: Double = 300, by travel: Double, over seconds: Double = 0.5, moves: Int = 30) {
    touchDown(at: start, time: 0)
    for move in 1...moves {
      let part = Double(move) / Double(moves)
      touchMoved(to: start + part * travel, time: part * seconds)
    }
  }

  /// A drag after which the finger rests until it has no velocity, and lifts.
  mutating func pullAndRelease(by travel: Double) {
    drag(by: travel)
    touchUp(time: 2)
  }

  /// A quick drag that lifts in full motion, with `velocity` of the content.
  mutating func flick(velocity: Double) {
    drag(by: -velocity * 0.05, over: 0.05, moves: 6)
    touchUp(time: 0.05)
  }

  /// The offsets at the end of each frame until nothing moves, at most ten seconds long.
  mutating func frames(rate: Double = 60) -> [Double] {
    var offsets: [Double] = []
    while phase.isDecelerating && offsets.count < Int(10 * rate) {
      advance(by: 1 / rate)
      offsets.append(offset)
    }
    return offsets
  }
}
