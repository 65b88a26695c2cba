#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The labels of texts.
@MainActor
@Suite struct TextLayerTests {
  private static let title = Drawing.TextStyle(.subheadline, weight: .medium)

  private func attribute<Value>(_ key: NSAttributedString.Key, of label: UILabel?) -> Value? {
    label?.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  @Test func aTextIsSetByALabelInItsGroupAndInNoView() throws {
    try HostedRenderer.run { host in
      host.show { _, drawing in
        drawing.group(opacity: 0.5) {
          $0.text(
            "Pull", style: Self.title, paint: .failure, in: .init(x: 10, y: 20), size: .init(width: 90, height: 20))
        }
      }
      let label = try #require(host.labels.first)
      #expect(label.text == "Pull" && label.numberOfLines == 1 && label.superview == nil)
      #expect(label.frame == CGRect(x: 10, y: 20, width: 90, height: 20))
      #expect(label.layer.superlayer?.superlayer?.superlayer?.opacity == 0.5)
      let font: UIFont? = attribute(.font, of: label)
      #expect(font == UIFont.systemFont(ofSize: 15, weight: .medium))
      let color: UIColor? = attribute(.foregroundColor, of: label)
      #expect(
        color?.cgColor == DrawingColors(host.world.window.traitCollection, tint: nil).color(.failure, opacity: 1))
    }
  }

  @Test(arguments: [
    (Drawing.TextAlignment.left, NSTextAlignment.left), (.center, .center), (.right, .right),
  ])
  func linesStandWhereTheDrawingSaysAndRunAsTheTextDoes(alignment: Drawing.TextAlignment, expected: NSTextAlignment) {
    HostedRenderer.run { host in
      host.world.setTraits { $0.layoutDirection = .rightToLeft }
      host.show { _, drawing in
        drawing.text(
          "A sentence", style: Self.title, in: .zero, size: .init(width: 60, height: 40), alignment: alignment, lines: 2
        )
      }
      let paragraph: NSParagraphStyle? = attribute(.paragraphStyle, of: host.labels.first)
      #expect(paragraph?.alignment == expected)
      #expect(paragraph?.baseWritingDirection == .natural)
      #expect(paragraph?.lineBreakMode == .byTruncatingTail, "an attributed text is else cut off without an ellipsis")
      #expect(host.labels.first?.numberOfLines == 2)
    }
  }

  @Test func nothingIsWrittenForATextThatStaysAndOnlyThePlaceForOneThatMoves() {
    HostedRenderer.run { host in
      let draw = { (y: Double, other: Double) in
        host.show(extent: 70) { _, drawing in
          drawing.text("Release", style: Self.title, in: .init(x: 0, y: y), size: .init(width: 90, height: 20))
          drawing.fill { $0.circle(center: .init(x: other, y: 0), radius: 3) }
        }
      }
      draw(10, 0)
      let label = host.labels.first
      let text = label?.attributedText
      host.world.log.removeAll()
      draw(10, 1)
      #expect(host.world.log.events(.write) == [])
      draw(12, 1)
      #expect(label?.frame.minY == 12)
      #expect(label?.attributedText === text)
      #expect(host.labels.first === label)
    }
  }

  @Test func anotherWordStyleColourOrAlignmentIsWrittenIntoTheSameLabel() {
    HostedRenderer.run { host in
      let box = Drawing.Size(width: 90, height: 20)
      let draws: [(inout Drawing) -> Void] = [
        { $0.text("One", style: Self.title, in: .zero, size: box) },
        { $0.text("Two", style: Self.title, in: .zero, size: box) },
        { $0.text("Two", style: .init(.caption), in: .zero, size: box) },
        { $0.text("Two", style: .init(.caption), paint: .label, in: .zero, size: box) },
        { $0.text("Two", style: .init(.caption), paint: .label, in: .zero, size: box, alignment: .right) },
        {
          $0.text(
            "Two", style: .init(.caption, isUnderlined: true), paint: .label, in: .zero, size: box, alignment: .right)
        },
        { $0.text("Two", style: .init(.caption), paint: .label, in: .zero, size: box, lines: 3) },
      ]
      var label: UILabel?
      for (index, draw) in draws.enumerated() {
        host.world.log.removeAll()
        host.show { draw(&$1) }
        #expect(host.world.log.writes(of: "attributedText").count == 1, "\(index)")
        if index == 0 { label = host.labels.first }
        #expect(host.labels.count == 1 && host.labels.first === label)
        let underline: Int? = attribute(.underlineStyle, of: label)
        #expect((underline == NSUnderlineStyle.single.rawValue) == (index == 5))
      }
    }
  }

  @Test func aShapeInThePlaceOfATextGetsALayerOfItsOwn() {
    HostedRenderer.run { host in
      host.show { $1.text("Pull", style: Self.title, centeredAt: .init(x: 50, y: 30)) }
      host.show { $1.fill { $0.circle(center: .zero, radius: 3) } }
      #expect(host.labels.isEmpty)
      #expect(host.renderer.root.visibleTree.count { $0 is CAShapeLayer } == 1)
      #expect(host.renderer.root.tree.count == 2, "the layer that was replaced is gone")
      host.show { $1.text("Pull", style: Self.title, centeredAt: .init(x: 50, y: 30)) }
      #expect(host.labels.map(\.text) == ["Pull"])
    }
  }

