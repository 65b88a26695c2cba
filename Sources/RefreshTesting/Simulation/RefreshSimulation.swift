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
  ///   - side: Where the control stands, and what the trace is about. The near end by default.
  ///   - scroll: The scroll view at the start; by default a long list at rest on an iPhone 15 without bars. A finger or
  ///     a motion in it is ignored.
  ///   - frameRate: Frames per second, above zero; 60 by default.
  public init(
    _ settings: RefreshSettings = RefreshSettings(),
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

extension RefreshSimulation {
  /// The app writes the whole inset of the scroll view, whatever it was, as with `contentInset =`.
  public mutating func setInset(_ inset: SidePair) {
    countForeignWrite(of: inset, over: self.inset)
    inOneTurn { $0.apply(inset) }
  }

  /// The app writes one edge of the inset, as with `contentInset.bottom =`, which reads and writes back the other.
  public mutating func setInset(_ value: Double, at side: AxisSide) {
    var inset = inset
    inset[side] = value
    setInset(inset)
  }

  /// The app's own inset, without the framework's share, as with `refresh.contentInset`.
  public var clientInset: SidePair {
    get { machine.clientInset(in: reading) }
    set {
      countForeignWrite(of: newValue, over: clientInset)
      inOneTurn {
        $0.turn.isClientWriting = true
        $0.send(.clientDidSetInset(newValue))
        $0.turn.isClientWriting = false
      }
    }
  }

  private mutating func countForeignWrite(of inset: SidePair, over before: SidePair) {
    for side in AxisSide.allCases where inset[side] != before[side] {
      count(\.foreignInsetWrites, at: side)
    }
  }

  /// The system adds another inset, as when a bar or a keyboard comes and goes.
  public mutating func setSystemInset(_ inset: SidePair) {
    inOneTurn {
      $0.systemInset = inset
      $0.applyInsets()
    }
  }

  /// The content becomes longer or shorter.
  ///
  /// - Parameters:
  ///   - length: Its length in points.
  ///   - itemCount: How many items it has then; as many as before by default.
  public mutating func setContentLength(_ length: Double, itemCount: Int? = nil) {
    inOneTurn {
      $0.flags.itemCount = itemCount ?? $0.flags.itemCount
      $0.scroll.contentLength = length
      $0.notify()
    }
  }

  /// The scroll view is resized, as by a rotation.
  public mutating func setViewport(_ length: Double) {
    inOneTurn {
      $0.scroll.viewport = length
      $0.notify()
    }
  }

  /// The app writes the content offset.
  ///
  /// One outside of the range stays there, as with UIKit.
  ///
  /// - Parameters:
  ///   - offset: In points.
  ///   - isAnimated: Whether the content takes 0.3 s to it, at an even speed. That cancels a touch, and a touch ends it. No by
  ///     default.
  public mutating func scroll(to offset: Double, isAnimated: Bool = false) {
    inOneTurn {
      if isAnimated {
        $0.cancelTouch()
        $0.scroll.scroll(to: $0.offset, stopsMotion: true)
        $0.animation = ScrollAnimation(from: $0.offset, to: offset, start: $0.time)
      } else {
        $0.animation = nil
        $0.scroll.scroll(to: offset)
      }
      $0.notify()
    }
  }

  /// Whether the scroll view is in a window.
  ///
  /// Leaving it loses the touch, ends every motion and brings the content into its range. Nobody is told of the touch.
  public var isInWindow: Bool {
    get { flags.isInWindow }
    set {
      inOneTurn {
        $0.flags.isInWindow = newValue
        if !newValue { $0.stopEverything() }
        $0.notify()
      }
    }
  }

  /// The app goes to the background, or comes back.
  ///
  /// Going there loses the touch, ends every motion and brings the content into its range. No frame comes and no timer
  /// fires until the app is back; actions go on.
  public mutating func setInBackground(_ isInBackground: Bool) {
    inOneTurn {
      $0.isInBackground = isInBackground
      if isInBackground { $0.stopEverything() }
      $0.send(isInBackground ? .enteredBackground : .enteredForeground)
    }
  }

  /// Whether the content is being zoomed.
  public var isZooming: Bool {
    get { flags.isZooming }
    set { flags.isZooming = newValue }
  }

  /// Whether section headers stick to the near edge.
  public var hasPinnedHeaders: Bool {
    get { flags.hasPinnedHeaders }
    set { flags.hasPinnedHeaders = newValue }
  }

  /// Whether view animations are enabled.
  public var areAnimationsEnabled: Bool {
    get { flags.areAnimationsEnabled }
    set { flags.areAnimationsEnabled = newValue }
  }

  private mutating func stopEverything() {
    finger = nil
    fingerVelocity = 0
    animation = nil
    scroll.touchCancelled()
    scroll.scroll(to: scroll.range.clamped(offset), stopsMotion: true)
  }
}

extension RefreshSimulation {
  /// An animated scroll of the app.
  struct ScrollAnimation: Equatable, Sendable {
    /// Nobody knows UIKit's; about 0.3 s is what is generally quoted.
    static let duration = 0.3

    let from: Double
    let to: Double
    let start: Double

    func offset(at time: Double) -> Double {
      from + (to - from) * min((time - start) / Self.duration, 1)
    }
  }

  mutating func followAnimation() {
    guard let animation else { return }
    scroll.scroll(to: animation.offset(at: time))
    if time >= animation.start + ScrollAnimation.duration { self.animation = nil }
  }
}

extension RefreshSimulation {
  /// What was done in one session, counted.
  public struct SessionTally: Equatable, Sendable {
    /// The number of the session; 0 for what was done before the first.
    public let session: UInt32

    /// The end at which it ran.
    public let side: AxisSide

    /// Writes of the inset by the framework that changed this end.
    public internal(set) var insetWrites = 0

    /// Writes of the inset by the app that changed this end.
    public internal(set) var foreignInsetWrites = 0

    /// Writes of the offset by the framework.
    public internal(set) var offsetWrites = 0

    /// Starts of the action.
    public internal(set) var actionStarts = 0

    /// Cancellations of the action.
    public internal(set) var actionCancels = 0

    /// Times that listeners were told of a session of the user.
    public internal(set) var valueChanges = 0
  }

  /// Counts something in the present session at an end.
  mutating func count(_ counter: WritableKeyPath<SessionTally, Int>, at side: AxisSide) {
    let session = machine.session(at: side)
    if let index = tallies.lastIndex(where: { $0.side == side && $0.session == session }) {
      tallies[index][keyPath: counter] += 1
      return
    }
    var tally = SessionTally(session: session, side: side)
    tally[keyPath: counter] += 1
    tallies.append(tally)
  }
}

extension RefreshSimulation {
  /// Something that the framework must never do to a scroll view.
  public struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// What was done.
    public enum Kind: Equatable, Sendable {
      /// The scroll view moved the content because of an inset that the framework wrote.
      case movedByInset(from: Double, to: Double)

      /// The framework left the content farther outside of its legal range than it was, by so many points.
      case leftRange(by: Double)

      /// The content does not stand where the framework put it.
      case missedOffset(wanted: Double, got: Double)

      /// Flushes went on asking for flushes.
      case flushesWithoutEnd
    }

    /// When, in seconds.
    public let time: Double

    /// What was done.
    public let kind: Kind

    /// A sentence about it, for a failure message.
    public var description: String {
      let moment = "at \(Decimals.fixed(time)) s "
      switch kind {
      case .movedByInset(let from, let to):
        return moment + "an inset moved the content from \(Decimals.fixed(from)) to \(Decimals.fixed(to))"
      case .leftRange(let distance):
        return moment + "the content was put \(Decimals.fixed(distance)) outside of its range"
      case .missedOffset(let wanted, let got):
        return moment + "the content stands at \(Decimals.fixed(got)) instead of \(Decimals.fixed(wanted))"
      case .flushesWithoutEnd:
        return moment + "every flush asked for another one"
      }
    }
  }

  mutating func report(_ kind: Violation.Kind) {
    violations.append(Violation(time: time, kind: kind))
  }
}

extension RefreshSimulation {
  /// What a frame showed, to be drawn afterwards, in whatever surroundings.
  public struct Frame: Equatable, Sendable {
    /// When it was shown, in seconds.
    public let time: Double

    /// The machine after the frame.
    public let machine: RefreshStateMachine

    /// The scroll view after the frame.
    public let reading: ScrollMetrics

    /// What an animator at an end was told.
    ///
    /// - Parameters:
    ///   - side: The end at which the control stands.
    ///   - surroundings: The place to draw in.
    /// - Returns: The numbers of the frame.
    public func update(
      at side: AxisSide, in surroundings: RefreshSurroundings = RefreshSurroundings()
    ) -> RefreshUpdate {
      machine.update(at: side, reading, time: time, surroundings: surroundings)
    }

    /// How far the content's edge is from its rest, in points: less than a floating control is told of.
    package func contentExtent(at side: AxisSide) -> Double {
      let moved = machine.restOffset(at: side, reading) - reading.offset
      return max(0, side == .near ? moved : -moved)
    }
  }
}
