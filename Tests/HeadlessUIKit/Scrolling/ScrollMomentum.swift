import Foundation
import ScrollPhysics

/// A deceleration or a bounce of both axes.
struct ScrollMomentum {
  private var horizontal: ScrollMotion
  private var vertical: ScrollMotion

  /// The ranges that it goes by; nil means those of the scroll view as they are in each step.
  private let ownRanges: ScrollRanges?

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - velocity: In points a second.
  ///   - rate: How fast it slows down.
  ///   - bounces: Whether it may leave its range.
  ///   - ownRanges: The ranges that it goes by, if they are not those of the scroll view.
  init(from offset: CGPoint, velocity: CGPoint, rate: DecelerationRate, bounces: Bool, ownRanges: ScrollRanges?) {
    horizontal = ScrollMotion(
      offset: offset[.horizontal], velocity: velocity[.horizontal], rate: rate, bounces: bounces)
    vertical = ScrollMotion(offset: offset[.vertical], velocity: velocity[.vertical], rate: rate, bounces: bounces)
    self.ownRanges = ownRanges
  }

  /// Moves on by a time, in seconds, and returns where it is, and whether it has come to rest there.
  mutating func advance(by seconds: Double, in ranges: ScrollRanges, on grid: PixelGrid) -> (CGPoint, isAtRest: Bool) {
    let ranges = ownRanges ?? ranges
    horizontal.advance(by: seconds, in: ranges.horizontal)
    vertical.advance(by: seconds, in: ranges.vertical)
    let restX = horizontal.rest(in: ranges.horizontal, on: grid)
    let restY = vertical.rest(in: ranges.vertical, on: grid)
    let place = CGPoint(x: restX ?? horizontal.offset, y: restY ?? vertical.offset)
    return (place, restX != nil && restY != nil)
  }

  /// Goes on from another place.
  mutating func rebase(to offset: CGPoint) {
    horizontal.offset = offset[.horizontal]
    vertical.offset = offset[.vertical]
  }
}

extension ScrollRange {
  /// The range of a single offset.
  init(at offset: Double) {
    self.init(viewport: 0, contentLength: offset, insets: ScrollInsets(near: -offset))
  }
}

extension UIScrollView: FrameStepping {
  func step(by elapsed: Double) -> Bool {
    stepOffsetAnimation()
    if momentum != nil { stepMomentum(by: elapsed) }
    return momentum != nil || offsetAnimation != nil
  }

  /// UIKit leaves out steps of less than a millisecond, which no display makes.
  func stepMomentum(by elapsed: Double) {
    guard var moving = momentum else { return }
    let (place, isAtRest) = moving.advance(by: elapsed, in: ranges, on: grid)
    momentum = moving
    move(to: place)
    guard isAtRest, momentum != nil else { return }
    // Only a motion that read its range at the start can end out of it.
    if isOutside(present, of: ranges) { clampAlways() }
    endMomentum(tellsDelegate: true)
  }

  func endMomentum(tellsDelegate: Bool) {
    guard momentum != nil else { return }
    momentum = nil
    flags.isDecelerating = false
    guard tellsDelegate else { return }
    tellDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
  }
}
