import RefreshAnimators

/// An input to a phone between two frames, from the page or from a touch log.
public struct Act {
  /// The kinds of acts.
  public enum Kind: Int32 {
    /// The finger touches down at x, y.
    case down
    /// The finger is lifted.
    case up
    /// The system cancels the touch.
    case cancel
    /// The wheel is turned by x points.
    case wheel
    /// The app scrolls the list to x, in 0.3 s.
    case scroll
    /// The app begins a session: to refresh if x is 0, else to load more.
    case begin
    /// The app ends the session, with success.
    case end
    /// The user taps the control.
    case tap
    /// The user opens the row at a height of x.
    case open
    /// The user presses the button that goes back.
    case back
  }

  let kind: Kind
  let x: Double
  let y: Double

  /// Creates an act from its kind and its two numbers, whose meaning depends on the kind.
  public init(kind: Kind, x: Double, y: Double) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// Carries out the act.
  public func carryOut(in phone: PhoneSimulation) {
    let side = x == 0 ? phone.refreshSide : phone.loadSide
    switch kind {
    case .down: phone.touchDown(at: .init(x: x, y: y))
    case .up: phone.lift()
    case .cancel: phone.cancelTouch()
    case .wheel: phone.turnWheel(by: x)
    case .scroll: phone.scroll(to: x)
    case .begin: phone.begin(at: side)
    case .end: phone.end(.success, at: side)
    case .tap: phone.tap(at: side)
    case .open: phone.openRow(at: x)
    case .back: phone.goBack()
    }
  }
}
