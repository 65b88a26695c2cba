extension SidePair { package var recorded: String { near.recorded + "/" + far.recorded } }

extension RefreshTrigger {
  package var recorded: String {
    switch self {
    case .onRelease: "onRelease"
    case .whilePulling: "whilePulling"
    case .onTap: "onTap"
    case .manual: "manual"
    case .onReachingEnd(.points(let points)): "points:" + points.recorded
    case .onReachingEnd(.viewports(let count)): "viewports:" + count.recorded
    case .onReachingEnd(.items(let count)): "items:" + count.description
    }
  }
}

extension SideSettings: RecordedByName {
  package mutating func code(_ fields: any RecordedFields) {
    role.code("role", fields)
    fields.code("trigger", &trigger)
    metrics.code(fields)
    loadMore.code(fields)
    placement.code("placement", fields)
    pinnedHeaders.code("pinnedHeaders", fields)
    whenBusy.code("whenBusy", fields)
    backing.code("backing", fields)
    fields.code("startOffset", &startOffset)
    fields.code("pullsOnlyFromEdge", &startsOnlyAtEdge)
    fields.code("minimumVisibleTime", &minimumVisibleTime)
    fields.code("timeout", &timeout)
  }
}

extension RefreshMetrics: RecordedByName {
  package mutating func code(_ fields: any RecordedFields) {
    var (extent, distance, fraction) = (heldExtent, triggerDistance, viewportFraction)
    var (delay, delayFromRest) = (activationDelay, activationDelayFromRest)
    var (outcomes, failures, times) = (showsOutcomes, showsFailures, (success: successTime, failure: failureTime))
    fields.code("heldExtent", &extent)
    fields.code("triggerDistance", &distance)
    fields.code("viewportFraction", &fraction)
    fields.code("activationDelay", &delay)
    fields.code("activationDelayFromRest", &delayFromRest)
    fields.code("showsOutcomes", &outcomes)
    fields.code("showsFailures", &failures)
    fields.code("successTime", &times.success)
    fields.code("failureTime", &times.failure)
    let metrics = RefreshMetrics(
      heldExtent: extent, triggerDistance: distance, activationDelay: delay, activationDelayFromRest: delayFromRest,
      showsOutcomes: outcomes, viewportFraction: fraction
    ).showing(success: times.success, failure: times.failure)
    self = failures ? metrics.showingFailures() : metrics
  }
}

extension LoadMoreOptions: RecordedByName {
  package mutating func code(_ fields: any RecordedFields) {
    fields.code("loadsPerGesture", &loadsPerGesture)
    fields.code("loadsToFill", &loadsToFill)
    fields.code("hidesNoMoreData", &hidesNoMoreData)
    shortContent.code("shortContent", fields)
    fields.code("keepsNoMoreData", &keepsNoMoreData)
    fields.code("keepsPlace", &keepsPlace)
    fields.code("retriesOnScroll", &retriesOnScroll)
    fields.code("offersTap", &offersTap)
    exclusion.code("exclusion", fields)
  }
}

extension ScrollMetrics: RecordedByName {
  package mutating func code(_ fields: any RecordedFields) {
    fields.code("offset", &offset)
    fields.code("length", &contentLength)
    fields.code("viewport", &viewport)
    fields.code("inset", &inset)
    fields.code("adjusted", &adjustedInset)
    fields.code("growingBar", &hasGrowingBar)
    fields.code("scale", &scale)
    fields.code("dragging", &isDragging)
    fields.code("stale", &isDragStale)
    fields.code("tracking", &isTracking)
    fields.code("decelerating", &isDecelerating)
    fields.code("lifting", &isLifting)
    fields.code("zooming", &isZooming)
    fields.code("animating", &isScrollAnimating)
    fields.code("window", &isInWindow)
    fields.code("hidden", &isHidden)
    fields.code("animations", &areAnimationsEnabled)
    fields.code("pinned", &hasPinnedHeaders)
    fields.code("velocity", &dragVelocity)
    fields.code("items", &itemCount)
    fields.code("stair", &insetStair)
    fields.code("updating", &isUpdating)
  }
}

