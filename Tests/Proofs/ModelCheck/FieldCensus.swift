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
        (settings) phase insetHolder indicator feedback isEnabled isHidden ignoresTouch hasLostInset \
        (session) loads
        """
      ),
      (LoadMemory(), "trigger hasFailed fills filledLength restLength isFilling exhaustingRefresh"),
      (InsetHolder(), "isWanted motion isHurried lastOverscroll lastLimit"),
      (
        SettleMotion(to: .rest, law: .bounce, from: 0, startsInside: true),
        "target law body isFresh lastWritten avoidsClamps startsInside"
      ),
      (StallWatch(), "overscroll stillFrames isByMomentum isTaken"),
      (
        IndicatorState(),
        """
        origin (motionStart) end fractions velocity seated isSeated reported floating \
        floats armTime drawn
        """
      ),
      (SmoothedFractions(), "armed activity outcome work"),
      (SmoothedValue(), "spring"),
      (PullVelocity(), "(value) last"),
      (FeedbackGate(), "kind lastTime isCrossingArmed isPrepared"),
      (LoadTriggerDetector(), "gesture begun isDue leastPull last spentLength"),
      (ScrollDirectionTracker(), "gesture origin direction isDragging"),
      (ScrollAnchor(), "offset length itemCount kept"),
      (
        Gesture(),
        "isDragging pull base liftTime heldOffset liftVelocity moveTime isFromNearEdge isFromFarEdge isTouchLost direction number free"
      ),
      (InsetLedger(), "client addedInset near far (notices) conflictCount lastConflictTime"),
      (InsetMemory(), "known doubt held heldUntil read"),
      (RecentInsets(), "last former"),
      (SystemInset(), "tallest near far viewport last changeTime place"),
      (SystemInset.Place(system: 0, offset: 0), "system offset"),
      (FrameTimer(), "lastTick lastOffset frame"),
      (
        Phase.Running(start: 0, activityStart: 0, tap: nil, action: .waiting),
        "start activityStart tap action"
      ),
      (
        Phase.Ending(over: 0, awaitsLift: false, lengthBeforeLoad: nil, leavesNoMoreData: false, tap: nil),
        "over awaitsLift lengthBeforeLoad leavesNoMoreData tap"
      ),
      (
        IndicatorState.End(outcome: .success, time: 0, isShown: false, patienceEnd: 0),
        "outcome time isShown patienceEnd"
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
