#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The layers of the fill rule, and paths of Core Graphics.
@MainActor
@Suite struct PathLayerTests {
  private func rules(_ host: HostedRenderer) -> [CAShapeLayerFillRule] {
    host.renderer.root.visibleTree.compactMap { ($0 as? CAShapeLayer)?.fillRule }
  }

  private static func ring(_ path: inout Drawing.Path, _ isEvenOdd: Bool) {
    path.usesEvenOddRule = isEvenOdd
    path.circle(center: .zero, radius: 9)
    path.circle(center: .zero, radius: 6)
  }

  @Test func aFillFollowsTheRuleOfItsPathAlsoInALayerThatIsReused() {
    HostedRenderer.run { host in
      for isEvenOdd in [true, false, true] {
        host.show { $1.fill { Self.ring(&$0, isEvenOdd) } }
        #expect(rules(host) == [isEvenOdd ? .evenOdd : .nonZero])
      }
    }
  }

  @Test func aFadeAndAClipFollowTheRule() {
    HostedRenderer.run { host in
      let fade = Drawing.Fade(.tint, from: .zero, opacity: 1, to: .init(x: 0, y: 9), opacity: 0)
      for isEvenOdd in [true, false] {
        let rule: CAShapeLayerFillRule = isEvenOdd ? .evenOdd : .nonZero
        host.show { _, drawing in
          drawing.group(clippedTo: { Self.ring(&$0, isEvenOdd) }) {
            $0.fill(.fading(fade)) { Self.ring(&$0, isEvenOdd) }
          }
        }
        let masks = host.renderer.root.visibleTree.compactMap { $0.mask as? CAShapeLayer }
        #expect(masks.count == 2 && masks.allSatisfy { $0.fillRule == rule })
      }
    }
  }

  /// Core Animation measures a fade in units of its layer, and stretches it with one that is no square.
  @Test func aDiagonalFadeIsNotStretchedByTheShapeOfItsLayer() {
    HostedRenderer.run { host in
      let fade = Drawing.Fade(.tint, from: .init(x: 0, y: 0), opacity: 1, to: .init(x: 20, y: 20), opacity: 0)
      for (width, height) in [(200.0, 40.0), (0.5, 10)] {
        host.show { $1.fill(.fading(fade)) { $0.rect(origin: .zero, size: .init(width: width, height: height)) } }
        let layer = host.renderer.root.visibleTree.compactMap { $0 as? CAGradientLayer }.first
        let (size, start, end) = (layer?.bounds.size, layer?.startPoint, layer?.endPoint)
        #expect(size?.width == size?.height && size?.width == CGFloat(max(width, height)))
        #expect(start == .zero && end == CGPoint(x: 20 / max(width, height), y: 20 / max(width, height)))
      }
    }
  }

  /// The elements that a path of Core Graphics adds to a drawing.
  private func elements(_ path: CGPath, _ transform: Drawing.Transform = .identity) -> [Drawing.Path.Element] {
    var drawing = Drawing()
    drawing.fill {
      $0.transform = transform
      $0.add(path)
    }
    return drawing.elements
  }

  @Test func aPathOfCoreGraphicsIsDrawnAsItIs() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 4, y: 0, width: 2, height: 8))
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    var drawing = Drawing()
    drawing.fill { $0.add(path) }
    #expect(drawing.cgPath(0..<drawing.elements.count) == path)
  }

  @Test func aQuadraticCurveOfCoreGraphicsIsRaisedToACubicOne() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 6, y: 3), control: CGPoint(x: 3, y: 0))
    #expect(elements(path) == [.move(.zero), .cubic(.init(x: 2, y: 0), .init(x: 4, y: 1), .init(x: 6, y: 3))])
  }

  @Test func whatFollowsAClosedSubpathGoesOnFromItsStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 1, y: 5))
    let start = Drawing.Point(x: 1, y: 1)
    #expect(
      elements(path) == [.move(start), .line(.init(x: 5, y: 1)), .close, .move(start), .line(.init(x: 1, y: 5))])
  }

  @Test func anEmptyPathOfCoreGraphicsAddsNothing() {
    #expect(elements(CGMutablePath()).isEmpty)
  }

  @Test func aPathOfCoreGraphicsFollowsTheTransformAlsoAMirrorAndStartsASubpath() {
    let mirror = Drawing.Transform.scale(x: -2, y: 2)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    #expect(elements(path, mirror) == [.move(.init(x: -2, y: 2)), .line(.init(x: -10, y: 2))])
    var drawing = Drawing()
    drawing.fill {
      $0.move(to: .zero)
      $0.add(path)
      $0.line(to: .zero)
    }
    #expect(drawing.elements.count == 4 && drawing.elements[1] == .move(.init(x: 1, y: 1)))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func aPathOfCoreGraphicsThatNoHostCanDrawIsLeftOut(number: Double) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: number, y: 1))
    #expect(elements(path).isEmpty)
  }
}
#endif
