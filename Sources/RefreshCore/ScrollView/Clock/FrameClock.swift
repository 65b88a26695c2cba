#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Provides the time, and wakes a controller at each frame or at a deadline.
@MainActor
protocol FrameClock: AnyObject {
  /// The time in seconds of the clock that stamps frames.
  var now: Double { get }

  /// Calls the delegate at each frame, or once at a deadline, until the next `wake`. A deadline needs no frames.
  func wake(_ wake: RefreshStateMachine.Wake)

  /// Ends all calls.
  func invalidate()
}

/// Receives the calls of a frame clock.
@MainActor
protocol FrameClockDelegate: AnyObject {
  /// Called when a frame is due.
  func frameClockDidTick(at time: Double)

  /// Called when the deadline has passed.
  func frameClockDidWake(at time: Double)
}

#endif
