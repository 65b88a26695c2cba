#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

@testable import RefreshCore

/// The layers of every preset, compared with their drawings at the same time.
@MainActor
@Suite struct PresetLayerTests {
  nonisolated static let presets = RefreshPreset.all.filter(\.draws)

  private func update(_ state: RefreshState, _ extent: Double, start: Double) -> RefreshUpdate {
    let isBusy = state == .refreshing
    return RefreshUpdate(
      state: state, visibleExtent: extent, heldExtent: 58, triggerDistance: 82, armedFraction: isBusy ? 1 : 0.3,
      activityFraction: isBusy ? 1 : 0, motionStart: start)
  }

  /// The layers of a drawing, and those of another one that has nothing left to loop, look the same.
  private func expectSame(_ host: HostedRenderer, _ still: HostedRenderer, _ drawing: Drawing) {
    let sample = drawing.sampled(at: host.world.now)
    still.show { _, drawing in drawing = sample }
    let (seen, expected) = (SeenStroke.all(in: host.renderer.root), SeenStroke.all(in: still.renderer.root))
    #expect(seen.count == expected.count)
    let middle = CGPoint(x: 196, y: 29)
    let largest = zip(seen, expected).map { $0.difference(from: $1, near: middle) }.max() ?? 0
    // A quarter of a percent of what a scale of 0.38 to and fro comes to, 14 points from its anchor.
    #expect(largest < 0.0134)
    #expect(host.labels.map(\.text) == drawing.texts.map(\.string))
  }

  @Test(arguments: presets)
  func theLayersShowWhatTheDrawingComesToAtEveryMoment(preset: RefreshPreset) {
    HostedRenderer.run { host in
      let still = HostedRenderer(host.world)
      let start = host.world.now - 0.21
      let colors = DrawingColors(host.world.window.traitCollection, tint: nil)
      for (state, extent) in [(RefreshState.pulling, 30.0), (.pulling, 70), (.refreshing, 58)] {
        let update = update(state, extent, start: start)
        host.renderer.show(update, by: preset.animator, colors: colors, scale: 3)
        var drawing = Drawing(measuredBy: host.renderer.measure)
        preset.animator.redraw(update, in: &drawing)
        #expect(!drawing.isEmpty)
        for _ in 0..<20 {
          host.world.advance(by: 0.0437)
          expectSame(host, still, drawing)
        }
      }
    }
  }

  @Test(arguments: presets)
  func everyPresetLoopsWhileItRefreshes(preset: RefreshPreset) {
    HostedRenderer.run { host in
      let colors = DrawingColors(host.world.window.traitCollection, tint: nil)
      host.renderer.show(update(.refreshing, 58, start: 1), by: preset.animator, colors: colors, scale: 3)
      #expect(!host.renderer.root.loops.isEmpty)
      host.renderer.show(update(.pulling, 58, start: 1), by: preset.animator, colors: colors, scale: 3)
      #expect(host.renderer.root.loops.isEmpty)
    }
  }
}
#endif
