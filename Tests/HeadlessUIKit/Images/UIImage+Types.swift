import Foundation

extension UIImage {
  /// The colour of a rendered image.
  public enum RenderingMode: Int, Sendable {
    /// The default for its context.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// The tint of its context.
    case alwaysTemplate
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// Rotated to the left.
    case left
    /// Rotated to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// Rotated to the left and mirrored.
    case leftMirrored
    /// Rotated to the right and mirrored.
    case rightMirrored

    /// `true` if width and height are exchanged.
    var isSideways: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than regular.
    case light
    /// The weight of body text.
    case regular
    /// Slightly heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }

  /// The scale of a symbol relative to its text.
  public enum SymbolScale: Int, Sendable {
    /// The default scale.
    case `default` = -1
    /// Unspecified.
    case unspecified
    /// Small.
    case small
    /// Slightly higher than capital letters.
    case medium
    /// Large.
    case large
  }

  /// The configuration of an image variant.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and the weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The point size of the text that the symbol accompanies.
    let pointSize: CGFloat
    let weight: SymbolWeight
    let scale: SymbolScale

    /// Creates a configuration; the point size is that of the text that the symbol accompanies.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates a configuration; the point size is that of the text that the symbol accompanies.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    /// Creates a configuration; the point size is that of the text that the symbol accompanies.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .default)
    }

    /// Returns `true` if size and weight are equal.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    var headlessDescription: String {
      String(format: "%.1f", Double(pointSize)) + " \(weight)"
    }
  }
}

/// The symbols of the stand-in's system.
enum SystemSymbols {
  /// The side length of a symbol's square, for a point size of 1.
  static let extent: CGFloat = 1.2

  /// The point size of a symbol without a configuration.
  static let standardPointSize: CGFloat = 17

  static let names: Set<String> = [
    "arrow.down", "arrow.up", "arrow.left", "arrow.right", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.triangle.2.circlepath", "arrow.down.circle", "arrow.up.circle", "checkmark", "checkmark.circle",
    "checkmark.circle.fill", "chevron.down", "chevron.up", "exclamationmark", "exclamationmark.circle",
    "exclamationmark.triangle", "heart", "heart.fill", "star", "star.fill", "sun.max", "sun.max.fill", "xmark",
    "xmark.circle",
  ]
}
