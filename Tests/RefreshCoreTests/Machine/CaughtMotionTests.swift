import RefreshCore
import RefreshTesting
import Testing

/// A list that is caught on its way and let go continues in one motion: no stop before its line, no second turn, and no
/// step longer than the law of the motion allows.
@Suite struct CaughtMotionTests {
  /// A catch on the way, and a drag that pulls the list by some points beyond the edge of its space.
  struct Catch: Sendable {
    let isClosing: Bool
    let drag: Double
    let frameRate: Double
    let bouncesInLift: Bool

    static let all: [Catch] = [true, false].flatMap { isClosing in
      // A reader who pushes an opening list back has scrolled it away.
      (isClosing ? [-30.0, 0, 40, 80] : [0, 40, 80]).flatMap { drag in
        [60.0, 120].flatMap { rate in
          [true, false].map { Catch(isClosing: isClosing, drag: drag, frameRate: rate, bouncesInLift: $0) }
        }
      }
    }
  }

  @Test(arguments: Catch.all) func aCaughtListComesHomeInOneMotion(example: Catch) {
    var simulation = RefreshSimulation.header(frameRate: example.frameRate)
    simulation.list.bouncesInLift = example.bouncesInLift
    simulation.begin()
    simulation.advance(by: example.isClosing ? 1 : 0.12)
    if example.isClosing {
      simulation.end(.cancelled)
      simulation.advance(by: 0.1)
    }
    #expect(simulation.pull > 20 && simulation.pull < 60)
    simulation.touchDown()
    if example.drag != 0 { simulation.drag(by: example.drag) }
    simulation.hold(for: 0.2)
    let start = simulation.pull
    simulation.release()
    let line = example.isClosing ? 0.0 : 60
    expectOneMotion([start] + simulation.offsets(over: 1.5).map { -$0 }, to: line, example)
    #expect(simulation.violations.isEmpty)
  }

  /// From the lift to the hold line, with UIKit's own first step or without it.
  @Test(arguments: [60.0, 120], [true, false]) func anOpeningAfterALiftIsOneMotion(rate: Double, bouncesInLift: Bool) {
    var simulation = RefreshSimulation.header(frameRate: rate)
    simulation.list.bouncesInLift = bouncesInLift
    simulation.pull(to: 1.2)
    simulation.hold(for: 0.2)
    let start = simulation.pull
    simulation.release()
    let example = Catch(isClosing: false, drag: 0, frameRate: rate, bouncesInLift: bouncesInLift)
    expectOneMotion([start] + simulation.offsets(over: 1.5).map { -$0 }, to: 60, example)
  }

  private func expectOneMotion(_ pulls: [Double], to line: Double, _ example: Catch) {
    let steps = zip(pulls, pulls.dropFirst()).map { $1 - $0 }
    let pixel = 1.0 / 3
    #expect(pulls.last == line, "\(pulls) \(example)")
    // The lift itself, and UIKit's first steps, come before the motion.
    let own = steps.dropFirst(3)
    #expect(own.allSatisfy { $0 <= 1e-9 } || own.allSatisfy { $0 >= -1e-9 }, "turned round: \(pulls) \(example)")
    // The law is fastest at its start, so that each step is shorter than the last, but for the pixels.
    for (index, step) in steps.enumerated().dropFirst(3) where abs(pulls[index] - line) > 5 {
      #expect(step != 0, "stood still at \(pulls[index]): \(pulls) \(example)")
      let isSlower = abs(step) <= abs(steps[index - 1]) + pixel + 1e-9
      #expect(isSlower, "started again at \(pulls[index]): \(pulls) \(example)")
    }
  }
}
