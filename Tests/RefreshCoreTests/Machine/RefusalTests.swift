import TestSupport
import Testing

@testable import RefreshCore

/// The reasons for which a pull that reaches the trigger begins nothing.
@Suite struct RefusalTests {
  /// A list whose header is pulled to a distance.
  private static func pulled(
    to distance: Double = 90, _ settings: SideSettings = Situation.settings
  ) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(settings)
    driver.drag(to: distance)
    return driver
  }

  private func reason(_ driver: MachineDriver) -> RefreshRequestResult.Reason? {
    var machine = driver.machine
    return machine.receive(.lifted, driver.scroll, at: driver.time).near?.refusal
  }

  @Test func aPullThatBeginsASessionIsNotRefused() {
    #expect(reason(Self.pulled()) == nil)
  }

  @Test func aDisabledControlRefusesAPull() {
    var driver = Self.pulled()
    driver.send(.enabled(.near, false))
    #expect(reason(driver) == .disabled)
    driver.send(.hidden(.near, true))
    #expect(reason(driver) == .hidden)
    driver.send(.enabled(.near, true))
    #expect(reason(driver) == .hidden)
  }

  @Test func aPullThatIsTooShortIsNotRefused() {
    var driver = Self.pulled(to: 50)
    driver.send(.enabled(.near, false))
    #expect(reason(driver) == nil)
  }

  @Test func withoutAFingerNothingIsRefused() {
    var driver = Self.pulled()
    driver.send(.enabled(.near, false))
    driver.lift()
    #expect(reason(driver) == nil)
  }

  @Test func aPullOfAnEmptyEdgeIsNotRefused() {
    var driver = Self.pulled()
    driver.send(.detached(.near))
    #expect(reason(driver) == nil)
  }

  @Test func aControlThatIsNotPulledRefusesNothing() {
    var driver = Self.pulled(SideSettings(metrics: Situation.settings.metrics, trigger: .manual))
    driver.send(.enabled(.near, false))
    #expect(reason(driver) == nil)
  }

  @Test func aReadingThatIsNotUsableIsNotRefused() {
    var driver = Self.pulled()
    driver.send(.enabled(.near, false))
    driver.scroll.offset = .nan
    #expect(reason(driver) == nil)
  }

  @Test func aRunningSessionRefusesNothing() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.drag(to: 170)
    #expect(driver.machine.state(at: .near) == .refreshing)
    #expect(reason(driver) == nil)
  }

  @Test(arguments: [true, false])
  func aHeaderRefusesAPullDuringALoadThatCameFirst(hasHeader: Bool) {
    let load = LoadMoreOptions.with { $0.exclusion = .firstComeFirstServed }
    var driver = MachineDriver()
    driver.machine.configure(SideSettings(role: .loadMore, trigger: .manual, loadMore: load), at: .far)
    driver.send(.attached(.far))
    if hasHeader { driver.attach() }
    driver.send(.began(.far, .program, .never))
    driver.drag(to: 90)
    #expect(reason(driver) == (hasHeader ? .excluded : nil))
  }
}
