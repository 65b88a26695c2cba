import RefreshCore
import RefreshTesting
import Testing

/// Numbers that a test computes wrongly: a simulation ignores them or refuses them with a sentence, and never runs for ever.
@Suite struct HostileNumberTests {
  private static let numbers = [
    Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, -1, Double(Int.max), Double(Int.min),
  ]

  /// Refreshes after a call, and returns the simulation.
  private func played(_ call: (inout RefreshSimulation) -> Void) -> RefreshSimulation {
    var simulation = RefreshSimulation()
    simulation.add(SideSettings(role: .loadMore), at: .far)
    simulation.action = .ends(after: 1, .success)
    call(&simulation)
    simulation.release()
    simulation.pull(to: 1.2)
    call(&simulation)
    simulation.release()
    simulation.advance(by: 0.5)
    call(&simulation)
    simulation.advanceUntilQuiet()
    return simulation
  }

  @Test(arguments: numbers) func aFingerThatIsNowhereStays(number: Double) {
    for simulation in [
      played { $0.touchDown(at: number) }, played { $0.drag(by: number) }, played { $0.drag(to: number) },
      played { $0.pull(to: number) }, played { $0.flick(velocity: number) },
    ] {
      #expect(simulation.offset.isFinite)
      #expect(simulation.violations.isEmpty)
    }
  }

  @Test(arguments: numbers) func aScrollViewThatIsNowhereIsIgnored(number: Double) {
    for simulation in [
      played { $0.list.inset.near = number }, played { $0.list.inset.far = number },
      played { $0.clientInset = SidePair(near: number) }, played { $0.list.systemInset = SidePair(near: number) },
      played { $0.list.contentLength = number }, played { $0.list.viewport = number }, played { $0.scroll(to: number) },
      played { $0.scroll(to: number, isAnimated: true) }, played { $0.reportProgress(number) },
      played { $0.configure(SideSettings(minimumVisibleTime: number, timeout: number)) },
      played { $0.action = .ends(after: number, .success) },
    ] {
      #expect(simulation.time.isFinite)
    }
  }

  /// A finger that is never lifted.
  @Test func waitingForEverEnds() {
    // 100,000 s have six million frames at 60 Hz.
    var simulation = RefreshSimulation(frameRate: 5)
    simulation.touchDown()
    simulation.keepsTrace = false
    for seconds in [Double.nan, -1, .infinity] {
      let isQuiet = simulation.advanceUntilQuiet(within: seconds)
      #expect(!isQuiet)
    }
    #expect(simulation.time < 200_000)
  }
}

// Exit tests need a process to start, which only the desktop systems allow.
#if os(Linux) || os(macOS)
@Suite struct HostileTimeTests {
  @Test func aTimeWithoutAnEndTraps() async {
    await #expect(processExitsWith: .failure) {
      var simulation = RefreshSimulation()
      simulation.advance(by: 1e308)
    }
    await #expect(processExitsWith: .failure) {
      var simulation = RefreshSimulation()
      simulation.drag(by: 9, over: .nan)
    }
    await #expect(processExitsWith: .failure) { _ = RefreshSimulation(frameRate: 1e308) }
    await #expect(processExitsWith: .failure) { _ = try PullDiagram(finger: ". .", step: 1e308) }
  }
}
#endif
