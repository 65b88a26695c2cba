import RefreshCore
import RefreshTesting
import Testing

@Suite struct FrameTests {
  @Test func framesAreNotKeptUnlessAskedFor() {
    var simulation = RefreshSimulation()
    simulation.advance(by: 1)
    #expect(simulation.frames.isEmpty)
  }

  @Test func aFrameTellsWhatAnAnimatorWasTold() throws {
    var simulation = RefreshSimulation()
    simulation.keepsFrames = true
    simulation.pull(to: 0.5, over: 0.1)
    let frame = try #require(simulation.frames.last)
    #expect(simulation.frames.count == 6)
    #expect(abs(frame.time - 0.1) < 1e-9)
    #expect(frame.update(at: .near).state == .pulling)
    #expect(frame.update(at: .near).visibleExtent == 42)
    #expect(frame.update(at: .near).progress == 0.5)
    #expect(frame.update(at: .near, in: RefreshSurroundings(isDark: true)).surroundings.isDark)
  }

  @Test func aFrameShowsWhatItsEffectsHaveMade() throws {
    var simulation = RefreshSimulation()
    simulation.keepsFrames = true
    simulation.begin()
    simulation.advance(by: 0.1)
    let extents = simulation.frames.map { $0.update(at: .near).visibleExtent }
    #expect(extents.count == 6)
    #expect(zip(extents, extents.dropFirst()).allSatisfy { $0 < $1 })
    #expect(extents.last == simulation.update().visibleExtent)
  }
}
