#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Tells the time, and wakes a controller at each frame or at a moment.
@MainActor
protocol FrameClock: AnyObject {
  /// Seconds of the clock that frames are stamped with.
  var now: Double { get }

  /// Calls at each frame with its time, until `.never` or `.at` replaces it. A moment is waited for without frames.
  func wake(_ wake: RefreshStateMachine.Wake)

  /// Ends all calls for good.
  func invalidate()
}

/// What a frame clock calls.
@MainActor
protocol FrameClockDelegate: AnyObject {
  /// A frame is due.
  func frameClockDidTick(at time: Double)

  /// The moment that was waited for has come.
  func frameClockDidWake(at time: Double)
}

#endif
