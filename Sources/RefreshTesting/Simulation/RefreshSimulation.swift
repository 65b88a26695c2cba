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
/// simulation.touchDown(at: SimulatedList.touchPosition)
/// simulation.drag(by: 60)
/// simulation.drag(to: 480, over: 0.5)
/// simulation.hold(for: 0.2)
/// simulation.cancelTouch()                // the system takes the touch away
/// let start = simulation.time
/// simulation.flick(velocity: -1500)
/// #expect(simulation.list.finger == nil && simulation.time - start >= SimulatedList.flickDuration)
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
/// The list, whose properties ``SimulatedList`` describes, and the app around it:
///
/// ```swift
/// simulation.list.contentLength = 6000
/// simulation.scroll(to: 800, isAnimated: true)
/// simulation.setInBackground(true)
/// ```
///
/// A test reads the control, the list, and what the machine has done:
///
/// ```swift
/// #expect(simulation.state == .idle && simulation.pull == 0 && simulation.addedInset == 0)
/// #expect(simulation.offset == -simulation.list.inset.near && simulation.clientInset == simulation.list.inset)
/// #expect(simulation.near.state == .idle && simulation.far.state == .idle && simulation.side == .near)
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
  /// The adapter between the list and the machine.
  package internal(set) var adapter: SimulatedAdapter

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
    adapter = SimulatedAdapter(list: SimulatedList(scroll), clock: SimulationClock(frameRate: frameRate), side: side)
    add(settings, at: side)
  }
}

extension RefreshSimulation {
  /// The side of ``state``, ``pull``, ``addedInset`` and the trace.
  public var side: RefreshStateMachine.AxisSide { adapter.side }

  /// The behaviour of the control's action when it is started; it hangs by default.
  public var action: Action {
    get { adapter.action }
    set { adapter.action = newValue }
  }

  /// The scroll view; a change notifies the machine, as UIKit does.
  public var list: SimulatedList {
    get { adapter.list }
    set { adapter.inOneTurn { $0.changeList(to: newValue) } }
  }

  /// `true` if moments are recorded in ``trace``.
  ///
  /// `true` by default; a long random run is faster without.
  public var keepsTrace: Bool {
    get { adapter.keepsTrace }
    set { adapter.keepsTrace = newValue }
  }

  /// `true` if each frame is recorded in ``frames``, so that it can be drawn afterwards.
  ///
  /// `false` by default.
  public var keepsFrames: Bool {
    get { adapter.keepsFrames }
    set { adapter.keepsFrames = newValue }
  }

  /// The number of frames per second.
  public var frameRate: Double { adapter.clock.frameRate }

  /// The elapsed time, in seconds.
  public var time: Double { adapter.clock.time }

  /// The next wake requested by the machine.
  public var wake: RefreshStateMachine.Wake { adapter.clock.wake }

  /// The number of ticked frames; an idle control must not tick.
  public var tickCount: Int { adapter.clock.tickCount }

  /// The recorded trace: one row for each frame or call with a change or an effect.
  public var trace: RefreshTrace { adapter.record.trace }

  /// The recorded frames, oldest first.
  public var frames: [Frame] { adapter.record.frames }

  /// The tallies of the sessions, in the order of their beginning.
  ///
  /// ```swift
  /// #expect(simulation.tallies.allSatisfy { $0.actionStarts <= 1 })
  /// ```
  public var tallies: [SessionTally] { adapter.record.tallies }

  /// The violations of the framework's guarantees; empty unless the machine has a bug.
  public var violations: [Violation] { adapter.record.violations }

  /// The state of the control.
  public var state: RefreshState { adapter.sides[side].state }

  /// The near side, as the machine has decided on it.
  public var near: RefreshStateMachine.SideFrame { adapter.sides.near }

  /// The far side, as the machine has decided on it.
  public var far: RefreshStateMachine.SideFrame { adapter.sides.far }

  /// The distance of the content from its rest position; negative if it is scrolled away.
  public var pull: Double { adapter.sides[side].pull(at: offset) }

  /// The content offset.
  public var offset: Double { list.offset }

  /// The inset added by the framework.
  public var addedInset: Double { adapter.sides[side].addedInset }

  /// The pull that arms, in use.
  public var triggerDistance: Double { update().triggerDistance }

  /// The present update for an animator.
  public func update(in surroundings: RefreshSurroundings = RefreshSurroundings()) -> RefreshUpdate {
    adapter.sides[side].update(at: time, in: surroundings)
  }

  /// The tally of the present or last session; zeros before the first.
  public var tally: SessionTally { tallies.last { $0.side == side } ?? SessionTally(session: 0, side: side) }

  /// `true` without a finger, a motion, a session and a requested wake.
  public var isQuiet: Bool { adapter.isQuiet }
}
