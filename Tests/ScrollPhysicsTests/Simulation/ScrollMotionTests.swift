import TestSupport
import Testing

@testable import ScrollPhysics

@Suite struct ScrollMotionTests {
  private let range = ScrollRange(viewport: 844, contentLength: 3000)
  private let grid = PixelGrid(scale: 3)

  @Test(arguments: [80, 81, 82, 83] as [UInt64])
  func comesToTheSameInAnySteps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let range = ScrollRange(viewport: 844, contentLength: .random(in: 0...3000, using: &random))
      let start = ScrollMotion(
        offset: .random(in: -300...2500, using: &random), velocity: .random(in: -9000...9000, using: &random),
        rate: Bool.random(using: &random) ? .normal : .fast, bounces: Int.random(in: 0..<4, using: &random) > 0
      )
      let seconds = Double.random(in: 0...1.5, using: &random)
      var (whole, parts) = (start, start)
      whole.advance(by: seconds, in: range)
      var rest = seconds
      while rest > 0 {
        let step = min(rest, .random(in: 0.001...0.1, using: &random))
        parts.advance(by: step, in: range)
        rest -= step
      }
      #expect(abs(whole.offset - parts.offset) <= 1e-9, "seed \(seed), \(start), \(seconds) s")
      #expect(abs(whole.velocity - parts.velocity) <= 1e-8, "seed \(seed), \(start), \(seconds) s")
    }
  }

  @Test func isSplitAtTheEdge() throws {
    var motion = ScrollMotion(offset: 100, velocity: -2000)
    let arrival = try #require(DecelerationRate.normal.time(toTravel: -100, from: -2000))
    motion.advance(by: 0.2, in: range)
    let speed = DecelerationRate.normal.velocity(-2000, after: arrival)
    let outside = BounceLaw.step(distance: 0, velocity: speed, rate: .normal, by: 0.2 - arrival)
    #expect(abs(motion.offset - outside.distance) <= 1e-9)
    #expect(motion.offset < 0)
  }

  @Test func stopsAtTheEdgeWhereItMayNotBounce() {
    var motion = ScrollMotion(offset: 100, velocity: -2000, bounces: false)
    motion.advance(by: 1, in: range)
    #expect(motion.offset == 0 && motion.velocity == 0)
    #expect(motion.rest(in: range, on: grid) == 0)
  }

  @Test func carriesMomentumFromOutsideIntoTheContent() throws {
    var motion = ScrollMotion(offset: -80, velocity: 3000)
    let arrival = try #require(DecelerationRate.normal.time(toTravel: 80, from: 3000))
    let atTheEdge = BounceLaw.step(distance: -80, velocity: 3000, rate: .normal, by: arrival)
    #expect(abs(atTheEdge.distance) <= 1e-9)
    motion.advance(by: arrival + 0.1, in: range)
    #expect(abs(motion.offset - DecelerationRate.normal.distance(from: atTheEdge.velocity, after: 0.1)) <= 1e-9)
  }

  @Test func crossesAContentThatFits() {
    let range = ScrollRange(viewport: 844, contentLength: 0)
    var motion = ScrollMotion(offset: -80, velocity: 3000)
    motion.advance(by: 0.1, in: range)
    #expect(motion.offset > 0)
    motion.advance(by: 3, in: range)
    #expect(motion.rest(in: range, on: grid) == 0)
  }

  @Test func isNotAtRestAtAnEdgeThatItLeaves() {
    let leaving = ScrollMotion(offset: 0, velocity: -500)
    #expect(leaving.isBouncing(in: range))
    #expect(leaving.rest(in: range, on: grid) == nil)
    #expect(ScrollMotion(offset: 0, velocity: -1).rest(in: range, on: grid) == 0)
  }

  @Test func isAtRestWithinHalfAPixel() {
    #expect(ScrollMotion(offset: -0.17).rest(in: range, on: grid) == nil)
    #expect(ScrollMotion(offset: -0.16).rest(in: range, on: grid) == 0)
    let slow = ScrollMotion(offset: 50, velocity: 0.3)
    #expect(slow.rest(in: range, on: grid) == 50 + DecelerationRate.normal.restDistance(from: 0.3))
    #expect(ScrollMotion(offset: 50, velocity: 0.4).rest(in: range, on: grid) == nil)
  }

  @Test func neverLeavesOnceItIsAtRest() {
    var random = SeededGenerator(seed: 84)
    for _ in 0..<2000 {
      var motion = ScrollMotion(
        offset: .random(in: -0.4...0.4, using: &random), velocity: .random(in: -12...12, using: &random)
      )
      guard let rest = motion.rest(in: range, on: grid) else { continue }
      for _ in 0..<100 {
        motion.advance(by: 0.01, in: range)
        #expect(abs(motion.offset - rest) <= grid.halfPixel + 1e-9, "seed 84")
      }
    }
  }

  @Test func followsAnEdgeThatMoves() {
    var motion = ScrollMotion(offset: -80)
    let raised = ScrollRange(viewport: 844, contentLength: 3000, insets: ScrollInsets(near: 60))
    motion.advance(by: 1.0 / 60, in: raised)
    #expect(abs(motion.offset - (-60 - 16.915)) <= 0.005)
  }

  @Test func projectsWhereItsMomentumLeads() {
    #expect(abs(ScrollMotion(offset: 100, velocity: 1000).projectedRest(in: range) - 599) <= 1e-9)
    #expect(abs(ScrollMotion(offset: 100, velocity: 1000, rate: .fast).projectedRest(in: range) - 199) <= 1e-9)
    #expect(ScrollMotion(offset: 100, velocity: -1000).projectedRest(in: range) == 0)
    #expect(ScrollMotion(offset: 100, velocity: 9000).projectedRest(in: range) == 2156)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func standsStillWithoutTime(seconds: Double) {
    var motion = ScrollMotion(offset: -80, velocity: -500)
    motion.advance(by: seconds, in: range)
    #expect(motion == ScrollMotion(offset: -80, velocity: -500))
  }

  @Test func endsAtTheEdgeAfterAnEternity() {
    var motion = ScrollMotion(offset: 100, velocity: -5000)
    motion.advance(by: .infinity, in: range)
    #expect(motion.offset == 0 && motion.velocity == 0)
  }
}
