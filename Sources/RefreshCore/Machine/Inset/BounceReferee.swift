import ScrollPhysics

/// Tells from the steps of UIKit's bounce if it leads to the edge that the machine has given it in the lift.
///
/// Each step is compared with two predictions: a step of the bounce to that edge, and one to the edge before. Both contain the
/// momentum of the finger, so the distance between them depends on the edges alone. Distances are overscrolls, in points.
struct BounceReferee: Equatable, Sendable {
  /// The result of a comparison.
  enum Verdict: Equatable, Sendable {
    /// The step is one to the given edge, or too short to tell.
    case follows

    /// The content has not moved, or not to the given edge.
    case misses

    /// The step leads where neither bounce does: another writer moves the content.
    case isForeign
  }

  /// The overscroll after the last step.
  private(set) var overscroll: Double

  /// The momentum after the last step, in points per second; above 0 outwards.
  private(set) var momentum: Double

  /// The distance by which the edge was moved outwards; below 0 for a closing.
  let shift: Double

  /// The time of the last frame, in seconds: a display link may see a step one frame late.
  private(set) var lastFrame = 0.0

  /// The number of frames in succession that miss the given edge.
  private(set) var missCount: UInt8 = 0

  /// The number of frames in succession after which the machine moves the content instead of UIKit.
  static let mostMisses: UInt8 = 2

  /// - Parameters:
  ///   - overscroll: The overscroll at the lift.
  ///   - momentum: The velocity of the finger, in points per second; above 0 outwards.
  ///   - shift: The distance by which the edge is moved outwards.
  init(overscroll: Double, momentum: Double, shift: Double) {
    self.overscroll = overscroll
    self.momentum = momentum
    self.shift = shift
  }

  /// Returns the overscroll after a time of the bounce to an edge, at most to that edge.
  func predicted(toward edge: Double, after seconds: Double) -> Double {
    let distance = overscroll - edge
    let step = BounceLaw.step(distance: distance, velocity: momentum, rate: .normal, by: seconds)
    return step.distance * distance > 0 ? edge + step.distance : edge
  }

  /// The content in a frame, or in the layout pass of the lift.
  struct Look: Equatable, Sendable {
    /// The overscroll.
    let overscroll: Double

    /// The overscroll at the given edge.
    let edge: Double

    /// The time of the frame, in seconds.
    let frame: Double

    /// The length of a pixel.
    let pixel: Double
  }

  /// Judges the step to the content as it is now.
  mutating func judge(_ look: Look) -> Verdict {
    let aim = nearest(to: look, toward: look.edge)
    let past = nearest(to: look, toward: look.edge - shift)
    lastFrame = look.frame
    let hasMoved = hasMoved(look)
    let isDue = aim.error > tolerance(of: aim, look.pixel)
    let verdict = hasMoved ? verdict(aim, past, look) : isDue ? .misses : .follows
    missCount = verdict == .follows ? 0 : missCount + 1
    guard hasMoved else { return verdict }
    momentum = BounceLaw.step(distance: 0, velocity: momentum, rate: .normal, by: aim.seconds).velocity
    overscroll = look.overscroll
    return verdict
  }

  /// Returns `true` if the content has made a step.
  func hasMoved(_ look: Look) -> Bool { abs(look.overscroll - overscroll) > look.pixel / 2 }

  /// Notes that a finger holds the content, whose bounce will begin from rest.
  mutating func hold() { momentum = 0 }

  /// Notes that the machine has put the content where the bounce to the given edge would be.
  mutating func correct(to overscroll: Double) { self.overscroll = overscroll }

  /// A prediction: its time, its distance from the content, and the length of its step.
  private struct Guess {
    let seconds: Double
    let error: Double
    let step: Double
  }

  private func verdict(_ aim: Guess, _ past: Guess, _ look: Look) -> Verdict {
    if aim.error <= tolerance(of: aim, look.pixel) { return .follows }
    // Content at the edge has been clamped there.
    if abs(look.overscroll - look.edge) <= look.pixel { return .misses }
    if aim.error <= past.error { return .follows }
    return past.error <= look.pixel + past.step / 3 ? .misses : .isForeign
  }

  private func tolerance(of guess: Guess, _ pixel: Double) -> Double { pixel + guess.step / 10 }

  /// Returns the prediction that is nearer to the content: for this frame or for the last one.
  private func nearest(to look: Look, toward edge: Double) -> Guess {
    let present = guess(look, edge, after: look.frame)
    let last = guess(look, edge, after: lastFrame > 0 ? lastFrame : look.frame)
    return present.error <= last.error ? present : last
  }

  private func guess(_ look: Look, _ edge: Double, after seconds: Double) -> Guess {
    let predicted = predicted(toward: edge, after: seconds)
    return Guess(seconds: seconds, error: abs(look.overscroll - predicted), step: abs(predicted - overscroll))
  }
}

extension BounceReferee: NumberCoded {
  mutating func code(on tape: inout NumberTape) {
    let before = self
    self = BounceReferee(
      overscroll: tape.coded(before.overscroll), momentum: tape.coded(before.momentum), shift: tape.coded(before.shift))
    lastFrame = tape.coded(before.lastFrame)
    missCount = before.missCount
    tape.code(&missCount)
  }
}
