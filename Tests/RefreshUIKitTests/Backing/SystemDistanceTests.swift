#if canImport(UIKit) || canImport(HeadlessUIKit)
import Testing

@testable import RefreshCore

/// The pull at which the system fires, and what pulls teach about it.
@MainActor
@Suite struct SystemDistanceTests {
  @Test(arguments: [(100, 50), (300, 73.7), (372, 73.7), (667, 132.1), (759, 150.3), (844, 167.2), (932, 184.6)])
  func isAFifthOfTheHeightAtFirst(height: Double, distance: Double) {
    #expect(abs(SystemDistance().points(inHeight: height) - distance) < 0.05)
  }

  @Test func staysWhenAMoveOfAFingerPassesIt() {
    let distance = SystemDistance()
    distance.learn(from: 190, drawn: 160, inHeight: 844)
    #expect(abs(distance.points(inHeight: 844) - 167.2) < 0.05)
  }

  @Test func followsAPullThatFiredBeforeIt() {
    let distance = SystemDistance()
    distance.learn(from: 120, drawn: 115, inHeight: 800)
    #expect(distance.points(inHeight: 800) == 120 && distance.points(inHeight: 1000) == 150)
  }

  /// The notes of its least distance are not those of every version.
  @Test func followsAPullThatFiredBeforeTheLeastOne() {
    let distance = SystemDistance()
    distance.learn(from: 60, drawn: 55, inHeight: 800)
    #expect(abs(distance.points(inHeight: 800) - 73.7) < 0.05)
  }

  @Test func followsAPullThatWasDrawnPastIt() {
    let distance = SystemDistance()
    distance.learn(from: 200, drawn: 198, inHeight: 800)
    #expect(distance.points(inHeight: 800) == 200 && distance.points(inHeight: 400) == 100)
  }

  /// A list that has just refreshed fires again only when it has come back: such a pull is drawn past the distance too.
  @Test(
    arguments: [
      (168, 190, 844), (80, 90, 300), (50, 90, 100), (30, 20, 100), (.nan, .nan, .nan), (0, 0, 0), (0, 0, 844),
      (-20, 0, 844),
    ]
      as [(Double, Double, Double)])
  func learnsNothingFromAPullThatRefutesNothing(pull: Double, drawn: Double, height: Double) {
    let distance = SystemDistance()
    distance.learn(from: pull, drawn: drawn, inHeight: height)
    #expect(abs(distance.points(inHeight: 844) - 167.2) < 0.05)
  }
}
#endif
