import ScrollPhysics
import TestSupport
import Testing

/// The law of feel accepts the motions of UIKit and of the machine, and reports each way to break it.
@Suite struct FeelLawTests {
  private static let frame = 1.0 / 60
  private static let pixel = 1.0 / 3

  /// Lets a finger rest at the first offset, then plays offsets, one a frame; returns the first fault.
  private func play(
    _ offsets: [Double], to line: Double, mover: FeelLaw.Mover = .bounce, law: FeelLaw = FeelLaw(),
    takesOver: Bool = false
  ) -> String? {
    var law = law
    guard let first = offsets.first else { return nil }
    law.hold(at: first, for: Self.frame)
    law.hold(at: first, for: Self.frame)
    if takesOver { law.takeOver() }
    for offset in offsets.dropFirst() {
      let frame = FeelLaw.Frame(offset: offset, duration: Self.frame, mover: mover, line: line, pixel: Self.pixel)
      if let fault = law.follow(frame) { return fault }
    }
    return nil
  }

  private func rounded(_ offset: Double) -> Double { PixelGrid(scale: 3).rounded(offset) }

  private func bounce(from start: Double, to line: Double, frames: Int = 60) -> [Double] {
    (0...frames).map { rounded(line + (start - line) * BounceLaw.retention(after: Double($0) * Self.frame)) }
  }

  private func spring(from start: Double, to line: Double, frequency: Double, frames: Int = 60) -> [Double] {
    var spring = CriticalSpring(value: start)
    return (0...frames).map { index in
      if index > 0 { spring.advance(to: line, frequency: frequency, by: Self.frame) }
      return rounded(spring.value)
    }
  }

  @Test(arguments: [-20.0, -60, -110, -400]) func aBounceKeepsIt(start: Double) {
    #expect(play(bounce(from: start, to: 0), to: 0) == nil)
  }

  @Test(arguments: [-20.0, -60, -110, -400], [14.0, 16]) func aSpringKeepsIt(start: Double, frequency: Double) {
    let offsets = spring(from: start, to: 0, frequency: frequency)
    #expect(play(offsets, to: 0, mover: .spring(frequency: frequency)) == nil)
  }

  @Test func theFirstStepOfUIKitIsItsOwn() {
    // A step towards rest in the lift, and then the way to the line at 60.
    let offsets = [-90.0] + bounce(from: -76, to: -60)
    #expect(play(offsets, to: -60) == nil)
  }

  /// The screen shows UIKit's step in the lift before the machine is told of a frame, which ends the fling of the finger.
  @Test(arguments: [true, false]) func theFrameOfTheLiftIsUIKitsToo(hasTicked: Bool) {
    var law = FeelLaw()
    for offset in [0.0, 0] { law.hold(at: offset, for: Self.frame) }
    law.pass(at: -23, for: Self.frame, hasTicked: hasTicked)
    let faults = [-46.0, -48].map {
      law.follow(FeelLaw.Frame(offset: $0, duration: Self.frame, mover: .bounce, line: -60, pixel: Self.pixel))
    }
    #expect(faults[0] == nil && (faults[1] != nil) == hasTicked)
  }

  /// A finger flings content out of its range: nothing insists on a step there, so that an opening continues at that speed.
  @Test(arguments: [(0.0, -25.0, true), (0, -39, false), (23, -25, true), (23, -39, false)])
  func anOpeningThatIsSlowerThanItsFlingIsReported(start: Double, next: Double, isFault: Bool) {
    var law = FeelLaw()
    law.hold(at: start, for: Self.frame)
    law.hold(at: 0, for: Self.frame)
    law.coast(to: -23, for: Self.frame)
    let spring = FeelLaw.Mover.spring(frequency: 16)
    let frame = FeelLaw.Frame(offset: next, duration: Self.frame, mover: spring, line: -60, pixel: Self.pixel)
    #expect((law.follow(frame) != nil) == isFault)
  }

  /// After a take-over, content may go on at the speed that the finger has given it, unless the finger has rested before it lifted.
  @Test(arguments: [(0, false), (2, false), (4, true)])
  func onlyMomentumThatTheFingerHasGivenIsKept(restedFrames: Int, isFault: Bool) {
    var law = FeelLaw()
    for offset in [-100.0, -116, -132] { law.hold(at: offset, for: Self.frame) }
    for _ in 0..<restedFrames { law.hold(at: -132, for: Self.frame) }
    law.takeOver()
    let frame = FeelLaw.Frame(offset: -146, duration: Self.frame, mover: .bounce, line: -100, pixel: Self.pixel)
    #expect((law.follow(frame) != nil) == isFault)
  }

  /// A layout moves the content on by 6 points, and the motion goes on from there at its speed.
  @Test(arguments: [true, false]) func aClampIsNoStepOfTheMotion(isClamp: Bool) {
    var law = FeelLaw()
    var spring = CriticalSpring(value: -60)
    var faults: [String] = []
    for index in 0..<40 {
      spring.advance(to: 0, frequency: 14, by: Self.frame)
      let isMoved = index == 8
      if isMoved { spring = CriticalSpring(value: spring.value + 6, velocity: spring.velocity) }
      if isMoved, isClamp {
        law.clamp(to: rounded(spring.value), for: Self.frame)
      } else {
        let frame = FeelLaw.Frame(
          offset: rounded(spring.value), duration: Self.frame, mover: .spring(frequency: 14), line: 0,
          pixel: Self.pixel)
        faults += law.follow(frame).map { [$0] } ?? []
      }
    }
    #expect(faults.isEmpty == isClamp, "\(faults)")
  }

