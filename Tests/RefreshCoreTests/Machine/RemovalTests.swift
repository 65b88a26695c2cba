import RefreshCore
import RefreshTesting
import Testing

/// A control that is removed gives its space back, and moves nothing but content that stood in it.
@Suite struct RemovalTests {
  /// A header that holds 60 points.
  private static func holding() -> Script {
    var script = Script()
    script.attach()
    script.open(frames: 120)
    return script
  }

  @Test func contentThatStoodInTheSpaceComesHome() {
    var script = Self.holding()
    #expect(script.send(.detached(.near)).offset == 0)
    #expect(script.scroll.inset == SidePair())
  }

  @Test func contentThatIsScrolledAwayStaysWhereItIs() {
    var script = Self.holding()
    script.scroll(to: 500)
    #expect(script.send(.detached(.near)).offset == nil)
  }

  @Test func contentUnderAFingerStaysWhereItIs() {
    var script = Self.holding()
    script.drag(to: 50)
    #expect(script.send(.detached(.near)).offset == nil)
  }

  @Test func contentWithoutAWindowStaysWhereItIs() {
    var script = Self.holding()
    script.scroll.isInWindow = false
    #expect(script.send(.detached(.near)).offset == nil)
  }

  @Test func contentInAScrollOfTheAppsStaysWhereItIs() {
    var script = Self.holding()
    script.scroll.isScrollAnimating = true
    script.scroll.offset = -40
    script.send(.scrolled)
    let effects = script.send(.detached(.near))
    #expect(effects.offset == nil && effects.inset == SidePair())
  }

  @Test func aSpaceThatSomebodyHasTakenIsNotGivenBackOnceMore() {
    var script = Self.holding()
    script.scroll.inset.near = 12
    script.scroll.adjustedInset.near = 12
    script.send(.scrolled)
    #expect(script.send(.detached(.near)).inset == nil)
    #expect(script.machine.addedInset == SidePair())
  }

  @Test func aSpaceThatSomebodyHasTakenFromAHiddenControlMovesNothing() {
    var script = Self.holding()
    script.scroll.inset.near = 40
    script.scroll.adjustedInset.near = 40
    script.scroll.offset = -40
    script.send(.scrolled)
    script.send(.hidden(.near, true))
    let effects = script.send(.laidOut)
    #expect(effects.inset == nil && effects.offset == nil)
    #expect(script.machine.addedInset == SidePair() && script.machine.clientInset(in: script.scroll).near == 40)
  }

  @Test func atAReadingThatIsNoneNothingIsWritten() {
    var script = Self.holding()
    var reading = script.scroll
    reading.inset.near = .nan
    let effects = script.machine.receive(.detached(.near), reading, at: script.time)
    #expect(effects.inset == nil && effects.offset == nil)
    #expect(script.machine.addedInset == SidePair())
  }

  @Test func removingWhatIsNotThereChangesNothing() {
    var script = Script()
    script.machine.configure(.init(metrics: RefreshMetrics(heldExtent: 30)), at: .near)
    script.send(.detached(.near))
    script.send(.attached(.near))
    script.send(.began(.near, .program, .always))
    script.run(frames: 90)
    #expect(script.machine.addedInset.near == 30)
  }

  @Test(arguments: AxisSide.allCases, [true, false])
  func disablingOrHidingCancelsAtEitherEndAndUndoingItDoesNot(side: AxisSide, hides: Bool) {
    let settings = RefreshSettings(metrics: RefreshSimulation.metrics)
    var simulation = RefreshSimulation(settings, at: side)
    simulation.begin(reveals: false)
    simulation.advance(by: 0.5)
    if hides { simulation.setHidden(false) } else { simulation.setEnabled(true) }
    #expect(simulation.state == .refreshing)
    if hides { simulation.setHidden(true) } else { simulation.setEnabled(false) }
    #expect(simulation.state == .idle && simulation.machine.outcome(at: side) == .cancelled)
    #expect(simulation.addedInset == 0)
  }

  @Test func whatStoodInTheSpaceOfADisabledControlComesHomeUnlessAFingerHoldsIt() {
    var script = Self.holding()
    script.send(.enabled(.near, false))
    #expect(script.send(.laidOut).offset == 0)
    var held = Self.holding()
    held.drag(to: 50)
    held.send(.enabled(.near, false))
    #expect(held.send(.laidOut).offset == nil && held.scroll.inset == SidePair())
  }
}
