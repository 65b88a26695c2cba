import Testing

@testable import RefreshCore

/// The names that are written by hand, because Embedded Swift prints no case.
@Suite struct RecordedCaseTests {
  private func expectOwnNames<Case: RecordedCase & Equatable>(_: Case.Type) {
    for value in Case.allCases { #expect(value.recordedName == "\(value)") }
  }

  @Test func theNameOfACaseIsItsOwn() {
    expectOwnNames(AxisSide.self)
    expectOwnNames(RefreshOrigin.self)
    expectOwnNames(RefreshReveal.self)
    expectOwnNames(RefreshOutcome.self)
    expectOwnNames(RefreshState.self)
    expectOwnNames(RefreshFeedback.self)
    expectOwnNames(RefreshRequestResult.Reason.self)
  }

  @Test func aFlagIsWrittenAsTrueOrFalse() {
    #expect(RefreshStateMachine.Event.enabled(.near, true).recorded == "enabled near true")
    #expect(RefreshStateMachine.Event.hidden(.far, false).recorded == "hidden far false")
    #expect(RefreshStateMachine.Event.noMoreData(.far, true).recorded == "noMoreData far true")
  }
}
