import Foundation

/// A touch on the screen.
@MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began
    /// The finger moved.
    case moved
    /// The finger did not move.
    case stationary
    /// The finger lifted.
    case ended
    /// The touch was cancelled by a gesture or the system.
    case cancelled
  }

  /// The present phase.
  open internal(set) var phase = Phase.began

  /// The time of the phase, in seconds.
  open internal(set) var timestamp: TimeInterval = 0

  /// The view in which the touch began.
  open internal(set) weak var view: UIView?

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?

  /// The number of taps in quick succession.
  open internal(set) var tapCount = 1

  var windowLocation = CGPoint.zero

  /// Returns the position of the finger, in points of a view; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }
}

/// An event with its touches.
@MainActor
open class UIEvent: NSObject {
  /// All touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  /// The time of the event, in seconds.
  open internal(set) var timestamp: TimeInterval = 0

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set of buttons.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button of a click.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button that opens a menu.
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// The buttons that are down; none for a finger.
  open internal(set) var buttonMask: ButtonMask = []
}
