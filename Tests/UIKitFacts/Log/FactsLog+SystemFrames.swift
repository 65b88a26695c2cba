/// Statements about the frames in which the refresh control of the system refreshes.
extension [ProductFrame] {
  /// The longest step under a finger at the speed of a pull, in points, in a frame of 1/60 s: far more than the rubber band lets it move.
  private static let longestStep = 20.0

  /// The duration of a frame, in milliseconds.
  private static let frameTime = 1000.0 / 60

  var contentStaysUnderTheFinger: Finding {
    var count = 0
    for (old, new) in zip(self, dropFirst()) where new.isSystemRefreshing && old.isTouched && new.isTouched {
      count += 1
      let step = abs(new.offset - old.offset)
      let frames = Swift.max(1, ((new.time - old.time) / Self.frameTime).rounded())
      guard step > frames * Self.longestStep else { continue }
      return .didNotHold(index: new.index, "a step of \(step.short) points under the finger")
    }
    return count > 0 ? .held("frames: \(count)") : .notShown("no finger held the list when the system had fired")
  }

  var systemScrollsBack: Finding {
    let ends = zip(self, dropFirst()).filter { $0.isSystemRefreshing && !$1.isSystemRefreshing && !$1.isTouched }
    guard let (old, new) = ends.first else { return .notShown("the system's control has not ended without a finger") }
    let space = old.adjustedTop - new.adjustedTop
    guard space > Self.leastSpace else { return .didNotHold(index: new.index, "the space stays for the scroll") }
    let step = abs(new.offset - old.offset)
    guard step < space / 2 else {
      return .didNotHold(index: new.index, "a step of \(step.short) of \(space.short) points")
    }
    return .held("\(space.short) points")
  }

  /// The least space that counts as one, in points.
  private static let leastSpace = 30.0
}

extension ProductFrame {
  /// `true` while the control of the system refreshes.
  var isSystemRefreshing: Bool { isSet("system.isRefreshing") }

  /// The top of the adjusted inset, in points.
  fileprivate var adjustedTop: Double { numbers["list.adjustedContentInset"]?.first ?? 0 }
}
