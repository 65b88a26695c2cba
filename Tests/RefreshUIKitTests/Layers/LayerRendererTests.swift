#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The layers of drawings.
@MainActor
@Suite struct LayerRendererTests {
  /// Draws a dot for each ten points of the extent, which turn while the session runs, and a line.
  private struct Dots: RefreshAnimator {
    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      let motion: Drawing.Motion? = update.state == .refreshing ? .spin(period: 2) : nil
      for number in 0..<Int(update.visibleExtent / 10) {
        let center = Drawing.Point(x: 20, y: Double(number) * 10)
        drawing.group(motion: motion, around: center) { $0.fill { $0.circle(center: center, radius: 4) } }
      }
      drawing.stroke(.tint, Drawing.Stroke(width: 2)) {
        $0.move(to: Drawing.Point(x: 0, y: 0))
        $0.line(to: Drawing.Point(x: 40, y: update.visibleExtent))
      }
    }
  }

  private static func update(
    _ extent: Double, _ state: RefreshState = .pulling, motionStart: Double = 0
  ) -> RefreshUpdate {
    RefreshUpdate(state: state, visibleExtent: extent, motionStart: motionStart)
  }

  /// Runs code with a renderer whose layers are in a window.
  private func run(_ body: (LayerRenderer, (RefreshUpdate) -> Void, HeadlessWorld) -> Void) {
    HeadlessWorld.run { world in
      let renderer = LayerRenderer()
      world.window.layer.addSublayer(renderer.root)
      let colors = DrawingColors(world.window.traitCollection, tint: nil)
      body(renderer, { renderer.show($0, by: Dots(), colors: colors, scale: 3) }, world)
    }
  }

  @Test func aDrawingThatLooksLikeTheLastOneWritesNothing() {
    run { renderer, show, _ in
      show(Self.update(30))
      let shapes = renderer.root.tree.compactMap { $0 as? CAShapeLayer }
      #expect(shapes.count == 4)
      for shape in shapes { shape.path = nil }
      show(Self.update(30))
      #expect(shapes.allSatisfy { $0.path == nil })
      show(Self.update(31))
      #expect(shapes.contains { $0.path != nil })
    }
  }

  @Test func layersAreReusedByTheirPosition() {
    run { renderer, show, _ in
      show(Self.update(50))
      let before = renderer.root.tree.map(ObjectIdentifier.init)
      for extent in 51...59 { show(Self.update(Double(extent))) }
      #expect(renderer.root.tree.map(ObjectIdentifier.init) == before)
    }
  }

  @Test func layersThatAreLeftOverAreHiddenAndComeBack() {
    run { renderer, show, _ in
      show(Self.update(20))
      let small = renderer.root.visibleTree.count
      show(Self.update(50))
      let (large, all) = (renderer.root.visibleTree.count, renderer.root.tree.count)
      #expect(large > small)
      show(Self.update(20))
      #expect(renderer.root.visibleTree.count == small)
      show(Self.update(50))
      #expect(renderer.root.visibleTree.count == large)
      #expect(renderer.root.tree.count == all)
    }
  }

  @Test func noLayerAnimatesAChangeByItself() {
    run { renderer, show, world in
      for extent in [10.0, 30, 80, 20, 0, 40] {
        show(Self.update(extent))
        world.finishTurn()
      }
      renderer.hide()
      #expect(world.log.events(.animation).isEmpty)
      #expect(renderer.root.isHidden)
    }
  }

  @Test func aLoopIsAddedOnceAndLeftAloneWhileItStaysTheSame() {
    run { renderer, show, world in
      for extent in [30.0, 31, 32, 33] { show(Self.update(extent, .refreshing, motionStart: 12.5)) }
      #expect(renderer.root.loops.count == 3)
      #expect(world.log.events(.animation).count == 3)
      show(Self.update(33, .refreshing, motionStart: 13))
      #expect(world.log.events(.animation).count == 6)
      show(Self.update(33, .ending))
      #expect(renderer.root.loops.isEmpty)
    }
  }

  @Test func aLoopsPhaseFollowsFromItsStartAndNotFromWhenALayerGotIt() throws {
    try HeadlessWorld.run { world in
      let start = world.now - 0.7
      let colors = DrawingColors(world.window.traitCollection, tint: nil)
      for _ in 0..<3 {
        let renderer = LayerRenderer()
        world.window.layer.addSublayer(renderer.root)
        renderer.show(Self.update(10, .refreshing, motionStart: start), by: Dots(), colors: colors, scale: 3)
        world.advance(by: 0.1)
        let mover = try #require(renderer.root.loops.first?.layer)
        let turned = try #require(mover.presentation()).affineTransform()
        let expected = Drawing.Motion.spin(period: 2).value(at: world.now, motionStart: start)
        #expect(abs(cos(expected) - Double(turned.a)) < 1e-9)
        #expect(abs(sin(expected) - Double(turned.b)) < 1e-9)
      }
    }
  }

  @Test func whatIsHiddenAndShownAgainRunsItsLoopsAgain() {
    run { renderer, show, _ in
      show(Self.update(30, .refreshing, motionStart: 5))
      renderer.hide()
      #expect(renderer.root.loops.isEmpty)
      show(Self.update(30, .refreshing, motionStart: 5))
      #expect(renderer.root.loops.count == 3)
      renderer.forgetLoops()
      show(Self.update(30, .refreshing, motionStart: 5))
      #expect(renderer.root.loops.count == 3)
    }
  }

  /// A shape layer strokes with one colour.
  @Test func aStrokeThatFadesHasTheColourOfItsStrongerEnd() {
    HostedRenderer.run { host in
      for (start, end) in [(0.2, 0.8), (0.8, 0.2)] {
        let red = Drawing.Color.exact(red: 1, green: 0, blue: 0)
        let fade = Drawing.Fade(red, from: .zero, opacity: start, to: .init(x: 8, y: 0), opacity: end)
        host.show { _, drawing in
          drawing.stroke(.fading(fade), .init(width: 2)) { $0.circle(center: .zero, radius: 4) }
        }
        let shape = host.renderer.root.visibleTree.compactMap { $0 as? CAShapeLayer }.first
        #expect(shape?.strokeColor == UIColor.red.withAlphaComponent(0.8).cgColor)
      }
    }
  }

  @Test func anotherScaleOrAnotherColourIsDrawnThoughTheDrawingIsTheSame() {
    HeadlessWorld.run { world in
      let renderer = LayerRenderer()
      let plain = DrawingColors(world.window.traitCollection, tint: nil)
      let red = DrawingColors(world.window.traitCollection, tint: .red)
      renderer.show(Self.update(10), by: Dots(), colors: plain, scale: 2)
      let shape = renderer.root.tree.compactMap { $0 as? CAShapeLayer }.first
      #expect(shape?.contentsScale == 2)
      renderer.show(Self.update(10), by: Dots(), colors: plain, scale: 3)
      #expect(shape?.contentsScale == 3)
      let grey = shape?.fillColor
      renderer.show(Self.update(10), by: Dots(), colors: red, scale: 3)
      #expect(shape?.fillColor != grey)
      #expect(shape?.fillColor == UIColor.red.cgColor)
    }
  }
}
#endif
