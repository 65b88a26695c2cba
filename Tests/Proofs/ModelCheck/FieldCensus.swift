/// Ensures that a new field of the machine is added to the fingerprint, or omitted deliberately.
enum FieldCensus {
  /// The known stored properties; those in parentheses are omitted.
  ///
  /// `now` and `session` are contained in differences, `settings` are those of the facet, `quietRange` changes nothing (law 36),
  /// `notices` is for the log, and `motionStart`, the value of `velocity` and the rest of `drawn` are only displayed.
  private static var known: [(sample: Any, fields: String)] {
    [
      (
        RefreshStateMachine(),
        "controls insets gesture timer scrollAnchor isInBackground (quietRange) (now)"
      ),
      (Controls(), "near far"),
      (ListInsets(), "ledger system lastOffset announced"),
      (
        Control(),
        """
        (settings) phase insetHolder indicator loads feedback (session) isEnabled isHidden ignoresTouch \
        hasLostInset
        """
      ),
      (LoadMemory(), "filledLength hasFailed isFilling exhaustingRefresh fills restLength trigger"),
      (InsetHolder(), "isWanted motion isHurried lastOverscroll lastLimit"),
      (
        SettleMotion(to: .rest, law: .bounce, from: 0, startsInside: true),
        "target law isFresh avoidsClamps startsInside body lastWritten"
      ),
      (StallWatch(), "overscroll stillFrames isByMomentum isTaken"),
      (
        IndicatorState(),
        """
        (motionStart) end origin isSeated fractions seated floating reported armTime velocity drawn
        """
      ),
      (SmoothedFractions(), "armed activity outcome work"),
      (SmoothedValue(), "spring"),
      (PullVelocity(), "(value) last"),
      (FeedbackGate(), "lastTime kind isCrossingArmed isPrepared"),
      (LoadTriggerDetector(), "begun leastPull isDue gesture spentLength last"),
      (ScrollDirectionTracker(), "direction origin isDragging gesture"),
      (ScrollAnchor(), "offset length itemCount kept"),
      (
        Gesture(),
        """
        pull base free heldOffset moveTime liftTime isDragging isFromNearEdge isFromFarEdge isTouchLost liftVelocity \
        number direction
        """
      ),
      (InsetLedger(), "client addedInset near far (notices) conflictCount lastConflictTime"),
      (InsetMemory(), "known doubt held read heldUntil"),
      (RecentInsets(), "last former"),
      (SystemInset(), "tallest near far viewport last changeTime place"),
      (SystemInset.Place(system: 0, offset: 0), "system offset"),
      (FrameTimer(), "lastTick lastOffset frame"),
      (
        Phase.Running(start: 0, activityStart: 0, tap: nil, action: .waiting),
        "start activityStart tap action"
      ),
      (
        Phase.Ending(over: 0, lengthBeforeLoad: nil, awaitsLift: false, leavesNoMoreData: false, tap: nil),
        "over lengthBeforeLoad awaitsLift leavesNoMoreData tap"
      ),
      (
        IndicatorState.End(time: 0, patienceEnd: 0, outcome: .success, isShown: false),
        "time patienceEnd outcome isShown isOver"
      ),
      (
        LoadTriggerDetector.Place(offset: 0, length: 0, viewport: 0), "offset length viewport"
      ),
    ]
  }

  /// The types whose fields differ from the known ones.
  static var surprises: [String] {
    known.compactMap { sample, fields in
      let mirror = Mirror(reflecting: sample)
      let found = mirror.children.compactMap(\.label)
      let wanted = fields.filter { $0 != "(" && $0 != ")" }.split(separator: " ").map(String.init)
      guard found != wanted else { return nil }
      let new = found.filter { !wanted.contains($0) }
      let gone = wanted.filter { !found.contains($0) }
      return "\(mirror.subjectType): new \(new), gone \(gone), of \(found.joined(separator: " "))"
    }
  }
}
