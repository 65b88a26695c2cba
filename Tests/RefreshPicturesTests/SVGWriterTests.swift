import RefreshCore
import RefreshPictures
import Testing

@Suite struct SVGWriterTests {
  private let size = Drawing.Size(width: 20, height: 10)

  private func svg(_ palette: Palette = .light, at time: Double = 0, _ draw: (inout Drawing) -> Void) -> String {
    var drawing = Drawing()
    draw(&drawing)
    return SVGWriter(palette: palette).document(drawing, size: size, at: time)
  }

  @Test func anEmptyDrawingIsAnEmptyPicture() {
    #expect(
      svg { _ in } == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
        </svg>

        """)
  }

  @Test func shapesAreWrittenInOrderWithTheirColours() {
    let text = svg(.dark) {
      $0.fill(.failure.opacity(0.5)) {
        $0.move(to: .zero)
        $0.cubic(.init(x: 1, y: 2), .init(x: 3, y: 4), to: .init(x: 5.5, y: 6))
        $0.close()
      }
      $0.stroke(.label, .init(width: 1.25)) {
        $0.move(to: .zero)
        $0.line(to: .init(x: 8, y: 0))
      }
    }
    #expect(
      text.contains(
        """
          <path d="M0,0C1,2 3,4 5.5,6Z" fill="#E0584F" fill-opacity="0.5"/>
          <path d="M0,0L8,0" fill="none" stroke="#FFFFFF" stroke-width="1.25" stroke-linejoin="round" \
        stroke-linecap="round"/>
        """))
  }

  @Test func aPartOfAStrokeIsCutOut() {
    let text = svg {
      $0.stroke(.tint, .init(width: 1, cap: .butt, from: 0.25, to: 0.5)) {
        $0.move(to: .zero)
        $0.line(to: .init(x: 8, y: 0))
      }
    }
    #expect(text.contains("d=\"M2,0L4,0\""))
    #expect(!text.contains("stroke-linecap"))
  }

  @Test func groupsFadeAndMoveAsOne() {
    let text = svg {
      $0.group(opacity: 0.25, transform: .scale(2), around: .init(x: 3, y: 0)) { $0.fill { $0.move(to: .zero) } }
    }
    #expect(text.contains("<g opacity=\"0.25\" transform=\"matrix(2 0 0 2 -3 0)\">"))
    #expect(text.contains("</g>"))
  }

  @Test func aLoopIsDrawnAsItStands() {
    let text = svg(at: 0.25) {
      $0.group(motion: .fade(period: 1, from: 1, to: 0)) { $0.fill { $0.move(to: .zero) } }
    }
    #expect(text.contains("<g opacity=\"0.5\">"))
  }

  @Test func aShadowIsAFilterAndAFadeAGradient() {
    let text = svg {
      $0.shadow(.init(opacity: 0.16, offset: .init(x: 0, y: 1), blur: 1.4)) { $0.move(to: .zero) }
      let fade = Drawing.Fade(.white, from: .zero, opacity: 0.3, to: .init(x: 0, y: 9), opacity: 0)
      $0.fill(.fading(fade)) { $0.move(to: .zero) }
      $0.fill(.fading(fade)) { $0.line(to: .zero) }
    }
    #expect(text.contains("<feGaussianBlur stdDeviation=\"1.4\"/>"))
    #expect(text.contains("<feOffset dx=\"0\" dy=\"1\"/>"))
    #expect(text.contains("<stop offset=\"0\" stop-color=\"#FFFFFF\" stop-opacity=\"0.3\"/>"))
    #expect(text.components(of: "<linearGradient") == 1)
    #expect(text.components(of: "fill=\"url(#d1)\"") == 2)
  }

  @Test func aGroupIsCutOffAtItsOutline() {
    let text = svg { $0.group(clippedTo: { $0.circle(center: .zero, radius: 2) }) { $0.fill { $0.move(to: .zero) } } }
    #expect(text.contains("<clipPath id=\"d0\">"))
    #expect(text.contains("<g clip-path=\"url(#d0)\">"))
  }

  @Test func aFillAndAClipSayTheRuleThatIsNotTheDefault() {
    for isEvenOdd in [false, true] {
      let dot: (inout Drawing.Path) -> Void = {
        $0.usesEvenOddRule = isEvenOdd
        $0.move(to: .zero)
      }
      let text = svg { $0.group(clippedTo: dot) { $0.fill(.tint, dot) } }
      #expect(text.contains("<path d=\"M0,0\" fill-rule=\"evenodd\" fill=") == isEvenOdd)
      #expect(text.contains("<path d=\"M0,0\" clip-rule=\"evenodd\"/>") == isEvenOdd)
    }
  }
}

extension String {
  /// Returns the number of occurrences of a text in this one.
  func components(of text: String) -> Int {
    let (all, part) = (Array(utf8), Array(text.utf8))
    guard all.count >= part.count else { return 0 }
    return (0...(all.count - part.count)).count { all[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
