import RefreshCore
import TestSupport
import Testing

/// Numbers of a remote configuration: each is limited to the nearest one with a meaning, and none traps.
@Suite struct RunTimeNumberTests {
  @Test(arguments: [0, -1, -Double.infinity, .infinity, .nan]) func aTimeoutThatCannotPassIsNone(timeout: Double) {
    #expect(SideSettings(timeout: timeout).timeout == nil)
    var settings = SideSettings(timeout: 30)
    settings.timeout = timeout
    #expect(settings.timeout == nil)
  }

  @Test func aTimeoutIsNoLongerThanADay() {
    #expect(SideSettings(timeout: 1e300).timeout == 100_000)
    #expect(SideSettings(timeout: 1e-3).timeout == 1e-3)
    #expect(SideSettings().timeout == nil)
  }

  @Test(arguments: [(-1, 0), (-Double.infinity, 0), (.infinity, 100_000), (.nan, 0.6), (0, 0), (2, 2)])
  func theVisibleTimeIsClamped(asked: Double, used: Double) {
    #expect(SideSettings(minimumVisibleTime: asked).minimumVisibleTime == used)
    var settings = SideSettings()
    settings.minimumVisibleTime = asked
    #expect(settings.minimumVisibleTime == used)
  }

  private typealias Distance = RefreshTrigger.Distance

  @Test(arguments: [
    (Distance.points(-1), Distance.points(0)), (.points(.infinity), .points(100_000)), (.points(.nan), .viewports(1)),
    (.viewports(-1), .viewports(0)), (.viewports(1e300), .viewports(1000)), (.viewports(.nan), .viewports(1)),
    (.items(-1), .items(0)), (.items(.max), .items(1_000_000)), (.items(7), .items(7)), (.points(80), .points(80)),
  ])
  func theDistanceOfATriggerIsClamped(asked: RefreshTrigger.Distance, used: RefreshTrigger.Distance) {
    #expect(SideSettings(trigger: .onReachingEnd(within: asked)).trigger == .onReachingEnd(within: used))
    var settings = SideSettings()
    settings.trigger = .onReachingEnd(within: asked)
    #expect(settings.trigger == .onReachingEnd(within: used))
  }

  @Test(arguments: [(0, 1), (-3, 1), (.min, 1), (1, 1), (4, 4)])
  func aGestureBeginsALoad(asked: Int, used: Int) {
    #expect(SideSettings(loadMore: .with { $0.loadsPerGesture = asked }).loadMore.loadsPerGesture == used)
    var settings = SideSettings()
    settings.loadMore.loadsPerGesture = asked
    #expect(settings.loadMore.loadsPerGesture == used)
  }

  @Test(arguments: [(-1, 0), (.min, 0), (0, 0), (4, 4)])
  func aScreenIsFilledByNoLoadOrMore(asked: Int, used: Int) {
    #expect(SideSettings(loadMore: .with { $0.loadsToFill = asked }).loadMore.loadsToFill == used)
    var settings = SideSettings()
    settings.loadMore.loadsToFill = asked
    #expect(settings.loadMore.loadsToFill == used)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e308]) func metricsOfALengthOfZeroCanBeUsed(length: Double) {
    let metrics = RefreshMetrics(heldExtent: length, triggerDistance: length)
    #expect(metrics.triggerDistance > 0 && metrics.triggerDistance <= 100_000)
    #expect(metrics.heldExtent >= 0 && metrics.heldExtent <= 100_000)
  }
}
