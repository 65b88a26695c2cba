import RefreshCore

/// A replay of a recording: the same inputs lead a machine to the same states.
///
/// ```swift
/// let replay = try RefreshReplay(parsing: text)
/// #expect(replay.trace(at: .near).states == [.idle, .pulling, .armed, .refreshing, .ending, .idle])
/// ```
///
/// The text is that of `control.recording`. A machine that decides otherwise than the recorded one has a difference:
///
/// ```swift
/// let replay = try RefreshReplay(parsing: text)
/// guard replay.isVertical, replay.hasControl(at: .near), !replay.isCut else { return }
/// #expect(replay.difference == nil)
/// print(replay.steps.first?.near.state ?? .idle, replay.steps.last?.near.state ?? .idle)
/// ```
public struct RefreshReplay: Sendable {
  /// An input and its result.
  ///
  /// ```swift
  /// for step in replay.steps where !RefreshTrace.words(of: step.effects, at: .near).isEmpty {
  ///   print(step.line, step.time, step.scroll.offset, step.near.state, step.far.state)
  /// }
  /// ```
  public struct Step: Sendable {
    /// The line of the text, counted from 1.
    public let line: Int

    /// The time of the event in seconds; that of the last event before it for a change of the settings.
    public let time: Double

    /// The reading of the scroll view at the event; the last one for a change of the settings.
    public let scroll: RefreshStateMachine.ScrollMetrics

    /// The effects of the event.
    public let effects: RefreshStateMachine.Effects

    /// The machine after the input.
    package let machine: RefreshStateMachine

    /// The frames of both sides after the input.
    package let frames: SideFrames

    /// The frame of the control at the top or leading edge.
    public var near: RefreshStateMachine.SideFrame { frames.near }

    /// The frame of the control at the bottom or trailing edge.
    public var far: RefreshStateMachine.SideFrame { frames.far }
  }

  /// The first line in which the effects of a replay are not the recorded ones.
  ///
  /// ```swift
  /// if let difference = replay.difference {
  ///   print("line \(difference.line): recorded \(difference.expected), replayed \(difference.came)")
  /// }
  /// ```
  public struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// The line of the effects, or of an input without any, counted from 1.
    public let line: Int

    /// The recorded effects; empty for none.
    public let expected: String

    /// The effects of the replay; empty for none.
    public let came: String

    /// One line: `12: recorded "near armed, frame", replayed "near pulling, frame"`.
    public var description: String { "\(line): recorded \"\(expected)\", replayed \"\(came)\"" }
  }

  /// The reason why a text is no recording.
  ///
  /// ```swift
  /// do throws(RefreshReplay.Malformed) {
  ///   _ = try RefreshReplay(parsing: "no recording")
  /// } catch {
  ///   print("line \(error.line): \(error.reason)")
  /// }
  /// ```
  public struct Malformed: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int

    /// A sentence without its full stop.
    public let reason: String

    /// The line and the reason: `3: "pulled" is no event`.
    public var description: String { "\(line): \(reason)" }
  }

  /// `true` for the vertical axis.
  public private(set) var isVertical = true

  /// `true` if the end is missing, because the text would have been too long.
  public private(set) var isCut = false

  /// The machine at the rest before the first input.
  package private(set) var start = RefreshStateMachine()

  /// The inputs, in order.
  public private(set) var steps: [Step] = []

  /// The first difference from the recording; `nil` if all effects are the recorded ones.
  public private(set) var difference: Difference?

  /// Replays a text.
  ///
  /// - Parameter text: The text of a recording. Lines may end as on Unix or Windows.
  /// - Throws: ``Malformed`` for any other text.
  public init(parsing text: String) throws(Malformed) {
    var reader = RecordingReader(text)
    (isVertical, isCut) = try reader.readTitle()
    var (scroll, time) = (ScrollMetrics(), 0.0)
    start = try reader.readMachine(&scroll, &time)
    startTime = time
    var (machine, hasEvent, frames) = (start, false, SideFrames(of: start, scroll))
    while let input = try reader.readInput(of: machine, &scroll, &time) {
      let (line, before) = (reader.line, machine)
      var effects = RefreshStateMachine.Effects()
      switch input {
      case .settings(let settings, let side): machine.configure(settings, at: side)
      case .event(let event):
        if !hasEvent { (startTime, hasEvent) = (time, true) }
        effects = machine.receive(event, scroll, at: time)
        frames.take(effects)
      }
      steps.append(Step(line: line, time: time, scroll: scroll, effects: effects, machine: machine, frames: frames))
      let (expected, came) = (reader.readEffects(), effects.recorded(from: before, to: machine))
      guard difference == nil, !expected.hasBytes(of: came) else { continue }
      difference = Difference(line: reader.line, expected: expected, came: came)
    }
  }

  /// Returns the course of the control at a side, with a row for each change; its times begin at 0.
  ///
  /// The place of the finger is not recorded.
  public func trace(at side: RefreshStateMachine.AxisSide) -> RefreshTrace { course(at: side).trace }

  /// Returns the course of the control at a side, with the steps at which it changes.
  package func course(at side: AxisSide) -> (trace: RefreshTrace, steps: [Int]) {
    var (trace, indices) = (RefreshTrace(), [Int]())
    for (index, step) in steps.enumerated() {
      trace.appendIfChanged(
        RefreshTrace.Row(
          time: max(step.time - startTime, 0), finger: nil, offset: step.scroll.offset,
          pull: step.frames[side].pull, state: step.frames[side].state,
          addedInset: step.frames[side].addedInset, effects: RefreshTrace.words(of: step.effects, at: side)))
      if trace.rows.count > indices.count { indices.append(index) }
    }
    return (trace, indices)
  }

  /// The time of the first event, in seconds.
  package private(set) var startTime = 0.0

  /// Returns `true` if there is a control at a side after an input.
  public func hasControl(at side: RefreshStateMachine.AxisSide) -> Bool { steps.contains { $0.frames[side].isPresent } }
}
