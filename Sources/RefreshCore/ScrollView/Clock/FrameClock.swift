#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Provides the time, and wakes a controller at each frame or at a deadline.
@MainActor
package protocol FrameClock: AnyObject {
  /// The time in seconds of the clock that stamps frames.
  var now: Double { get }

  /// Calls the delegate at each frame, or once at a deadline, until the next `wake`. A deadline needs no frames.
  func wake(_ wake: RefreshStateMachine.Wake)

  /// Ends all calls.
  func invalidate()

  /// Calls the delegate if a frame is due and the system has sent none for some frames.
  ///
  /// For tests: without a host application the system may send no frames at all.
  func tickIfLate()
}

extension FrameClock {
  package func tickIfLate() {}
}

/// Receives the calls of a frame clock.
@MainActor
package protocol FrameClockDelegate: AnyObject {
  /// Called when a frame is due.
  func frameClockDidTick(at time: Double)

  /// Called when the deadline has passed.
  func frameClockDidWake(at time: Double)
}

#endif
