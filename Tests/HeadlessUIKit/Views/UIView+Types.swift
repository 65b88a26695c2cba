import Foundation

extension UIView {
  /// How a view follows when the size of the one above changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The distance from the right edge follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The distance from the top follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The distance from the bottom follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How contents follow the size of a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits in.
    case scaleAspectFit
    /// As small as covers all.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
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

  /// The settings of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views in it are laid out in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)

    /// Touches reach the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Begins with what is on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Keeps its own duration inside another animation.
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

  /// The value of a natural size that a view has none of.
  public static let noIntrinsicMetric: CGFloat = -1
}

/// How contents follow the direction of the language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// They follow.
  case unspecified
  /// They do not: they are about playback.
  case playback
  /// They do not: they are about directions in space.
  case spatial
  /// From left to right always.
  case forceLeftToRight
  /// From right to left always.
  case forceRightToLeft
}

/// A direction in which contents are laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