  /// The app moves the content along with its inset, and UIKit makes its step to another edge before the opening begins.
  @Test(arguments: [true, false]) func aWriterInTheTurnOfALiftLeavesUIKitItsStep(isInTurn: Bool) {
    var law = FeelLaw()
    for _ in 0..<2 { law.hold(at: -109, for: Self.frame) }
    if isInTurn { law.interrupt() } else { law.forget() }
    let faults = [-129.0, -124.3, -120.3, -121.7].map {
      law.follow(
        FeelLaw.Frame(
          offset: $0, duration: Self.frame, mover: .spring(frequency: 16), line: -139, pixel: Self.pixel,
          hasTicked: $0 > -124))
    }
    #expect(faults.contains { $0 != nil } != isInTurn)
  }

  @Test func aFrameOfAFlingMayShowTwoSteps() {
    var law = FeelLaw()
    for offset in [46.0, 23] { law.hold(at: offset, for: Self.frame) }
    law.coast(to: -23, for: Self.frame)
    let frame = FeelLaw.Frame(offset: -43, duration: Self.frame, mover: .bounce, line: -60, pixel: Self.pixel)
    #expect(law.follow(frame) == nil)
  }

  /// UIKit turns the content round at 69.5 points from its edge; the frame shows its step, and one of the opening.
  @Test(arguments: [(nil, true), (0.0, false)]) func aTakeOverMayFollowAStepOfUIKit(edge: Double?, isFault: Bool) {
    var law = FeelLaw()
    for offset in [-66.5, -68, -69.5] { law.pass(at: offset, for: Self.frame) }
    let frame = FeelLaw.Frame(
      offset: -66.9, duration: Self.frame, mover: .spring(frequency: 16), line: -60, pixel: Self.pixel, edge: edge)
    #expect((law.follow(frame) != nil) == isFault)
  }

  @Test func afterATakeOverInTheLiftAStepOfUIKitIsReported() {
    let offsets = [-90.0] + bounce(from: -76, to: -60)
    #expect(play(offsets, to: -60, takesOver: true)?.contains("the speed changed") == true)
    #expect(play(bounce(from: -90, to: -60), to: -60, takesOver: true) == nil)
  }

  @Test func aSecondStepOfUIKitIsReported() {
    let offsets = [-100.0, -84.6] + bounce(from: -71.6, to: -60)
    #expect(play(offsets, to: -60)?.contains("the speed changed") == true)
  }

  @Test func aStandOnTheWayIsReported() {
    let offsets = Array(bounce(from: -110, to: -45).prefix(24)) + bounce(from: -46, to: 0)
    #expect(play(offsets, to: 0)?.contains("the speed changed from") == true)
    let stand = Array(bounce(from: -110, to: -45).prefix(24)) + Array(repeating: -46.0, count: 16)
    #expect(play(stand, to: 0)?.contains("stood still") == true)
  }

  @Test func aStandAtTheLineIsNone() {
    #expect(play(bounce(from: -110, to: -60) + Array(repeating: -60.0, count: 60), to: -60) == nil)
  }

  @Test func aJumpIsReported() {
    var offsets = spring(from: -60, to: 0, frequency: 14)
    offsets.remove(at: 7)
    offsets.remove(at: 7)
    #expect(play(offsets, to: 0, mover: .spring(frequency: 14))?.contains("the speed changed") == true)
  }

  @Test func aSecondTurnIsReported() {
    // Outwards with the momentum, inwards, and out again to the line.
    let offsets = [-50.0, -52, -53.2, -53.7, -53.3, -52.4, -51.5, -51, -51.4, -52.3]
    #expect(play(offsets, to: -60)?.contains("turned round twice") == true)
  }

  @Test func aSingleTurnIsNone() {
    let start = (distance: -80.0, velocity: -700.0)
    let offsets = (0...60).map { index -> Double in
      let step = BounceLaw.step(
        distance: start.distance, velocity: start.velocity, rate: .normal, by: Double(index) * Self.frame)
      return rounded(step.distance)
    }
    var law = FeelLaw()
    law.hold(at: offsets[0] + 11.7, for: Self.frame)
    law.hold(at: offsets[0], for: Self.frame)
    for offset in offsets.dropFirst() {
      let frame = FeelLaw.Frame(offset: offset, duration: Self.frame, mover: .bounce, line: 0, pixel: Self.pixel)
      #expect(law.follow(frame) == nil)
    }
  }

  @Test func anotherMotionIsJudgedAnew() {
    var law = FeelLaw()
    for offset in bounce(from: -110, to: -60).prefix(12) {
      _ = law.follow(FeelLaw.Frame(offset: offset, duration: Self.frame, mover: .bounce, line: -60, pixel: Self.pixel))
    }
    law.begin()
    let offsets = spring(from: -66.7, to: 0, frequency: 14)
    for offset in offsets {
      let frame = FeelLaw.Frame(
        offset: offset, duration: Self.frame, mover: .spring(frequency: 14), line: 0, pixel: Self.pixel)
      #expect(law.follow(frame) == nil)
    }
  }
}
