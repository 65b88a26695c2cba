import RefreshCore
import RefreshTesting
import Testing

@Suite struct DrawingTests {
  @Test func aNewDrawingIsEmpty() {
    let drawing = Drawing()
    #expect(drawing.isEmpty)
    #expect(drawing.transcript.isEmpty)
  }

  @Test func stepsKeepTheirOrder() {
    var drawing = Drawing()
    drawing.fill(.label) { $0.move(to: .zero) }
    drawing.shadow(.init(opacity: 0.16, offset: .init(x: 0, y: 1), blur: 1.4)) { $0.move(to: .zero) }
    drawing.stroke(.onTint.opacity(0.5), .init(width: 2, cap: .butt, from: 0.25, to: 0.75)) {
      $0.line(to: .init(x: 1, y: 2))
      $0.line(to: .init(x: 3, y: 4))
    }
    #expect(
      drawing.transcript == """
        fill label
          move 0.000,0.000
        shadow at 0.160 offset 0.000,1.000 blur 1.400
          move 0.000,0.000
        stroke onTint at 0.500 width 2.000 butt from 0.250 to 0.750
          move 1.000,2.000
          line 3.000,4.000
        """)
  }

  @Test func aShapeAndItsShadowAreOnePath() {
    var drawing = Drawing()
    drawing.fill(.tint, shadow: .init(opacity: 0.5, offset: .zero, blur: 2)) { $0.move(to: .zero) }
    #expect(
      drawing.commands == [
        .shadow(.init(opacity: 0.5, offset: .zero, blur: 2), 0..<1), .fill(0, 0..<1),
      ])
    drawing.removeAll()
    drawing.fill(.tint, shadow: .init(opacity: 0, offset: .zero, blur: 2)) { $0.move(to: .zero) }
    #expect(drawing.commands == [.fill(0, 0..<1)] && drawing.paints == [.tint])
  }

  /// A reference in it would be counted at each look at a command; see Docs/Cost.md.
  @Test func aCommandIsCopiedAsMemory() { #expect(_isPOD(Drawing.Command.self)) }

  @Test func whatCannotBeSeenLeavesNoTrace() {
    var drawing = Drawing()
    drawing.fill { _ in }
    drawing.stroke(.tint, .init(width: 0)) { $0.move(to: .zero) }
    drawing.shadow(.init(opacity: 0, offset: .zero, blur: 1)) { $0.move(to: .zero) }
    drawing.group(opacity: 0) { $0.fill { $0.move(to: .zero) } }
    drawing.group { _ in }
    drawing.group { $0.group { _ in } }
    drawing.group(clippedTo: { _ in }) { $0.fill { $0.move(to: .zero) } }
    #expect(drawing.isEmpty)
    #expect(drawing.groups.isEmpty)
  }

  @Test func theContentOfAGroupThatCannotBeSeenIsNotAskedFor() {
    var drawing = Drawing()
    var wasAsked = false
    drawing.group(opacity: 0) { _ in wasAsked = true }
    #expect(!wasAsked)
  }

  @Test func groupsNest() {
    var drawing = Drawing()
    drawing.group(opacity: 0.5, transform: .scale(2), around: .init(x: 1, y: 1)) {
      $0.group(motion: .spin(period: 1)) { $0.fill { $0.move(to: .zero) } }
      $0.group(clippedTo: { $0.move(to: .zero) }) { $0.fill(.failure) { $0.move(to: .zero) } }
    }
    #expect(
      drawing.transcript == """
        group opacity 0.500 transform [2.000 0.000 0.000 2.000 0.000 0.000] around 1.000,1.000
          group loop rotation ramp 0.000 6.283 period 1.000
            fill tint
              move 0.000,0.000
          group clipped to
            | move 0.000,0.000
            fill failure
              move 0.000,0.000
        """)
  }

  @Test func theTranscriptSaysTheEvenOddRule() {
    var drawing = Drawing()
    let dot: (inout Drawing.Path) -> Void = {
      $0.usesEvenOddRule = true
      $0.move(to: .zero)
    }
    drawing.group(clippedTo: dot) { $0.fill(.tint, dot) }
    #expect(
      drawing.transcript == """
        group clipped even-odd to
          | move 0.000,0.000
          fill tint even-odd
            move 0.000,0.000
        """)
  }

  @Test func clearingForgetsEverythingButWhenLoopsBegan() {
    var drawing = Drawing()
    drawing.motionStart = 3
    drawing.group(opacity: 0.5) { $0.fill { $0.move(to: .zero) } }
    drawing.removeAll()
    #expect(drawing.isEmpty)
    #expect(drawing.groups.isEmpty)
    #expect(drawing.elements.isEmpty)
    #expect(drawing.motionStart == 3)
  }

  @Test func aDrawingMadeAgainInTheSameBuffersIsEqual() {
    func draw(_ drawing: inout Drawing, radius: Double) {
      drawing.group(opacity: 0.5) { $0.fill { $0.circle(center: .zero, radius: radius) } }
    }
    var first = Drawing()
    var second = Drawing()
    draw(&first, radius: 2)
    draw(&second, radius: 3)
    #expect(first != second)
    second.removeAll()
    draw(&second, radius: 2)
    #expect(first == second)
  }

  @Test func whenLoopsBeganMattersOnlyToADrawingThatHasOne() {
    var still = Drawing()
    still.fill { $0.move(to: .zero) }
    var looping = Drawing()
    looping.group(motion: .spin(period: 1)) { $0.fill { $0.move(to: .zero) } }
    var (laterStill, laterLooping) = (still, looping)
    laterStill.motionStart = 1
    laterLooping.motionStart = 1
    #expect(still == laterStill)
    #expect(looping != laterLooping)
  }
}
