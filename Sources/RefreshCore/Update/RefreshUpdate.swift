/// A snapshot of a refresh control, passed to its animator for each frame.
///
/// The numbers are continuous for every sequence of events, so a drawing that is a continuous function of them never
/// jumps. Choose words and symbols by `state` and `outcome`; fade them with `armedFraction`, `activityFraction` and
/// `outcomeFraction`.
///
/// ```swift
/// func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
///   drawing.group(opacity: 1 - update.outcomeFraction) {
///     $0.stroke(.tint, Drawing.Stroke(width: 3, to: min(update.progress, 1))) {
///       $0.circle(center: update.center, radius: 11)
///     }
///   }
/// }
/// ```
///
/// A test draws any moment without a control:
///
/// ```swift
/// var update = RefreshUpdate(
///   state: .ending, origin: .finger, outcome: .success, visibleExtent: 60, heldExtent: 60, triggerDistance: 84,
///   armedFraction: 1, activityFraction: 1, outcomeFraction: 0.5, timeSinceEnd: 0.1)
/// update.message = "3 new posts"
/// (update.lastRefresh, update.sessionProgress, update.motionStart) = ("Updated 4 min ago", 0.5, 0)
/// (update.surroundings.edge, update.tap) = (.bottom, .retry)
/// #expect(update.progress < 1)
/// ```
///
/// A loop that begins where the pull left the picture, and a bar that stands at every edge:
///
/// ```swift
/// let loop = update.loopOpacity > 0 ? Drawing.Motion.spin(period: 1) : nil
/// drawing.group(opacity: update.stays ? 1 : update.activityFraction, motion: loop, around: update.center) {
///   $0.stroke(.tint, .init(width: 3)) { path in
///     path.transform = update.orientation
///     path.move(to: .zero)
///     path.line(to: update.point(along: 20, across: update.crossLength / 2))
///   }
/// }
/// ```
public struct RefreshUpdate: Sendable {
  /// The state of the control.
  public var state: RefreshState

  /// The origin of the present session, or of the last one.
  public var origin: RefreshOrigin

  /// The outcome of the last session; `nil` before the first one ends, and in the next once ``outcomeFraction`` is 0.
  public var outcome: RefreshOutcome?

  /// The distance of the content's edge from its rest position, in points; 0 or more.
  public var visibleExtent: Double

  /// The space that is kept open during a session, in points, after rounding and capping.
  public var heldExtent: Double

  /// The pull that arms, in points, after capping; at least `heldExtent`.
  public var triggerDistance: Double

  /// The eased transition to armed, from 0 to 1: 1 while armed, refreshing and ending.
  public var armedFraction: Double

  /// The eased transition to the activity, from 0 to 1: 1 while refreshing, after the activation delay.
  public var activityFraction: Double

  /// The eased transition to the outcome, from 0 to 1; it stays 0 if outcomes are not drawn.
  public var outcomeFraction: Double

  /// The seconds since the session ended or, if later, since its minimum visible time passed; 0 before.
  public var timeSinceEnd: Double

  /// The time at which looping motions are at phase 0, in seconds of the host's clock.
  public var motionStart: Double

  /// The velocity of the content along the pull, in points per second: above 0 while it is pulled out, below 0 while it
  /// returns, and 0 at rest.
  ///
  /// Smoothed over about two frames. It tells a flick from a slow pull, and a drawing may lag or stretch with it:
  ///
  /// ```swift
  /// let lag = max(-1, min(update.velocity / 1000, 1))
  /// drawing.group(transform: .rotation(lag * 0.3)) { draw(update, into: &$0) }
  /// ```
  public var velocity: Double

  /// `true` while a finger pulls the control; `false` where its momentum, a bounce or a call of the app moves the content.
  ///
  /// Always `false` for a control that begins by no pull, and where the system owns the pull.
  ///
  /// ```swift
  /// header.onUpdate = { [progressBar] in progressBar.progress = $0.isDragged ? Float($0.progress) : 0 }
  /// ```
  public var isDragged: Bool

  /// The completed fraction of the session's work, eased, from 0 to 1; `nil` if the app does not report it.
  ///
  /// Also `nil` at rest and in a pull.
  public var sessionProgress: Double?

  /// A sentence about the outcome, if the app provided one.
  public var message: String?

  /// The text for the time of the last refresh, made by the host when the pull began or the session ended.
  public var lastRefresh: String?

  /// The effect of a tap or, in a session, of a tap when it began; `nil` for none.
  public var tap: RefreshTap?

  /// The environment of the drawing.
  public var surroundings: RefreshSurroundings

  /// `true` if the indicator fades in with the pull.
  package var fadesIn = false