  @Test func aLabelIsNotAnimatedByAnAnimationOfTheClients() {
    HostedRenderer.run { host in
      for y in [10.0, 30] {
        UIView.animate(withDuration: 0.3) {
          host.show { $1.text("Pull", style: Self.title, centeredAt: .init(x: 50, y: y)) }
        }
        host.world.advance(by: 0.1)
      }
      #expect(host.labels.first?.layer.animationKeys() == nil)
      #expect(host.world.log.events(.animation).filter { $0.subject == "UILabel" } == [])
    }
  }

  @Test func atRestALabelLiesOnPixelsAndInMotionWhereItIsSaid() {
    HostedRenderer.run { host in
      let draw = { (drawing: inout Drawing) in
        drawing.group(transform: .translation(x: 0.2, y: 0)) {
          $0.text("Pull", style: Self.title, in: .init(x: 10.3, y: 20.1), size: .init(width: 50.1, height: 19.9))
        }
      }
      host.show(extent: 60) { draw(&$1) }
      let rest = host.labels.first?.frame ?? .zero
      #expect(abs((rest.minX + 0.2) * 3 - ((rest.minX + 0.2) * 3).rounded()) < 1e-9)
      #expect(abs(rest.minY * 3 - (rest.minY * 3).rounded()) < 1e-9)
      #expect(abs(rest.minX - 10.3) <= 1 / 6 && abs(rest.minY - 20.1) <= 1 / 6 + 0.1)
      host.show(extent: 61) { draw(&$1) }
      let moving = host.labels.first?.frame ?? .zero
      #expect(abs(moving.minX - 10.3) < 1e-9)
      #expect(abs(moving.midY - 30.05) < 1e-9)
      for size in [rest.size, moving.size] {
        #expect(abs(size.width - 151.0 / 3) < 1e-9, "a picture of a broken number of pixels is stretched")
        #expect(abs(size.height - 20) < 1e-9)
      }
    }
  }

  @Test func aLabelThatIsTurnedScaledOrLoopedIsNotMovedToPixels() {
    HostedRenderer.run { host in
      for group in [Drawing.Transform.scale(0.9), .rotation(0.1), .identity] {
        host.show { _, drawing in
          drawing.group(transform: group, motion: group == .identity ? .fade(period: 1, from: 0, to: 1) : nil) {
            $0.text("Pull", style: Self.title, in: .init(x: 10.1, y: 20.1), size: .init(width: 50, height: 20))
          }
        }
        #expect(abs((host.labels.first?.frame.minX ?? 0) - 10.1) < 1e-9)
      }
    }
  }

  @Test func aLabelOnTheRightKeepsItsRightEdge() {
    HostedRenderer.run { host in
      host.show(extent: 70) { _, drawing in
        let box = Drawing.Size(width: 50.1, height: 20)
        drawing.text("Pull", style: Self.title, in: .init(x: 10, y: 0), size: box, alignment: .right)
      }
      #expect(abs((host.labels.first?.frame.maxX ?? 0) - 60.1) < 1e-9)
    }
  }

  @Test func textsFollowTextSizeBoldTextScaleAndAppearanceAtOnce() {
    HostedRenderer.run { host in
      let draw = { host.show { $1.text("Pull", style: Self.title, centeredAt: .init(x: 100, y: 30)) } }
      draw()
      let label = host.labels.first
      var seen = [(label?.attributedText, label?.frame ?? .zero)]
      let changes: [(inout HeadlessTraits) -> Void] = [
        { $0.preferredContentSizeCategory = .accessibilityLarge }, { $0.legibilityWeight = .bold },
        { $0.userInterfaceStyle = .dark },
      ]
      for change in changes {
        host.world.setTraits(change)
        draw()
        #expect(host.labels.first === label)
        #expect(label?.attributedText != seen.last?.0)
        seen.append((label?.attributedText, label?.frame ?? .zero))
      }
      let font: UIFont? = attribute(.font, of: label)
      #expect(font == UIFont.systemFont(ofSize: 30, weight: .bold))
      #expect(seen[1].1.width > seen[0].1.width && seen[1].1.height > seen[0].1.height)
      #expect(seen[2].1.width == seen[1].1.width, "medium and bold are as wide in the stand-in")
      host.world.setTraits { $0.displayScale = 2 }
      draw()
      #expect(label?.contentScaleFactor == 2)
    }
  }

  @Test func anEnlargedTextHasThePixelsOfItsSize() {
    HostedRenderer.run { host in
      host.world.setTraits { $0.displayScale = 3 }
      host.show { _, drawing in
        drawing.group(transform: .scale(2)) { $0.text("New", style: .init(.footnote), centeredAt: .zero) }
      }
      #expect(host.labels.first?.contentScaleFactor == 6)
    }
  }
}
#endif
