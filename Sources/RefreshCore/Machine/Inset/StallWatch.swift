import ScrollPhysics

/// Watches content that somebody else moves, UIKit or the app, and tells when they have stopped.
struct StallWatch: Equatable, Sendable {
  /// The overscroll at the last frame, in points.
  private var overscroll = 0.0

  /// The number of frames without movement.
  private var stillFrames: UInt8 = 0

  /// `true` if UIKit's momentum or bounce moved the content at the last frame.
  private var isByMomentum = false

  /// `true` if the app has taken the content from a settle.
  private(set) var isTaken = false

  /// The number of still frames that mean a stop.
  private static let most: UInt8 = 2

  /// The same number for content that the app has taken from a settle: one that it moves at a third of the screen's rate stands
  /// still in two of three frames.
  private static let mostByApp: UInt8 = 3

  /// The same number while UIKit reports that it decelerates: the end of a bounce stays on one pixel for some frames, at 120 Hz
  /// for nine.
  private static let mostByMomentum: UInt8 = 15

  init() {}

  init(_ context: SideContext, isTaken: Bool = false) {
    self.isTaken = isTaken
    overscroll = context.geometry.overscroll
    isByMomentum = context.scroll.isDecelerating
  }

  /// Handles a frame; returns `true` if nobody moves the content any more.
  mutating func hasStopped(_ context: SideContext) -> Bool {
    let (geometry, scroll) = (context.geometry, context.scroll)
    let isStill = abs(geometry.overscroll - overscroll) <= geometry.grid.halfPixel && !scroll.isScrollAnimating
    stillFrames = isStill ? min(stillFrames, Self.mostByMomentum) + 1 : 0
    // Only a bounce follows the end of momentum, and none within the range.
    let isInRange = geometry.overscroll <= context.displacement + geometry.grid.halfPixel
    let hasEnded = isByMomentum && !scroll.isDecelerating && !scroll.isScrollAnimating && isInRange
    overscroll = geometry.overscroll
    isByMomentum = scroll.isDecelerating
    return hasEnded || stillFrames >= (isByMomentum ? Self.mostByMomentum : isTaken ? Self.mostByApp : Self.most)
  }
}
