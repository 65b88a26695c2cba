import Foundation

/// An object that responds to events.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder.
  open var next: UIResponder? {
    nil
  }

  /// `true` if the object receives the keys that are typed.
  open var isFirstResponder: Bool { headlessIsFirstResponder }

  /// `true` if a test has made the object the first responder.
  public var headlessIsFirstResponder = false

  /// Called when touches began in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches of the view moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches of the view ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches of the view were cancelled by a gesture or the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// `true` if the object is an accessibility element.
  open var isAccessibilityElement = false

  /// A short description of the object.
  open var accessibilityLabel: String?

  /// A description of its effect.
  open var accessibilityHint: String?

  /// Its value.
  open var accessibilityValue: String?

  /// An identifier for tests, which is not read out.
  open var accessibilityIdentifier: String?

  /// The traits of the object.
  open var accessibilityTraits: UIAccessibilityTraits = .none

  /// Its frame on the screen, in points.
  open var accessibilityFrame = CGRect.zero

  /// `true` if the objects inside are hidden from assistive technologies.
  open var accessibilityElementsHidden = false

  /// `true` if the user can do something with the object, so that Full Keyboard Access, Switch Control and Voice Control reach it.
  open var accessibilityRespondsToUserInteraction = false

  /// The accessibility elements inside, if they are not the subviews.
  open var accessibilityElements: [Any]?

  /// The custom actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Activates the object; returns `true` if it did something.
  open func accessibilityActivate() -> Bool {
    false
  }

  /// Leaves what the object shows, after a scrub with two fingers; returns `true` if it did.
  ///
  /// Called on the focused element, then on its containers.
  open func accessibilityPerformEscape() -> Bool {
    false
  }

  /// Scrubs with two fingers over the object, as a user of VoiceOver; returns `true` if something was left.
  public func headlessScrub() -> Bool {
    sequence(first: self, next: \.next).contains { $0.accessibilityPerformEscape() }
  }

  /// Scrolls; returns `true` if it scrolled.
  ///
  /// Called on the focused element, then on its containers.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    false
  }
}
