import RefreshCore
import RefreshPictures
import RefreshTesting
import Testing

@Suite struct LoopsTests {
  private static func line(_ path: inout Drawing.Path) {
    path.move(to: .zero)
    path.line(to: .init(x: 8, y: 0))
  }

  private func drawing(
    _ motion: Drawing.Motion, opacity: Double = 1, around anchor: Drawing.Point = .zero,
    _ stroke: Drawing.Stroke = .init(width: 2)
  ) -> Drawing {
    var drawing = Drawing()
    drawing.motionStart = 7.3
    drawing.group(opacity: opacity, motion: motion, around: anchor) { $0.stroke(.tint, stroke, Self.line) }
    return drawing
  }

  private func playing(_ drawing: Drawing, from time: Double = 0) -> String {
    SVGWriter().document(playing: drawing, size: .init(width: 20, height: 10), from: time)
  }

  @Test func aLoopIsWrittenAsSMIL() {
    var drawing = drawing(.spin(period: 2, phase: 0.25), around: .init(x: 4, y: 5))
    drawing.motionStart = 0
    #expect(
      playing(drawing) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
          <g transform="rotate(90 4 5)">
            <animateTransform attributeName="transform" type="rotate" values="0 4 5;360 4 5" keyTimes="0;1" dur="2s" \
        begin="-0.5s" repeatCount="indefinite"/>
            <path d="M0,0L8,0" fill="none" stroke="#7C8492" stroke-width="2" stroke-linejoin="round" \
        stroke-linecap="round"/>
          </g>
        </svg>

        """)
  }

  @Test func aDrawingWithoutLoopsIsWrittenAsItIs() {
    var drawing = Drawing()
    drawing.group(opacity: 0.5) { $0.fill { $0.circle(center: .zero, radius: 2) } }
    #expect(playing(drawing) == SVGWriter().document(drawing, size: .init(width: 20, height: 10)))
  }

  private static let times = (0..<40).map { 0.013 + Double($0) * 0.171 }

  private static let waves: [Drawing.Wave] = [
    .ramp(from: 0.2, to: 1), .cosine(from: 0.9, to: 0.1), .flash(from: 1, to: 0.22, fall: 0.75, rise: 0.94),
  ]

  @Test(arguments: waves, [0, 0.3, -0.125])
  func aViewerShowsTheOpacityOfTheSample(wave: Drawing.Wave, phase: Double) throws {
    let drawing = drawing(.init(.opacity, wave, period: 1.4, phase: phase), opacity: 0.8)
    let played = PlayedSVG(playing(drawing, from: 3))
    for time in Self.times {
      let shown = try #require(played.numbers("opacity", at: time))
      #expect(abs(shown[0] - drawing.sampled(at: 3 + time).groups[0].opacity) < 0.004)
    }
  }

  @Test func aViewerTurnsScalesAndMovesAsTheSample() throws {
    let motions: [Drawing.Motion] = [
      .spin(period: 1.1, phase: 0.4), .pulse(period: 1.3, from: 0.5, to: 1.5),
      .init(.rotation, .cosine(from: -0.5, to: 0.7), period: 0.9),
      .init(.translationX, .ramp(from: -4, to: 9), period: 2), .init(.translationY, .cosine(from: 0, to: 3), period: 1),
    ]
    for motion in motions {
      let drawing = drawing(motion, around: .init(x: 3, y: 2))
      let played = PlayedSVG(playing(drawing, from: 3))
      for time in Self.times {
        let shown = try #require(played.numbers("transform", at: time))
        let map = drawing.sampled(at: 3 + time).groups[0].transform
        let expected = Drawing.Point(x: map.a + map.tx, y: map.b + map.ty)
        let got = Self.map(shown, motion.property)
        #expect(abs(got.x - expected.x) < 0.02 && abs(got.y - expected.y) < 0.02, "\(motion.property) at \(time)")
      }
    }
  }

  /// Returns the image of the point (1, 0) under the numbers of a transform.
  private static func map(_ numbers: [Double], _ property: Drawing.Motion.Property) -> Drawing.Point {
    switch property {
    case .rotation: Drawing.Transform.rotation(numbers[0] * Drawing.degree)(.init(x: 1, y: 0))
    case .scale: .init(x: numbers[0], y: 0)
    default: .init(x: 1 + numbers[0], y: numbers[1])
    }
  }

  @Test func aViewerDrawsThePartOfAStrokeThatTheSampleDraws() throws {
    let motion = Drawing.Motion(.strokeLength, .cosine(from: 0.1, to: 0.9), period: 1.4)
    let drawing = drawing(motion, .init(width: 1, from: 0.2, to: 0.9))
    let text = playing(drawing, from: 3)
    #expect(text.contains("d=\"M0,0L8,0\"") && text.contains("pathLength=\"1\""))
    let played = PlayedSVG(text)
    for time in Self.times {
      guard case .stroke(_, let stroke, _) = drawing.sampled(at: 3 + time).commands[1] else { continue }
      let dash = try #require(played.numbers("stroke-dasharray", at: time))
      let start = -(try #require(played.numbers("stroke-dashoffset", at: time))[0])
      #expect(abs(start - stroke.start) < 0.003 && abs(start + dash[0] - stroke.end) < 0.003)
      #expect(dash[1] > 1)
    }
  }

  @Test func aViewerThatPlaysNothingShowsTheFirstMoment() {
    let spinning = playing(drawing(.spin(period: 4), around: .init(x: 1, y: 1)), from: 8.3)
    #expect(spinning.contains("<g transform=\"rotate(90 1 1)\">"))
    let fading = playing(drawing(.fade(period: 4, from: 1, to: 0)), from: 8.3)
    #expect(fading.contains("<g opacity=\"0.5\">"))
    let pulsing = playing(drawing(.pulse(period: 4, from: 1, to: 2), around: .init(x: 1, y: 1)), from: 9.3)
    #expect(pulsing.contains("<g transform=\"translate(1,1)\">") && pulsing.contains("<g transform=\"scale(2)\">"))
    #expect(pulsing.components(of: "</g>") == 3 && pulsing.contains("<g transform=\"translate(-1,-1)\">"))
  }
}
