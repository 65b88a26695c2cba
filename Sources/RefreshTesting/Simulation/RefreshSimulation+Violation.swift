import RefreshCore

extension RefreshSimulation {
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

  mutating func report(_ kind: Violation.Kind) {
    violations.append(Violation(time: time, kind: kind))
  }
}
