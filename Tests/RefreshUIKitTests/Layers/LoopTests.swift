#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshTesting
import Testing

@testable import RefreshCore

/// The Core Animation animations of loops.
@MainActor
@Suite struct LoopTests {
  nonisolated private static let flash = Drawing.Wave.flash(from: 1, to: 0.2, fall: 0.45, rise: 0.8)

  nonisolated static let motions: [Drawing.Motion] = [
    .spin(period: 1.5), .pulse(period: 0.8, from: 0.4, to: 1.2, phase: 0.3), .fade(period: 1.1, from: 1, to: 0.2),
    .init(.rotation, .cosine(from: -0.6, to: 0.9), period: 2, phase: -0.2),
    .init(.translationX, .cosine(from: -1, to: 1), period: 0.9), .init(.translationY, flash, period: 1.7),
    .init(.strokeLength, flash, period: 1), .init(.strokeLength, .ramp(from: 0.1, to: 0.9), period: 0.7, phase: 2.4),
    .init(.opacity, .flash(from: 1, to: 0.22, fall: 0.75, rise: 0.94), period: 1, phase: -0.125),
    .init(.scale, flash, period: 1.2), .init(.rotation, flash, period: 3),
  ]

  private static func draw(_ motion: Drawing.Motion, into drawing: inout Drawing) {
    drawing.group(
      opacity: 0.8, transform: .scale(0.9).followed(by: .translation(x: 3, y: 5)), around: .init(x: 10, y: 30)
    ) {
      $0.group(transform: .rotation(0.4), motion: motion, around: .init(x: 40, y: 20)) {
        $0.stroke(.tint, .init(width: 2, from: 0.1, to: 0.95)) { $0.circle(center: .init(x: 40, y: 20), radius: 1) }
      }
    }
  }

  @Test(arguments: motions)
  func whatIsSeenIsTheDrawingSampledAtThatTime(motion: Drawing.Motion) throws {
    try HostedRenderer.run { host in
      let start = host.world.now - 0.37
      var drawing = Drawing()
      drawing.motionStart = start
      Self.draw(motion, into: &drawing)
      host.show(motionStart: start) { Self.draw(motion, into: &$1) }
      let still = HostedRenderer(host.world)
      var largest = 0.0
      for _ in 0..<240 {
        defer { host.world.advance(by: 0.0137) }
        let turns = (host.world.now - motion.start(motionStart: start)) / motion.period
        // At the end of a period, where a wave may jump, rounding decides.
        guard abs(turns - turns.rounded()) > 1e-6 else { continue }
        let sample = drawing.sampled(at: host.world.now)
        still.show { _, still in still = sample }
        let seen = try #require(SeenStroke.all(in: host.renderer.root).first)
        let expected = try #require(SeenStroke.all(in: still.renderer.root).first)
        largest = max(largest, seen.difference(from: expected, near: CGPoint(x: 40, y: 20)))
      }
      let values = motion.wave.corners.map(\.value)
      let height = (values.max() ?? 0) - (values.min() ?? 0)
      #expect(largest < 0.003 * max(height, 1))
    }
  }

  @Test(arguments: motions)
  func theValuesAtTheCornersAreExactlyThoseOfTheWave(motion: Drawing.Motion) throws {
    try HostedRenderer.run { host in
      host.show { _, drawing in
        drawing.group(motion: motion) { $0.stroke(.tint, .init(width: 1)) { $0.circle(center: .zero, radius: 4) } }
      }
      let loop = try #require(host.renderer.root.loops.last).animation
      let times = try #require(loop.keyTimes).map(\.doubleValue)
      let values = try #require(loop.values).compactMap { ($0 as? NSNumber)?.doubleValue }
      #expect(times == motion.wave.corners.map(\.time))
      let half = motion.property == .strokeLength
      #expect(values == motion.wave.corners.map { half ? 0.5 + 0.5 * $0.value : $0.value })
    }
  }

  @Test func aLoopKeepsItsPhaseWhenItsGroupGetsAnotherPlaceInTheDrawing() throws {
    try HostedRenderer.run { host in
      let start = host.world.now - 0.2
      let motion = Drawing.Motion.spin(period: 2)
      var angles: [Double] = []
      for hasOther in [true, false, true] {
        host.show(motionStart: start) { _, drawing in
          if hasOther { drawing.group(opacity: 0.5) { $0.fill { $0.circle(center: .zero, radius: 4) } } }
          drawing.group(motion: motion) { $0.stroke(.tint, .init(width: 1)) { $0.circle(center: .zero, radius: 4) } }
        }
        let seen = try #require(SeenStroke.all(in: host.renderer.root).last)
        angles.append(Double(atan2(seen.place.b, seen.place.a)))
        #expect(host.renderer.root.loops.count == 1)
      }
      #expect(angles.allSatisfy { abs($0 - angles[0]) < 1e-9 }, "\(angles)")
    }
  }

