import Foundation

extension UIView {
  /// The resizing of a view with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a mask from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The distance from the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The distance from the top is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The distance from the bottom is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The fit of content in a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// The largest size that fits.
    case scaleAspectFit
    /// The smallest size that covers the view.
    case scaleAspectFill
    /// Redrawn.
    case redraw
    /// Centred.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// At the top left.
    case topLeft
    /// At the top right.
    case topRight
    /// At the bottom left.
    case bottomLeft
    /// At the bottom right.
    case bottomRight
  }

  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)

    /// Delivers touches to the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Begins with the present appearance on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Uses its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)

    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []

    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var timingName: CAMediaTimingFunctionName {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    }
  }

  /// The intrinsic size of a view without one.
  public static let noIntrinsicMetric: CGFloat = -1
}

/// The adaptation of content to the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the layout direction.
  case unspecified
  /// Does not follow it, for playback controls.
  case playback
  /// Does not follow it, for directions in space.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// A layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
