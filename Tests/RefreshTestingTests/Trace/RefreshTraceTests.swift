import RefreshCore
import RefreshTesting
import Testing

@Suite struct RefreshTraceTests {
  private func row(
    _ time: Double, finger: Double? = nil, offset: Double = 0, state: RefreshState = .idle, effects: [String] = []
  ) -> RefreshTrace.Row {
    RefreshTrace.Row(
      time: time, finger: finger, offset: offset, pull: -offset, state: state, addedInset: 0, effects: effects)
  }

  @Test func itIsATable() {
    var trace = RefreshTrace()
    trace.append(row(0))
    trace.append(row(1.0 / 60, finger: 410, offset: -51 - 2.0 / 3, state: .pulling, effects: ["prepare"]))
    trace.append(
      RefreshTrace.Row(
        time: 12.5, finger: nil, offset: -60, pull: 60, state: .refreshing, addedInset: 60,
        effects: ["offset -60.000", "inset 60.000"]))
    #expect(
      trace.description == """
            time    finger     offset      pull  state          share  effects
           0.000         -      0.000     0.000  idle           0.000
           0.017   410.000    -51.667    51.667  pulling        0.000  prepare
          12.500         -    -60.000    60.000  refreshing    60.000  offset -60.000, inset 60.000

        """)
  }

  @Test func withoutRowsItHasItsTitlesOnly() {
    #expect(RefreshTrace().description == "    time    finger     offset      pull  state          share  effects\n")
  }

  @Test func aNumberThatDoesNotFitNeverTouchesItsNeighbour() {
    let wide = RefreshTrace.Row(
      time: 1_000_000, finger: -1_000_000, offset: -123_456_789, pull: 123_456_789, state: .noMoreData,
      addedInset: 123_456_789)
    #expect(
      wide.description
        == " 1000000.000 -1000000.000 -123456789.000 123456789.000  noMoreData  123456789.000")
  }

  @Test func aRowThatShowsAndDoesNothingNewIsLeftOut() {
    var trace = RefreshTrace()
    trace.appendIfChanged(row(0))
    trace.appendIfChanged(row(1))
    trace.appendIfChanged(row(2, effects: ["announce"]))
    trace.appendIfChanged(row(3))
    trace.appendIfChanged(row(4, offset: 1))
    #expect(trace.rows.map(\.time) == [0, 2, 4])
  }

  @Test(arguments: [
    RefreshTrace.Row(time: 1, finger: 300, offset: 0, pull: 0, state: .idle, addedInset: 0),
    RefreshTrace.Row(time: 1, finger: nil, offset: 1, pull: 0, state: .idle, addedInset: 0),
    RefreshTrace.Row(time: 1, finger: nil, offset: 0, pull: 1, state: .idle, addedInset: 0),
    RefreshTrace.Row(time: 1, finger: nil, offset: 0, pull: 0, state: .ending, addedInset: 0),
    RefreshTrace.Row(time: 1, finger: nil, offset: 0, pull: 0, state: .idle, addedInset: 1),
  ])
  func aRowThatDiffersInAnythingIsKept(row: RefreshTrace.Row) {
    var trace = RefreshTrace()
    trace.appendIfChanged(self.row(0))
    trace.appendIfChanged(row)
    #expect(trace.rows.count == 2)
  }

  @Test func theStatesAreNamedOnceUntilTheyChange() {
    var trace = RefreshTrace()
    for state in [RefreshState.idle, .idle, .pulling, .pulling, .idle] { trace.append(row(0, state: state)) }
    #expect(trace.states == [.idle, .pulling, .idle])
  }
}
