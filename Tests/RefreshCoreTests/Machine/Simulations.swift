import RefreshCore
import RefreshTesting
import Testing

extension RefreshSimulation {
  static let metrics = RefreshMetrics(heldExtent: 60, triggerDistance: 84, showsOutcomes: true)

  var machine: RefreshStateMachine { adapter.machine }

  /// A header on a long list, unless said otherwise.
  static func header(
    _ trigger: RefreshTrigger = .onRelease, metrics: RefreshMetrics = metrics,
    in scroll: ScrollMetrics = ScrollMetrics(),
    frameRate: Double = 60
  ) -> RefreshSimulation {
    let settings = SideSettings(metrics: metrics, trigger: trigger)
    return RefreshSimulation(settings, in: scroll, frameRate: frameRate)
  }

  /// A header whose session runs and whose content rests in the hold.
  static func holding(in scroll: ScrollMetrics = ScrollMetrics()) -> RefreshSimulation {
    var simulation = header(in: scroll)
    simulation.pull(to: 1.1)
    simulation.release()
    simulation.advance(by: 2)
    return simulation
  }

  /// A load, begun by a call.
  static func loading() -> RefreshSimulation {
    let settings = SideSettings(role: .loadMore, metrics: metrics, trigger: .manual)
    var simulation = RefreshSimulation(settings)
    simulation.begin()
    simulation.advance(by: 1)
    return simulation
  }

  /// Advances until nothing happens any more, which must be within ten seconds.
  mutating func expectQuiet(sourceLocation: SourceLocation = #_sourceLocation) {
    let isQuiet = advanceUntilQuiet()
    #expect(isQuiet, "state \(state), added inset \(addedInset), wake \(wake)", sourceLocation: sourceLocation)
  }

  /// Begins a session, and expects its result.
  mutating func expectBegin(_ answer: RefreshRequestResult, sourceLocation: SourceLocation = #_sourceLocation) {
    let was = begin()
    #expect(was == answer, sourceLocation: sourceLocation)
  }

  /// Advances frame by frame, and returns the offsets.
  mutating func offsets(over seconds: Double) -> [Double] {
    var offsets = [offset]
    let endTime = time + seconds
    while time < endTime - 1e-9 {
      advance(by: 1 / frameRate)
      offsets.append(offset)
    }
    return offsets
  }
}
