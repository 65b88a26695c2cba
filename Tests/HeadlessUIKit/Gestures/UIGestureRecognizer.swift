import Foundation

/// Finds a gesture in touches.
@MainActor
open class UIGestureRecognizer: NSObject, HeadlessObservable {
  /// What a recogniser has found.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible
    /// The gesture began.
    case began
    /// The gesture went on.
    case changed
    /// The gesture ended.
    case ended
    /// The gesture was taken away.
    case cancelled
    /// The touches were another gesture.
    case failed
  }

  /// The view that the touches are in.
  open internal(set) weak var view: UIView?

  /// A word for people.
  open var name: String?

  /// The observers of the recogniser's properties.
  public nonisolated(unsafe) let headlessObservations = HeadlessObservationBoard()

  let world = HeadlessWorld.current
  var targets: [WeakGestureTarget] = []
  private var present = State.possible

  /// What the recogniser has found.
  open internal(set) var state: State {
    get {
      headlessObservations.lastRead = "state"
      return present
    }
    set { setState(newValue) }
  }

  /// Whether it looks for gestures; false takes a gesture away that is going on.
  open var isEnabled = true {
    didSet {
      if oldValue, !isEnabled { wasDisabled() }
    }
  }

  /// How many fingers the gesture is made with.
  open var numberOfTouches: Int {
    0
  }

  /// Returns where the gesture is, in points of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    .zero
  }

  /// The recogniser was turned off; UIKit's own work is done here.
  func wasDisabled() {}

  func setState(_ state: State) {
    let old = present
    guard old != state else { return }
    let isSilent = state == .possible && world.switches.panReset == .silent
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

  /// Calls the targets that were added beside UIKit's own.
  func callTargets() {
    targets.removeAll { $0.target == nil }
    for entry in targets {
      guard let target = entry.target else { continue }
      world.log.calling(.gesture) { target.handler(self) }
    }
  }
}

/// A target that the recogniser does not keep alive.
struct WeakGestureTarget {
  weak var target: HeadlessGestureTarget?
}

extension UIView {
  /// Adds a recogniser.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recogniser away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
