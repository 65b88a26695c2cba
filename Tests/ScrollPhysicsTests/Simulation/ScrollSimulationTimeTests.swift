import Foundation
import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct ScrollSimulationTimeTests {
  private func scroll(at offset: Double = 0) -> ScrollSimulation {
    var scroll = ScrollSimulation(viewport: 844, contentLength: 6000, scale: 3)
    scroll.scroll(to: offset)
    return scroll
  }

  @Test(
    arguments: [60, 120] as [Double],
    [(-20, 483), (-44, 567), (-60, 600), (-80, 617), (-100, 650)] as [(Double, Double)]
  )
  func bouncesAsLongAsTheGoldenTableTells(rate: Double, bounce: (start: Double, milliseconds: Double)) {
    let (start, golden) = bounce
    var scroll = scroll()
    scroll.drag(by: 10 + RubberBand(viewport: 844).travel(forOffset: -start))
    #expect(scroll.offset == start)
    scroll.touchUp(time: 3)
    let milliseconds = Double(scroll.frames(rate: rate).count) / rate * 1000
    #expect(milliseconds <= golden + 1 && milliseconds >= golden - 1000 / 60)
  }

  @Test(arguments: [1000, 2000, 3000] as [Double])
  func overshootsTheTopByAThirtiethOfTheSpeedOfAFlick(velocity: Double) throws {
    var scroll = scroll(at: 400)
    scroll.flick(velocity: -velocity)
    let arrival = try #require(DecelerationRate.normal.time(toTravel: -scroll.offset, from: scroll.velocity))
    let speed = -DecelerationRate.normal.velocity(scroll.velocity, after: arrival)
    let deepest = scroll.frames(rate: 240).min() ?? 0
    #expect(abs(deepest - -33.2 * speed / 1000) <= 0.4)
    #expect(scroll.phase == .idle && scroll.offset == 0)
  }

  @Test func passesFromDecelerationIntoTheBounceAndRests() {
    var scroll = scroll(at: 400)
    scroll.flick(velocity: -2000)
    var phases: [ScrollSimulation.Phase] = [scroll.phase]
    while scroll.phase != .idle {
      scroll.advance(by: 1.0 / 60)
      if scroll.phase != phases.last { phases.append(scroll.phase) }
    }
    #expect(phases == [.decelerating, .bouncing, .idle])
    #expect(scroll.velocity == 0)
  }

  @Test(arguments: [100, 101, 102] as [UInt64])
  func standsAtTheSamePlaceInAnySteps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var whole = scroll(at: .random(in: 0...600, using: &random))
      whole.flick(velocity: .random(in: -5000 ... -300, using: &random))
      var parts = whole
      let seconds = Double.random(in: 0.001...0.4, using: &random)
      whole.advance(by: seconds)
      var rest = seconds
      while rest > 0 {
        let step = min(rest, .random(in: 0.0001...0.03, using: &random))
        parts.advance(by: step)
        rest -= step
      }
      // Less than the shortest step may still be carried over; a flick at 5000 points per second goes 5 points in it.
      parts.advance(by: ScrollSimulation.shortestStep)
      whole.advance(by: ScrollSimulation.shortestStep)
      #expect(abs(whole.motion.offset - parts.motion.offset) <= 1e-8, "seed \(seed)")
      #expect(whole.phase == parts.phase, "seed \(seed)")
    }
  }

  @Test func carriesOverStepsTooShortToTake() {
    var scroll = scroll()
    scroll.pullAndRelease(by: 200)
    let start = scroll.motion.offset
    scroll.advance(by: 0.0005)
    #expect(scroll.motion.offset == start)
    scroll.advance(by: 0.0005)
    #expect(abs(scroll.motion.offset - 0.99 * start) <= 1e-9)
  }

  @Test func forgetsWhatItCarriesOverWhenAFingerComes() {
    var scroll = scroll()
    scroll.pullAndRelease(by: 200)
    let start = scroll.motion.offset
    scroll.advance(by: 0.0009)
    scroll.touchDown(at: 300, time: 4)
    scroll.touchUp(time: 5)
    scroll.advance(by: 0.0009)
    #expect(scroll.motion.offset == start && scroll.phase == .bouncing)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func standsStillWithoutTime(seconds: Double) {
    var scroll = scroll()
    scroll.pullAndRelease(by: 200)
    let before = scroll
    scroll.advance(by: seconds)
    #expect(scroll == before)
  }

  @Test func doesNothingAtRest() {
    var scroll = scroll(at: 50)
    let before = scroll
    scroll.advance(by: 5)
    #expect(scroll == before)
  }

  @Test func takesAFastRate() {
    var scroll = scroll()
    scroll.decelerationRate = .fast
    scroll.flick(velocity: 2000)
    #expect(abs(scroll.projectedOffset - (90 + 198)) <= 0.5)
    _ = scroll.frames()
    #expect(abs(scroll.offset - 288) <= 0.5)
  }

  @Test(arguments: [1, 2, 3] as [Double])
  func standsOnDevicePixelsAlways(scale: Double) {
    var random = SeededGenerator(seed: 103)
    for _ in 0..<20 {
      var scroll = ScrollSimulation(viewport: 667, contentLength: 2000, insets: ScrollInsets(near: 91), scale: scale)
      scroll.flick(velocity: .random(in: -4000...4000, using: &random))
      for offset in scroll.frames() {
        let pixels = offset * scale
        #expect(abs(pixels - pixels.rounded()) <= 1e-9, "seed 103")
      }
      #expect(scroll.motion.offset == scroll.offset, "seed 103")
    }
  }

  @Test func goesAsItsDocumentationTells() {
    var scroll = ScrollSimulation(viewport: 844, contentLength: 4000)
    scroll.touchDown(at: 300, time: 0)
    scroll.touchMoved(to: 410, time: 0.1)
    #expect(scroll.offset == -155.0 / 3)
    scroll.touchUp(time: 0.3)
    scroll.advance(by: 1.0 / 60)
    #expect(scroll.offset == -131.0 / 3)
  }

  @Test func goesAsTheGoldenTraceTells() {
    var scroll = scroll(at: 90)
    scroll.flick(velocity: -1500)
    var trace = ""
    for frame in 0..<12 {
      trace += "\(frame) \(scroll.phase) " + String(format: "%.3f", scroll.motion.offset) + "\n"
      for _ in 0..<2 { scroll.advance(by: 1.0 / 120) }
    }
    #expect(
      trace == """
        0 decelerating 25.000
        1 decelerating 0.437
        2 bouncing -19.783
        3 bouncing -33.218
        4 bouncing -41.581
        5 bouncing -46.200
        6 bouncing -48.099
        7 bouncing -48.062
        8 bouncing -46.688
        9 bouncing -44.427
        10 bouncing -41.616
        11 bouncing -38.503

        """)
  }
}
