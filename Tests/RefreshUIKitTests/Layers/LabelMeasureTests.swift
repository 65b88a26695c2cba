#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The measurement of texts for drawings.
@MainActor
@Suite struct LabelMeasureTests {
  private static let title = Drawing.TextStyle(.subheadline)

  private func run(_ body: (LabelMeasure, HeadlessWorld) throws -> Void) rethrows {
    try HeadlessWorld.run { world in
      let measure = LabelMeasure()
      _ = measure.follow(world.window.traitCollection)
      try body(measure, world)
    }
  }

  @Test func aTextIsMeasuredAsALabelSetsItWithLinesAndWidth() {
    run { measure, _ in
      // The stand-in's letters are 0.55 of the size wide, so nine of them at 15 points are 74.25: 223 pixels.
      let one = measure.size(of: "Updated x", style: Self.title, width: .infinity, lines: 1)
      #expect(one == Drawing.Size(width: 223.0 / 3, height: 20))
      let wrapped = measure.size(of: "Updated x", style: Self.title, width: 60, lines: 0)
      #expect(wrapped.height == 40 && wrapped.width < 60)
      let cut = measure.size(of: "Updated x", style: Self.title, width: 60, lines: 1)
      #expect(cut == Drawing.Size(width: 60, height: 20))
      #expect(measure.size(of: "", style: Self.title, width: 60, lines: 1) == Drawing.Size(width: 0, height: 0))
    }
  }

  /// A text that grows with the pull has another scale in each frame.
  @Test func theFontsOfAThousandScalesAreNotKept() throws {
    try run { measure, _ in
      for number in 1...1000 {
        let style = Drawing.TextStyle(.footnote, scale: 1 + Double(number) / 1000)
        #expect(measure.font(of: style).pointSize > 13)
      }
      let fonts = try #require(Mirror(reflecting: measure).descendant("fonts") as? [Any])
      #expect(fonts.count <= 128)
    }
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 12.0, 16.0), (.large, 15, 20), (.accessibilityExtraExtraExtraLarge, 49, 58),
  ])
  func theTextSizeThatTheReaderChoseCounts(category: UIContentSizeCategory, letters: Double, line: Double) {
    run { measure, world in
      world.setTraits { $0.preferredContentSizeCategory = category }
      _ = measure.follow(world.window.traitCollection)
      #expect(Double(measure.font(of: Self.title).pointSize) == letters)
      #expect(measure.size(of: "A", style: Self.title, width: .infinity, lines: 1).height == line)
    }
  }

  @Test func aFontHasTheWeightDigitsAndScaleOfItsStyle() {
    run { measure, world in
      let style = Drawing.TextStyle(.caption, weight: .semibold, hasTabularDigits: true, scale: 0.75)
      #expect(measure.font(of: style) == UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .semibold))
      #expect(measure.font(of: .init(.footnote)) == UIFont.systemFont(ofSize: 13, weight: .regular))
      world.setTraits { $0.legibilityWeight = .bold }
      #expect(measure.follow(world.window.traitCollection))
      #expect(measure.font(of: .init(.footnote)) == UIFont.systemFont(ofSize: 13, weight: .semibold))
      #expect(measure.font(of: style) == UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .bold))
    }
  }

  @Test func aSizeThatIsKnownIsNotMeasuredAgainUntilTheTraitsChange() {
    run { measure, world in
      let ask = { _ = measure.size(of: "Updated 4 min ago", style: Self.title, width: 200, lines: 2) }
      let count = { world.log.writes(of: "attributedText").count }
      for _ in 0..<5 { ask() }
      #expect(count() == 1)
      _ = measure.size(of: "Updated 4 min ago", style: Self.title, width: 200, lines: 1)
      _ = measure.size(of: "Updated 4 min ago", style: Self.title, width: 199, lines: 2)
      _ = measure.size(of: "Updated 4 min ago", style: .init(.caption), width: 200, lines: 2)
      _ = measure.size(of: "Updated 5 min ago", style: Self.title, width: 200, lines: 2)
      #expect(count() == 5)
      #expect(!measure.follow(world.window.traitCollection))
      world.setTraits { $0.userInterfaceStyle = .dark }
      #expect(!measure.follow(world.window.traitCollection), "colours do not change sizes")
      ask()
      #expect(count() == 5)
      world.setTraits { $0.preferredContentSizeCategory = .extraLarge }
      #expect(measure.follow(world.window.traitCollection))
      ask()
      #expect(count() == 6)
      world.setTraits { $0.displayScale = 2 }
      #expect(measure.follow(world.window.traitCollection), "a size is a number of pixels")
    }
  }

  @Test func whatIsKeptDoesNotGrowForEver() {
    run { measure, world in
      for number in 0..<1000 {
        _ = measure.size(of: "\(number)", style: Self.title, width: 200, lines: 1)
      }
      #expect(measure.sizes.count <= 128)
      _ = measure.size(of: "999", style: Self.title, width: 200, lines: 1)
      #expect(world.log.writes(of: "attributedText").count == 1000)
    }
  }

  @Test func anAnimatorIsGivenTheHostsMeasure() {
    HostedRenderer.run { host in
      var sizes: [Drawing.Size] = []
      host.show { sizes.append($1.size(of: "Updated x", Self.title)) }
      host.world.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      host.show { sizes.append($1.size(of: "Updated x", Self.title)) }
      #expect(sizes.map(\.height) == [20, 37])
      #expect(sizes[0].width == 223.0 / 3)
    }
  }
}
#endif
