import RefreshCore
import ScrollPhysics

/// A simulation of a refresh without a screen: a scroll view, a control, a finger and a clock.
///
/// The state machine is the real one. The scroll view behaves like UIKit's, and the simulation sends the events of the
/// adapter in the same order: notifications are only recorded, the turn ends with a flush, and a frame ticks only if
/// the machine requested one. Nothing waits for real time: ten minutes take no time.
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
/// It is a value, so copies are independent: one beginning can be continued in many ways. Distances are in points,
/// times in seconds. Positions of the finger increase as the offset decreases, as in a view: a finger that moves down
/// pulls the list down.
///
/// A finger, the app and the clock:
///
/// ```swift
/// simulation.touchDown(at: RefreshSimulation.touchPosition)
/// simulation.drag(by: 60)
/// simulation.drag(to: 480, over: 0.5)
/// simulation.hold(for: 0.2)
/// simulation.cancelTouch()                // the system takes the touch away
/// let start = simulation.time
/// simulation.flick(velocity: -1500)
/// #expect(simulation.finger == nil && simulation.time - start >= RefreshSimulation.flickDuration)
/// ```
///
/// The calls of an app, to the control of the trace or to one at another side:
///
/// ```swift
/// simulation.add(RefreshStateMachine.SideSettings(role: .loadMore), at: .far)
/// simulation.configure(RefreshStateMachine.SideSettings(whenBusy: .restart))
/// #expect(simulation.begin() == .started)
/// simulation.reportProgress(0.5)
/// simulation.end(.failure)
/// ```
///
/// Other things that happen to a control:
///
/// ```swift
/// simulation.tap(at: .far)
/// simulation.finishAction(.noMoreData, at: .far)
/// simulation.setNoMoreData(false, at: .far)
/// simulation.setEnabled(false)
/// simulation.setHidden(true)
/// simulation.remove(at: .far)
/// ```
///
/// The changes of the list:
///
/// ```swift
/// simulation.setInset(.init(near: 44))
/// simulation.setInset(83, at: .far)
/// simulation.setSystemInset(.init(near: 59, far: 34))
/// simulation.setContentLength(6000, itemCount: 120)
/// simulation.setViewport(393)
/// simulation.scroll(to: 800, isAnimated: true)
/// simulation.setInBackground(true)
/// ```
///
/// The flags of a scroll view, and two differences between versions of UIKit:
///
/// ```swift
/// simulation.isInWindow = false
/// simulation.isZooming = true
/// simulation.hasPinnedHeaders = true
/// simulation.areAnimationsEnabled = false
/// (simulation.reportsLifts, simulation.bouncesInLift) = (false, true)
/// ```
///
/// A test reads the control, the list, and what the machine has done:
///
/// ```swift
/// #expect(simulation.state == .idle && simulation.pull == 0 && simulation.addedInset == 0)
/// #expect(simulation.offset == -simulation.inset.near - simulation.systemInset.near)
/// #expect(simulation.clientInset == simulation.inset && simulation.reading.offset == simulation.offset)
/// #expect(simulation.near.state == .idle && !simulation.far.isExhausted && simulation.side == .near)
/// #expect(simulation.triggerDistance == 84)
/// #expect(simulation.isQuiet && simulation.wake == .never && simulation.violations.isEmpty)
/// #expect(simulation.tally.insetWrites == 0)
/// print(simulation.time, simulation.tickCount, simulation.frameRate)
/// ```
///
/// The frames of a run, to be drawn later, and without a trace:
///
/// ```swift
/// simulation.keepsFrames = true
/// simulation.keepsTrace = false
/// simulation.pull(to: 0.5)
/// for frame in simulation.frames { ring.redraw(frame.update(at: .near), in: &drawing) }
/// ring.redraw(simulation.update(), in: &drawing)  // the present moment
/// ```
public struct RefreshSimulation: Equatable, Sendable {
  /// The side of ``state``, ``pull``, ``addedInset`` and the trace.
  public let side: RefreshStateMachine.AxisSide

  /// The machine after the last event.
  package var machine = RefreshStateMachine()

  /// The last frames of both sides.
  package internal(set) var sides = SideFrames()

  /// The behaviour of the control's action when it is started; it hangs by default.
  public var action = Action.hangs

