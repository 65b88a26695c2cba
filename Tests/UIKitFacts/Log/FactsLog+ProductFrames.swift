/// Statements about frames.
extension [ProductFrame] {
  /// The tolerance for an offset at an edge, in points: more than half a pixel.
  private static let nearness = 0.6

  /// The frames of sessions in which no finger has scrolled the content into its inset.
  private var atTop: [ProductFrame] {
    var isScrolled = false
    return filter { frame in
      if !frame.isInSession { isScrolled = false }
      if frame.isTouched, frame.overscroll < -Self.nearness { isScrolled = true }
      return frame.isInSession && !isScrolled
    }
  }

  private var untouched: [ProductFrame] {
    atTop.filter { !$0.isTouched }
  }

  private static let noSession = Finding.notShown("no session ran without a finger")

  /// Returns the finding for the first frame of some that breaks a statement.
  private func every(_ isTrue: (ProductFrame) -> Bool, else words: (ProductFrame) -> String) -> Finding {
    guard let wrong = first(where: { !isTrue($0) }) else { return .held("frames: \(count)") }
    return .didNotHold(index: wrong.index, words(wrong))
  }

  var notInsideInset: Finding {
    let frames = untouched
    guard !frames.isEmpty else { return Self.noSession }
    return frames.every {
      $0.overscroll > -Self.nearness
    } else: {
      "\((-$0.overscroll).short) points inside the inset"
    }
  }

  func movesAtEdge(stair: Double) -> Finding {
    let frames = untouched.filter(\.isMoved)
    guard !frames.isEmpty else { return .notShown("the framework moved nothing") }
    return frames.every {
      abs($0.overscroll) < stair + Self.nearness
    } else: {
      "\($0.overscroll.short) points beyond the edge"
    }
  }

  /// The share of the way that a step of a frame of 1/60 s may make: two steps of a bounce make 0.29 of it.
  private static let mostShare = 0.4

  /// The step that is always allowed, in points: a bounce turns round, and pixels are rounded.
  private static let smallStep = 6.0

  /// The duration of a frame, in milliseconds.
  private static let frameTime = 1000.0 / 60

  /// The space of a session, in points: a way that an opening may go outwards.
  private static let usualSpace = 60.0

  var noJump: Finding {
    var steps = 0
    for (old, new) in zip(self, dropFirst()) where new.isInSession && !new.isTouched && !old.isTouched {
      steps += 1
      let frameCount = Swift.max(1, ((new.time - old.time) / Self.frameTime).rounded())
      let way = new.isRefreshing ? Swift.max(abs(old.pull), Self.usualSpace) : abs(old.pull)
      let step = abs(new.offset - old.offset)
      guard step > frameCount * (Self.mostShare * way + Self.smallStep) else { continue }
      return .didNotHold(index: new.index, "a step of \(step.short) points with \(way.short) to go")
    }
    return steps > 0 ? .held("frames: \(steps)") : Self.noSession
  }

  /// The frames in which a session stands still before it counts as held.
  private static let stillFrames = 6

  /// The last frames of each time at which a session holds the list still, without a finger.
  private var held: [ProductFrame] {
    var (result, count): ([ProductFrame], Int) = ([], 0)
    let frames = atTop
    for (old, new) in zip(frames, frames.dropFirst()) {
      let isStill = new.isRefreshing && !new.isTouched && old.offset == new.offset
      count = isStill ? count + 1 : 0
      if count == Self.stillFrames { result.append(new) }
    }
    return result
  }

  var headerIsNotCovered: Finding {
    let frames = held
    guard !frames.isEmpty else { return .notShown("no session held the list") }
    return frames.every { frame in
      guard let place = frame.numbers["header.frame"], let safe = frame.numbers["list.safeAreaInsets"]?.first else {
        return false
      }
      return place[0] > safe - Self.nearness && place[1] - place[0] > Self.leastHeight
    } else: {
      "the header is at \($0.numbers["header.frame"] ?? [])"
    }
  }

