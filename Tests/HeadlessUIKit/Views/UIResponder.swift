import Foundation

/// Something that can be given events.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that is asked after this one.
  open var next: UIResponder? {
    nil
  }

  /// Fingers came down in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved that came down in the view.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted that came down in the view.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers that came down in the view belong to a gesture now.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether assistive technology sees the object.
  open var isAccessibilityElement = false

  /// A short name for the object.
  open var accessibilityLabel: String?

  /// What happens when it is used.
  open var accessibilityHint: String?

  /// Its present value.
  open var accessibilityValue: String?

  /// A name for tests, which nobody reads out.
  open var accessibilityIdentifier: String?

  /// What the object is like.
  open var accessibilityTraits: UIAccessibilityTraits = .none

  /// Its rectangle on the screen, in points.
  open var accessibilityFrame = CGRect.zero

  /// Whether the objects in it are hidden from assistive technology.
  open var accessibilityElementsHidden = false

  /// The objects in it, if they are not its subviews.
  open var accessibilityElements: [Any]?

  /// What else can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Uses the object; returns whether it did something.
  open func accessibilityActivate() -> Bool {
    false
  }

  /// Scrolls; returns whether it did.
  ///
  /// Called on the element that has the focus, then on those around it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    false
  }
}
