import RefreshCore
import TestSupport
import Testing

/// Reports that there is nothing left to load, and their effect on the control at the other side.
@Suite struct NoMoreDataTests {
  private static let load = SideSettings(
    role: .loadMore, metrics: RefreshMetrics(heldExtent: 52), trigger: .manual)

  /// A header and a control at the bottom.
  private static func driver(far settings: SideSettings = load) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.machine.configure(settings, at: .far)
    driver.send(.attached(.far))
    return driver
  }

  @Test func aRefreshThatFindsNothingElseTellsTheFooter() {
    var driver = Self.driver()
    driver.open(frames: 120)
    driver.send(.ended(.near, .noMoreData))
    #expect(driver.machine.state(at: .far) == .noMoreData)
    driver.run(frames: 200)
    #expect(driver.machine.state(at: .near) == .idle)
  }

  @Test func aRefreshThatSucceedsStartsTheFooterAfresh() {
    var driver = Self.driver()
    driver.send(.noMoreData(.far, true))
    driver.open(frames: 120)
    driver.send(.ended(.near, .success))
    #expect(driver.machine.state(at: .far) == .idle)
  }

  @Test func aRefreshTellsNoOtherRefresh() {
    var driver = Self.driver(far: Situation.settings)
    driver.open(frames: 120)
    driver.send(.ended(.near, .noMoreData))
    #expect(driver.machine.state(at: .far) == .idle)
  }

  @Test func aLoadThatSucceedsLeavesTheOtherLoadAsItIs() {
    var driver = MachineDriver()
    driver.attach(Self.load)
    driver.machine.configure(Self.load, at: .far)
    driver.send(.attached(.far))
    driver.send(.noMoreData(.far, true))
    driver.send(.began(.near, .program, .always))
    driver.run(frames: 60)
    driver.send(.ended(.near, .success))
    #expect(driver.machine.state(at: .far) == .noMoreData)
  }

  @Test func aReportDuringALoadEndsIt() {
    var driver = Self.driver()
    driver.send(.began(.far, .program, .never))
    #expect(driver.send(.noMoreData(.far, true)).commands(at: .far).contains(.cancelAction))
    #expect(driver.machine.state(at: .far) != .refreshing)
    driver.run(frames: 200)
    #expect(driver.machine.state(at: .far) == .noMoreData)
  }

  @Test func aReportThatThereIsMoreEndsNoLoad() {
    var driver = Self.driver()
    driver.send(.began(.far, .program, .never))
    driver.send(.noMoreData(.far, false))
    #expect(driver.machine.state(at: .far) == .refreshing)
  }
}
