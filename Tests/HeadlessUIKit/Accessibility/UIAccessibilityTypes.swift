import Foundation

/// The traits of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt64

  /// Creates traits from raw bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []

  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)

  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)

  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)

  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)

  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)

  /// An element that changes often, and is not read out for each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

/// The direction of a scroll by assistive technology.
///
/// Vertically it is the direction of the scroll bar, horizontally that of the fingers (documented by Flutter's engine:
/// `SemanticsObject.mm`).
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The fingers move to the right, towards the content on the left.
  case right = 1
  /// The fingers move to the left, towards the content on the right.
  case left = 2
  /// The fingers move down, towards the content above.
  case up = 3
  /// The fingers move up, towards the content below.
  case down = 4
  /// To the next element.
  case next = 5
  /// To the previous element.
  case previous = 6
}

/// A custom action of an accessibility element.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The type of a handler, which returns `true` if it did something.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name, which is read out.
  open var name: String

  /// The handler.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
