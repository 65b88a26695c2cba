import RefreshCore
import RefreshTesting
import Testing

@Suite struct FingerTests {
  private static func list(viewport: Double, inset: SidePair = SidePair(), scale: Double = 3) -> ScrollMetrics {
    ScrollMetrics(offset: -inset.near, viewport: viewport, inset: inset, scale: scale)
  }

  /// 10 points are swallowed by the pan; the others are rows of the rubber band's golden table.
  private static let drags: [(viewport: Double, distance: Double, pull: Double)] = [
    (844, 30, 10.86), (844, 110, 51.64), (844, 210, 97.32), (667, 110, 50.81), (500, 310, 124.06), (932, 410, 177.99),
  ]

  /// Half a pixel, and half of the table's last digit.
  private static let slack: Double = 1.0 / 6 + 0.005

  @Test(arguments: drags)
  func aDragStretchesTheRubberBand(drag: (viewport: Double, distance: Double, pull: Double)) {
    var simulation = RefreshSimulation(in: Self.list(viewport: drag.viewport))
    simulation.drag(by: drag.distance)
    let difference: Double = simulation.pull - drag.pull
    #expect(abs(difference) < Self.slack)
    #expect(simulation.list.finger == SimulatedList.touchPosition + drag.distance)
  }

  @Test func aDragIsEven() {
    var simulation = RefreshSimulation()
    simulation.drag(by: 120, over: 0.2)
    let fingers = simulation.trace.rows.dropFirst(2).compactMap(\.finger)
    #expect(fingers.count == 12)
    #expect(zip(fingers, fingers.dropFirst()).allSatisfy { abs($1 - $0 - 10) < 1e-9 })
    #expect(fingers.last == 420)
  }

  @Test func aDragGoesToAPosition() {
    var simulation = RefreshSimulation()
    simulation.touchDown(at: 500)
    simulation.drag(to: 450, over: 0.1)
    #expect(simulation.list.finger == 450)
    #expect(simulation.offset == 40)
  }

  @Test func aDragEndsBetweenTwoFrames() {
    var simulation = RefreshSimulation()
    simulation.drag(by: 50, over: 0.02)
    #expect(simulation.list.finger == 350)
    #expect(abs(simulation.time - 0.02) < 1e-9)
  }

  @Test func aDragOfNoTimeIsAJump() {
    var simulation = RefreshSimulation()
    simulation.drag(by: 110, over: 0)
    #expect(simulation.time == 0)
    #expect(abs(simulation.pull - 51.667) < 0.001)
  }

  @Test func aSecondFingerIsIgnored() {
    var simulation = RefreshSimulation()
    simulation.touchDown(at: 200)
    simulation.touchDown(at: 700)
    #expect(simulation.list.finger == 200)
  }

  @Test func aPullStandsExactlyAtTheTrigger() {
    for scale in [1.0, 2, 3] {
      for viewport in [240.0, 390, 667, 852, 1366] {
        for trigger in [40, 84, 100, 61.3] {
          let settings = SideSettings(
            metrics: RefreshMetrics(heldExtent: 20, triggerDistance: trigger))
          let list = Self.list(viewport: viewport, inset: SidePair(near: 91.3, far: 34), scale: scale)
          var simulation = RefreshSimulation(settings, in: list)
          simulation.pull(to: 1)
          #expect(simulation.state == .armed, "scale \(scale), viewport \(viewport), trigger \(trigger)")
          #expect(abs(simulation.pull - simulation.triggerDistance) <= 0.5 / scale)
        }
      }
    }
  }

  @Test func aPullGoesOnFromWhereverTheContentIs() {
    var simulation = RefreshSimulation()
    simulation.pull(to: 1.2)
    simulation.release()
    simulation.advance(by: 1)
    #expect(simulation.pull == 60)
    simulation.pull(to: 0.5)
    #expect(simulation.pull == 42)
    simulation.pull(to: 0)
    #expect(simulation.pull == 0)
    simulation.pull(to: 1)
    #expect(simulation.pull == 84)
  }

  @Test func aPullStartsAfterAMoveThatWasTooShortToDrag() {
    for distance in [-7.0, 7] {
      var simulation = RefreshSimulation()
      simulation.drag(by: distance)
      #expect(simulation.pull == 0)
      simulation.pull(to: 1)
      #expect(simulation.pull == 84)
    }
  }

  @Test func aPullScrollsThroughTheContentFirst() {
    var simulation = RefreshSimulation(in: ScrollMetrics(offset: 1_000))
    simulation.pull(to: 1)
    #expect(simulation.pull == 84)
  }

  @Test func aFooterIsPulledUpwards() {
    var simulation = RefreshSimulation(at: .far, in: ScrollMetrics(offset: 4_000 - 852))
    simulation.pull(to: 1)
    #expect(simulation.offset == 4_000 - 852 + 84)
    #expect(simulation.list.finger ?? 0 < SimulatedList.touchPosition)
  }

  @Test func aJumpAfterADragHasNoSpeed() {
    for frameRate in [60.0, 120] {
      for lead in 1...20 {
        var simulation = RefreshSimulation(in: ScrollMetrics(offset: 2_000), frameRate: frameRate)
        simulation.keepsTrace = false
        simulation.advance(by: Double(lead) / 30)
        simulation.drag(by: 100, over: 0.1)
        var jumped = simulation
        jumped.drag(by: 200, over: 0)
        simulation.release()
        jumped.release()
        simulation.advanceUntilQuiet()
        jumped.advanceUntilQuiet()
        #expect(abs(simulation.offset - jumped.offset - 200) < 1, "\(frameRate) Hz, after \(lead)/30 s")
      }
    }
  }
}
