extension PullDiagram {
  /// Why a line is no script.
  public struct Malformed: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
      /// The symbol means nothing.
      case unknownSymbol

      /// The symbol takes a finger away where none is down.
      case noFinger
    }

    /// The column of the symbol, counted from 1; layout does not count.
    public let column: Int

    /// The symbol.
    public let symbol: Character

    /// What is wrong with it.
    public let reason: Reason

    /// A sentence such as "column 9: 'q' is no step (0-9, T, >, ^, x, -, b, s, f, n)".
    public var description: String {
      switch reason {
      case .unknownSymbol: "column \(column): '\(symbol)' is no step (0-9, T, >, ^, x, -, b, s, f, n)"
      case .noFinger: "column \(column): '\(symbol)' takes a finger away, but none is down"
      }
    }
  }
}