extension RefreshStateMachine.Event {
  /// The name of the event and its values, separated by spaces.
  package var recorded: String {
    switch self {
    case .scrolled: "scrolled"
    case .laidOut: "laidOut"
    case .ticked: "ticked"
    case .woke: "woke"
    case .lifted: "lifted"
    case .touchCancelled: "touchCancelled"
    case .began(let side, let origin, let reveal): "began \(side.recorded) \(origin.recorded) \(reveal.recorded)"
    case .tapped(let side): "tapped \(side.recorded)"
    case .ended(let side, let outcome): "ended \(side.recorded) \(outcome.recorded)"
    case .actionFinished(let session, let side, let outcome):
      "actionFinished \(session) \(side.recorded) \(outcome.recorded)"
    case .attached(let side): "attached \(side.recorded)"
    case .detached(let side): "detached \(side.recorded)"
    case .enabled(let side, let isEnabled): "enabled \(side.recorded) \(isEnabled.description)"
    case .hidden(let side, let isHidden): "hidden \(side.recorded) \(isHidden.description)"
    case .noMoreData(let side, let isExhausted): "noMoreData \(side.recorded) \(isExhausted.description)"
    case .progressed(let side, let fraction): "progressed \(side.recorded) \(fraction.recorded)"
    case .clientDidSetInset(let inset): "clientDidSetInset \(inset.recorded)"
    case .enteredBackground: "enteredBackground"
    case .enteredForeground: "enteredForeground"
    }
  }
}

extension RefreshStateMachine.Effects {
  /// The states that have changed and the effects as words, in the order in which they are carried out; empty for none.
  package func recorded(from before: RefreshStateMachine, to after: RefreshStateMachine) -> String {
    var words = AxisSide.allCases.compactMap { side in
      let state = after.controls[side].phase.state
      return before.controls[side].phase.state == state ? nil : "\(side.recorded) \(state.recorded)"
    }
    @inline(never) func note(_ step: Step) -> Bool {
      if let word = step.recorded { words.append(word) }
      return true
    }
    apply(note)
    if let answer { words.append("answer \(answer.recorded)") }
    if asksForFlush { words.append("flush") }
    switch wake {
    case .never: break
    case .nextFrame: words.append("frame")
    case .at(let time): words.append("wake \(time.recorded)")
    }
    return words.joined(separator: ", ")
  }
}

extension RefreshStateMachine.Effects.Step {
  /// `nil` for what every event asks for.
  fileprivate var recorded: String? {
    switch self {
    case .publishStates, .readBack: nil
    case .cancelAction(let side): "cancelAction \(side.recorded)"
    case .setInset(let inset): "inset \(inset.recorded)"
    case .stopScrolling: "stop"
    case .setOffset(let offset): "offset \(offset.recorded)"
    case .startAction(let session, let side): "startAction \(side.recorded) \(session)"
    case .prepareFeedback(let feedback, let side): "prepareFeedback \(side.recorded) \(feedback.recorded)"
    case .playFeedback(let feedback, let side): "playFeedback \(side.recorded) \(feedback.recorded)"
    case .announce(let outcome, let side): "announce \(side.recorded) \(outcome?.recorded ?? "start")"
    case .redraw(let side): "redraw \(side.recorded)"
    case .reportInsetConflict(let side): "reportInsetConflict \(side.recorded)"
    case .sendValueChanged(_, let side): "valueChanged \(side.recorded)"
    }
  }
}

extension RefreshRequestResult {
  package var recorded: String {
    switch self {
    case .started: "started"
    case .joined: "joined"
    case .queued: "queued"
    case .refused(let reason): "refused: \(reason.recorded)"
    }
  }
}
