#if canImport(HeadlessUIKit)
import HeadlessUIKit
import TestSupport
import Testing

/// The settings of a scenario at the width of this run.
@Suite struct EverySettingTests {
  @Test func beginWithTheDefaultsAndHaveOthers() {
    let settings = HeadlessSwitches.everySetting
    #expect(settings.first == HeadlessSwitches())
    #expect(Set(settings).count == settings.count)
    #expect(settings.count >= SweepWidth.choose(quick: 2, full: 12, thorough: 100))
  }

  @Test(arguments: [1, 2, 12]) func withCasesEachSettingAndEachCaseOccurs(count: Int) {
    let pairs = HeadlessSwitches.everySetting(with: Array(0..<count))
    #expect(Set(pairs.map(\.0)) == Set(HeadlessSwitches.everySetting))
    #expect(Set(pairs.map(\.1)) == Set(0..<count))
    #expect(SweepWidth.current != .quick || pairs.count == count + 1)
  }
}
#endif