  /// The pull relative to the trigger distance: 0 at rest, 1 at the trigger, more beyond it.
  public var progress: Double { visibleExtent / triggerDistance }

  /// `true` if a tap begins a session.
  package var acceptsTap: Bool { tap != nil && state == .idle }

  /// The edge of the control.
  package var edge: RefreshEdge { surroundings.edge }

  /// The length of the uncovered area across the pull, in points.
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
    velocity: Double = 0,
    isDragged: Bool = false,
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
    self.velocity = velocity
    self.isDragged = isDragged
    self.sessionProgress = sessionProgress
    self.message = message
    self.lastRefresh = lastRefresh
    self.tap = tap
    self.surroundings = surroundings
  }
}

extension RefreshUpdate {
  /// The opacity for a looping motion, from 0 to 1.
  ///
  /// 0 until `activityFraction` exceeds 0.55, because `motionStart` is set there and every loop jumps to its phase 0.
  /// An animator that fades its loops by this value never shows the jump.
  public var loopOpacity: Double {
    let threshold = RefreshTiming.motionThreshold
    return Easing.smooth((activityFraction - threshold) / (1 - threshold))
  }

  /// The transition of a picture to the first frame of its loops, from 0 to 1.
  ///
  /// It is 1 before `loopOpacity` rises above 0.
  package var loopReadiness: Double { Easing.smooth(activityFraction / RefreshTiming.motionThreshold) }

  /// The map from the axis of the pull to the drawing.
  ///
  /// x is the distance across the uncovered area and y the distance from the rest line towards the content, both in
  /// points.
  ///
  /// The identity at the top, and mirrored at the bottom. At the left and right edges x and y are exchanged, and at the
  /// right edge, which is the trailing one in a left-to-right layout, the map is mirrored too.
  public var orientation: Drawing.Transform {
    switch (edge.isVertical, isAtFarSide) {
    case (true, false): .identity
    case (true, true): Drawing.Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: visibleExtent)
    case (false, false): Drawing.Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case (false, true): Drawing.Transform(a: 0, b: 1, c: -1, d: 0, tx: visibleExtent, ty: 0)
    }
  }

  /// `true` if the rest line is at the end of the uncovered area instead of its start: at the bottom and at the right.
  var isAtFarSide: Bool { edge.isFar(isRightToLeft: surroundings.isRightToLeft) }

  /// The point at a distance from the rest line and a distance across the uncovered area, both in points.
  public func point(along: Double, across: Double) -> Drawing.Point { orientation(Drawing.Point(x: across, y: along)) }

  /// The centre across the pull, and of the held extent along it: nearer to the rest line while less is uncovered, and on the way
  /// after the content while a finger pulls it beyond the trigger.
  ///
  /// A picture drawn about this point stands still while a session holds the list open, and moves with a list that opens or closes.
  public var center: Drawing.Point {
    let beyond = Self.following * max(0, visibleExtent - triggerDistance) * (1 - activityFraction)
    return point(along: min(visibleExtent, heldExtent) / 2 + beyond, across: crossLength / 2)
  }

  /// The part of a pull beyond the trigger by which a picture follows the content.
  private static let following = 0.35

  /// The part of a pull from a fraction of the held extent to the trigger, from 0 to 1; 1 in a session.
  package func pulled(from fraction: Double) -> Double {
    let start = fraction * heldExtent
    let pulled = Easing.clamp((visibleExtent - start) / (triggerDistance - start))
    return Easing.lerp(pulled, 1, armedFraction)
  }

  /// The factor by which a picture swells as it arms: by `most` at an ``armedFraction`` of a half.
  package func swelling(by most: Double) -> Double {
    1 + 16 * most * armedFraction * armedFraction * (1 - armedFraction) * (1 - armedFraction)
  }

  /// `true` if there is something to draw.
  ///
  /// `false` if nothing is uncovered, and in idle unless the control is a footer that remains visible.
  package var isShown: Bool { visibleExtent > 0 && (state != .idle || stays) }

  /// `true` for a control with a row that remains visible, and keeps its space, while no session runs.
  ///
  /// Such a row says that there is no more data, offers a tap, or shows a failure. A header has none.
  public var stays: Bool {
    guard surroundings.role == .loadMore else { return false }
    return switch state {
    case .noMoreData: true
    case .idle: tap != nil || outcome == .failure
    case .pulling, .armed, .refreshing, .ending: false
    }
  }

  /// The length of the area for taps along the pull, in points: the held extent, and at least 44.
  ///
  /// Apple's Human Interface Guidelines require 44 points for a tap target.
  package var tapExtent: Double { max(44, heldExtent) }
}
