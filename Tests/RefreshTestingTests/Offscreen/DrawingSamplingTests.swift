import RefreshCore
import RefreshTesting
import Testing

@Suite struct DrawingSamplingTests {
  @Test func aGroupSwaysAndGoesToAndFro() {
    var drawing = Drawing()
    drawing.group(motion: .init(.rotation, .cosine(from: -0.5, to: 0.5), period: 2)) { $0.fill { $0.move(to: .zero) } }
    drawing.group(motion: .init(.translationX, .cosine(from: 0, to: 8), period: 2)) { $0.fill { $0.move(to: .zero) } }
    drawing.group(motion: .init(.translationY, .cosine(from: 0, to: 8), period: 2)) { $0.fill { $0.move(to: .zero) } }
    let sample = drawing.sampled(at: 1)
    #expect(sample.groups[0].transform == .rotation(0.5))
    #expect(sample.groups[1].transform == .translation(x: 8, y: 0))
    #expect(sample.groups[2].transform == .translation(x: 0, y: 8))
  }

  @Test func aStrokeIsDrawnAboutItsMiddle() {
    var drawing = Drawing()
    drawing.group(motion: .init(.strokeLength, .ramp(from: 0, to: 1), period: 4)) {
      $0.group(motion: .init(.strokeLength, .ramp(from: 0, to: 1), period: 2)) {
        $0.stroke(.tint, .init(width: 1, from: 0.2, to: 1)) { $0.circle(center: .zero, radius: 1) }
      }
    }
    guard case .stroke(_, let stroke, _) = drawing.sampled(at: 1).commands[2] else { return #expect(Bool(false)) }
    #expect(abs(stroke.start - 0.55) < 1e-12 && abs(stroke.end - 0.65) < 1e-12)
  }

  @Test func aSampleReplacesEveryMotion() {
    var drawing = Drawing()
    drawing.motionStart = 10
    drawing.group(motion: .spin(period: 4), around: .init(x: 5, y: 0)) {
      $0.group(motion: .init(.strokeLength, .ramp(from: 0, to: 1), period: 2)) {
        $0.stroke(.tint, .init(width: 1)) { $0.circle(center: .zero, radius: 1) }
      }
      $0.group(opacity: 0.5, motion: .fade(period: 2, from: 1, to: 0)) { $0.fill { $0.move(to: .zero) } }
      $0.stroke(.tint, .init(width: 1)) { $0.circle(center: .zero, radius: 1) }
    }
    let sample = drawing.sampled(at: 11)
    #expect(!sample.hasMotion)
    let right = sample.groups[0].placement(.init(x: 6, y: 0))
    #expect(abs(right.x - 5) < 1e-12 && abs(right.y - 1) < 1e-12)
    #expect(abs(sample.groups[2].opacity - 0) < 1e-12)
    let strokes = sample.commands.compactMap { command -> Drawing.Stroke? in
      if case .stroke(_, let stroke, _) = command { stroke } else { nil }
    }
    #expect(strokes == [.init(width: 1, from: 0.25, to: 0.75), .init(width: 1)])
  }
}
