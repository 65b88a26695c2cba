import RefreshCore
import Testing

/// A scroll view that does not bounce, or says that it does and stands still: the content is brought all the same.
@Suite struct StandingContentTests {
  private static func pulled(to pull: Double, _ trigger: RefreshTrigger) -> Script {
    var script = Script()
    script.attach(.init(metrics: Situation.settings.metrics, trigger: trigger))
    script.drag(to: 90)
    if trigger == .onRelease {
      script.lift()
      script.run(frames: 120)
    }
    script.drag(to: pull)
    script.lift()
    return script
  }

  @Test func whatWasTakenBackIsBroughtHome() {
    var script = Self.pulled(to: 20, .whilePulling)
    script.run(frames: 2)
    #expect(script.scroll.offset == -20)
    script.run(frames: 6)
    #expect(script.scroll.offset > -20)
    script.run(frames: 90)
    #expect(script.scroll.offset == 0 && script.machine.addedInset.near == 60)
  }

  @Test func whatIsSaidToDecelerateIsGivenAQuarterOfASecond() {
    var script = Self.pulled(to: 20, .whilePulling)
    script.scroll.isDecelerating = true
    script.run(frames: 12)
    #expect(script.scroll.offset == -20)
    script.run(frames: 6)
    #expect(script.scroll.offset > -20)
    script.run(frames: 90)
    #expect(script.scroll.offset == 0)
  }

  @Test func whatWasPulledOutOfTheHoldIsBroughtBackToIt() {
    var script = Self.pulled(to: 90, .onRelease)
    #expect(script.machine.addedInset.near == 60 && script.scroll.offset == -90)
    script.run(frames: 120)
    #expect(script.scroll.offset == -60)
  }

  @Test func aDragEndsTheOpeningAndItsLiftBeginsAnother() {
    var script = Script()
    script.attach()
    script.open(frames: 3)
    script.drag(to: 80)
    script.run(frames: 5)
    #expect(script.scroll.offset == -80)
    script.lift()
    script.run(frames: 2)
    #expect(script.scroll.offset > -80)
    script.run(frames: 60)
    #expect(script.scroll.offset == -60)
  }
}
