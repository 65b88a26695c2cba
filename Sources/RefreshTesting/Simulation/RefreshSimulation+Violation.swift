import RefreshCore

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
