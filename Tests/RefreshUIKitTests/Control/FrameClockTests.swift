#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@testable import RefreshCore

/// The clock that wakes a controller.
@MainActor
@Suite struct FrameClockTests {
  private final class Sleeper: FrameClockDelegate {
    var ticks: [Double] = []
    var wakes: [Double] = []

    func frameClockDidTick(at time: Double) { ticks.append(time) }

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
      clock.wake(.never)
    }
  }

  /// A frame is drawn for the time at which it is seen.
  @Test func eachFrameIsOneTickAtTheTimeAtWhichItIsSeen() {
    HeadlessWorld.run { world in
      let sleeper = Sleeper()
      let clock = makeFrameClock(for: sleeper)
      clock.wake(.nextFrame)
      clock.wake(.nextFrame)
      #expect(world.displayLinkCount == 1)
      for frame in 1...3 {
        world.advance(frames: 1)
        #expect(sleeper.ticks.count == frame)
        #expect(sleeper.ticks.last == world.now + world.frameDuration)
      }
      clock.wake(.never)
      #expect(world.displayLinkCount == 0)
      world.advance(frames: 1)
      #expect(sleeper.ticks.count == 3 && sleeper.wakes.isEmpty)
    }
  }

  /// The run loop keeps a link, and with it what its handler captures.
  @Test(arguments: [true, false]) func aClockWithoutItsOwnerEndsItsLinkInTheNextFrame(isClockGone: Bool) {
    HeadlessWorld.run { world in
      var sleeper: Sleeper? = Sleeper()
      var clock = sleeper.map { makeFrameClock(for: $0) }
      clock?.wake(.nextFrame)
      if isClockGone { clock = nil } else { sleeper = nil }
      #expect(world.displayLinkCount == 1)
      world.advance(frames: 1)
      #expect(world.displayLinkCount == 0)
      #expect(sleeper?.ticks.isEmpty != false)
      clock?.wake(.never)
    }
  }

  @Test func aClockThatIsGoneWakesNobody() {
    HeadlessWorld.run { world in
      let sleeper = Sleeper()
      var clock: (any FrameClock)? = makeFrameClock(for: sleeper)
      clock?.wake(.at(world.now + 1))
      #expect(world.timerCount == 1)
      clock = nil
      #expect(world.timerCount == 0)
      world.advance(by: 2)
      #expect(sleeper.wakes.isEmpty)
    }
  }

  /// A test without a host application gets no frames.
  @Test func aClockThatGetsNoFramesForThreeOfThemTicksWhenItIsAsked() {
    HeadlessWorld.run { world in
      let sleeper = Sleeper()
      let clock = makeFrameClock(for: sleeper)
      clock.wake(.at(world.now + 10))
      world.stall(for: 1)
      clock.tickIfLate()
      #expect(sleeper.ticks.isEmpty, "A clock that waits for a moment is not late.")
      clock.wake(.nextFrame)
      world.stall(for: 2 * world.frameDuration)
      clock.tickIfLate()
      #expect(sleeper.ticks.isEmpty)
      world.stall(for: 2 * world.frameDuration)
      clock.tickIfLate()
      #expect(sleeper.ticks == [world.now])
      clock.tickIfLate()
      #expect(sleeper.ticks.count == 1, "It has ticked just now.")
      clock.wake(.never)
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
