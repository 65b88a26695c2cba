import RefreshTesting
import Testing

@Suite struct PullDiagramDifferenceTests {
  private let finger = "0 6 T ^ - - -"

  private func difference(from expected: String) throws -> String? {
    try PullDiagram(finger: finger).difference(from: expected)
  }

  @Test func equalStatesDoNotDiffer() throws {
    #expect(try difference(from: ". p A R R R R") == nil)
  }

  @Test func theFirstColumnThatDiffersHasACaret() throws {
    #expect(
      try difference(from: ". p A A R R R") == """
        finger   0 6 T ^ - - -
        expected . p A A R R R
        was      . p A R R R R
                       ^
        """)
  }

  @Test func onlyTheFirstColumnThatDiffersHasACaret() throws {
    #expect(
      try difference(from: "p p A R E E E") == """
        finger   0 6 T ^ - - -
        expected p p A R E E E
        was      . p A R R R R
                 ^
        """)
  }

  @Test func aMissingColumnDiffers() throws {
    #expect(
      try difference(from: ". p A R R R") == """
        finger   0 6 T ^ - - -
        expected . p A R R R
        was      . p A R R R R
                             ^
        """)
  }

  @Test func aColumnTooManyDiffers() throws {
    #expect(
      try difference(from: ". p A R R R R R") == """
        finger   0 6 T ^ - - -
        expected . p A R R R R R
        was      . p A R R R R
                               ^
        """)
  }

  @Test func anExpectationOfNothingDiffers() throws {
    #expect(
      try difference(from: " ") == """
        finger   0 6 T ^ - - -
        expected \("")
        was      . p A R R R R
                 ^
        """)
  }

  @Test func anUnknownStateDiffers() throws {
    #expect(
      try difference(from: ". p A ? R R R") == """
        finger   0 6 T ^ - - -
        expected . p A ? R R R
        was      . p A R R R R
                       ^
        expected, column 4: '?' is no state (., p, A, R, E, N)
        """)
  }

  @Test func columnsOfCallsAreAsWideAsTheirCalls() throws {
    #expect(
      try PullDiagram(finger: "b (sb) - (s+) -").difference(from: "R R R E R") == """
        finger   b (sb) - (s+) -
        expected R R    R E    R
        was      R R    R E    E
                               ^
        """)
  }

  private func difference(header: String, footer: String) throws -> String? {
    try PullDiagram(finger: "B - - (b) - -", header: .init(), footer: .init(role: .loadMore))
      .difference(header: header, footer: footer)
  }

  @Test func equalStatesOfBothDoNotDiffer() throws {
    #expect(try difference(header: "...RRR", footer: "R R R E E .") == nil)
  }

  @Test func whatIsEqualIsALineOfItsOwn() throws {
    #expect(
      try difference(header: ". . . R R R", footer: "R R R R E .") == """
        finger          B - - (b) - -
        header          . . . R   R R
        footer expected R R R R   E .
               was      R R R E   E .
                              ^
        """)
  }

  @Test func ofBothOnlyTheFirstColumnThatDiffersHasACaret() throws {
    #expect(
      try difference(header: ". . . R E E", footer: "R . R . . x") == """
        finger          B - - (b) - -
        header expected . . . R   E E
               was      . . . R   R R
        footer expected R . R .   . x
               was      R R R E   E .
                          ^
        footer, column 6: 'x' is no state (., p, A, R, E, N)
        """)
  }

  @Test func aFooterIsMissedWhereThereIsNone() throws {
    #expect(
      try PullDiagram(finger: "T ^").difference(header: "A R", footer: ". .") == """
        finger          T ^
        header          A R
        footer expected . .
               was      \("")
                        ^
        """)
  }

  @Test func howTheLinesAreLaidOutDoesNotMatter() throws {
    let diagram = try PullDiagram(finger: "06 T   ^---")
    #expect(diagram.finger == "0 6 T ^ - - -")
    #expect(diagram.states == ". p A R R R R")
    #expect(diagram.difference(from: "  .pARRRR\n") == nil)
  }

  @Test func aWrongDiagramFailsItsTest() {
    withKnownIssue {
      expectPull("0 6 T ^ - - -", makes: ". p A A R R R")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("was      . p A R R R R\n               ^") }
    }
  }
}
