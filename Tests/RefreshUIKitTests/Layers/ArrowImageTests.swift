#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// An image of the app in the place of the arrow.
@MainActor
@Suite struct ArrowImageTests {
  /// The sign of the vertical axis in a layer: below 0 for one that is upside down.
  private func uprightness(_ layer: CALayer?) -> CGFloat {
    sequence(first: layer, next: { $0?.superlayer }).reduce(1) { $0 * ($1?.transform.m22 ?? 1) }
  }

  /// Runs a scene with a header that has the image, which is given the layers that show an image.
  private func run(
    _ change: (Scene) -> Void = { _ in }, _ body: @MainActor (Scene, () -> [CALayer]) async -> Void
  ) async {
    await Scene.run(HeadlessSwitches()) { scene in
      change(scene)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      let header = scene.addHeader(animator: .arrow(image: image))
      let root = header.stage.renderer.root
      await body(scene) { root.visibleTree.filter { $0.contents != nil } }
    }
  }

  @Test func itIsDrawnInPlaceOfTheArrowAndTurnsOverWithIt() async {
    await run { scene, pictures in
      scene.pull(to: 75)
      #expect(pictures().count == 1)
      let lines = scene.header?.stage.renderer.root.visibleTree.compactMap { ($0 as? CAShapeLayer)?.path }
      #expect(lines?.isEmpty == true, "no arrow beside it")
      #expect(uprightness(pictures().first) > 0)
      scene.pull(to: 130)
      scene.finger.hold(for: 1)
      #expect(scene.header?.refreshState == .armed && pictures().count == 1)
      #expect(uprightness(pictures().first) < 0)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(pictures().isEmpty, "the spinner is there instead")
      await scene.finish()
    }
  }

  @Test func withReducedMotionTheTurnedImageFadesInInItsPlace() async {
    await run({ $0.world.accessibility.isReduceMotionEnabled = true }) { scene, pictures in
      scene.pull(to: 75)
      #expect(pictures().count == 1)
      #expect(uprightness(pictures().first) > 0)
      scene.pull(to: 130)
      scene.finger.hold(for: 1)
      #expect(pictures().count == 1 && uprightness(pictures().first) < 0)
    }
  }
}
#endif
