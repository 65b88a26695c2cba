extension SwipeBackMachine {
  /// A finger that swipes, in points and points per second of the screen.
  package struct Finger: Equatable, Sendable {
    /// The movement to the right since the touch.
    package var x: Double

    /// The height of the finger in the view of the stack.
    package var y: Double

    /// The speed to the right and downwards.
    package var vx: Double
    package var vy: Double

    package init(x: Double, y: Double, vx: Double = 0, vy: Double = 0) {
      (self.x, self.y, self.vx, self.vy) = (x, y, vx, vy)
    }

    var isFinite: Bool { x.isFinite && y.isFinite && vx.isFinite && vy.isFinite }
  }

  /// Something that happens to a swipe.
  package enum Event: Equatable, Sendable {
    /// One finger has moved far enough to be a gesture, and this lies under it.
    case began(Finger, under: SwipeBackObstacle?)

    /// The finger has moved.
    case moved(Finger)

    /// The finger was lifted.
    case ended(Finger)

    /// The touch of a swipe was cancelled, or has failed.
    case cancelled

    /// The system moves the page, by a fraction from 0 to 1.
    case followed(Double)

    /// The system goes back, or has given it up.
    case followEnded(isCommitted: Bool)

    /// A frame is due.
    case ticked
  }

  /// The stack of screens, as it is at an event.
  package struct Reading: Equatable, Sendable {
    /// The width of the stack in points.
    package var width = 390.0

    /// `true` if the layout runs from right to left.
    package var isRightToLeft = false

    /// The number of screens.
    package var depth = 2

    /// `true` while screens change.
    package var isInTransition = false

    /// `true` if the screen may be swiped back.
    package var isEnabled = true

    /// `false` if the screen resists, for example because of unsaved changes.
    ///
    /// Read at the beginning of a swipe.
    package var isAllowed = true

    /// The moment at which a swipe goes back.
    package var trigger = SwipeBackTrigger.onRelease

    package init() {}
  }

  /// The consequences of an event.
  package struct Effects: Equatable, Sendable {
    /// `true` if the gauge looks different.
    package var redraws = false

    /// `true` if the swipe has armed for the first time.
    package var feelsArming = false

    /// The swipe with which the stack goes back by one screen.
    package var pop: Int?

    /// The reason for which a swipe did not begin, or resists.
    package var refusal: SwipeBackRefusal?

    /// `true` if the next frame is needed.
    package var needsFrame = false

    package init() {}
  }
}

/// The reason for which nothing goes back.
package enum SwipeBackRefusal: Hashable, Sendable {
  case disabled, onlyScreen, inTransition, notAllowed
  case yields(SwipeBackObstacle)

  /// The reason in words for the log, and what can be done about it.
  package var sentence: String {
    switch self {
    case .disabled: "swipeBack.isEnabled is false for this screen or its stack, or the screen hides its back button."
    case .onlyScreen: "this is the first screen of its stack, so there is none to go back to."
    case .inTransition: "screens are changing, and a swipe begins only between two changes."
    case .notAllowed: "shouldPop returned false or isModalInPresentation is true, so the swipe resists and returns."
    case .yields(let obstacle): "the swipe belongs to \(obstacle.rawValue) under the finger."
    }
  }
}

/// Something under the finger that needs the swipe itself, in words for the log.
package enum SwipeBackObstacle: String, CaseIterable, Sendable {
  case scrollView = "a scroll view that can scroll towards its leading edge"
  case slider = "a slider", toggle = "a switch", map = "a map"
  case textSelection = "a text that is being selected", rowActions = "a table row with leading swipe actions"
  case pages = "a page view controller that is not on its first page", webHistory = "a web view that can go back"
  case dragAndDrop = "a list with a drag and drop", app = "a view for which shouldBegin returned false"
}
