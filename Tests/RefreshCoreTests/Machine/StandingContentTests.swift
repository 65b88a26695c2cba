import RefreshCore
import TestSupport
import Testing

/// A scroll view that does not bounce, or reports a deceleration but does not move: the machine moves the content.
@Suite struct StandingContentTests {
  private static func pulled(to pull: Double, _ trigger: RefreshTrigger) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach(.init(metrics: Situation.settings.metrics, trigger: trigger))
    driver.drag(to: 90)
    if trigger == .onRelease {
      driver.lift()
      driver.run(frames: 120)
    }
    driver.drag(to: pull)
    driver.lift()
    return driver
  }

  @Test func whatWasTakenBackIsBroughtHome() {
    var driver = Self.pulled(to: 20, .whilePulling)
    driver.run(frames: 2)
    #expect(driver.scroll.offset == -20)
    driver.run(frames: 6)
    #expect(driver.scroll.offset > -20)
    driver.run(frames: 90)
    #expect(driver.scroll.offset == 0 && driver.machine.addedInset.near == 0)
  }

  @Test func whatIsSaidToDecelerateIsGivenAQuarterOfASecond() {
    var driver = Self.pulled(to: 20, .whilePulling)
    driver.scroll.isDecelerating = true
    driver.run(frames: 12)
    #expect(driver.scroll.offset == -20)
    driver.run(frames: 6)
    #expect(driver.scroll.offset > -20)
    driver.run(frames: 90)
    #expect(driver.scroll.offset == 0)
  }

  @Test func whatWasPulledOutOfTheHoldIsBroughtBackToIt() {
    var driver = Self.pulled(to: 90, .onRelease)
    #expect(driver.machine.addedInset.near == 60 && driver.scroll.offset == -90)
    driver.run(frames: 120)
    #expect(driver.scroll.offset == -60)
  }

  @Test func aDragEndsTheOpeningAndItsLiftBeginsAnother() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 3)
    driver.drag(to: 80)
    driver.run(frames: 5)
    #expect(driver.scroll.offset == -80)
    driver.lift()
    driver.run(frames: 2)
    #expect(driver.scroll.offset > -80)
    driver.run(frames: 60)
    #expect(driver.scroll.offset == -60)
  }
}
