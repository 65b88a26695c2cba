extension HeadlessSwitches {
  /// When a bounce or a deceleration makes its first step after a lift: an analysis of iOS 26.2 and a log of iOS 14 differ.
  public enum FirstStep: String, CaseIterable, Sendable {
    /// In the call stack of the lift, as long as one frame.
    case synchronous
    /// In the next frame.
    case nextTick
  }

  /// Whether an inset write clamps the offset at once while a finger tracks; the next step of the pan is certain.
  public enum ClampWhileTracking: String, CaseIterable, Sendable {
    /// It does not: the offset stays until the next step of the pan.
    case off
    /// It does.
    case on
  }

  /// Whether a target added to the pan is called after or before the scroll view's own.
  public enum ExtraPanTargets: String, CaseIterable, Sendable {
    /// After: `isDragging` is false at `.ended`.
    case afterScrollView
    /// Before: `isDragging` is still true at `.ended`.
    case beforeScrollView
  }

  /// Whether an inset write in the call stack of the lift is followed by one more step of the pan (the −133 of old logs).
  public enum InsetWriteInLift: String, CaseIterable, Sendable {
    /// It is not.
    case isKept
    /// The pan computes the offset once more against the new edge, and then bounces.
    case isFollowedByPan
  }

  /// Whether the pan's `state` can be observed with a key path; UIKit does not promise it.
  public enum PanStateObservation: String, CaseIterable, Sendable {
    /// Observers are called when the recogniser sets its state, before any target.
    case beforeHandlers
    /// Observers are never called.
    case absent
  }

  /// Whether observers of the pan's `state` hear of its return to `.possible`.
  public enum PanReset: String, CaseIterable, Sendable {
    /// They do not.
    case silent
    /// They do.
    case observed
  }

  /// When a touch on content is seen.
  public enum TouchDown: String, CaseIterable, Sendable {
    /// `isTracking` is true at once.
    case atOnce
    /// `isTracking` is true after 150 ms, or when the pan begins (`delaysContentTouches`).
    case after150Milliseconds
  }

  /// What `isDecelerating` says under a finger that stopped a deceleration; the delegate hears of its end in both cases.
  public enum StoppedDeceleration: String, CaseIterable, Sendable {
    /// It is false from the touch on.
    case endsAtTouchDown
    /// It stays true until the finger is lifted or drags.
    case staysUntilLift
  }

  /// Whether a trackpad's scroll tracks: there are no touches.
  public enum Trackpad: String, CaseIterable, Sendable {
    /// `isDragging` is true, `isTracking` is false.
    case dragsOnly
    /// Both are true.
    case dragsAndTracks
  }

  /// Whether a notched wheel drags: it has no lift.
  public enum Wheel: String, CaseIterable, Sendable {
    /// The offset moves; no flag is set.
    case movesOnly
    /// `isDragging` is true while a notch is handled, and no end of a drag is told.
    case dragsWithoutLift
  }

  /// Whether a control keeps a scroll from beginning where a finger rests on it (`touchesShouldCancel(in:)`).
  public enum ControlTouches: String, CaseIterable, Sendable {
    /// It does, in every scroll view.
    case blockScrolling
    /// It does, but not in tables and collections.
    case scrollInLists
  }

  /// What becomes of a drag whose scroll view leaves its window.
  public enum WindowLoss: String, CaseIterable, Sendable {
    /// The pan is cancelled, and the drag ends.
    case cancelsDrag
    /// Nothing is told, and `isDragging` stays true until the next touch.
    case leavesDragFlag
  }
}
