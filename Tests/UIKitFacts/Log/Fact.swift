/// A fact about UIKit that a gesture or a write can show; the names are those of the stand-in's switches.
///
/// Two switches are no facts of a system: `rowHeight` is the client's layout, and `droppedFrames` is the load.
public enum Fact: String, CaseIterable, Sendable {
  /// When a bounce makes its first step after a lift.
  case firstStep
  /// Whether an inset write clamps the offset at once while a finger tracks.
  case clampOnInsetWhileTracking
  /// Whether a target added to the pan is called after or before the scroll view's own.
  case extraPanTargets
  /// Whether a bounce reads its edge anew in each step.
  case bounceEdge
  /// What a raised inset does to a list that stands out of range, untouched and at rest.
  case raisedInset
  /// What a raised inset does to a list that bounces.
  case raisedInsetInBounce
  /// Whether an inset write in the call stack of the lift is followed by one more step of the pan.
  case insetWriteInLift
  /// What a plain write of the offset does to a deceleration.
  case plainOffsetWrite
  /// Whether the stop by `setContentOffset(_:animated: false)` is told to the delegate.
  case momentumStop
  /// Whether the pan's `state` can be observed.
  case panStateObservation
  /// Whether observers of the pan's `state` hear of its return to `.possible`.
  case panReset
  /// Whether observers hear of the clamped offset before they hear of the inset that clamped it.
  case clampingInsetWrite
  /// Whether `reloadData()` passes through offset 0.
  case reload
  /// When the size of the content follows the data.
  case contentSize
  /// What the safe area of a view without a window is.
  case safeAreaOffWindow
  /// Whether an inset write runs a layout in the writer's call stack.
  case insetWriteLayout
  /// When a touch on content is seen.
  case touchDown
  /// What `isDecelerating` says under a finger that stopped a deceleration.
  case stoppedDeceleration
  /// What a plain write of the offset does to an animated scroll.
  case animatedScroll
  /// Whether display links are called before or after UIKit's own steps of a frame.
  case linkOrder
  /// The frames of the screen, and of display links.
  case frameClock
  /// Whether a trackpad's scroll tracks.
  case trackpad
  /// Whether a notched wheel drags.
  case wheel
  /// Whether a control keeps a scroll from beginning where a finger rests on it.
  case controlTouches
  /// What becomes of a drag whose scroll view leaves its window.
  case windowLoss
  /// Whether a view hears of its removal when its superview is deallocated.
  case deallocation

  /// The names of its settings, in the order of the switch.
  public var settings: [String] {
    switch self {
    case .firstStep: ["synchronous", "nextTick"]
    case .clampOnInsetWhileTracking: ["off", "on"]
    case .extraPanTargets: ["afterScrollView", "beforeScrollView"]
    case .bounceEdge: ["readEachStep", "readAtStart"]
    case .raisedInset, .raisedInsetInBounce: ["clampsAtOnce", "clampsAtNextLayout", "neverClamps"]
    case .insetWriteInLift: ["isKept", "isFollowedByPan"]
    case .plainOffsetWrite: ["keepsMomentum", "endsMomentum"]
    case .momentumStop: ["isTold", "isSilent"]
    case .panStateObservation: ["beforeHandlers", "absent"]
    case .panReset: ["silent", "observed"]
    case .clampingInsetWrite: ["offsetFirst", "insetFirst"]
    case .reload: ["keepsOffset", "passesThroughZero"]
    case .contentSize: ["atNextLayout", "atOnce", "after300Milliseconds", "inSteps"]
    case .safeAreaOffWindow: ["zero", "kept"]
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
    }
  }
}
