#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// Fonts, labels and pictures of the stand-in.
@MainActor
@Suite struct HeadlessTextTests {
  @Test func aPreferredFontIsAsLargeAndAsBoldAsTheTraitsSay() {
    HeadlessWorld.run { world in
      #expect(UIFont.preferredFont(forTextStyle: .subheadline).pointSize == 15)
      world.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      #expect(UIFont.preferredFont(forTextStyle: .caption1) == UIFont.systemFont(ofSize: 32))
      let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      #expect(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: small).pointSize == 12)
      world.setTraits { $0.legibilityWeight = .bold }
      let bold = UIFont.preferredFont(forTextStyle: .caption1)
      let traits = bold.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      #expect((traits?[.weight] as? NSNumber)?.doubleValue == 0.3)
    }
  }

  @Test(arguments: [(11.0, 13.0), (12, 16), (15, 20), (13.5, 18.5), (49, 58), (10, 12)])
  func aLineIsAsHighAsTheSystemsStylesHaveIt(size: Double, line: Double) {
    #expect(abs(Double(UIFont.systemFont(ofSize: CGFloat(size)).lineHeight) - line) < 1e-9)
  }

  @Test func metricsScaleADistanceAsTheirStyleIsScaled() {
    HeadlessWorld.run { world in
      world.setTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
      #expect(UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 30) == 50)
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 28)
    }
  }

  @Test func aLabelIsAsLargeAsItsWordsInWholePixels() {
    HeadlessWorld.run { _ in
      let label = UILabel(frame: .zero)
      label.contentScaleFactor = 2
      label.font = UIFont.systemFont(ofSize: 15)
      #expect(label.intrinsicContentSize == .zero)
      label.text = "Pull down now"
      #expect(label.intrinsicContentSize == CGSize(width: 107.5, height: 20))
      #expect(label.sizeThatFits(CGSize(width: 80, height: 100)) == CGSize(width: 80, height: 20))
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 80, height: 100)) == CGSize(width: 74.5, height: 40))
      #expect(label.sizeThatFits(CGSize(width: 80, height: 30)).height == 30)
    }
  }

  @Test func aSymbolIsKnownByItsNameAndAsLargeAsItsLetters() {
    HeadlessWorld.run { _ in
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
      let image = UIImage(systemName: "arrow.down")?.withConfiguration(large)
      #expect(image?.size == CGSize(width: 36, height: 36))
      #expect(image?.withTintColor(.red).size == image?.size)
      #expect(image?.isSymbolImage == true)
    }
  }

  @Test func aRendererMakesAPictureOfWhatIsDrawnInIt() {
    HeadlessWorld.run { world in
      let format = UIGraphicsImageRendererFormat.preferred()
      format.scale = 2
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20.2), format: format).image { _ in
        UIImage(systemName: "checkmark")?.draw(at: CGPoint(x: 1, y: 2))
      }
      #expect(image.cgImage?.width == 60 && image.cgImage?.height == 41)
      #expect(image.cgImage?.headlessSubject.hasPrefix("checkmark in 1.00 2.00") == true)
      #expect(world.madeImageCount == 1)
      let view = UIImageView(image: image)
      #expect(view.layer.contents as? CGImage === image.cgImage)
      #expect(view.frame.size == CGSize(width: 30, height: 20.5))
    }
  }
}
#endif
