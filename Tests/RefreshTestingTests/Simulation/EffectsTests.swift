import ScrollPhysics
import TestSupport
import Testing

@testable import RefreshCore
@testable import RefreshTesting

/// Effects that no machine produces: their order, and the errors for harmful ones.
@Suite struct EffectsTests {
  private func carriedOut(
    in scroll: ScrollMetrics = ScrollMetrics(), _ change: (inout RefreshStateMachine.Effects) -> Void
  ) -> RefreshSimulation {
    var simulation = RefreshSimulation(in: scroll)
    var effects = RefreshStateMachine.Effects()
    change(&effects)
    simulation.inOneTurn { $0.adapter.carryOut(effects, .near) }
    return simulation
  }

  @Test func theInsetIsWrittenBeforeTheOffset() {
    let simulation = carriedOut {
      $0.inset = SidePair(near: 60)
      $0.offset = -60
    }
    #expect(simulation.list.inset == SidePair(near: 60))
    #expect(simulation.offset == -60)
    #expect(simulation.violations.isEmpty)
  }

  @Test func anInsetThatComesLastIsWrittenAfterTheOffset() {
    let held = ScrollMetrics(offset: -60, inset: SidePair(near: 60))
    let change: (inout RefreshStateMachine.Effects) -> Void = {
      $0.inset = SidePair(near: 30)
      $0.offset = -45
    }
    let first = carriedOut(in: held, change)
    #expect(first.offset == -45)
    let last = carriedOut(in: held) {
      change(&$0)
      $0.writesInsetLast = true
    }
    #expect(last.offset == -30)
    #expect(last.violations.map(\.kind) == [.missedOffset(wanted: -45, got: -30)])
  }

  @Test func aStopEndsTheScrollViewsOwnMotion() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 0.8)
    simulation.release()
    #expect(simulation.list.reading.isDecelerating)
    var effects = RefreshStateMachine.Effects()
    effects.stopsScrolling = true
    simulation.inOneTurn { $0.adapter.carryOut(effects, .near) }
    #expect(!simulation.list.reading.isDecelerating)
  }

  @Test func ownWritesAskForNoFlush() {
    var simulation = RefreshSimulation()
    simulation.inOneTurn {
      var effects = RefreshStateMachine.Effects()
      effects.inset = SidePair(near: 20)
      effects.offset = -60
      $0.adapter.carryOut(effects, .near)
      #expect(!$0.adapter.turn.needsLayout)
    }
    #expect(simulation.state == .idle)
    // The machine has added no inset, so at the next reading it takes this one for the app's, and the rest for a pull.
    simulation.inOneTurn { $0.adapter.notify() }
    #expect(simulation.state == .pulling)
    #expect(simulation.pull == 40)
  }

  @Test func aCancelIsCarriedOutBeforeAStart() {
    var simulation = RefreshSimulation()
    simulation.action = .ends(after: 1, .success)
    var effects = RefreshStateMachine.Effects()
    effects.near = .init(at: .near, commands: .startAction | .cancelAction)
    simulation.inOneTurn { $0.adapter.carryOut(effects, .near) }
    #expect(simulation.adapter.clock.pendingEnds.count == 1)
  }

  @Test func anInsetThatMovesTheContentIsAViolation() {
    let simulation = carriedOut(in: ScrollMetrics(offset: -60, inset: SidePair(near: 60))) { $0.inset = SidePair() }
    #expect(simulation.violations.map(\.kind) == [.movedByInset(from: -60, to: 0)])
    #expect(
      simulation.violations.first?.description == "at 0.000 s an inset moved the content from -60.000 to 0.000")
  }

  @Test func anOffsetOutsideOfTheRangeIsAViolation() {
    let simulation = carriedOut { $0.offset = -20 }
    #expect(simulation.violations.map(\.kind) == [.leftRange(by: 20)])
    #expect(simulation.violations.first?.description == "at 0.000 s the content was put 20.000 outside of its range")
  }

  @Test func anOffsetThatComesCloserToTheRangeIsNone() {
    let simulation = carriedOut(in: ScrollMetrics(offset: -80)) { $0.offset = -20 }
    #expect(simulation.violations.isEmpty)
  }

  @Test func writesAreCountedAtTheEndThatTheyChange() {
    let simulation = carriedOut {
      $0.inset = SidePair(far: 40)
      $0.offset = 3_188
    }
    #expect(simulation.tallies.map(\.side) == [.far, .near])
    #expect(simulation.tallies.map(\.insetWrites) == [1, 0])
    #expect(simulation.tallies.map(\.offsetWrites) == [0, 1])
  }
}
