#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The layers of symbols.
@MainActor
@Suite struct SymbolLayerTests {
  private func draw(_ name: String, _ paint: Drawing.Paint = .tint, at x: Double = 40, into drawing: inout Drawing) {
    drawing.symbol(name, pointSize: 20, weight: .medium, paint, centeredAt: .init(x: x, y: 30)) {
      $0.group { $0.fill { $0.circle(center: .init(x: x, y: 30), radius: 4) } }
      $0.fill { $0.circle(center: .init(x: x, y: 30), radius: 5) }
    }
    drawing.fill { $0.circle(center: .zero, radius: 6) }
  }

  private func shapes(_ host: HostedRenderer) -> Int { host.renderer.root.visibleTree.count { $0 is CAShapeLayer } }

  private func pictures(_ host: HostedRenderer) -> [CALayer] {
    host.renderer.root.visibleTree.filter { $0.contents != nil }
  }

  @Test func aSymbolOfTheSystemIsDrawnInPlaceOfWhatStandsInForIt() throws {
    try HostedRenderer.run { host in
      host.show(tint: .red) { draw("arrow.down", into: &$1) }
      let layer = try #require(pictures(host).first)
      let shapes = host.renderer.root.visibleTree.compactMap { $0 as? CAShapeLayer }
      #expect(shapes.count == 1, "what comes after the symbol is drawn, what stands in for it is not")
      #expect(shapes.first?.path?.boundingBox.midX == 0)
      #expect(layer.frame == CGRect(x: 28, y: 18, width: 24, height: 24))
      #expect(layer.contentsScale == 3)
      let picture = try #require(layer.contents as? CGImage)
      #expect(picture.width == 72)
      #expect(picture.headlessSubject == "arrow.down 20.0 medium \(UIColor.red.cgColor) in 0.00 0.00 24.00 24.00")
    }
  }

