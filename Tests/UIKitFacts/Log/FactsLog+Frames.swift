/// Facts that the times of frames tell.
extension FactsLog {
  /// Frames and steps that are needed for an answer, of each.
  private static let leastCount = 12

  private static let tooShort = Answer.unknown("the deceleration was too short")

  /// The frames and the steps of the first deceleration after a lift, in order, without a step in the lift; nil if they
  /// are too few.
  private var deceleration: [FactsEvent]? {
    guard let lift = firstCall("scrollViewWillBeginDecelerating"),
      let start = firstIndex(from: lift, where: { $0.kind == .frame })
    else { return nil }
    let end = firstCall("scrollViewDidEndDecelerating", from: start) ?? events.endIndex
    let lines = events[start..<end].filter { $0.kind == .frame || $0.name == "scrollViewDidScroll" }
    let frameCount = lines.count { $0.kind == .frame }
    return min(frameCount, lines.count - frameCount) < Self.leastCount ? nil : lines
  }

  /// A step and a link of the same frame are close together, and far from those of the next.
  ///
  /// Times are printed in tenths of a millisecond, so the order of the lines decides between equal ones.
  var linkOrder: Answer {
    guard let lines = deceleration else { return Self.tooShort }
    var (before, after) = (0, 0)
    for (first, second) in zip(lines, lines.dropFirst()) where second.time - first.time < Self.sameFrame {
      if first.kind == .frame, second.kind != .frame { before += 1 }
      if first.kind != .frame, second.kind == .frame { after += 1 }
    }
    guard max(before, after) >= Self.leastCount / 2, max(before, after) > 4 * min(before, after) else {
      return .unknown("links came before the steps \(before) times, and after them \(after) times")
    }
    return .either(before > after, "beforeUIKit", "afterUIKit")
  }

  var frameClock: Answer {
    guard let lines = deceleration else { return Self.tooShort }
    let step = Self.median(lines.filter { $0.kind != .frame }.map(\.time))
    let link = Self.median(lines.filter { $0.kind == .frame }.map(\.time))
    switch (Self.rate(step), Self.rate(link)) {
    case (60, 60): return .setting("sixty")
    case (120, 120): return .setting("hundredTwenty")
    case (120, 60): return .setting("linksCappedAtSixty")
    default: return .unknown("steps came every \(step) ms, links every \(link) ms")
    }
  }

  /// A step and a link of one frame are nearer to each other than this, in milliseconds; a quarter of the shortest
  /// frame.
  private static let sameFrame = 2.0

  /// The middle one of the times from each moment to the next, in milliseconds.
  private static func median(_ times: [Double]) -> Double {
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return gaps[gaps.count / 2]
  }

  /// The frames a second that a gap fits, nil if it fits none; a gap is in milliseconds.
  private static func rate(_ gap: Double) -> Int? {
    [60, 120].first { abs(gap - 1000 / Double($0)) < 2 }
  }
}
