import Foundation

/// Recognizes a gesture.
@MainActor
open class UIGestureRecognizer: NSObject, HeadlessObservable {
  /// The state of a recogniser.
  public enum State: Int, Sendable {
    /// No gesture yet.
    case possible
    /// The gesture began.
    case began
    /// The gesture continued.
    case changed
    /// The gesture ended.
    case ended
    /// The gesture was cancelled.
    case cancelled
    /// The touches did not match the gesture.
    case failed
  }

  /// The view of the recogniser.
  open internal(set) weak var view: UIView?

  /// The object that decides what the recogniser may recognize.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for debugging.
  open var name: String?

  /// `true` if the view under the finger loses its touch when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// The observers of the recogniser's properties.
  public nonisolated(unsafe) let headlessObservations = HeadlessObservationBoard()

  let world = HeadlessWorld.current
  var targets: [WeakGestureTarget] = []
  private var present = State.possible

  /// The state of the recogniser.
  open internal(set) var state: State {
    get {
      headlessObservations.lastRead = "state"
      return present
    }
    set { setState(newValue) }
  }

  /// `true` if the recogniser is enabled; `false` cancels a present gesture.
  open var isEnabled = true {
    didSet {
      if oldValue, !isEnabled { wasDisabled() }
    }
  }

  /// The number of fingers of the gesture.
  open var numberOfTouches: Int {
    0
  }

  /// Returns the position of the gesture, in points of a view; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    .zero
  }

  /// Handles the disabling of the recogniser for UIKit's own classes.
  func wasDisabled() {}

  func setState(_ state: State) {
    let old = present
    guard old != state else { return }
    let isSilent = state == .possible && world.switches.panReset != .observed
    guard world.switches.panStateObservation == .beforeHandlers, !isSilent else {
      present = state
      logState()
      return
    }
    headlessObservations.willChange("state", from: old)
    present = state
    logState()
    world.log.calling(.observer) { headlessObservations.didChange("state", from: old, to: state) }
  }

  private func logState() {
    world.log.record(.gesture, view?.headlessName ?? "gesture", "\(type(of: self)).\(present)")
  }

  /// Calls the targets added to UIKit's own target.
  func callTargets() {
    targets.removeAll { $0.target == nil }
    for entry in targets {
      guard let target = entry.target else { continue }
      world.log.calling(.gesture) { target.handler(self) }
    }
  }
}

/// A target that the recogniser does not retain.
struct WeakGestureTarget {
  weak var target: HeadlessGestureTarget?
}

extension UIView {
  /// Adds a recogniser.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recogniser.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
