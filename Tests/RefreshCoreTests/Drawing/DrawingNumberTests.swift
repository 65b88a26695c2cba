import RefreshCore
import Testing

/// Numbers that an animator computes for each frame: a part that no host could draw is left out, and none traps.
@Suite struct DrawingNumberTests {
  private static let unusable = [Double.nan, .infinity, -.infinity, 1e300]
  private static func dot(_ path: inout Drawing.Path) { path.circle(center: .zero, radius: 4) }

  private func drawn(_ draw: (inout Drawing) -> Void) -> Drawing {
    var drawing = Drawing()
    drawing.fill(.label) { $0.circle(center: .init(x: 1, y: 1), radius: 1) }
    draw(&drawing)
    return drawing
  }

  private let onlyTheFirst: Drawing = {
    var drawing = Drawing()
    drawing.fill(.label) { $0.circle(center: .init(x: 1, y: 1), radius: 1) }
    return drawing
  }()

  @Test(arguments: unusable) func aPathWithAnUnusablePointIsLeftOut(number: Double) {
    let center = Drawing.Point(x: number, y: 0)
    #expect(drawn { $0.fill(.tint) { $0.circle(center: center, radius: 4) } } == onlyTheFirst)
    #expect(drawn { $0.fill(.tint) { $0.circle(center: .zero, radius: number) } } == onlyTheFirst)
    #expect(drawn { $0.stroke(.tint, .init(width: 1)) { $0.line(to: center) } } == onlyTheFirst)
    let shadow = Drawing.Shadow(opacity: 1, offset: .zero, blur: 2)
    #expect(drawn { $0.shadow(shadow) { $0.circle(center: center, radius: 1) } } == onlyTheFirst)
  }

  @Test(arguments: unusable) func aStrokeWithAnUnusableNumberIsLeftOut(number: Double) {
    #expect(drawn { $0.stroke(.tint, .init(width: number), Self.dot) } == onlyTheFirst)
    #expect(drawn { $0.stroke(.tint, .init(width: 1, from: number), Self.dot) } == onlyTheFirst)
    #expect(drawn { $0.stroke(.tint, .init(width: 1, to: number), Self.dot) } == onlyTheFirst)
  }

  @Test(arguments: unusable) func aShadowWithAnUnusableNumberIsLeftOut(number: Double) {
    for shadow in [
      Drawing.Shadow(opacity: number, offset: .zero, blur: 1),
      Drawing.Shadow(opacity: 1, offset: .init(x: 0, y: number), blur: 1),
      Drawing.Shadow(opacity: 1, offset: .zero, blur: number),
    ] where !(shadow.opacity > 1) {
      #expect(drawn { $0.shadow(shadow, Self.dot) } == onlyTheFirst)
    }
  }

  @Test(arguments: unusable) func aGroupWithAnUnusableTransformIsLeftOutWithItsContent(number: Double) {
    let move = Drawing.Transform.translation(x: 0, y: number)
    #expect(drawn { $0.group(transform: move) { $0.fill(.tint, Self.dot) } } == onlyTheFirst)
    #expect(drawn { $0.group(around: .init(x: number, y: 0)) { $0.fill(.tint, Self.dot) } } == onlyTheFirst)
    let clip = { (path: inout Drawing.Path) in path.circle(center: .init(x: number, y: 0), radius: 1) }
    #expect(drawn { $0.group(clippedTo: clip) { $0.fill(.tint, Self.dot) } } == onlyTheFirst)
  }

  @Test(arguments: unusable) func aTextOrASymbolWithAnUnusablePlaceIsLeftOut(number: Double) {
    let place = Drawing.Point(x: number, y: 0)
    let size = Drawing.Size(width: 40, height: 20)
    #expect(drawn { $0.text("a", style: .init(.footnote), in: place, size: size) } == onlyTheFirst)
    #expect(
      drawn { $0.text("a", style: .init(.footnote), in: .zero, size: .init(width: number, height: 20)) } == onlyTheFirst
    )
    #expect(
      drawn { $0.symbol("plus", pointSize: 17, centeredAt: place) { $0.fill(.tint, Self.dot) } } == onlyTheFirst)
  }

  @Test(arguments: unusable) func aPaintWithAnUnusableNumberIsLeftOut(number: Double) {
    let exact = Drawing.Paint(.exact(red: number, green: 0, blue: 0))
    let fade = Drawing.Fade(.label, from: .zero, opacity: 1, to: .init(x: 0, y: number), opacity: 0)
    #expect(drawn { $0.fill(exact, Self.dot) } == onlyTheFirst)
    #expect(drawn { $0.fill(.fading(fade), Self.dot) } == onlyTheFirst)
    #expect(drawn { $0.fill(.tint.opacity(number), Self.dot) } == onlyTheFirst)
  }

  @Test(arguments: [(0.0, 0.01), (-1, 0.01), (1e300, 100_000), (.infinity, 100_000), (.nan, 1), (2, 2)])
  func aLoopHasAPeriod(asked: Double, used: Double) {
    let motion = Drawing.Motion(.opacity, .ramp(from: 0, to: 1), period: asked)
    let drawing = drawn { $0.group(motion: motion) { $0.fill(.tint, Self.dot) } }
    #expect(drawing.groups.first?.motion?.period == used)
  }

  @Test(arguments: [
    Drawing.Wave.ramp(from: .nan, to: 1), .cosine(from: 0, to: .infinity),
    .flash(from: 1, to: .nan, fall: 0.2, rise: 0.6), .flash(from: 1, to: 0, fall: .nan, rise: 0.6),
    .flash(from: 1, to: 0, fall: 0, rise: 0.6), .flash(from: 1, to: 0, fall: 0.6, rise: 0.2),
    .flash(from: 1, to: 0, fall: 0.2, rise: 1),
  ])
  func contentWithAMalformedLoopStands(wave: Drawing.Wave) {
    let motion = Drawing.Motion(.opacity, wave, period: 1)
    let drawing = drawn { $0.group(motion: motion) { $0.fill(.tint, Self.dot) } }
    #expect(drawing.groups.count == 1 && drawing.groups.first?.motion == nil)
  }

  @Test(arguments: [(0.0, 0.01), (-1, 0.01), (.infinity, 100), (.nan, 1), (1.5, 1.5)])
  func aTextHasASize(asked: Double, used: Double) {
    let drawing = drawn { $0.text("a", style: .init(.footnote, scale: asked), centeredAt: .init(x: 9, y: 9)) }
    #expect(drawing.texts.first?.style.scale == used)
    #expect(drawing.texts.first?.size.width.isFinite == true)
  }

  @Test(arguments: [(0, 1), (-5, 1), (1e300, 1000), (.infinity, 1000), (.nan, 17), (12, 12)])
  func aSymbolHasASize(asked: Double, used: Double) {
    let drawing = drawn { $0.symbol("plus", pointSize: asked, centeredAt: .zero) { $0.fill(.tint, Self.dot) } }
    #expect(drawing.symbols.first?.pointSize == used)
  }

  @Test func opacitiesAndLineCountsAreClamped() {
    let drawing = drawn {
      $0.group(opacity: 7) { $0.fill(.tint, Self.dot) }
      $0.text("a", style: .init(.footnote), in: .zero, size: .init(width: 9, height: 9), lines: -2)
    }
    #expect(drawing.groups.first?.opacity == 1)
    #expect(drawing.texts.first?.lines == 0)
  }
}