  /// `true` if the machine is notified of a lift at once, as by a target of the pan; otherwise in the next frame.
  ///
  /// A cancelled touch is always reported, because no other source distinguishes it from a lift. `true` by default.
  public var reportsLifts = true

  /// `true` if the scroll view's bounce makes its first step during the lift instead of the next frame.
  ///
  /// UIKit has been observed to do both. `false` by default.
  public var bouncesInLift = false

  /// `true` if moments are recorded in ``trace``.
  ///
  /// `true` by default; a long random run is faster without.
  public var keepsTrace = true

  /// `true` if each frame is recorded in ``frames``, so that it can be drawn afterwards.
  ///
  /// `false` by default.
  public var keepsFrames = false

  var list: SimulatedList
  var clock: SimulationClock
  var record = SimulationRecord()
  var turn = Turn()

  /// Creates a scroll view at rest with a control at one side.
  ///
  /// ```swift
  /// let short = RefreshStateMachine.ScrollMetrics(contentLength: 300, viewport: 844)
  /// var footer = RefreshSimulation(.init(role: .loadMore), at: .far, in: short, frameRate: 120)
  /// ```
  ///
  /// - Parameters:
  ///   - settings: The settings of the control; those of a header by default.
  ///   - side: The side of the control and of the trace. The near side by default.
  ///   - scroll: The initial scroll view; by default a long list at rest on an iPhone 15 without bars. A finger or a
  ///     motion in it is ignored.
  ///   - frameRate: The number of frames per second, above zero and 1000 at most; 60 by default.
  public init(
    _ settings: RefreshStateMachine.SideSettings = RefreshStateMachine.SideSettings(),
    at side: RefreshStateMachine.AxisSide = .near,
    in scroll: RefreshStateMachine.ScrollMetrics = RefreshStateMachine.ScrollMetrics(),
    frameRate: Double = 60
  ) {
    precondition(frameRate > 0 && frameRate <= 1000, "frameRate must be above 0, and 1000 at most")
    self.side = side
    list = SimulatedList(scroll)
    clock = SimulationClock(frameRate: frameRate)
    add(settings, at: side)
  }
}

extension RefreshSimulation {
  /// The number of frames per second.
  public var frameRate: Double { clock.frameRate }

  /// The elapsed time, in seconds.
  public var time: Double { clock.time }

  /// The next wake requested by the machine.
  public var wake: RefreshStateMachine.Wake { clock.wake }

  /// The number of ticked frames; an idle control must not tick.
  public var tickCount: Int { clock.tickCount }

  /// The recorded trace: one row for each frame or call with a change or an effect.
  public var trace: RefreshTrace { record.trace }

  /// The recorded frames, oldest first.
  public var frames: [Frame] { record.frames }

  /// The tallies of the sessions, in the order of their beginning.
  ///
  /// ```swift
  /// #expect(simulation.tallies.allSatisfy { $0.actionStarts <= 1 })
  /// ```
  public var tallies: [SessionTally] { record.tallies }

  /// The violations of the framework's guarantees; empty unless the machine has a bug.
  public var violations: [Violation] { record.violations }

  /// The inset of the scroll view: the app's own and the added inset.
  public var inset: RefreshStateMachine.SidePair { list.inset }

  /// The inset that the system adds, such as the safe area.
  public var systemInset: RefreshStateMachine.SidePair { list.systemInset }

  /// The position of the finger along the axis; `nil` while no finger is down.
  public var finger: Double? { list.finger }

  /// The present reading of the scroll view.
  public var reading: RefreshStateMachine.ScrollMetrics { list.reading }

  /// The state of the control.
  public var state: RefreshState { sides[side].state }

  /// The near side, as the machine has decided on it.
  public var near: RefreshStateMachine.SideFrame { sides.near }

  /// The far side, as the machine has decided on it.
  public var far: RefreshStateMachine.SideFrame { sides.far }

  /// The distance of the content from its rest position; negative if it is scrolled away.
  public var pull: Double { sides[side].pull(at: offset) }

  /// The content offset.
  public var offset: Double { list.offset }

  /// The inset added by the framework.
  public var addedInset: Double { sides[side].addedInset }

  /// The pull that arms, in use.
  public var triggerDistance: Double { update().triggerDistance }

