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

  private let noStep = "is no step (finger 0-9 T > m : v ^ x ~ * /, app b s f n c l d h a o + = w g z, or -)"

  @Test func anUnknownSymbolIsNamedWithItsColumn() {
    #expect(
      complaint(about: "0 3 6 9 T T ^ - q - -")
        == "finger, column 9: 'q' \(noStep)")
  }

  @Test func layoutDoesNotCountAsColumns() {
    #expect(complaint(about: "   03   q") == "finger, column 3: 'q' \(noStep)")
  }

  @Test(arguments: ["t", "X", "M", ".", "é", "½", "٣", "👆", "ﬁ", "İ"])
  func whatOnlyResemblesASymbolIsNone(symbol: String) {
    #expect(complaint(about: symbol) == "finger, column 1: '\(symbol)' \(noStep)")
  }

  @Test(arguments: ["^", "x"])
  func aLiftNeedsAFinger(symbol: String) {
    #expect(complaint(about: "b \(symbol)") == "finger, column 2: '\(symbol)' takes a finger away, but none is down")
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
    #expect(complaint(about: "0 1 2 3 4 5 6 7 8 9 T > m : ^ v x ~ * / - b s f n c l d h a o + = w g z (s+)") == nil)
  }

  @Test func everyCapitalOfACallIsAStepBesideAFooter() {
    #expect(throws: Never.self) {
      try PullDiagram(finger: "B S F N C L D H A O (Bs)", header: .init(), footer: .init(role: .loadMore))
    }
  }

  @Test func aFooterIsCalledOnlyWhereThereIsOne() {
    #expect(
      complaint(about: "b - S")
        == "finger, column 3: 'S' calls a footer, but the diagram has one control; small letters call it")
  }

  @Test(arguments: ["T", "^", "-", "/", "w", "*"])
  func onlyCallsAreInParentheses(symbol: String) {
    #expect(
      complaint(about: "5 (s\(symbol))")
        == "finger, column 2: '\(symbol)' cannot be in parentheses, where only calls of the app and changes of the list can"
    )
  }

  @Test(arguments: [("b (s", 2, "("), ("b s) -", 3, ")"), ("- (s(+))", 2, "("), ("(s) )", 2, ")")])
  func parenthesesArePairs(finger: String, column: Int, symbol: String) {
    #expect(
      complaint(about: finger)
        == "finger, column \(column): '\(symbol)' has no other parenthesis that belongs to it")
  }

  @Test(arguments: ["T w ^", "T g ^", "T ~ ^"])
  func aTouchThatIsLostDoesNotLift(finger: String) {
    #expect(complaint(about: finger) == "finger, column 3: '^' takes a finger away, but none is down")
  }
}
