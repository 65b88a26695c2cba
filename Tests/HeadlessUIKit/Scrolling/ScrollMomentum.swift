import Foundation
import ScrollPhysics

/// A deceleration or a bounce on both axes.
struct ScrollMomentum {
  private var horizontal: ScrollMotion
  private var vertical: ScrollMotion

  /// The ranges of the motion; `nil` uses the ranges of the scroll view in each step.
  private let ownRanges: ScrollRanges?

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - offset: The initial offset.
  ///   - velocity: The velocity in points per second.
  ///   - rate: The deceleration rate.
  ///   - bounces: `true` if the motion may leave its range.
  ///   - ownRanges: The ranges of the motion, if they differ from those of the scroll view.
  init(from offset: CGPoint, velocity: CGPoint, rate: DecelerationRate, bounces: Bool, ownRanges: ScrollRanges?) {
    horizontal = ScrollMotion(
      offset: offset[.horizontal], velocity: velocity[.horizontal], rate: rate, bounces: bounces)
    vertical = ScrollMotion(offset: offset[.vertical], velocity: velocity[.vertical], rate: rate, bounces: bounces)
    self.ownRanges = ownRanges
  }

  /// Advances the motion by a time in seconds, and returns the offset and `true` if it has come to rest there.
  mutating func advance(by seconds: Double, in ranges: ScrollRanges, on grid: PixelGrid) -> (CGPoint, isAtRest: Bool) {
    let ranges = ownRanges ?? ranges
    horizontal.advance(by: seconds, in: ranges.horizontal)
    vertical.advance(by: seconds, in: ranges.vertical)
    let restX = horizontal.rest(in: ranges.horizontal, on: grid)
    let restY = vertical.rest(in: ranges.vertical, on: grid)
    let place = CGPoint(x: restX ?? horizontal.offset, y: restY ?? vertical.offset)
    return (place, restX != nil && restY != nil)
  }

  /// Continues from another offset.
  mutating func rebase(to offset: CGPoint) {
    horizontal.offset = offset[.horizontal]
    vertical.offset = offset[.vertical]
  }
}

extension ScrollRange {
  /// Creates the range of a single offset.
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

  /// Skips steps of less than a millisecond like UIKit; no display produces them.
  func stepMomentum(by elapsed: Double) {
    guard var moving = momentum else { return }
    let (place, isAtRest) = moving.advance(by: elapsed, in: ranges, on: grid)
    momentum = moving
    move(to: place)
    guard isAtRest, momentum != nil else { return }
    // Only a motion that read its range at the start can end outside of it.
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
