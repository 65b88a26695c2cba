import Foundation

/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
  /// What a touch does.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger rests.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch belongs to a gesture now, or to the system.
    case cancelled
  }

  /// What the touch does now.
  open internal(set) var phase = Phase.began

  /// When it did so, in seconds.
  open internal(set) var timestamp: TimeInterval = 0

  /// The view that the finger came down in.
  open internal(set) weak var view: UIView?

  /// The window that the finger came down in.
  open internal(set) weak var window: UIWindow?

  /// How many taps came shortly one after another.
  open internal(set) var tapCount = 1

  var windowLocation = CGPoint.zero

  /// Returns where the finger is, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }
}

/// Touches that belong together.
@MainActor
open class UIEvent: NSObject {
  /// All touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
}
