/// Facts that the order of calls about a finger tells.
extension FactsLog {
  /// The states of a gesture recogniser, as UIKit numbers them.
  private enum PanState {
    static let possible = 0.0
    static let began = 1.0
    static let ended = 3.0
  }

  var firstStep: Answer {
    guard let lift = bouncingLift() else { return .unknown("no drag ended with a bounce") }
    guard let isInLift = stepsInLift(at: lift) else { return .unknown("nothing moved after the lift") }
    return .either(isInLift, "synchronous", "nextTick")
  }

  /// Told by the second pull, whose finger rests: the first one shows whether there is a step in the lift at all.
  var firstStepAfterRest: Answer {
    guard let first = bouncingLift(), let second = bouncingLift(from: first + 1) else {
      return .unknown("fewer than two drags ended with a bounce")
    }
    guard stepsInLift(at: first) == true else { return .unknown("no lift makes a step") }
    guard let isInLift = stepsInLift(at: second) else { return .unknown("nothing moved after the lift") }
    return .either(isInLift, "isMade", "isOmitted")
  }

  private func bouncingLift(from start: Int = 0) -> Int? {
    firstIndex(from: start) { $0.name == "scrollViewDidEndDragging" && $0.numbers == [1] }
  }

  /// Returns `true` if the list moves in the turn of a lift; `nil` if it does not move at all.
  private func stepsInLift(at lift: Int) -> Bool? {
    guard let end = firstIndex(from: lift, where: { $0.kind == .frame || $0.name == "turn" }),
      let step = firstCall("scrollViewDidScroll", from: lift)
    else { return nil }
    return step < end
  }

  var grabbedOverscroll: Answer {
    guard let begin = firstCall("scrollViewWillBeginDragging"),
      let step = firstCall("scrollViewDidScroll", from: begin)
    else {
      return .unknown("no finger dragged")
    }
    let (before, after) = (offset(before: begin), offset(before: step))
    guard before < 0, !flag("isDecelerating", before: begin) else {
      return .unknown("the list did not rest out of its range")
    }
    // The band takes 45 % at least, and the first move adds far less.
    return .either(after > 0.75 * before, "isBandedAfresh", "staysUnderFinger")
  }

  var extraPanTargets: Answer {
    guard let target = firstIndex(where: { $0.isPan("target", PanState.ended) }),
      let delegate = firstCall("scrollViewDidEndDragging")
    else { return .unknown("no drag ended") }
    return .either(target < delegate, "beforeScrollView", "afterScrollView")
  }

  var panStateObservation: Answer {
    guard let target = firstIndex(where: { $0.isPan("target", PanState.began) }),
      let delegate = firstCall("scrollViewWillBeginDragging")
    else { return .unknown("no drag began") }
    guard let observed = firstIndex(where: { $0.isPan("state", nil) }) else { return .setting("absent") }
    guard observed < target, observed < delegate else { return .unknown("observers were called after the handlers") }
    return .setting("beforeHandlers")
  }

  /// The layout pass that follows the lift in its turn tells whether the pan is reset by then.
  var panReset: Answer {
    if let end = firstIndex(where: { $0.isPan("target", PanState.ended) }),
      let layout = firstIndex(from: end, where: { $0.kind == .layout || $0.kind == .frame }),
      events[layout].numbers == [PanState.ended], events[layout].kind == .layout
    {
      return .setting("afterCommit")
    }
    guard let end = firstIndex(where: { $0.isPan("state", PanState.ended) }) else {
      return .unknown("the end of the pan was not observed")
    }
    return .either(
      firstIndex(from: end, where: { $0.isPan("state", PanState.possible) }) == nil, "silent", "observed")
  }

  var touchDown: Answer {
    guard let down = firstIndex(where: { $0.name == "down" }),
      let tracking = firstIndex(from: down, where: { $0.isValue(of: "isTracking") && $0.numbers == [1] })
    else { return .unknown("no finger was tracked") }
    switch events[tracking].time - events[down].time {
    case ..<60: return .setting("atOnce")
    case 100...250: return .setting("after150Milliseconds")
    case let other: return .unknown("a finger was tracked after \(Int(other)) ms")
    }
  }

  var stoppedDeceleration: Answer {
    let downs = events.indices.filter { events[$0].name == "down" && flag("isDecelerating", before: $0) }
    guard let down = downs.first,
      let tracking = firstIndex(from: down, where: { $0.isValue(of: "isTracking") && $0.numbers == [1] }),
      let frame = firstIndex(from: tracking, where: { $0.kind == .frame }), flag("isTracking", before: frame)
    else { return .unknown("no finger came down in a deceleration") }
    return .either(flag("isDecelerating", before: frame), "staysUntilLift", "endsAtTouchDown")
  }

  var controlTouches: Answer {
    guard firstIndex(where: { $0.subject == "control" }) != nil else {
      return .unknown("the control was not touched")
    }
    return .either(firstCall("scrollViewWillBeginDragging") == nil, "blockScrolling", "scrollInLists")
  }

  var trackpad: Answer {
    guard let begin = firstCall("scrollViewWillBeginDragging"),
      let step = firstCall("scrollViewDidScroll", from: begin), firstCall("scrollViewDidEndDragging", from: step) != nil
    else { return .unknown("no trackpad dragged") }
    guard flag("isDragging", before: step) else { return .unknown("a trackpad's scroll did not drag") }
    return .either(flag("isTracking", before: step), "dragsAndTracks", "dragsOnly")
  }

  var wheel: Answer {
    guard firstCall("scrollViewWillBeginDragging") == nil, let step = firstCall("scrollViewDidScroll") else {
      return .unknown("no wheel moved the list")
    }
    return .either(flag("isDragging", before: step), "dragsWithoutLift", "movesOnly")
  }
}

extension FactsEvent {
  /// `true` if the line is about the pan's target or its observers, and about a state of it.
  fileprivate func isPan(_ part: String, _ state: Double?) -> Bool {
    name == "panGestureRecognizer.\(part)" && (state == nil || numbers.first == state)
  }
}
