#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The drawing of a held control while its surroundings change.
@MainActor
@Suite struct HeldDrawingTests {
  private static let switches = HeadlessSwitches()

  /// The angle that a spin of one turn a second has now, as the one that is seen.
  private func expectInPhase(_ control: RefreshControl, _ counter: DrawCounter, in world: HeadlessWorld) throws {
    let seen = try #require(SeenStroke.all(in: control.layer).first)
    let start = try #require(counter.last).motionStart
    let angle = Drawing.Motion.spin(period: 1).value(at: world.now, motionStart: start)
    #expect(abs(Double(seen.place.a) - cos(angle)) < 1e-6)
    #expect(abs(Double(seen.place.b) - sin(angle)) < 1e-6)
  }

  @Test func loopsGoOnWhileTheMainThreadIsBusy() async throws {
    try await Scene.run(Self.switches) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      await scene.refresh()
      await scene.advance(by: 1)
      let (draws, writes) = (counter.count, scene.world.layerWriteCount)
      for _ in 0..<5 {
        scene.world.stall(for: 0.37)
        try expectInPhase(control, counter, in: scene.world)
      }
      await scene.advance(by: 1)
      try expectInPhase(control, counter, in: scene.world)
      #expect(counter.count == draws)
      #expect(scene.world.layerWriteCount == writes)
      #expect(scene.world.displayLinkCount == 0)
    }
  }

  @Test func loopsGoOnInPhaseInAnotherWindow() async throws {
    try await Scene.run(Self.switches) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      await scene.refresh()
      let other = UIWindow(frame: scene.world.window.bounds)
      scene.world.log.removeAll()
      other.addSubview(scene.list)
      await scene.advance(by: 0.5)
      #expect(control.layer.loops.count == 1)
      #expect(scene.world.log.events(.animation).count { $0.detail == "added" } == 1, "restarted more than once")
      try expectInPhase(control, counter, in: scene.world)
      scene.world.window.addSubview(scene.list)
      await scene.advance(by: 0.1)
    }
  }

  /// Core Animation is said to remove the animations of invisible layers.
  @Test func theLoopsOfAFooterGoOnInPhaseAfterTheBackground() async throws {
    try await Scene.run(Self.switches) { scene in
      let counter = DrawCounter()
      let footer = scene.addFooter(animator: counter)
      await scene.reachEnd()
      await scene.showFooter()
      #expect(footer.layer.loops.count == 1)
      scene.world.enterBackground()
      for layer in footer.layer.tree { layer.removeAllAnimations() }
      scene.world.enterForeground()
      await scene.advance(by: 0.3)
      #expect(footer.layer.loops.count == 1)
      try expectInPhase(footer, counter, in: scene.world)
    }
  }

  @Test func aControlThatIsNeverDrawnAgainWritesNothing() async {
    await Scene.run(Self.switches) { scene in
      scene.addHeader(animator: .gum)
      await scene.refresh()
      await scene.advance(by: 1)
      let writes = scene.world.layerWriteCount
      await scene.advance(by: 3)
      #expect(scene.world.layerWriteCount == writes)
    }
  }

  @Test func theDirectionOfTheLayoutIsFollowedAtOnce() async {
    await Scene.run(Self.switches) { scene in
      let counter = DrawCounter()
      scene.addHeader(animator: counter)
      await scene.refresh()
      #expect(counter.last?.surroundings.isRightToLeft == false)
      scene.world.setTraits { $0.layoutDirection = .rightToLeft }
      #expect(counter.last?.surroundings.isRightToLeft == true)
      scene.list.semanticContentAttribute = .forceLeftToRight
      await scene.finish()
      await scene.refresh()
      #expect(counter.last?.surroundings.isRightToLeft == false, "a list can have a direction of its own")
    }
  }

  @Test func theTextSizeIsFollowedAtOnceByTheWordsOfAHeldControl() async throws {
    try await Scene.run(Self.switches) { scene in
      let control = scene.addHeader(
        animator: Sketch {
          $1.text("Loading", style: .init(.subheadline), centeredAt: .init(x: 100, y: $0.visibleExtent / 2))
        }
      )
      await scene.refresh()
      let label = try #require(control.layer.visibleTree.compactMap { $0.headlessView as? UILabel }.first)
      #expect(label.bounds.height == 20)
      scene.world.setTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
      #expect(label.bounds.height == 31)
      scene.world.setTraits { $0.displayScale = 2 }
      #expect(label.contentScaleFactor == 2)
    }
  }

  @Test func whatARendererMadeGoesWithIt() {
    HeadlessWorld.run { world in
      weak var renderer: LayerRenderer?
      weak var root: CALayer?
      weak var label: UILabel?
      weak var deep: CALayer?
      do {
        let host = HostedRenderer(world)
        host.show { _, drawing in
          drawing.group(motion: .spin(period: 1), clippedTo: { $0.circle(center: .zero, radius: 9) }) {
            $0.text("Pull", style: .init(.footnote), centeredAt: .zero)
            $0.fill { $0.circle(center: .zero, radius: 3) }
          }
        }
        (renderer, root) = (host.renderer, host.renderer.root)
        (label, deep) = (host.labels.first, host.renderer.root.tree.last)
        #expect(label != nil && deep != nil)
        host.renderer.root.removeFromSuperlayer()
      }
      #expect(renderer == nil)
      #expect(root == nil)
      #expect(label == nil)
      #expect(deep == nil)
    }
  }
}
#endif
