/// A list, a gesture, and the facts that its log shows.
///
/// What the app itself does at the right moment is the screen's; the gesture alone comes from outside.
public enum Scenario: String, CaseIterable, Sendable {
  /// The list is pulled down and released at once, then pulled down, held and released.
  case pull
  /// The list stands out of range, untouched, and is pulled.
  case pullOutOfRange
  /// The inset is raised under a finger that pulls.
  case insetUnderFinger
  /// The inset is raised in the bounce after a pull.
  case insetInBounce
  /// The inset is raised in the call stack of the lift.
  case insetInLift
  /// The inset is raised while the list stands out of range, untouched.
  case insetOutOfRange
  /// The inset is lowered at the edge, so that the offset is clamped.
  case loweredInset
  /// An inset is written that moves nothing.
  case farInset
  /// The list decelerates.
  case flick
  /// The offset is written in a deceleration.
  case offsetInDeceleration
  /// A deceleration is stopped by `setContentOffset(_:animated: false)`.
  case stopInDeceleration
  /// The offset is written in an animated scroll.
  case offsetInAnimatedScroll
  /// A table that is scrolled reloads the same rows.
  case reload
  /// A table reloads with more rows.
  case moreRows
  /// The safe area of a list at its top grows.
  case growingSafeArea
  /// The list leaves its window.
  case leavingWindow
  /// The list leaves its window under a finger that pulls.
  case leavingWindowInDrag
  /// The superview of a view is released.
  case releasedSuperview
  /// A navigation controller pops its second screen with an animation.
  case pop
  /// A finger swipes from the leading edge of the second screen of a navigation controller.
  case edgeSwipe
  /// A list, a form and a scroll view of SwiftUI stand between two markers each.
  case swiftUILists
  /// The inset of a list and of a scroll view of SwiftUI is raised before an update about something else.
  case swiftUIInset
  /// A list of SwiftUI to which a view was added gets more rows.
  case swiftUIRows
  /// A list of SwiftUI is given a refresh control before an update about something else.
  case swiftUIRefreshControl
  /// A list of SwiftUI and its two markers are replaced by new ones.
  case swiftUIOrder
  /// The environment of SwiftUI changes, above an action of `refreshable` that is cleared for one of two lists.
  case swiftUIEnvironment
  /// A list of SwiftUI stands below a large title.
  case swiftUITitle
  /// A view of SwiftUI is shown by a hosting controller without a parent.
  case swiftUIUnparented
  /// A finger rests on the list.
  case press
  /// A finger stops a deceleration and rests.
  case catchInDeceleration
  /// A finger rests on a control in a table, then drags.
  case controlDrag
  /// A trackpad or a wheel scrolls.
  case pointer

  /// The gesture of the scenario.
  public var gesture: Gesture {
    switch self {
    case .pull: .quickPullAndPull
    case .pullOutOfRange, .insetUnderFinger, .insetInBounce, .insetInLift, .leavingWindowInDrag: .pull
    case .flick, .offsetInDeceleration, .stopInDeceleration: .flick
    case .press: .press
    case .catchInDeceleration: .flickAndCatch
    case .controlDrag: .dragOnControl
    case .pointer: .pointer
    case .edgeSwipe: .edgeSwipe
    case .insetOutOfRange, .loweredInset, .farInset, .offsetInAnimatedScroll, .reload, .moreRows, .growingSafeArea,
      .leavingWindow, .releasedSuperview, .pop, .swiftUILists, .swiftUIInset, .swiftUIRows, .swiftUIRefreshControl,
      .swiftUIOrder, .swiftUIEnvironment, .swiftUITitle, .swiftUIUnparented:
      .none
    }
  }

  /// The facts that its log can tell.
  public var facts: [Fact] {
    switch self {
    case .pull: [.firstStep, .firstStepAfterRest, .extraPanTargets, .panStateObservation, .panReset]
    case .pullOutOfRange: [.grabbedOverscroll]
    case .insetUnderFinger: [.clampOnInsetWhileTracking]
    case .insetInBounce: [.bounceEdge, .raisedInsetInBounce]
    case .insetInLift: [.insetWriteInLift]
    case .insetOutOfRange: [.raisedInset]
    case .loweredInset: [.clampingInsetWrite]
    case .farInset: [.insetWriteLayout]
    case .flick: [.linkOrder, .frameClock]
    case .offsetInDeceleration: [.plainOffsetWrite]
    case .stopInDeceleration: [.momentumStop]
    case .offsetInAnimatedScroll: [.animatedScroll]
    case .reload: [.reload]
    case .moreRows: [.contentSize]
    case .growingSafeArea: [.safeAreaChange]
    case .leavingWindow: [.safeAreaOffWindow]
    case .leavingWindowInDrag: [.windowLoss]
    case .releasedSuperview: [.deallocation]
    case .pop: [.contentPop, .popCoordinator, .popDepth, .disappearanceCoordinator, .viewlessChild]
    case .edgeSwipe: [.edgeWinner]
    case .swiftUILists: [.listClass, .effect]
    case .swiftUIInset: [.contentInset]
    case .swiftUIRows: [.rows, .addedSubviews]
    case .swiftUIRefreshControl: [.addedRefreshControl]
    case .swiftUIOrder: [.insertion, .dismantling, .windowCalls]
    case .swiftUIEnvironment: [.clearedRefresh, .environmentUpdates]
    case .swiftUITitle: [.largeTitle]
    case .swiftUIUnparented: [.unparentedAppearance]
    case .press: [.touchDown]
    case .catchInDeceleration: [.stoppedDeceleration]
    case .controlDrag: [.controlTouches]
    case .pointer: [.trackpad, .wheel]
    }
  }

  /// `true` if the list is a table.
  public var showsTable: Bool {
    [.reload, .moreRows, .controlDrag].contains(self)
  }

  /// `true` if a screen of SwiftUI is above the list.
  public var showsSwiftUI: Bool {
    rawValue.hasPrefix("swiftUI")
  }
}