  /// The present update for an animator.
  public func update(in surroundings: RefreshSurroundings = RefreshSurroundings()) -> RefreshUpdate {
    sides[side].update(at: time, in: surroundings)
  }

  /// The tally of the present or last session; zeros before the first.
  public var tally: SessionTally {
    tallies.last { $0.side == side } ?? SessionTally(session: 0, side: side)
  }

  /// `true` without a finger, a motion, a session and a requested wake.
  public var isQuiet: Bool {
    list.isStill && clock.isIdle
  }
}

extension RefreshSimulation {
  /// Sets the whole inset of the scroll view by the app, like `contentInset =`.
  public mutating func setInset(_ inset: RefreshStateMachine.SidePair) {
    countForeignWrite(of: inset, over: self.inset)
    inOneTurn {
      $0.list.inset = inset
      $0.notify()
    }
  }

  /// Sets one side of the inset by the app, like `contentInset.bottom =`, which reads and writes the other side too.
  public mutating func setInset(_ value: Double, at side: RefreshStateMachine.AxisSide) {
    var inset = inset
    inset[side] = value
    setInset(inset)
  }

  /// The app's own inset, without the added inset, like `refresh.contentInset`.
  public var clientInset: RefreshStateMachine.SidePair {
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
      record.count(\.foreignInsetWrites, in: sides[side])
    }
  }

  /// Sets the inset of the system, for example when a bar or a keyboard appears.
  public mutating func setSystemInset(_ inset: RefreshStateMachine.SidePair) {
    inOneTurn {
      $0.list.systemInset = inset
      $0.notify()
    }
  }

  /// Sets the length of the content.
  ///
  /// - Parameters:
  ///   - length: The length in points.
  ///   - itemCount: The number of items; unchanged by default.
  public mutating func setContentLength(_ length: Double, itemCount: Int? = nil) {
    inOneTurn {
      if let itemCount { $0.list.flags.itemCount = itemCount }
      $0.list.scroll.contentLength = length
      $0.notify()
    }
  }

  /// Resizes the scroll view, for example by a rotation.
  public mutating func setViewport(_ length: Double) {
    inOneTurn {
      $0.list.scroll.viewport = length
      $0.notify()
    }
  }

  /// Sets the content offset by the app.
  ///
  /// An offset outside of the range is kept, like in UIKit.
  ///
  /// - Parameters:
  ///   - offset: The offset in points.
  ///   - isAnimated: `true` to scroll in 0.3 s at constant speed, which cancels a touch, and is ended by a touch.
  ///     `false` by default.
  public mutating func scroll(to offset: Double, isAnimated: Bool = false) {
    inOneTurn {
      if isAnimated {
        $0.cancelTouch()
        $0.list.animate(to: offset, at: $0.time)
      } else {
        $0.list.animation = nil
        $0.list.scroll.scroll(to: offset)
      }
      $0.notify()
    }
  }

  /// `true` if the scroll view is in a window.
  ///
  /// Leaving the window loses the touch without notification, ends every motion and moves the content into its range.
  public var isInWindow: Bool {
    get { list.flags.isInWindow }
    set {
      inOneTurn {
        $0.list.flags.isInWindow = newValue
        if !newValue { $0.list.stopEverything() }
        $0.notify()
      }
    }
  }

  /// Moves the app to the background or the foreground.
  ///
  /// Entering the background loses the touch, ends every motion and moves the content into its range. Frames and timers
  /// stop until the app returns; actions continue.
  public mutating func setInBackground(_ isInBackground: Bool) {
    inOneTurn {
      $0.clock.isInBackground = isInBackground
      if isInBackground { $0.list.stopEverything() }
      $0.send(isInBackground ? .enteredBackground : .enteredForeground)
    }
  }

  /// `true` if the content is being zoomed.
  public var isZooming: Bool {
    get { list.flags.isZooming }
    set { list.flags.isZooming = newValue }
  }

  /// `true` if section headers are pinned to the near edge.
  public var hasPinnedHeaders: Bool {
    get { list.flags.hasPinnedHeaders }
    set { list.flags.hasPinnedHeaders = newValue }
  }

  /// `true` if view animations are enabled.
  public var areAnimationsEnabled: Bool {
    get { list.flags.areAnimationsEnabled }
    set { list.flags.areAnimationsEnabled = newValue }
  }
}
