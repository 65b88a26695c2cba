/// A fact about UIKit that a gesture or a write can show; the names are those of the stand-in's switches.
///
/// The facts of a navigation controller and those of SwiftUI have switches of their own.
///
/// Three switches are no facts to measure: `rowHeight` is the client's layout, `droppedFrames` is the load, and
/// `animatedScrollFlag` is documented.
public enum Fact: String, CaseIterable, Sendable {
  /// The time of a bounce's first step after a lift.
  case firstStep
  /// `true` if a finger that rests before it lifts gets that first step too.
  case firstStepAfterRest
  /// `true` if an inset write clamps the offset at once while a finger tracks.
  case clampOnInsetWhileTracking
  /// The first move of a finger that drags a list which is out of range, at rest.
  case grabbedOverscroll
  /// The order of a target added to the pan and the scroll view's own.
  case extraPanTargets
  /// `true` if a bounce reads its edge anew in each step.
  case bounceEdge
  /// The effect of a raised inset on a list that is out of range, untouched and at rest.
  case raisedInset
  /// The effect of a raised inset on a list that bounces.
  case raisedInsetInBounce
  /// `true` if an inset write in the call stack of the lift is followed by one more step of the pan.
  case insetWriteInLift
  /// The effect of a plain write of the offset on a deceleration.
  case plainOffsetWrite
  /// `true` if the delegate is told of the stop by `setContentOffset(_:animated: false)`.
  case momentumStop
  /// `true` if the pan's `state` can be observed.
  case panStateObservation
  /// `true` if observers of the pan's `state` are told of its return to `.possible`, and if that comes after the layout of the turn.
  case panReset
  /// `true` if observers are told of the clamped offset before the inset that clamped it.
  case clampingInsetWrite
  /// `true` if `reloadData()` passes through offset 0.
  case reload
  /// The time at which the content size follows the data.
  case contentSize
  /// The safe area of a view without a window.
  case safeAreaOffWindow
  /// The offset of a list at its top when its safe area grows.
  case safeAreaChange
  /// `true` if an inset write runs a layout in the writer's call stack.
  case insetWriteLayout
  /// The time at which a touch on content is recognized.
  case touchDown
  /// The value of `isDecelerating` under a finger that stopped a deceleration.
  case stoppedDeceleration
  /// The effect of a plain write of the offset on an animated scroll.
  case animatedScroll
  /// The order of display links and UIKit's own steps of a frame.
  case linkOrder
  /// The frames of the screen, and of display links.
  case frameClock
  /// `true` if a trackpad's scroll tracks.
  case trackpad
  /// `true` if a notched wheel drags.
  case wheel
  /// `true` if a control prevents a scroll from beginning under a resting finger.
  case controlTouches
  /// The end of a drag whose scroll view leaves its window.
  case windowLoss
  /// The notification of a view whose superview is deallocated.
  case deallocation
  /// `true` if a navigation controller has the system's swipe of the whole page.
  case contentPop
  /// The first moment at which an animated pop has a transition coordinator.
  case popCoordinator
  /// `true` if a stack counts a page while that leaves with an animation.
  case popDepth
  /// `true` if a page that is popped has a transition coordinator in its `viewWillDisappear(_:)`.
  case disappearanceCoordinator
  /// `true` if a child controller whose view is not loaded is told that its page disappears.
  case viewlessChild
  /// The swipe that begins at the edge of a stack with two.
  case edgeWinner
  /// The class behind a `List`.
  case listClass
  /// `true` if the list between two markers is in a container that the markers are not in.
  case effect
  /// `true` if SwiftUI writes the content inset of a list at an update.
  case contentInset
  /// The time at which rows follow the state.
  case rows
  /// `true` if a view that an app has added to a list survives a change of its rows.
  case addedSubviews
  /// `true` if a refresh control that an app has given to a list survives an update.
  case addedRefreshControl
  /// The order in which two markers and the list between them come into the window.
  case insertion
  /// The removal of a view that is replaced, before or after the next one is made.
  case dismantling
  /// `true` if a represented view is told of its window.
  case windowCalls
  /// `true` if an action of `refreshable` is gone after a write of `nil` into the environment.
  case clearedRefresh
  /// The changes of the environment that update a represented view.
  case environmentUpdates
  /// `true` if `onAppear` is called in a hosting controller without a parent.
  case unparentedAppearance
  /// The place of SwiftUI's large title.
  case largeTitle