  @Test(arguments: [
    Drawing.Motion(.strokeLength, .ramp(from: 0.1, to: 0.9), period: 1.3), .init(.strokeLength, flash, period: 1),
  ])
  func aLoopOfAStrokesEndsFollowsTheStroke(motion: Drawing.Motion) throws {
    try HostedRenderer.run { host in
      let fresh = HostedRenderer(host.world)
      let start = host.world.now
      func draw(to end: Double, into drawing: inout Drawing) {
        drawing.group(motion: motion) {
          $0.stroke(.tint, .init(width: 1, from: 0.1, to: end)) { $0.circle(center: .zero, radius: 4) }
        }
      }
      host.show(motionStart: start) { draw(to: 0.9, into: &$1) }
      host.show(motionStart: start) { draw(to: 0.5, into: &$1) }
      fresh.show(motionStart: start) { draw(to: 0.5, into: &$1) }
      host.world.advance(by: 0.4)
      let seen = try #require(SeenStroke.all(in: host.renderer.root).first)
      let expected = try #require(SeenStroke.all(in: fresh.renderer.root).first)
      #expect(seen.difference(from: expected, near: .zero) < 1e-9)
    }
  }

  @Test func aLoopThatBeganWhenTheClockDidKeepsItsPhase() throws {
    try HostedRenderer.run { host in
      host.world.advance(by: 0.5)
      host.show(motionStart: 0) { _, drawing in
        drawing.group(motion: .spin(period: 2)) { $0.fill { $0.circle(center: .zero, radius: 4) } }
      }
      let seen = try #require(SeenStroke.all(in: host.renderer.root).last)
      let expected = Drawing.Motion.spin(period: 2).value(at: host.world.now, motionStart: 0)
      #expect(abs(Double(seen.place.a) - cos(expected)) < 1e-9)
    }
  }

  @Test func aLoopIsRunInTheTimeOfItsLayer() throws {
    try HostedRenderer.run { host in
      host.world.window.layer.timeOffset = 100
      let motion = Drawing.Motion.spin(period: 2)
      let start = host.world.now - 0.3
      host.show(motionStart: start) { _, drawing in
        drawing.group(motion: motion) { $0.fill { $0.circle(center: .zero, radius: 4) } }
      }
      let seen = try #require(SeenStroke.all(in: host.renderer.root).last)
      #expect(abs(Double(seen.place.a) - cos(motion.value(at: host.world.now, motionStart: start))) < 1e-9)
    }
  }

  @Test func anOutlineMovesWithTheLoopOfItsGroup() throws {
    try HostedRenderer.run { host in
      host.show { _, drawing in
        drawing.group(motion: .spin(period: 2), clippedTo: { $0.circle(center: .zero, radius: 8) }) {
          $0.fill { $0.circle(center: .zero, radius: 4) }
        }
      }
      let loop = try #require(host.renderer.root.loops.first)
      #expect(loop.layer.mask is CAShapeLayer)
      host.show { _, drawing in
        drawing.group(motion: .spin(period: 2)) { $0.fill { $0.circle(center: .zero, radius: 4) } }
      }
      #expect(loop.layer.mask == nil)
    }
  }

  @Test func aLoopOfAStrokeGoesOnWhileItsGroupMoves() throws {
    try HostedRenderer.run { host in
      let draw = { (x: Double) in
        host.show { _, drawing in
          drawing.group(
            transform: .translation(x: x, y: 0), motion: .init(.strokeLength, Self.flash, period: 1), around: .zero
          ) {
            $0.stroke(.tint, .init(width: 2)) { $0.circle(center: .init(x: 40 + x, y: 20), radius: 1) }
          }
        }
      }
      draw(0)
      let layer = try #require(host.renderer.root.tree.first { $0.animation(forKey: "strokeEnd") != nil })
      let loop = try #require(layer.animation(forKey: "strokeEnd"))
      draw(5)
      #expect(layer.animation(forKey: "strokeEnd") === loop)
    }
  }
}
#endif
