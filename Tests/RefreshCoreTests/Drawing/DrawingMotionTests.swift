import RefreshCore
import Testing

@Suite struct DrawingMotionTests {
  @Test func thePhaseIsThatOfTheStartWhateverTheTime() {
    let motion = Drawing.Motion.spin(period: 2)
    #expect(motion.value(at: 100, motionStart: 100) == 0)
    #expect(abs(motion.value(at: 100.5, motionStart: 100) - 90 * Drawing.degree) < 1e-12)
    #expect(abs(motion.value(at: 1_000_100.5, motionStart: 100) - 90 * Drawing.degree) < 1e-9)
    #expect(abs(motion.value(at: 99.5, motionStart: 100) - 270 * Drawing.degree) < 1e-12)
  }

  @Test func aFlashFallsRestsAndRises() {
    let wave = Drawing.Wave.flash(from: 1, to: 0.22, fall: 0.75, rise: 0.94)
    let expected = [(0.0, 1.0), (0.375, 0.61), (0.75, 0.22), (0.9, 0.22), (0.94, 0.22), (0.97, 0.61), (1, 1)]
    for (time, value) in expected { #expect(abs(wave.value(at: time) - value) < 1e-12, "at \(time)") }
  }

  @Test func aNegativePhaseLags() {
    let wave = Drawing.Wave.flash(from: 1, to: 0, fall: 0.5, rise: 0.6)
    let motion = Drawing.Motion(.opacity, wave, period: 1, phase: -0.25)
    #expect(motion.value(at: 0.25, motionStart: 0) == 1)
    #expect(abs(motion.value(at: 0.5, motionStart: 0) - 0.5) < 1e-12)
  }

  @Test(arguments: [-0.125, 0, 0.4, 2.25])
  func anAnimationThatStartsWhereTheHostIsToldShowsTheSame(phase: Double) {
    let motion = Drawing.Motion.fade(period: 1.4, from: 1, to: 0.4, phase: phase)
    let start = motion.start(motionStart: 50)
    #expect(start <= 50 && start > 50 - 1.4)
    for time in [50, 50.3, 51.9] {
      let turns = (time - start) / 1.4
      let value = motion.wave.value(at: turns - turns.rounded(.down))
      #expect(abs(value - motion.value(at: time, motionStart: 50)) < 1e-9)
    }
  }

  @Test(arguments: [
    Drawing.Wave.ramp(from: 0, to: 7), .cosine(from: 0.4, to: 1), .flash(from: 1, to: 0.22, fall: 0.75, rise: 0.94),
  ])
  func straightLinesBetweenCornersMissAWaveByLessThanAPart(wave: Drawing.Wave) {
    let frames = wave.corners
    #expect(frames.first?.time == 0)
    #expect(frames.last?.time == 1)
    for (a, b) in zip(frames, frames.dropFirst()) {
      #expect(a.time < b.time)
      let middle = wave.value(at: (a.time + b.time) / 2)
      #expect(abs(middle - (a.value + b.value) / 2) < 0.0025)
    }
  }
}
