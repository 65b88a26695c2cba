import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

/// Words of every language have room at every text size: nothing is cut off, nothing overlaps.
@Suite struct FooterTextFitTests {
  private static let sizes = RefreshTextSize.allCases
  private static let sample = FooterSample(style: FooterStyle(showsLoadingText: true))

  @Test(arguments: RefreshLanguage.allCases, [320.0, 402]) func wordsFit(language: RefreshLanguage, crossLength: Double)
  {
    for size in Self.sizes {
      let surroundings = FooterSample.surroundings {
        ($0.language, $0.textSize, $0.crossLength, $0.isRightToLeft) = (
          language, size, crossLength, language == .arabic
        )
      }
      for row in FooterSample.Row.allCases {
        let message = RefreshTexts.standard(for: language)[.loadingFailed]
        expectFit(FooterSample.update(row, surroundings, message: message), "\(language) \(size) \(row)")
      }
    }
  }

  @Test(arguments: sizes, [320.0, 402]) func aLongSentenceFitsInTwoLines(size: RefreshTextSize, crossLength: Double) {
    let surroundings = FooterSample.surroundings { ($0.textSize, $0.crossLength) = (size, crossLength) }
    expectFit(FooterSample.update(.sentence, surroundings), "\(size)")
  }

  @Test(arguments: sizes, [120.0, 240, 390, 844]) func nothingLeavesAShortView(size: RefreshTextSize, viewport: Double)
  {
    let surroundings = FooterSample.surroundings { ($0.textSize, $0.viewport) = (size, viewport) }
    for row in FooterSample.Row.allCases {
      let update = FooterSample.update(row, surroundings)
      guard let bounds = Self.sample.drawing(update).bounds() else { continue }
      #expect(bounds.minY >= -0.01 && bounds.maxY <= update.heldExtent + 0.01, "\(row): \(bounds)")
    }
  }

  private func expectFit(_ update: RefreshUpdate, _ comment: String) {
    let surroundings = update.surroundings
    let drawing = Self.sample.drawing(update)
    let measure = TextEstimate(textSize: surroundings.textSize)
    #expect(update.heldExtent <= 0.2 * surroundings.viewport)
    for text in drawing.texts {
      let needed = measure.size(of: text.string, style: text.style, width: text.size.width + 0.01, lines: 0)
      #expect(
        needed.width <= text.size.width + 0.01 && needed.height <= text.size.height + 0.01, "\(comment) is cut off")
      #expect(text.origin.x >= 15.99 && text.right <= update.crossLength - 15.99, "\(comment) leaves the row")
      #expect(text.origin.y >= 0 && text.bottom <= update.visibleExtent, "\(comment) leaves the row")
      let letters = surroundings.textSize.pointSize(of: text.style.size) * text.style.scale
      #expect(letters >= min(9, 0.7 * surroundings.textSize.pointSize(of: text.style.size)), "\(comment) is too small")
    }
    if drawing.texts.count == 2 { #expect(drawing.texts[0].bottom <= drawing.texts[1].origin.y, "\(comment) overlaps") }
  }
}
