import Foundation

extension UIScrollView {
  /// How fast a scroll slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area is added to the inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; bars, which may add to it, are not in the stand-in.
    case automatic
    /// On the axes that can scroll.
    case scrollableAxes
    /// Never.
    case never
    /// On all edges.
    case always
  }
}

/// What a scroll view says of itself.
struct ScrollFlags {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var isZooming = false
  var isZoomBouncing = false

  /// UIKit itself writes the offset next.
  var isOwnMove = false

  /// The pan has ended, and its handlers are being called.
  var isInLift = false

  /// The inset was written in the lift.
  var insetWasWrittenInLift = false

  /// An inset changed under a finger that does not drag; its lift brings the offset into its range.
  var clampsAtLift = false

  /// The next layout brings the offset into its range.
  var clampsAtLayout = false

  /// The view was in a window when it last looked.
  var isInKnownWindow = false

  /// The view has joined a window and was not laid out since.
  var followsSafeArea = false
}

/// A scroll by `setContentOffset(_:animated: true)`.
struct OffsetAnimation {
  /// How long it takes, in seconds (undocumented; 0.3 is generally quoted).
  static let duration = 0.3

  let from: CGPoint
  let to: CGPoint
  let start: Double
  let isToTop: Bool
}
