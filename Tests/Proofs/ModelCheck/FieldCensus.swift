/// Sees to it that a new field of the machine is added to the fingerprint, or left out knowingly.
enum FieldCensus {
  /// The stored properties that were looked at; those in parentheses are left out.
  ///
  /// `now` and `session` are told by differences, `settings` are the facet's, and `motionStart` and the rest of `drawn`
  /// are only shown.
  private static var known: [(sample: Any, fields: String)] {
    [
      (
        RefreshStateMachine(),
        "near far ledger system gesture scrollDirection timer systemInsetMonitor scrollAnchor isInBackground lastOffset announced (now)"
      ),
      (
        Control(),
        """
        (settings) phase insetHolder indicator feedback isEnabled isHidden ignoresTouch hasLostInset dropsAtOnce \
        finishesAtOnce (session) isActionRunning loadTrigger hasFailed began fills filledLength restLength
        """
      ),
      (InsetHolder(), "isWanted motion strategy lastOverscroll lastOffset lastScrollableLength"),
      (
        SettleMotion(to: .rest, law: .bounce, from: 0, startsInside: true),
        "target law body written seen stillFrames isYielding isFresh startsInside"
      ),
      (
        IndicatorState(),
        """
        origin outcome (motionStart) endTime armedFraction activityFraction outcomeFraction fraction seated isSeated reported floating floats \
        isOutcomeShown armTime activeTime drawn
        """
      ),
      (SmoothedValue(), "spring"),
      (FeedbackGate(), "kind lastTime isCrossingArmed isPrepared"),
      (LoadTriggerDetector(), "gesture begun isDue leastPull offset length viewport spentLength"),
      (ScrollDirectionTracker(), "gesture direction isDragging"),
      (SystemInsetMonitor(), "inset time"),
      (ScrollAnchor(), "offset length itemCount kept"),
      (Gesture(), "isDragging pull base liftTime free"),
      (InsetLedger(), "client addedInset conflictCount lastConflictTime"),
      (FrozenSystemInset(), "frozen viewport"),
      (FrameTimer(), "lastTick frame"),
      (Phase.Running(start: 0, awaitsStart: false), "start awaitsStart"),
      (
        Phase.Ending(over: 0, awaitsLift: false, lengthBeforeLoad: nil, leavesNoMoreData: false),
        "over awaitsLift lengthBeforeLoad leavesNoMoreData"
      ),
    ]
  }

  /// The types whose fields are not those that were looked at.
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
