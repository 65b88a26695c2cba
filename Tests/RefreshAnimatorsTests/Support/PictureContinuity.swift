import Foundation
import RefreshAnimators
import RefreshTesting
import TestSupport
import Testing

/// Proves that a drawing is continuous: by refinement, which needs no threshold in points.
///
/// The same timeline is drawn at 120, 240 and 480 frames a second, in the thorough run at 960 too. Each time the rate doubles,
/// the largest step of any coordinate, width, part of a line or opacity falls to 0.75 of what it was or less; a jump
/// would stay at 1. Once, from 120 to 240, it may fall by less if it falls by more later: what lasts for two frames of
/// 120, such as the onset of a pen or a peak of speed, is not resolved below.
struct PictureContinuity {
  /// The most of a step that may be left when the rate doubles.
  private static let ratio = 0.75

  /// Steps below this are no steps: points, fractions and opacities that are invisible.
  private static let blind = 0.02

  /// The maximum rate at which a hidden mark may emerge when it appears, in points per second.
  private static let seamSpeed = 96.0

  private static let isThorough = SweepWidth.current == .thorough

  private static let rates = isThorough ? [120, 240, 480, 960] : [120, 240, 480]

  /// The places in which timelines are drawn: all of them in the thorough run.
  static let sessionPlaces = isThorough ? Place.allCases : [.still]
  static let places = isThorough ? Place.allCases : [.plain]

  /// The number of random timelines per place, and their duration in seconds.
  static let scripts = isThorough ? (count: 1, duration: 2.5) : (count: 1, duration: 1.2)

  /// The samples of a test; in the quick run some of them: from one on, each so many places after the last.
  static func samples<Sample>(of all: [Sample], from first: Int, by step: Int = 3) -> [Sample] {
    SweepWidth.current == .quick ? stride(from: first % step, to: all.count, by: step).map { all[$0] } : all
  }

  /// Draws a timeline, and records an issue for every jump.
  static func check(_ animator: some RefreshAnimator, _ timeline: HeaderTimeline, _ comment: String) {
    check(animator, comment) { timeline.updates(rate: $0) }
  }

  /// Draws a timeline at a frame rate, and records an issue for every jump.
  static func check(
    _ animator: some RefreshAnimator, _ comment: String,
    _ updates: (_ rate: Int) -> [(time: Double, update: RefreshUpdate)]
  ) {
    let steps = rates.map { Self.steps(of: animator, in: updates($0)) }
    for (index, now) in steps.enumerated().dropFirst(2) {
      let (last, first) = (steps[index - 1].distance, steps[0].distance)
      let limit = max(min(ratio * last, pow(ratio, Double(index)) * first), blind)
      #expect(now.distance <= limit, "\(comment), \(rates[index]) Hz: \(first) … \(last) -> \(now.distance)")
    }
    let (fine, rate) = (steps[steps.count - 1], rates[rates.count - 1])
    compare(steps[steps.count - 2], fine, ratio, comment)
    for (thing, step) in fine.things {
      let isHidden = step.reach < seamSpeed / Double(rate)
      #expect(isHidden, "\(comment): \(thing) appears \(step.reach) points beyond what hides it")
    }
  }

  private static func compare(_ before: PictureSteps, _ after: PictureSteps, _ ratio: Double, _ comment: String) {
    for (thing, new) in after.things {
      let old = before.step(of: thing)
      let kinds = [
        ("distance", old.distance, new.distance), ("width", old.width, new.width), ("part", old.part, new.part),
        ("opacity", old.opacity, new.opacity),
      ]
      for (kind, was, now) in kinds where now > blind {
        #expect(now <= ratio * was, "\(comment): \(kind) of \(thing) \(was) -> \(now)")
      }
    }
  }

  /// The largest steps of a picture in a timeline.
  ///
  /// Loops are sampled at the time of the frame, so that a drawing that shows them before they begin fails.
  private static func steps(
    of animator: some RefreshAnimator, in updates: [(time: Double, update: RefreshUpdate)]
  ) -> PictureSteps {
    var drawing = Drawing(measuring: TextEstimate())
    var last: DrawnPicture?
    var result = PictureSteps()
    for (time, update) in updates {
      let previous = drawing
      animator.redraw(update, in: &drawing)
      // A mark at rest makes no step.
      if last != nil, !drawing.hasMotion, drawing == previous { continue }
      let picture = DrawnPicture(drawing, at: time)
      if let last { result.add(from: last, to: picture) }
      last = picture
    }
    return result
  }
}
