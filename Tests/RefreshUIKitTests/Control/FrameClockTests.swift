#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@testable import RefreshCore

/// The clock that wakes a controller.
@MainActor
@Suite struct FrameClockTests {
  private final class Sleeper: FrameClockDelegate {
    var wakes: [Double] = []

    func frameClockDidTick(at time: Double) {}

    func frameClockDidWake(at time: Double) { wakes.append(time) }
  }

  /// A frame's time is off by a rounding error: woken before the moment, a machine would wait for another frame.
  @Test func nobodyIsWokenBeforeTheMomentThatWasWaitedFor() {
    HeadlessWorld.run { world in
      let sleeper = Sleeper()
      let clock = makeFrameClock(for: sleeper)
      for step in 1...200 {
        let moment = world.now + Double(step) / 60
        clock.wake(.at(moment))
        world.advance(frames: step)
        #expect(sleeper.wakes.count == step && sleeper.wakes.last.map { $0 >= moment } == true, "\(step)")
      }
      clock.invalidate()
    }
  }

  @Test func aTestThatRunsTheFramesWakesNobodyEarly() {
    let sleeper = Sleeper()
    let time = SteppedTime()
    let clock = time.clock(for: sleeper)
    clock.wake(.at(time.now + 2.5 * SteppedTime.frameDuration))
    for frame in 1...4 {
      time.runFrame()
      #expect(sleeper.wakes.count == (frame < 3 ? 0 : 1))
    }
  }
}
#endif