  /// A fade of an animator of the app is one of the layer: the image is rendered once.
  @Test func aPaintThatFadesRendersNoOtherImage() throws {
    try HostedRenderer.run { host in
      var contents: Set<ObjectIdentifier> = []
      for step in 1...10 {
        host.show { draw("arrow.down", .tint.opacity(Double(step) / 10), into: &$1) }
        let layer = try #require(pictures(host).first)
        #expect(abs(layer.opacity - Float(step) / 10) < 1e-6)
        contents.insert(ObjectIdentifier(try #require(layer.contents as? CGImage)))
      }
      #expect(contents.count == 1)
    }
  }

  /// An arrow at the largest text is more than three times as large as its image.
  @Test func aSymbolThatAGroupEnlargesIsSharp() throws {
    try HostedRenderer.run { host in
      for (factor, pixels) in [(1.0, 72), (0.5, 72), (1.1, 90), (1.2, 90), (3, 216), (100, 576)] {
        host.show { _, drawing in
          drawing.group(transform: .scale(factor).moved(to: .zero)) { draw("arrow.down", into: &$0) }
        }
        let layer = try #require(pictures(host).first)
        let picture = try #require(layer.contents as? CGImage)
        #expect(picture.width == pixels && layer.bounds.width == 24, "\(factor)")
      }
    }
  }

  @Test func anEnlargementInEitherDirectionIsSharp() throws {
    try HostedRenderer.run { host in
      for (x, y) in [(1.0, 3.0), (3, 1)] {
        host.show { _, drawing in
          drawing.group(transform: .scale(x: x, y: y)) { draw("arrow.down", into: &$0) }
        }
        let layer = try #require(pictures(host).first)
        #expect((layer.contents as? CGImage)?.width == 216)
      }
    }
  }

  /// More pixels than its own would not make it sharper, and a picture of a whole screen needs hundreds of megabytes.
  @Test func anImageOfTheAppIsNotRenderedLargerThanItIs() throws {
    try HostedRenderer.run { host in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
      host.show { _, drawing in
        drawing.group(transform: .scale(8)) { $0.image(image, centeredAt: .zero) }
      }
      let layer = try #require(pictures(host).first)
      #expect((layer.contents as? CGImage)?.width == 72)
    }
  }

  @Test func aNameThatTheSystemDoesNotHaveIsDrawnByItsFallback() {
    HostedRenderer.run { host in
      host.show { draw("no.such.symbol", into: &$1) }
      #expect(pictures(host).isEmpty)
      #expect(shapes(host) == 3)
      host.show { draw("arrow.down", into: &$1) }
      #expect(pictures(host).count == 1 && shapes(host) == 1)
      host.show { draw("no.such.symbol", into: &$1) }
      #expect(pictures(host).isEmpty && shapes(host) == 3)
    }
  }

  @Test func aPictureIsMadeOnceForEachColourAndScale() {
    HostedRenderer.run { host in
      for x in [40.0, 41, 42] { host.show { draw("arrow.down", at: x, into: &$1) } }
      #expect(host.world.madeImageCount == 1)
      host.show(tint: .red) { draw("arrow.down", into: &$1) }
      host.show(tint: .red, scale: 2) { draw("arrow.down", into: &$1) }
      #expect(host.world.madeImageCount == 3)
      #expect(pictures(host).first?.contentsScale == 2)
      host.show { draw("arrow.down", into: &$1) }
      #expect(host.world.madeImageCount == 3)
    }
  }

  @Test func atRestASymbolLiesOnPixels() {
    HostedRenderer.run { host in
      host.show { draw("arrow.down", at: 40.1, into: &$1) }
      #expect(abs((pictures(host).first?.frame.minX ?? 0) - 28) < 1e-9)
      host.show(extent: 61) { draw("arrow.down", at: 40.1, into: &$1) }
      #expect(abs((pictures(host).first?.frame.minX ?? 0) - 28.1) < 1e-9)
    }
  }

  @Test func anImageOfTheAppIsDrawnInItsOwnColoursAndATemplateInThePaint() throws {
    try HostedRenderer.run { host in
      let photo = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4)).image { _ in }
      for mode in [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate] {
        let image = photo.withRenderingMode(mode)
        host.show(tint: .red) { $1.image(image, centeredAt: .init(x: 40, y: 30)) }
        let layer = try #require(pictures(host).first)
        #expect(layer.frame == CGRect(x: 35, y: 28, width: 10, height: 4))
        let subject = try #require(layer.contents as? CGImage).headlessSubject
        #expect(subject.contains("\(UIColor.red.cgColor)") == (mode == .alwaysTemplate))
      }
      let heart = try #require(UIImage(systemName: "heart"))
      host.show(tint: .red) { $1.image(heart, centeredAt: .zero) }
      let subject = try #require(pictures(host).first?.contents as? CGImage).headlessSubject
      #expect(subject.hasPrefix("heart \(UIColor.red.cgColor)"))
    }
  }

  @Test func anImageOfTheAppIsRenderedOnceForEachObject() {
    HostedRenderer.run { host in
      let images = (1...2).map { side in
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
      }
      let made = host.world.madeImageCount
      for x in [1.0, 2, 3] {
        host.show { _, drawing in for image in images { drawing.image(image, centeredAt: .init(x: x, y: 1)) } }
      }
      #expect(host.world.madeImageCount == made + 2 && pictures(host).count == 2)
      host.show { $1.image(images[1], centeredAt: .zero) }
      #expect(pictures(host).count == 1 && host.world.madeImageCount == made + 2)
    }
  }

  @Test func anImageWithoutASizeOrAPlaceDrawsNothing() {
    HostedRenderer.run { host in
      let flat = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 0)).image { _ in }
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      host.show {
        $1.image(flat, centeredAt: .zero)
        $1.image(image, centeredAt: .init(x: .nan, y: 0))
      }
      #expect(pictures(host).isEmpty)
    }
  }

  @Test func aColourThatChangesWithEachFrameDoesNotKeepPicturesForEver() {
    HostedRenderer.run { host in
      for step in 0..<100 {
        host.show { draw("arrow.down", .init(.exact(red: Double(step) / 100, green: 0, blue: 0)), into: &$1) }
      }
      #expect(host.renderer.symbols.images.count <= 32)
    }
  }
}
#endif
