import RefreshCore
import ScrollPhysics

/// A refresh without a screen: a scroll view, a control, a finger and a clock, all of them values.
///
/// The state machine is the real one. The scroll view behaves as UIKit's is known to, and this simulation tells the
/// machine what an adapter would, in the same order: notifications are only recorded, the turn ends with a flush, a frame
/// ticks while one was asked for. Nothing waits: ten minutes pass in no time.
///
/// ```swift
/// var simulation = RefreshSimulation()
/// simulation.action = .ends(after: 1, .success)
/// simulation.pull(to: 1.1)               // a tenth past the trigger
/// simulation.release()
/// simulation.advance(by: 0.5)
/// simulation.state                       // .refreshing
/// simulation.advanceUntilQuiet()
/// simulation.state                       // .idle
/// print(simulation.trace)
/// ```
///
/// It is a value: a copy goes its own way, so one beginning can be tried with many ends. Distances are points, times
/// seconds. Positions of the finger grow against the offset, as in a view: a finger that moves down pulls the list down.
public struct RefreshSimulation: Equatable, Sendable {
  /// The end that ``state``, ``pull``, ``addedInset`` and the trace are about.
  public let side: AxisSide

  /// Frames per second.
  public let frameRate: Double

  /// The machine, as the last event left it.
  public internal(set) var machine = RefreshStateMachine()

  /// The time that has passed, in seconds.
  public internal(set) var time = 0.0

  /// What is set on the scroll view as its inset: the client's and the framework's share.
  public internal(set) var inset: SidePair

  /// What the system adds to the inset, such as the safe area.
  public internal(set) var systemInset: SidePair

  /// Where the finger is along the axis; `nil` while none is down.
  public internal(set) var finger: Double?

  /// How fast the finger is along the axis, in points per second.
  var fingerVelocity = 0.0

  /// When the machine wants to be woken.
  public internal(set) var wake = RefreshStateMachine.Wake.never

  /// What the control's action does when it is started; it hangs by default.
  public var action = Action.hangs

  /// Whether the machine hears of a lift at once, as from a target of the pan; if not, the next frame finds it out.
  ///
  /// A touch that the system takes away is always told: nothing else can know.
  public var reportsLifts = true

  /// Whether the scroll view's bounce makes its first step inside the lift, or at the next frame.
  ///
  /// UIKit has been seen to do either. The next frame by default.
  public var bouncesInLift = false

  /// Whether moments are recorded in ``trace``.
  ///
  /// They are by default; a long random run is faster without.
  public var keepsTrace = true

  /// What was recorded: a row for each frame or call that changed or did something.
  public internal(set) var trace = RefreshTrace()

  /// Whether each frame is kept in ``frames``, so that it can be drawn afterwards.
  ///
  /// They are not by default.
  public var keepsFrames = false

  /// The frames that were kept, oldest first.
  public internal(set) var frames: [Frame] = []

  /// What each session did so far, in the order in which they began.
  public internal(set) var tallies: [SessionTally] = []

  /// What must not happen, and did: empty unless the machine is at fault.
  public internal(set) var violations: [Violation] = []

  /// How many frames have ticked: an idle control must not cost any.
  public internal(set) var tickCount = 0

  var scroll: ScrollSimulation
  /// The parts of a reading that no value above knows: what the app and the system have switched on or off.
  var flags: ScrollMetrics
  var frame = 0
  var turn = Turn()
  var path: FingerPath?
  var animation: ScrollAnimation?
  var pendingEnds: [PendingEnd] = []
  var isInBackground = false

  /// Creates a scroll view at rest with a control at one end.
  ///
  /// - Parameters:
  ///   - settings: What the control is set to; by default a header's.
  ///   - end: Where the control stands, and what the trace is about. The near end by default.
  ///   - scroll: The scroll view at the start; by default a long list at rest on an iPhone 15 without bars. A finger or
  ///     a motion in it is ignored.
  ///   - frameRate: Frames per second, above zero; 60 by default.
  public init(
    _ settings: RefreshStateMachine.Settings = RefreshStateMachine.Settings(),
    at side: AxisSide = .near,
    in scroll: ScrollMetrics = ScrollMetrics(),
    frameRate: Double = 60
  ) {
    precondition(frameRate.isFinite && frameRate > 0, "frameRate is a finite number of frames per second above 0")
    self.side = side
    self.frameRate = frameRate
    inset = scroll.inset
    systemInset = SidePair(
      near: scroll.adjustedInset.near - scroll.inset.near, far: scroll.adjustedInset.far - scroll.inset.far)
    flags = ScrollMetrics(
      scale: scroll.scale, isInWindow: scroll.isInWindow, areAnimationsEnabled: scroll.areAnimationsEnabled,
      hasPinnedHeaders: scroll.hasPinnedHeaders, itemCount: scroll.itemCount)
    self.scroll = ScrollSimulation(
      viewport: scroll.viewport, contentLength: scroll.contentLength,
      insets: ScrollInsets(near: scroll.adjustedInset.near, far: scroll.adjustedInset.far), scale: scroll.scale)
    self.scroll.scroll(to: scroll.offset)
    add(settings, at: side)
  }
}

extension RefreshSimulation {
  /// The scroll view as it is now.
  public var reading: ScrollMetrics {
    var reading = flags
    reading.offset = scroll.offset
    reading.contentLength = scroll.contentLength
    reading.viewport = scroll.viewport
    reading.inset = inset
    reading.adjustedInset = SidePair(near: scroll.insets.near, far: scroll.insets.far)
    reading.isDragging = scroll.phase.isDragging
    reading.isTracking = scroll.phase.isTracking
    reading.isDecelerating = scroll.phase.isDecelerating
    reading.isScrollAnimating = animation != nil
    reading.dragVelocity = scroll.phase.isDragging ? -fingerVelocity : 0
    return reading
  }

  /// What the control is doing.
  public var state: RefreshState { machine.state(at: side) }

  /// How far the content is pulled past its rest; negative where it is scrolled away.
  public var pull: Double { machine.pull(at: side, reading) }

  /// Where the content stands.
  public var offset: Double { scroll.offset }

  /// The framework's share of the inset.
  public var addedInset: Double { machine.addedInset[side] }

  /// The pull that arms, as it is in use.
  public var triggerDistance: Double { machine.update(at: side, reading, time: time).triggerDistance }

  /// What an animator is told at this moment.
  public func update(in surroundings: RefreshSurroundings = RefreshSurroundings()) -> RefreshUpdate {
    machine.update(at: side, reading, time: time, surroundings: surroundings)
  }

  /// What the present or last session did; zeros before the first.
  public var tally: SessionTally {
    tallies.last { $0.side == side } ?? SessionTally(session: 0, side: side)
  }

  /// Whether nothing goes on: no finger, no motion, no session, and no wake asked for.
  public var isQuiet: Bool {
    finger == nil && scroll.phase == .idle && animation == nil && pendingEnds.isEmpty && wake == .never
  }

  /// The length of a frame, in seconds.
  var frameLength: Double { 1 / frameRate }
}
