import TouchLog

/// Chooses the frames of a film that show what happens: more where more changes.
struct FilmCutter {
  /// The minimum difference between two frames that are kept.
  private struct Distance {
    /// Points that the list has moved.
    var move = 10.0

    /// Seconds after a change of state, when the picture turns into another.
    var timeInChange = 0.05

    /// Seconds while nothing but a loop moves.
    var timeInLoop = 0.1

    /// `true` if no frame differs so much, so that only changes of state and touches are kept.
    var isLargest: Bool { move > TouchLog.farthestPoint && timeInChange > changingTime && timeInLoop > longestFilm }

    /// Widens the distances; those of loops most.
    mutating func widen() {
      move *= 1.15
      timeInChange *= 1.15
      timeInLoop *= 2
    }
  }

  /// The maximum number of frames of a filmstrip: five rows of eleven.
  private static let most = 55

  /// The duration of the transition after a change of state, in seconds.
  private static let changingTime = 0.25

  /// An upper limit of a film, in seconds: the longest recording and the longest action.
  private static let longestFilm = 2000.0

  /// Of a gap that is smaller nothing is drawn, in points.
  private static let leastExtent = 10.0

  /// Times of frames carry rounding errors, in seconds, far below a frame.
  private static let tolerance = 1e-6

  private let shots: ArraySlice<Shot>

  /// Creates a cutter of a film, which it cuts down to what can be seen, with one frame before and one after.
  init(_ shots: [Shot]) {
    let first = shots.firstIndex { $0.update.visibleExtent > 0 } ?? shots.startIndex
    let last = shots.lastIndex { $0.update.visibleExtent > 0 } ?? shots.startIndex
    self.shots = shots[max(first - 1, 0)..<min(last + 2, shots.count)]
  }

  /// The chosen frames, in order.
  func cut() -> [Shot] {
    var distance = Distance()
    while true {
      let chosen = cut(distance)
      if chosen.count <= Self.most { return chosen }
      if distance.isLargest { return spread(chosen) }
      distance.widen()
    }
  }

  /// The most frames of too many, the first and the last among them.
  private func spread(_ shots: [Shot]) -> [Shot] {
    (0..<Self.most).map { shots[$0 * (shots.count - 1) / (Self.most - 1)] }
  }

  private func cut(_ distance: Distance) -> [Shot] {
    guard let first = shots.first, let end = shots.last, shots.count > 1 else { return Array(shots) }
    var chosen = [first]
    var (last, change) = (first, -Double.infinity)
    for shot in shots.dropFirst().dropLast() {
      let hasChanged = shot.update.state != last.update.state
      if hasChanged { change = shot.time }
      let isChanging = shot.time - change <= Self.changingTime
      let time = isChanging ? distance.timeInChange : distance.timeInLoop
      let isTouch = (shot.finger == nil) != (last.finger == nil)
      guard hasChanged || isTouch || isTelling(shot, after: last, distance.move, time) else { continue }
      chosen.append(shot)
      last = shot
    }
    return chosen + [end]
  }

  private func isTelling(_ shot: Shot, after last: Shot, _ move: Double, _ time: Double) -> Bool {
    let hasMoved = abs(shot.update.visibleExtent - last.update.visibleExtent) >= move
    let isSeen = shot.update.visibleExtent >= Self.leastExtent
    return hasMoved || (isSeen && shot.time - last.time >= time - Self.tolerance)
  }
}
