/// A setting for each uncertain fact about UIKit.
///
/// The defaults are the most likely behaviour of a present system. A framework that passes its tests under every pair
/// of settings depends on none of the facts (`allPairs()`, `allTriples()`, `random(using:)`).
public struct HeadlessSwitches: Hashable, Sendable {
  /// The time of the first step of a bounce or a deceleration after a lift.
  public var firstStep = FirstStep.synchronous

  /// The first step of a bounce after a finger that has rested before it lifted.
  public var firstStepAfterRest = FirstStepAfterRest.isOmitted

  /// The clamping of the offset by an inset write while a finger tracks.
  public var clampOnInsetWhileTracking = ClampWhileTracking.on

  /// The first move of a finger that drags a list which is out of range, at rest.
  public var grabbedOverscroll = GrabbedOverscroll.isBandedAfresh

  /// The order of a target added to the pan and the scroll view's own target.
  public var extraPanTargets = ExtraPanTargets.afterScrollView

  /// The edge of a bounce: read in each step, or once at its start.
  public var bounceEdge = BounceEdge.readEachStep

  /// The reaction of a list out of range, untouched and at rest, to a raised inset.
  public var raisedInset = RaisedInset.clampsAtOnce

  /// The reaction of a bouncing list to a raised inset.
  public var raisedInsetInBounce = RaisedInset.clampsAtOnce

  /// The reaction to an inset write in the call stack of the lift.
  public var insetWriteInLift = InsetWriteInLift.isKept

  /// The reaction of a deceleration to a plain write of the offset.
  public var plainOffsetWrite = PlainOffsetWrite.keepsMomentum

  /// The notification of the delegate when `setContentOffset(_:animated: false)` stops a motion.
  public var momentumStop = MomentumStop.isTold

  /// The observation of the pan's `state`.
  public var panStateObservation = PanStateObservation.beforeHandlers

  /// The return of the pan's `state` to `.possible`, and the notification of observers.
  public var panReset = PanReset.silent

  /// The order of the notifications for an inset and the offset that it clamps.
  public var clampingInsetWrite = ClampingInsetWrite.offsetFirst

  /// The offset during `reloadData()`.
  public var reload = Reload.keepsOffset

  /// The time at which the content size follows the data.
  public var contentSize = ContentSize.atNextLayout

  /// The safe area of a view without a window.
  public var safeAreaOffWindow = SafeAreaOffWindow.zero

  /// The offset of a list at its top when its safe area changes.
  public var safeAreaChange = SafeAreaChange.keepsTop

  /// The time of the layout after an inset write.
  public var insetWriteLayout = InsetWriteLayout.atEndOfTurn

  /// The height of rows, which may depend on the insets.
  public var rowHeight = RowHeight.isFixed

  /// The time at which a touch on content becomes visible.
  public var touchDown = TouchDown.atOnce

  /// The value of `isDecelerating` under a finger that stopped a deceleration.
  public var stoppedDeceleration = StoppedDeceleration.endsAtTouchDown

  /// The reaction of an animated scroll to a plain write of the offset.
  public var animatedScroll = AnimatedScroll.goesOn

  /// The report of an animated scroll by `isScrollAnimating`.
  public var animatedScrollFlag = AnimatedScrollFlag.isReported

  /// The order of display links and UIKit's own steps in a frame.
  public var linkOrder = LinkOrder.beforeUIKit

  /// The frame rates of the screen and of display links.
  public var frameClock = FrameClock.sixty

  /// The frame rate of the screen and of display links, per second; `nil`, the default, for those of ``frameClock``.
  public var displayRate: Double?

  /// The loss of frames.
  public var droppedFrames = DroppedFrames.none

  /// The flags of a trackpad's scroll.
  public var trackpad = Trackpad.dragsAndTracks

  /// The flags of a notched wheel.
  public var wheel = Wheel.movesOnly

  /// The scrolling with a finger that has rested on a control.
  public var controlTouches = ControlTouches.blockScrolling

  /// The fate of a drag whose scroll view leaves its window.
  public var windowLoss = WindowLoss.cancelsDrag

  /// The space of a refresh control that fires.
  public var systemSpace = SystemSpace.staysUnderFinger

  /// The way back of a list when its refresh control ends.
  public var systemClosing = SystemClosing.scrolls

  /// The height of the line of the buttons in a navigation bar.
  public var barHeight = BarHeight.points54

  /// The notification of subviews when their superview is deallocated.
  public var deallocation = Deallocation.notifiesSubviews

  /// Creates the most likely behaviour.
  public init() {}
}