  /// The names of its settings, in the order of the switch.
  public var settings: [String] {
    switch self {
    case .firstStep: ["synchronous", "nextTick"]
    case .firstStepAfterRest: ["isOmitted", "isMade"]
    case .clampOnInsetWhileTracking: ["off", "on"]
    case .grabbedOverscroll: ["isBandedAfresh", "staysUnderFinger"]
    case .extraPanTargets: ["afterScrollView", "beforeScrollView"]
    case .bounceEdge: ["readEachStep", "readAtStart"]
    case .raisedInset, .raisedInsetInBounce: ["clampsAtOnce", "clampsAtNextLayout", "neverClamps"]
    case .insetWriteInLift: ["isKept", "isFollowedByPan"]
    case .plainOffsetWrite: ["keepsMomentum", "endsMomentum"]
    case .momentumStop: ["isTold", "isSilent"]
    case .panStateObservation: ["beforeHandlers", "absent"]
    case .panReset: ["silent", "observed", "afterCommit"]
    case .clampingInsetWrite: ["offsetFirst", "insetFirst"]
    case .reload: ["keepsOffset", "passesThroughZero"]
    case .contentSize: ["atNextLayout", "atOnce", "after300Milliseconds", "inSteps"]
    case .safeAreaOffWindow: ["zero", "kept"]
    case .safeAreaChange: ["keepsTop", "keepsOffset"]
    case .insetWriteLayout: ["atEndOfTurn", "inSetter"]
    case .touchDown: ["atOnce", "after150Milliseconds"]
    case .stoppedDeceleration: ["endsAtTouchDown", "staysUntilLift"]
    case .animatedScroll: ["goesOn", "ends"]
    case .linkOrder: ["beforeUIKit", "afterUIKit"]
    case .frameClock: ["sixty", "hundredTwenty", "linksCappedAtSixty"]
    case .trackpad: ["dragsOnly", "dragsAndTracks"]
    case .wheel: ["movesOnly", "dragsWithoutLift"]
    case .controlTouches: ["blockScrolling", "scrollInLists"]
    case .windowLoss: ["cancelsDrag", "leavesDragFlag"]
    case .deallocation: ["notifiesSubviews", "isSilent"]
    case .contentPop: ["absent", "present"]
    case .popCoordinator: ["atOnce", "inNextTurn"]
    case .popDepth: ["withoutPage", "withPage"]
    case .disappearanceCoordinator: ["present", "absent"]
    case .viewlessChild: ["isLeftOut", "isTold"]
    case .edgeWinner: ["edgePop", "contentPop"]
    case .listClass: ["collectionView", "tableView"]
    case .effect: ["none", "aroundList"]
    case .contentInset: ["untouched", "rewrittenOnUpdate"]
    case .rows: ["withUpdate", "oneTurnLater", "twoTurnsLater"]
    case .addedSubviews: ["areKept", "areRemoved"]
    case .addedRefreshControl: ["isKept", "isRemoved"]
    case .insertion: ["inOrder", "containersFirst", "containersLast"]
    case .dismantling: ["afterMake", "beforeMake"]
    case .windowCalls: ["areMade", "areMissing"]
    case .clearedRefresh: ["isCleared", "isKept"]
    case .environmentUpdates: ["ofReadKeys", "always"]
    case .unparentedAppearance: ["isTold", "isSilent"]
    case .largeTitle: ["inBar", "besideBar"]
    }
  }
}
