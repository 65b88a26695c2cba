import RefreshTesting
import Testing

@Suite struct PullDiagramMalformedTests {
  private func complaint(about finger: String) -> String? {
    do throws(PullDiagram.Malformed) {
      _ = try PullDiagram(finger: finger)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func anUnknownSymbolIsNamedWithItsColumn() {
    #expect(
      complaint(about: "0 3 6 9 T T ^ - q - -")
        == "column 9: 'q' is no step (0-9, T, >, ^, x, -, b, s, f, n)")
  }

  @Test func layoutDoesNotCountAsColumns() {
    #expect(complaint(about: "   03   q") == "column 3: 'q' is no step (0-9, T, >, ^, x, -, b, s, f, n)")
  }

  @Test(arguments: ["t", "X", "A", ".", "é", "½", "٣", "👆"])
  func whatOnlyResemblesASymbolIsNone(symbol: String) {
    #expect(complaint(about: symbol) == "column 1: '\(symbol)' is no step (0-9, T, >, ^, x, -, b, s, f, n)")
  }

  @Test(arguments: ["^", "x"])
  func aLiftNeedsAFinger(symbol: String) {
    #expect(complaint(about: "b \(symbol)") == "column 2: '\(symbol)' takes a finger away, but none is down")
  }

  @Test(arguments: ["T ^ ^", "T x ^", "T ^ - x"])
  func aFingerLiftsOnlyOnce(finger: String) {
    #expect(complaint(about: finger)?.hasSuffix("takes a finger away, but none is down") == true)
  }

  @Test func itNamesSymbolColumnAndReason() {
    #expect(throws: PullDiagram.Malformed.self) { try PullDiagram(finger: "T q") }
    do throws(PullDiagram.Malformed) {
      _ = try PullDiagram(finger: "T q")
    } catch {
      #expect(error.column == 2)
      #expect(error.symbol == "q")
      #expect(error.reason == .unknownSymbol)
    }
  }

  @Test func everyDocumentedSymbolIsAStep() {
    #expect(complaint(about: "0 1 2 3 4 5 6 7 8 9 T > ^ 0 x - b s f n") == nil)
  }
}