  /// The height of a header that can be seen, in points.
  private static let leastHeight = 20.0

  /// A finger that rests on a list that moved under nobody's finger before.
  var caughtListRests: Finding {
    var resting = 0
    var isCaught = false
    for (old, new) in zip(self, dropFirst()) {
      guard new.isSet("list.isTracking"), !new.isSet("list.isDragging"), new.isInSession else {
        isCaught = false
        continue
      }
      if !isCaught {
        isCaught = true
        continue
      }
      resting += 1
      guard abs(new.offset - old.offset) < 1 + Self.nearness else {
        return .didNotHold(
          index: new.index, "the list moved by \((new.offset - old.offset).short) points under the finger")
      }
    }
    return resting > 0 ? .held("frames: \(resting)") : .notShown("no finger caught the list in a session")
  }

  /// The frames of a fling that tell its course.
  private static let flingFrames = 12

  var flingGoesOn: Finding {
    let start = filter { $0.isDecelerating && !$0.isInSession && $0.overscroll < -Self.farAway }
    // A list that is too short for the fling bounces at its end.
    let frames = start.prefix { !$0.isAtEnd }
    guard frames.count >= Self.flingFrames else { return .notShown("no fling scrolled the list") }
    for (old, new) in zip(frames, frames.dropFirst()) {
      if new.inset != old.inset { return .didNotHold(index: new.index, "the inset changed in a fling") }
      if new.offset < old.offset - Self.nearness { return .didNotHold(index: new.index, "the fling turned round") }
    }
    guard let first = frames.first, let last = frames.last, last.offset - first.offset > Self.farAway else {
      return .didNotHold(index: frames.last?.index ?? 0, "the fling was stopped")
    }
    return .held
  }

  /// The distance from the top at which a fling is none of a header, in points.
  private static let farAway = 100.0

  var footerIsAboveTheBar: Finding {
    let frames = filter { frame in
      guard frame.words["footer.refreshState"] == "refreshing", !frame.isTouched, !frame.isDecelerating else {
        return false
      }
      return frame.isAtEnd
    }
    guard !frames.isEmpty else { return .notShown("no load held the end of the list") }
    return frames.every { frame in
      guard let place = frame.numbers["footer.frame"], let safe = frame.numbers["list.safeAreaInsets"], place.count > 2
      else { return false }
      return place[1] < place[2] - safe[2] + Self.nearness && place[1] - place[0] > Self.leastHeight
    } else: {
      "the footer is at \($0.numbers["footer.frame"] ?? [])"
    }
  }

  /// A space that is longer than the pull shows between the bar and a pinned header.
  func pinnedHeadersHaveNoGap(stair: Double) -> Finding {
    guard let rest = first?.inset else { return .notShown("no frame was logged") }
    let frames = filter { $0.isRefreshing && $0.isSet("list.isDragging") && $0.pull < Self.overTheSpace }
    guard !frames.isEmpty else { return .notShown("no finger scrolled in a session") }
    return frames.every {
      $0.inset - rest < Swift.max($0.pull, 0) + stair + Self.nearness
    } else: {
      "a space of \(($0.inset - rest).short) points over a pull of \($0.pull.short)"
    }
  }

  /// The pull below which the content stands over the space of a session, in points.
  private static let overTheSpace = 40.0
}

extension ProductFrame {
  /// The distance of the content below its rest without a session.
  var pull: Double {
    -offset - (numbers["list.adjustedContentInset"]?.first ?? 0) + inset - (numbers["list.clientInset"]?.first ?? 0)
  }

  /// `true` if the end of the list is at the end of its range, or has been pulled beyond it.
  fileprivate var isAtEnd: Bool {
    guard let size = numbers["list.contentSize"], let inset = numbers["list.adjustedContentInset"],
      let height = numbers["list.height"]?.first
    else { return false }
    return offset > size[1] + inset[2] - height - 1
  }
}
