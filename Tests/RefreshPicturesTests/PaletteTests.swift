import RefreshCore
import RefreshPictures
import Testing

@Suite struct PaletteTests {
  private func hex(_ ink: Palette.Ink) -> Int {
    [ink.red, ink.green, ink.blue].reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
  }

  @Test func withoutATintTheIndicatorIsDrawn() {
    #expect(hex(Palette.light.ink(for: .tint)) == 0x7C8492)
    #expect(hex(Palette.dark.ink(for: .tint)) == 0x828A98)
    #expect(hex(Palette(increasesContrast: true).ink(for: .indicator)) == 0x3A3F48)
    #expect(hex(Palette(isDark: true, increasesContrast: true).ink(for: .tint)) == 0xC9CED8)
  }

  @Test func aTintReplacesTheIndicatorInItsOwnRoleOnly() {
    let palette = Palette(tint: .hex(0xFFCC00))
    #expect(hex(palette.ink(for: .tint)) == 0xFFCC00)
    #expect(hex(palette.ink(for: .onTint)) == 0x1C1C1E)
    #expect(hex(palette.ink(for: .indicator)) == 0x7C8492)
    #expect(hex(Palette.light.ink(for: .onTint)) == 0xFFFFFF)
  }

  @Test func aMarkOnAFailureIsWhiteWhateverTheTint() {
    for palette in [Palette.light, .dark, Palette(tint: .hex(0xFFCC00))] {
      #expect(hex(palette.ink(for: .onFailure)) == 0xFFFFFF)
    }
  }

  @Test func textIsThatOfTheAppearance() {
    #expect(hex(Palette.light.ink(for: .label)) == 0)
    #expect(hex(Palette.dark.ink(for: .label)) == 0xFFFFFF)
    #expect(Palette.light.ink(for: .secondaryLabel).opacity == 0.6)
    #expect(Palette(increasesContrast: true).ink(for: .secondaryLabel) == Palette.light.ink(for: .label))
  }

  @Test func exactColoursStayWhatTheyAre() {
    #expect(hex(Palette.dark.ink(for: .hex(0x123456))) == 0x123456)
  }
}
