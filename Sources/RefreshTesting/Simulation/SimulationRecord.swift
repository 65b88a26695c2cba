import RefreshCore
import ScrollPhysics

/// The observations of a simulation: what happened, how often, and what should not have.
struct SimulationRecord: Equatable, Sendable {
  var trace = RefreshTrace()
  var frames: [RefreshSimulation.Frame] = []
  private(set) var tallies: [RefreshSimulation.SessionTally] = []
  private(set) var violations: [RefreshSimulation.Violation] = []

  /// Increments a counter of the session of a side.
  mutating func count(
    _ counter: WritableKeyPath<RefreshSimulation.SessionTally, Int>, in frame: RefreshStateMachine.SideFrame
  ) {
    let index = tallies.lastIndex { $0.side == frame.side && $0.session == frame.session } ?? tallies.count
    if index == tallies.count { tallies.append(.init(session: frame.session, side: frame.side)) }
    tallies[index][keyPath: counter] += 1
  }

  mutating func report(_ kind: RefreshSimulation.Violation.Kind, at time: Double) {
    violations.append(RefreshSimulation.Violation(time: time, kind: kind))
  }

  /// Reports what the framework did wrong; a finger is responsible for the content that it holds, and the scroll view for
  /// the content that it moves back into the range.
  mutating func judge(
    _ effects: RefreshStateMachine.Effects, _ before: ScrollSimulation, _ scroll: ScrollSimulation, at time: Double
  ) {
    guard !scroll.phase.isTracking else { return }
    let slack = scroll.grid.halfPixel
    if let wanted = effects.offset {
      if abs(wanted - scroll.offset) > slack { report(.missedOffset(wanted: wanted, got: scroll.offset), at: time) }
    } else if abs(before.offset - scroll.offset) > slack {
      report(.movedByInset(from: before.offset, to: scroll.offset), at: time)
    }
    guard scroll.phase == .idle else { return }
    let outside = abs(scroll.range.overscroll(at: scroll.offset))
    if outside > abs(before.range.overscroll(at: before.offset)) + slack { report(.leftRange(by: outside), at: time) }
  }
}

extension RefreshSimulation {
  /// The number of operations in one session.
  ///
  /// ```swift
  /// simulation.pull(to: 1.1)
  /// simulation.release()
  /// simulation.advance(by: 1)
  /// let tally = simulation.tally  // or one of simulation.tallies
  /// #expect(tally.session == 1 && tally.side == .near)
  /// #expect(tally.actionStarts == 1 && tally.actionCancels == 0 && tally.valueChanges == 1)
  /// #expect(tally.insetWrites <= 60 && tally.offsetWrites <= 60 && tally.foreignInsetWrites == 0)  // one a frame at most
  /// ```
  public struct SessionTally: Equatable, Sendable {
    /// The number of the session; 0 for operations before the first.
    public let session: UInt32

    /// The side of the session.
    public let side: RefreshStateMachine.AxisSide

    /// Inset writes by the framework that changed this side.
    public internal(set) var insetWrites = 0

    /// Inset writes by the app that changed this side.
    public internal(set) var foreignInsetWrites = 0

    /// Offset writes by the framework.
    public internal(set) var offsetWrites = 0

    /// Starts of the action.
    public internal(set) var actionStarts = 0

    /// Cancellations of the action.
    public internal(set) var actionCancels = 0

    /// Notifications of the `.valueChanged` listeners.
    public internal(set) var valueChanges = 0
  }

  /// A violation of the framework's guarantees for a scroll view.
  ///
  /// ```swift
  /// for violation in simulation.violations {
  ///   switch violation.kind {
  ///   case .movedByInset(let from, let to): print("\(violation.time) s: \(from) → \(to)")
  ///   case .leftRange(let distance): print("\(violation.time) s: \(distance) too far")
  ///   case .missedOffset(let wanted, let got): print("\(got) instead of \(wanted)")
  ///   case .flushesWithoutEnd: print("a loop of layout passes")
  ///   }
  /// }
  /// ```
  public struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The kind of a violation.
    public enum Kind: Equatable, Sendable {
      /// The scroll view moved the content because of an inset write by the framework.
      case movedByInset(from: Double, to: Double)

      /// The framework moved the content farther outside of its legal range, by a distance in points.
      case leftRange(by: Double)

      /// The content is not at the offset that the framework wrote.
      case missedOffset(wanted: Double, got: Double)

      /// Every flush requested another flush.
      case flushesWithoutEnd
    }

    /// The time in seconds.
    public let time: Double

    /// The kind of the violation.
    public let kind: Kind

    /// A sentence for a failure message.
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
        return moment + "every flush requested another one"
      }
    }
  }
}
