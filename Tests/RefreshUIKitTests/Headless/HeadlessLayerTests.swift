#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessLayerTests {
  private static func spin(since start: Double) -> CABasicAnimation {
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = 0.0
    spin.toValue = 2 * Double.pi
    spin.duration = 1
    spin.beginTime = start
    spin.repeatCount = .infinity
    return spin
  }

  private static func angle(of layer: CALayer) -> Double {
    let plane = layer.presentation()?.affineTransform() ?? .identity
    return Double(atan2(plane.b, plane.a))
  }

  @Test func showsALoopByItsBeginNotByWhenALayerGotIt() {
    HeadlessWorld.run { world in
      let (first, second) = (CALayer(), CALayer())
      let start = world.now
      first.add(Self.spin(since: start), forKey: "spin")
      world.advance(by: 0.25)
      second.add(Self.spin(since: start), forKey: "spin")
      #expect(abs(Self.angle(of: first) - .pi / 2) <= 1e-6)
      #expect(abs(Self.angle(of: second) - .pi / 2) <= 1e-6)
      world.advance(by: 10)
      #expect(abs(Self.angle(of: first) - .pi / 2) <= 1e-6)
      #expect(first.animationKeys() == ["spin"])
    }
  }

  @Test func passesKeyframesAtTheirTimes() {
    HeadlessWorld.run { world in
      let pulse = CAKeyframeAnimation(keyPath: "opacity")
      pulse.values = [1.0, 0.5, 1.0]
      pulse.keyTimes = [0, 0.25, 1]
      pulse.duration = 1
      pulse.repeatCount = .infinity
      let layer = CALayer()
      layer.add(pulse, forKey: "pulse")
      world.advance(by: 0.25)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) <= 1e-4)
      world.advance(by: 0.5)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.8333) <= 1e-4)
      #expect(layer.opacity == 1)
    }
  }

  @Test func stepsDiscreteKeyframes() {
    HeadlessWorld.run { world in
      let chase = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      chase.values = [0.0, 1.0, 2.0]
      chase.calculationMode = .discrete
      chase.duration = 0.9
      let layer = CALayer()
      layer.add(chase, forKey: "chase")
      world.advance(by: 0.5)
      #expect(abs(Self.angle(of: layer) - 1) <= 1e-6)
    }
  }

  @Test func forgetsAnAnimationThatHasEnded() {
    final class Listener: NSObject, CAAnimationDelegate {
      nonisolated(unsafe) var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    HeadlessWorld.run { world in
      let listener = Listener()
      let layer = CALayer()
      for key in ["ended", "removed"] {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.0
        fade.duration = 0.5
        fade.delegate = listener
        layer.add(fade, forKey: key)
      }
      layer.removeAnimation(forKey: "removed")
      #expect(listener.ends == [false])
      world.advance(by: 0.5)
      #expect(listener.ends == [false, true])
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func animatesChangesOfItsOwnUnlessActionsAreOff() {
    HeadlessWorld.run { world in
      let (outer, layer) = (CALayer(), CAShapeLayer())
      outer.addSublayer(layer)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == ["opacity"])
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      CATransaction.commit()
      #expect(layer.animation(forKey: "path") == nil)
      #expect(!CATransaction.disableActions())
      layer.actions = ["strokeEnd": NSNull()]
      layer.strokeEnd = 0.5
      #expect(layer.animation(forKey: "strokeEnd") == nil)
      #expect(world.log.events(.animation).contains { $0.detail == "implicit" && $0.name == "opacity" })
    }
  }

  @Test func animatesNoChangeOfAViewsLayerOutsideAnAnimation() {
    HeadlessWorld.run { world in
      let view = UIView(frame: .zero)
      world.window.addSubview(view)
      view.layer.opacity = 0.5
      view.alpha = 0.2
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func losesAnimationsOnTheScreenInTheBackground() {
    HeadlessWorld.run { world in
      let (shown, kept) = (CALayer(), CALayer())
      world.window.layer.addSublayer(shown)
      shown.add(Self.spin(since: world.now), forKey: "spin")
      kept.add(Self.spin(since: world.now), forKey: "spin")
      world.enterBackground()
      #expect(shown.animationKeys() == nil)
      #expect(kept.animationKeys() == ["spin"])
      world.enterForeground()
    }
  }

  @Test func hasAFrameFromItsAnchorAndTransform() {
    HeadlessWorld.run { _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.position == CGPoint(x: 25, y: 40))
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      #expect(layer.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    }
  }

  @Test func ordersSublayers() {
    HeadlessWorld.run { _ in
      let outer = CALayer()
      let layers = ["a", "b", "c", "d"].map { name in
        let layer = CALayer()
        layer.name = name
        return layer
      }
      outer.addSublayer(layers[0])
      outer.insertSublayer(layers[1], below: layers[0])
      outer.insertSublayer(layers[2], above: layers[1])
      outer.insertSublayer(layers[3], at: 0)
      #expect(outer.sublayers?.map(\.name) == ["d", "b", "c", "a"])
      layers[1].removeFromSuperlayer()
      #expect(layers[1].superlayer == nil)
      #expect(outer.sublayers?.count == 3)
    }
  }

  @Test func easesByThePublishedCurves() {
    HeadlessWorld.run { world in
      let layer = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0.0
      fade.toValue = 1.0
      fade.duration = 1
      fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(fade, forKey: "fade")
      world.advance(by: 0.25)
      let early = layer.presentation()?.opacity ?? 0
      world.advance(by: 0.25)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) <= 1e-4)
      #expect(early > 0.1 && early < 0.2)
    }
  }
}
#endif
