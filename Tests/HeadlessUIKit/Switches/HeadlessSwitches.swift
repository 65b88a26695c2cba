/// One setting for each fact about UIKit that is not certain.
///
/// The defaults are the most likely behaviour of a present system. A framework passes its tests under every pair of
/// settings when it depends on none of the facts (`allPairs()`, `allTriples()`, `random(using:)`).
public struct HeadlessSwitches: Hashable, Sendable {
  /// When a bounce or a deceleration makes its first step after a lift.
  public var firstStep = FirstStep.synchronous

  /// Whether an inset write clamps the offset at once while a finger tracks.
  public var clampOnInsetWhileTracking = ClampWhileTracking.off

  /// Whether a target added to the pan is called after or before the scroll view's own.
  public var extraPanTargets = ExtraPanTargets.afterScrollView

  /// Whether a bounce reads its edge anew in each step.
  public var bounceEdge = BounceEdge.readEachStep

  /// What a raised inset does to a list that stands out of range, untouched and at rest.
  public var raisedInset = RaisedInset.clampsAtOnce

  /// What a raised inset does to a list that bounces.
  public var raisedInsetInBounce = RaisedInset.neverClamps

  /// Whether an inset write in the call stack of the lift is followed by one more step of the pan.
  public var insetWriteInLift = InsetWriteInLift.isKept

  /// What a plain write of the offset does to a deceleration.
  public var plainOffsetWrite = PlainOffsetWrite.keepsMomentum

  /// Whether the stop by `setContentOffset(_:animated: false)` is told to the delegate.
  public var momentumStop = MomentumStop.isTold

  /// Whether the pan's `state` can be observed.
  public var panStateObservation = PanStateObservation.beforeHandlers

  /// Whether observers of the pan's `state` hear of its return to `.possible`.
  public var panReset = PanReset.silent

  /// Whether observers hear of the clamped offset before they hear of the inset that clamped it.
  public var clampingInsetWrite = ClampingInsetWrite.offsetFirst

  /// Whether `reloadData()` passes through offset 0.
  public var reload = Reload.keepsOffset

  /// When the size of the content follows the data.
  public var contentSize = ContentSize.atNextLayout

  /// What the safe area of a view without a window is.
  public var safeAreaOffWindow = SafeAreaOffWindow.zero

  /// Whether an inset write runs a layout in the writer's call stack.
  public var insetWriteLayout = InsetWriteLayout.atEndOfTurn

  /// Whether rows are as high as what the insets leave free.
  public var rowHeight = RowHeight.isFixed

  /// When a touch on content is seen.
  public var touchDown = TouchDown.atOnce

  /// What `isDecelerating` says under a finger that stopped a deceleration.
  public var stoppedDeceleration = StoppedDeceleration.endsAtTouchDown

  /// What a plain write of the offset does to an animated scroll.
  public var animatedScroll = AnimatedScroll.goesOn

  /// Whether display links are called before or after UIKit's own steps of a frame.
  public var linkOrder = LinkOrder.beforeUIKit

  /// The frames of the screen, and of display links.
  public var frameClock = FrameClock.sixty

  /// Whether frames are lost.
  public var droppedFrames = DroppedFrames.none

  /// Whether a trackpad's scroll tracks.
  public var trackpad = Trackpad.dragsOnly

  /// Whether a notched wheel drags.
  public var wheel = Wheel.movesOnly

  /// Whether a control keeps a scroll from beginning where a finger rests on it.
  public var controlTouches = ControlTouches.blockScrolling

  /// What becomes of a drag whose scroll view leaves its window.
  public var windowLoss = WindowLoss.cancelsDrag

  /// Creates the most likely behaviour.
  public init() {}
}
