import RefreshCore
import Testing

@Suite struct DrawingColorTests {
  private static let backgrounds = (
    light: [Drawing.Color.white, .hex(0xF2F2F7)], dark: [Drawing.Color.black, .hex(0x1C1C1E)]
  )

  @Test func blackAndWhiteAreTwentyOneApart() {
    #expect(abs(Drawing.Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(Drawing.Color.hex(0x7C8492).contrast(with: .hex(0x7C8492)) == 1)
  }

  @Test(arguments: [
    (UInt32(0x7C8492), UInt32(0xFFFFFF), 3.8), (0x7C8492, 0xF2F2F7, 3.4), (0x828A98, 0x000000, 6.0),
    (0x828A98, 0x1C1C1E, 4.9), (0xC93A34, 0xFFFFFF, 5.1), (0xE0584F, 0x1C1C1E, 4.6), (0x9BA2AB, 0xFFFFFF, 2.6),
  ])
  func contrastsAreThoseOfTheSpecification(color: UInt32, background: UInt32, contrast: Double) {
    #expect(abs(Drawing.Color.hex(color).contrast(with: .hex(background)) - contrast) < 0.05)
  }

  @Test(arguments: [false, true]) func standardColorsAreLegibleOnEveryBackground(isDark: Bool) {
    for background in isDark ? Self.backgrounds.dark : Self.backgrounds.light {
      let quiet = Drawing.Color.indicator(isDark: isDark, increasesContrast: false)
      #expect(quiet.contrast(with: background) >= 3)
      #expect(Drawing.Color.indicator(isDark: isDark, increasesContrast: true).contrast(with: background) >= 7)
      #expect(Drawing.Color.failure(isDark: isDark).contrast(with: background) >= 4.5)
      #expect(Drawing.Color.onTint(over: quiet).contrast(with: quiet) >= 3)
    }
  }

  @Test func aSymbolOnAPaleTintIsDark() {
    #expect(Drawing.Color.onTint(over: .hex(0xFFCC00)) == .hex(0x1C1C1E))
    #expect(Drawing.Color.onTint(over: .hex(0x007AFF)) == .white)
    #expect(Drawing.Color.onTint(over: .tint) == .onTint)
    #expect(Drawing.Color.onTint(over: .success) == .onSuccess && .onTint(over: .failure) == Drawing.Color.onFailure)
  }
}
