extension HeadlessSwitches {
  /// The time of the first step of a bounce or a deceleration after a lift.
  ///
  /// An analysis of iOS 26.2 and a log of iOS 14 differ.
  public enum FirstStep: String, CaseIterable, Sendable {
    /// In the call stack of the lift, with the length of a frame.
    case synchronous
    /// In the next frame.
    case nextTick
  }

  /// The synchronous first step after a finger whose last move is older than 2.4 frames.
  public enum FirstStepAfterRest: String, CaseIterable, Sendable {
    /// The first step waits for the next frame.
    case isOmitted
    /// It is made in the lift as after a finger that moves.
    case isMade
  }

  /// The clamping of the offset by an inset write while a finger tracks, before the certain one in the next step of the
  /// pan.
  public enum ClampWhileTracking: String, CaseIterable, Sendable {
    /// The offset stays until the next step of the pan.
    case off
    /// The offset is clamped at once.
    case on
  }

  /// The first move of a finger that drags a list which is out of range, at rest.
  public enum GrabbedOverscroll: String, CaseIterable, Sendable {
    /// The rubber band is applied to the present offset: the content comes back by 45 % or more.
    case isBandedAfresh
    /// The content stays under the finger.
    case staysUnderFinger
  }

  /// The order of a target added to the pan and the scroll view's own target.
  public enum ExtraPanTargets: String, CaseIterable, Sendable {
    /// After: `isDragging` is false at `.ended`.
    case afterScrollView
    /// Before: `isDragging` is still true at `.ended`.
    case beforeScrollView
  }

  /// The reaction to an inset write in the call stack of the lift (the −133 of old logs).
  public enum InsetWriteInLift: String, CaseIterable, Sendable {
    /// The inset stays without a further step of the pan.
    case isKept
    /// The pan computes the offset once more with the new edge, and then bounces.
    case isFollowedByPan
  }

  /// The observation of the pan's `state` with a key path, which UIKit does not guarantee.
  public enum PanStateObservation: String, CaseIterable, Sendable {
    /// Observers are called when the recogniser sets its state, before any target.
    case beforeHandlers
    /// Observers are never called.
    case absent
  }

  /// The return of the pan's `state` to `.possible`, and the notification of observers.
  public enum PanReset: String, CaseIterable, Sendable {
    /// In the lift; observers are not notified.
    case silent
    /// In the lift; observers are notified.
    case observed
    /// After the layout of the turn; observers are not notified.
    case afterCommit
  }

  /// The time at which a touch on content becomes visible.
  public enum TouchDown: String, CaseIterable, Sendable {
    /// `isTracking` is true at once.
    case atOnce
    /// `isTracking` is true after 150 ms, or when the pan begins (`delaysContentTouches`).
    case after150Milliseconds
  }

  /// The value of `isDecelerating` under a finger that stopped a deceleration; the delegate is notified in both cases.
  public enum StoppedDeceleration: String, CaseIterable, Sendable {
    /// It is false from the touch on.
    case endsAtTouchDown
    /// It stays true until the finger is lifted or drags.
    case staysUntilLift
  }

  /// The flags of a trackpad's scroll, which has no touches.
  public enum Trackpad: String, CaseIterable, Sendable {
    /// `isDragging` is true, `isTracking` is false.
    case dragsOnly
    /// Both are true.
    case dragsAndTracks
  }

  /// The flags of a notched wheel, which has no lift.
  public enum Wheel: String, CaseIterable, Sendable {
    /// The offset moves; no flag is set.
    case movesOnly
    /// `isDragging` is true while a notch is handled, and no end of a drag is reported.
    case dragsWithoutLift
  }

  /// The scrolling with a finger that has rested on a control (`touchesShouldCancel(in:)`).
  public enum ControlTouches: String, CaseIterable, Sendable {
    /// A control blocks scrolling in every scroll view.
    case blockScrolling
    /// A control blocks scrolling, except in tables and collections.
    case scrollInLists
  }

  /// The fate of a drag whose scroll view leaves its window.
  public enum WindowLoss: String, CaseIterable, Sendable {
    /// The pan is cancelled, and the drag ends.
    case cancelsDrag
    /// The drag ends without notification, and `isDragging` stays true until the next touch.
    case leavesDragFlag
  }
}
