import Foundation

extension UIScrollView {
  /// The deceleration rate of a scroll view.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after one millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after one millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The rule for adding the safe area to the inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`; the stand-in has no bars, which may add to it.
    case automatic
    /// On the scrollable axes.
    case scrollableAxes
    /// Never.
    case never
    /// On all edges.
    case always
  }
}

/// The internal state of a scroll view.
struct ScrollFlags {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var isZooming = false
  var isZoomBouncing = false

  /// `true` if UIKit itself sets the offset next.
  var isOwnMove = false

  /// `true` while the handlers of an ended pan are called.
  var isInLift = false

  /// `true` if the inset was written during the lift.
  var insetWasWrittenInLift = false

  /// `true` if an inset changed under a finger that does not drag; the lift clamps the offset.
  var clampsAtLift = false

  /// `true` if the next layout clamps the offset.
  var clampsAtLayout = false

  /// `true` if the view was in a window at its last check.
  var isInKnownWindow = false

  /// `true` if the view has joined a window and has not been laid out since.
  var followsSafeArea = false
}

/// A scroll by `setContentOffset(_:animated: true)`.
struct OffsetAnimation {
  /// The duration in seconds (undocumented; 0.3 is usually quoted).
  static let duration = 0.3

  let from: CGPoint
  let to: CGPoint
  let start: Double
  let isToTop: Bool
}
