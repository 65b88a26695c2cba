import Foundation

extension UIImage {
  /// Whether a picture is drawn with its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As it is usual where it is drawn.
    case automatic
    /// With its own.
    case alwaysOriginal
    /// With the tint of where it is.
    case alwaysTemplate
  }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// Turned to the left and mirrored.
    case leftMirrored
    /// Turned to the right and mirrored.
    case rightMirrored

    /// Whether width and height change places.
    var isSideways: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than running text.
    case light
    /// As running text.
    case regular
    /// A little heavier.
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

  /// How large a symbol is beside the letters that it goes with.
  public enum SymbolScale: Int, Sendable {
    /// As it is usual.
    case `default` = -1
    /// Not said.
    case unspecified
    /// Small.
    case small
    /// Of the height of capitals and a little more.
    case medium
    /// Large.
    case large
  }

  /// What a variant of a picture is chosen by.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and the weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the letters that it goes with, in points.
    let pointSize: CGFloat
    let weight: SymbolWeight
    let scale: SymbolScale

    /// Creates a size and a weight; the size is that of the letters that the symbol goes with, in points.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates a size and a weight; the size is that of the letters that the symbol goes with, in points.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    /// Creates a size; it is that of the letters that the symbol goes with, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .default)
    }

    /// Returns whether size and weight are equal.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    var headlessDescription: String {
      String(format: "%.1f", Double(pointSize)) + " \(weight)"
    }
  }
}

/// The symbols that the stand-in's system has.
enum SystemSymbols {
  /// What a symbol's square measures, for a point size of 1.
  static let extent: CGFloat = 1.2

  /// The point size of a symbol without one.
  static let standardPointSize: CGFloat = 17

  static let names: Set<String> = [
    "arrow.down", "arrow.up", "arrow.left", "arrow.right", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.triangle.2.circlepath", "arrow.down.circle", "arrow.up.circle", "checkmark", "checkmark.circle",
    "checkmark.circle.fill", "chevron.down", "chevron.up", "exclamationmark", "exclamationmark.circle",
    "exclamationmark.triangle", "heart", "heart.fill", "star", "star.fill", "sun.max", "sun.max.fill", "xmark",
    "xmark.circle",
  ]
}
