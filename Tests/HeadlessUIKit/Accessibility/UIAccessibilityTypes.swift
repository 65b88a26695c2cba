import Foundation

/// What an object is like for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []

  /// It does something when it is used.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)

  /// It shows a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)

  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)

  /// It shows text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)

  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)

  /// It changes often, and is not to be read out each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

/// The direction of a scroll by assistive technology.
///
/// Upwards and downwards it is that of the scroll bar, sideways that of the fingers (Flutter's engine found it out:
/// `SemanticsObject.mm`).
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The fingers move to the right: to what is on the left.
  case right = 1
  /// The fingers move to the left: to what is on the right.
  case left = 2
  /// The fingers move down: to what is above.
  case up = 3
  /// The fingers move up: to what is below.
  case down = 4
  /// To the next part.
  case next = 5
  /// To the part before.
  case previous = 6
}

/// Something more that can be done with an object.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What a handler looks like: it returns whether it did something.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is read out.
  open var name: String

  /// What it does.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
