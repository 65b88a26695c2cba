import RefreshCore
import RefreshPictures
import RefreshTesting
import Testing

@Suite struct SimulationFilmstripTests {
  /// A ball in the middle of what is uncovered.
  private struct Ball: RefreshAnimator {
    var preferredPlacement = RefreshPlacement.withContent

    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      let radius = update.visibleExtent / 2
      drawing.fill { $0.circle(center: Drawing.Point(x: update.crossLength / 2, y: radius), radius: radius) }
    }
  }

  @Test func keptFramesMakeAFilmstrip() {
    var simulation = RefreshSimulation()
    simulation.keepsFrames = true
    simulation.pull(to: 0.5, over: 0.2)
    let strip = simulation.filmstrip(of: Ball(), in: RefreshSurroundings(crossLength: 76, isDark: true), everyFrames: 4)
    #expect(strip.frames.map(\.caption) == ["0.017 idle", "0.083 pulling", "0.150 pulling"])
    #expect(strip.frames.map(\.drawing.isEmpty) == [true, false, false])
    #expect(strip.frames.last?.visibleExtent == simulation.frames[8].update(at: .near).visibleExtent)
    #expect(strip.scene.palette.isDark)
    #expect(strip.scene.crossLength == 76)
  }

  @Test func underAFloatingControlTheContentIsWhereItIs() {
    var simulation = RefreshSimulation(.init(metrics: RefreshMetrics(), placement: .floating))
    simulation.keepsFrames = true
    simulation.pull(to: 1.2)
    simulation.release()
    simulation.advance(by: 2)
    let frames = simulation.filmstrip(of: Ball(preferredPlacement: .floating)).frames
    #expect(frames.last?.visibleExtent == 0 && frames.last?.floatingExtent == 60)
    #expect((frames.map { $0.visibleExtent }.max() ?? 0) > 84)
    let held = simulation.filmstrip(of: Ball()).frames.last
    #expect(held?.visibleExtent == 60 && held?.floatingExtent == nil)
  }

  @Test func withoutKeptFramesTheFilmstripIsEmpty() {
    #expect(RefreshSimulation().filmstrip(of: Ball()).frames.isEmpty)
  }
}
