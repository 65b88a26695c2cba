/// What is happening, told to an animator each time it draws.
///
/// The numbers are continuous whatever happens in whatever order, so a drawing that is a continuous function of them
/// cannot jump. `state` and `outcome` say which words or which symbol to show; how much of them shows is in the
/// followers.
public struct RefreshUpdate: Sendable {
  /// What the control is doing.
  public var state: RefreshState

  /// Who began the present session, or the last one.
  public var origin: RefreshOrigin

  /// How the last session ended; `nil` before the first end and from the start of a session to its end.
  public var outcome: RefreshOutcome?

  /// How far the content's edge is from its rest, in points; 0 or more.
  public var visibleExtent: Double

  /// The space kept open while a session runs, in points, as it is in use.
  public var heldExtent: Double

  /// The pull that arms, in points, as it is in use; at least `heldExtent`.
  public var triggerDistance: Double

  /// From 0 to 1 as the control arms: 1 while armed, refreshing and ending.
  public var armedFraction: Double

  /// From 0 to 1 as the activity takes over: 1 while refreshing, once the activation delay is over.
  public var activityFraction: Double

  /// From 0 to 1 as the outcome takes over; it stays 0 if outcomes are not drawn.
  public var outcomeFraction: Double

  /// Seconds since the session ended or, if that is later, since its minimum visible time was over; 0 before.
  public var timeSinceEnd: Double

  /// The moment at which looping motions are at phase 0, in seconds of the host's clock.
  public var motionStart: Double

  /// The fraction of the session's work that is done, eased, from 0 to 1; `nil` if nobody reports it.
  public var sessionProgress: Double?

  /// A sentence about the outcome, if the app gave one.
  public var message: String?

  /// The time of the last refresh in words, made by the host when the pull began or the session ended.
  public var lastRefresh: String?

  /// What a tap does or, in a session, did when it began; `nil` for nothing.
  public var tap: RefreshTap?

  /// The place to draw in.
  public var surroundings: RefreshSurroundings

  /// How far the content is pulled: 0 at rest, 1 at the trigger, more beyond it.
  public var progress: Double { visibleExtent / triggerDistance }

  /// Whether a tap would begin a session.
  public var acceptsTap: Bool { tap != nil && state == .idle }

  /// The edge at which the control stands.
  public var edge: RefreshEdge { surroundings.edge }

  /// The width of the strip across the pull, in points.
  public var crossLength: Double { surroundings.crossLength }

  /// Creates an update; without arguments, that of an idle control.
  public init(
    state: RefreshState = .idle,
    origin: RefreshOrigin = .finger,
    outcome: RefreshOutcome? = nil,
    visibleExtent: Double = 0,
    heldExtent: Double = 60,
    triggerDistance: Double = 84,
    armedFraction: Double = 0,
    activityFraction: Double = 0,
    outcomeFraction: Double = 0,
    timeSinceEnd: Double = 0,
    motionStart: Double = 0,
    sessionProgress: Double? = nil,
    message: String? = nil,
    lastRefresh: String? = nil,
    tap: RefreshTap? = nil,
    surroundings: RefreshSurroundings = RefreshSurroundings()
  ) {
    self.state = state
    self.origin = origin
    self.outcome = outcome
    self.visibleExtent = visibleExtent
    self.heldExtent = heldExtent
    self.triggerDistance = triggerDistance
    self.armedFraction = armedFraction
    self.activityFraction = activityFraction
    self.outcomeFraction = outcomeFraction
    self.timeSinceEnd = timeSinceEnd
    self.motionStart = motionStart
    self.sessionProgress = sessionProgress
    self.message = message
    self.lastRefresh = lastRefresh
    self.tap = tap
    self.surroundings = surroundings
  }
}

extension RefreshUpdate {
  /// How much of a looping motion may be seen, from 0 to 1.
  ///
  /// Nothing until `active` passes 0.55, because that is where `motionStart` is set and every loop jumps to its phase 0.
  /// An animator that shows no more than this of its loops never shows that jump.
  public var loopOpacity: Double {
    let threshold = RefreshTiming.motionThreshold
    return Easing.smooth((activityFraction - threshold) / (1 - threshold))
  }

  /// How far a picture has become the one that its loops start from, from 0 to 1.
  ///
  /// It is 1 before `loopOpacity` rises above 0.
  public var loopReadiness: Double { Easing.smooth(activityFraction / RefreshTiming.motionThreshold) }
}

extension RefreshUpdate {
  /// The map from the axis of the pull to the drawing: x is the distance across the strip, y the distance from the rest
  /// line into the view, both in points.
  ///
  /// At the top it is the identity. At the bottom it is mirrored; at the sides it exchanges x and y, and at the right
  /// one, which is the trailing one unless the layout runs from right to left, it is mirrored too.
  public var orientation: Drawing.Transform {
    switch (edge.isVertical, isAtFarSide) {
    case (true, false): .identity
    case (true, true): Drawing.Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: visibleExtent)
    case (false, false): Drawing.Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case (false, true): Drawing.Transform(a: 0, b: 1, c: -1, d: 0, tx: visibleExtent, ty: 0)
    }
  }

  /// Whether the rest line is where the strip ends, not where it begins: at the bottom and at the right.
  var isAtFarSide: Bool { edge.isFar(isRightToLeft: surroundings.isRightToLeft) }

  /// The point of the drawing at a distance from the rest line and a distance across the strip, both in points.
  public func point(along: Double, across: Double) -> Drawing.Point {
    orientation(Drawing.Point(x: across, y: along))
  }

  /// The middle of the strip across, and of the held extent along: nearer to the rest line while less is uncovered.
  ///
  /// A picture that is drawn about this point lies still while the list settles on the held extent.
  public var center: Drawing.Point {
    point(along: min(visibleExtent, heldExtent) / 2, across: crossLength / 2)
  }
}

extension RefreshUpdate {
  /// Whether there is something to draw.
  ///
  /// Not while nothing is uncovered, and not in idle, unless it is a footer that stays.
  public var isShown: Bool { visibleExtent > 0 && (state != .idle || stays) }

  /// Whether this is a footer with a row that stays while nothing goes on, and that keeps its extent for it.
  ///
  /// There is nothing left to load, a tap does something, or the last session failed.
  public var stays: Bool {
    guard surroundings.role == .loadMore else { return false }
    return switch state {
    case .noMoreData: true
    case .idle: tap != nil || outcome == .failure
    case .pulling, .armed, .refreshing, .ending: false
    }
  }

  /// The height of what can be tapped, or its width at a side, in points: the extent that is held, and at least 44.
  ///
  /// 44 points is what Apple's Human Interface Guidelines ask of anything that is tapped.
  public var tapExtent: Double { max(44, heldExtent) }
}
