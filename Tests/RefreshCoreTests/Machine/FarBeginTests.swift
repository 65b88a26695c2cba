import RefreshTesting
import Testing

@testable import RefreshCore

/// A session that begins and reveals itself while the reader is far away scrolls the last viewport only: a list builds every
/// row that it passes.
@Suite struct FarBeginTests {
  private func begun(at offset: Double, viewport: Double = 852) -> RefreshSimulation {
    var simulation = RefreshSimulation.header(in: ScrollMetrics(contentLength: 40_000, viewport: viewport))
    simulation.scroll(to: offset)
    simulation.advance(by: 0.1)
    simulation.begin()
    return simulation
  }

  @Test(arguments: [853.0, 2000, 20_000]) func onlyTheLastViewportIsScrolled(start: Double) {
    var simulation = begun(at: start)
    let offsets = simulation.offsets(over: 1.5)
    #expect(offsets.last == -60 && simulation.addedInset == 60)
    let moved = offsets.filter { $0 != start }
    #expect(moved.allSatisfy { $0 <= 852 - 60 })
    #expect(zip(moved, moved.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 100 })
    #expect(simulation.violations.isEmpty, "\(simulation.violations)")
  }

  @Test(arguments: [100.0, 700]) func aNearListIsScrolledFromWhereItIs(start: Double) throws {
    var simulation = begun(at: start)
    let offsets = simulation.offsets(over: 1.5)
    let first = try #require(offsets.first { $0 != start })
    #expect(start - first < 30)
    #expect(offsets.last == -60)
  }

  @Test func aFooterComesFromTheLastViewportToo() {
    let settings = SideSettings(role: .loadMore, metrics: RefreshSimulation.metrics, trigger: .onRelease)
    var simulation = RefreshSimulation(settings, at: .far, in: ScrollMetrics(contentLength: 40_000))
    simulation.begin()
    let offsets = simulation.offsets(over: 1.5)
    let end = 40_000 - 852 + 60.0
    #expect(offsets.last == end)
    #expect(offsets.filter { $0 != 0 }.allSatisfy { $0 >= end - 852 })
  }
}
