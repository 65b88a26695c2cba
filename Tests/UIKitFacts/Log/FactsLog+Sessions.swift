/// Statements about sessions, from single lines.
extension FactsLog {
  /// The share of the full scale by which a number of a band may differ: half a pixel of a scroll is an eighth of a bar's way.
  private static let bandTolerance = 0.1 * 255

  /// The tolerance for an offset at an edge, in points: more than half a pixel.
  private static let nearness = 0.6

  func backing(isSystem: Bool) -> Finding {
    guard let first = firstIndex(where: { $0.isState("refreshing") }) else { return .notShown("no session began") }
    let isThere = value("refreshControl", before: first)?.first == 1
    guard isThere != isSystem else { return .held }
    return .didNotHold(index: first, isThere ? "the system owned the pull" : "the system did not own the pull")
  }

  var actionRunsOnce: Finding {
    var (begun, isRunning) = (0, false)
    var sessions = 0
    for (index, event) in events.enumerated() {
      if event.isState("refreshing") {
        guard begun == sessions else { return .didNotHold(index: index, "the session before ran no action") }
        sessions += 1
      }
      guard event.kind == .action, event.subject == "header", event.name == "action" else { continue }
      switch event.detail {
      case "begins":
        begun += 1
        if isRunning { return .didNotHold(index: index, "the action before is still running") }
        if begun > sessions { return .didNotHold(index: index, "the session has run its action before") }
        isRunning = true
      default: isRunning = false
      }
    }
    guard sessions > 0 else { return .notShown("no session began") }
    guard begun == sessions else { return .didNotHold(index: events.count - 1, "the last session ran no action") }
    return .held("sessions: \(sessions)")
  }

  func nothingIsLeft(_ frames: [ProductFrame]) -> Finding {
    guard let last = frames.last, let end = frames.lastIndex(where: \.isInSession), let first = frames.first else {
      return .notShown("no session ended")
    }
    guard !last.isInSession else { return .didNotHold(index: last.index, "a session has not ended") }
    let insets = [first, last].map { $0.numbers["list.contentInset"] ?? [0, 0, 0, 0] }
    guard insets[0] == insets[1] else { return .didNotHold(index: last.index, "the inset was \(insets[0]) before") }
    let next = frames[min(end + Self.settledFrames, frames.count - 1)]
    guard next.isTouched || next.overscroll < Self.nearness else {
      return .didNotHold(index: next.index, "the list stands \(next.overscroll) points beyond its top")
    }
    return .held
  }

  /// The frames after a session in which the list still comes to rest.
  private static let settledFrames = 30

  func band(at moment: ProductMoment) -> Finding {
    guard let rest = events.first(where: { $0.isBand(.rest) }) else { return .notShown("there is no picture at rest") }
    guard let index = firstIndex(where: { $0.isBand(moment) }) else {
      return .notShown("there is no picture \(moment)")
    }
    let numbers = events[index].numbers
    guard numbers.count == rest.numbers.count, !numbers.isEmpty else { return .notShown("the pictures differ in size") }
    let most = zip(numbers, rest.numbers).map { abs($0 - $1) }.max() ?? 0
    guard most <= Self.bandTolerance else {
      return .didNotHold(index: index, "a part differs by \(most.short) of 255 from the band at rest")
    }
    return .held
  }

  var headerIsInFront: Finding {
    guard let first = firstIndex(where: { $0.isState("refreshing") }) else { return .notShown("no session began") }
    let isInFront = value("isInFrontOfBackground", before: first)?.first == 1
    guard isInFront else { return .didNotHold(index: first, "the background covers the header") }
    let line = firstIndex(from: first) { $0.isValue(of: "isInFrontOfBackground") && $0.numbers.first == 0 }
    return line.map { .didNotHold(index: $0, "the background covers the header") } ?? .held
  }

  var systemFires: Finding {
    guard let index = firstIndex(where: { $0.isState("refreshing") }) else { return .notShown("no session began") }
    guard flag("isTracking", before: index) else { return .didNotHold(index: index, "no finger was on the list") }
    let adjusted = value("adjustedContentInset", before: index)?.first ?? 0
    return .held("at \((-offset(before: index) - adjusted).short) points")
  }

  /// The first line that the screen writes when the system fires: the visible height, that of the list, the top of the adjusted inset
  /// and of the safe area, and the same two at the last rest.
  private var firing: (index: Int, numbers: [Double])? {
    firstIndex { $0.kind == .action && $0.name == "valueChanged" && $0.numbers.count == 6 }
      .map { ($0, events[$0].numbers) }
  }

  private static let noFiring = Finding.notShown("the system's control has sent no event")

  /// The fraction of the height that public notes give, and the least distance, in points.
  private static let systemDistance = (ratio: 112.5 / 568, least: 112.5 * 0.655)

  /// The distance by which a move of a finger may pass the one at which the system fires, in points.
  private static let longestMove = 30.0

  var systemFiresAtItsDistance: Finding {
    guard let firing else { return Self.noFiring }
    let (visible, height) = (firing.numbers[0], firing.numbers[1])
    let distance = min(max(Self.systemDistance.ratio * height, Self.systemDistance.least), (height / 2).rounded())
    let words = "\(visible.short) points in a height of \(height.short)"
    let isThere = visible > distance - 1 && visible < distance + Self.longestMove
    return isThere ? .held("at \(words)") : .didNotHold(index: firing.index, words)
  }

  var systemAddsItsSpace: Finding {
    guard let firing else { return Self.noFiring }
    let added = firing.numbers[2] - firing.numbers[4]
    let inSafeArea = firing.numbers[3] - firing.numbers[5]
    guard added > Self.nearness else { return .didNotHold(index: firing.index, "no space was there in the event") }
    return .held("\(added.short) points, \(inSafeArea.short) of them in the safe area")
  }

  var contentSizeStays: Finding {
    let sizes = events.indices.filter { events[$0].kind == .action && events[$0].name == "contentSize" }
    guard sizes.count == 2, let first = sizes.first, let last = sizes.last else {
      return .notShown("the header was not taken out and added")
    }
    let (without, with) = (events[first].numbers, events[last].numbers)
    guard without == with, without.allSatisfy({ $0 > 0 }) else {
      return .didNotHold(index: last, "the size was \(without) without a header")
    }
    return .held
  }

  var voiceOverBegins: Finding {
    guard let probe else { return .notShown("the moment to act did not come") }
    let state = firstIndex(from: probe.lowerBound) { $0.isState("refreshing") }
    guard let state, state <= probe.upperBound else {
      return .didNotHold(index: probe.upperBound, "the scroll began no session")
    }
    return .held
  }

  var voiceOverSpeaks: Finding {
    guard events.contains(where: { $0.isValue(of: "isVoiceOverRunning") && $0.numbers.first == 1 }) else {
      return .notShown("VoiceOver was not running")
    }
    let lines = events.indices.filter { events[$0].kind == .announcement && events[$0].name == "text" }
    let words = lines.map { events[$0].detail }
    guard words == ["begin", "end"] else {
      return .didNotHold(index: lines.last ?? events.count - 1, "the announcements were \(words)")
    }
    return .held
  }
}

extension FactsEvent {
  /// `true` if the header has come into a state.
  func isState(_ word: String) -> Bool {
    kind == .write && subject == "header" && name == "refreshState" && detail == word
  }

  /// `true` if the line is the picture of a moment.
  func isBand(_ moment: ProductMoment) -> Bool {
    kind == .action && name == "band" && detail == moment.rawValue
  }
}

extension Double {
  /// The number with one digit after the point.
  var short: String { "\((self * 10).rounded() / 10)" }
}
