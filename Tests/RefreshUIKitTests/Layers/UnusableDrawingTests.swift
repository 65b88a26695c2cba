#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Animators that draw with numbers that are none.
@MainActor
@Suite struct UnusableDrawingTests {
  /// Draws a part of each kind with a number, and a dot that can be drawn.
  private struct Hostile: RefreshAnimator {
    let number: Double

    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      let place = Drawing.Point(x: number, y: 20)
      drawing.fill { $0.circle(center: place, radius: 4) }
      drawing.stroke(.tint, Drawing.Stroke(width: number)) { $0.circle(center: place, radius: 4) }
      drawing.text("Hello", style: .init(.footnote), centeredAt: place)
      drawing.symbol("plus", pointSize: number, centeredAt: place) { _ in }
      drawing.group(transform: .translation(x: number, y: 0), around: place) {
        $0.text("Hi", style: .init(.caption), centeredAt: .zero)
      }
      let fade = Drawing.Fade(.white, from: place, opacity: 1, to: .zero, opacity: 0)
      drawing.fill(.fading(fade)) { $0.circle(center: place, radius: number) }
      drawing.fill(.label) { $0.circle(center: .init(x: 20, y: 20), radius: 4) }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func theRestIsDrawnAndSaidOnce(number: Double) async {
    await TestWorld.run { world in
      let scene = Scene(world)
      let entries = await LogBoard.entries(about: scene.list) {
        let control = scene.addHeader(animator: Hostile(number: number))
        await scene.refresh()
        let shapes = control.layer.visibleTree.compactMap { $0 as? CAShapeLayer }.filter { $0.path != nil }
        #expect(shapes.count == 1)
        await scene.finish()
        await scene.refresh()
        await scene.finish()
      }
      #expect(entries.count == 1)
      scene.watch.expectCleanEnd()
    }
  }

  /// An animator that sets its control while it draws is drawn again in the next turn, and not within the drawing.
  @Test(arguments: [false, true]) func anAnimatorThatSetsItsControlComesToRest(isNewEachTime: Bool) async {
    await Scene.run(TestSetting()) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      counter.onDraw = { [weak control] _ in
        MainActor.assumeIsolated {
          guard counter.count < 10_000 else { return }
          control?.tintColor = isNewEachTime && counter.count.isMultiple(of: 2) ? .blue : .red
        }
      }
      await scene.refresh()
      #expect(counter.count < 1000)
      counter.onDraw = nil
      await scene.finish()
    }
  }
}
#endif
