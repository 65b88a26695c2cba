#if REFRESH_ADAPTER
/// Provides the time, and wakes a controller at each frame or at a deadline.
@MainActor
package protocol FrameClock: AnyObject {
  /// The time in seconds of the clock that stamps frames.
  var now: Double { get }

  /// Calls the delegate at each frame, or once at a deadline, until the next `wake`. A deadline needs no frames.
  func wake(_ wake: RefreshStateMachine.Wake)

  /// Calls the delegate if a frame is due and the system has sent none for some frames.
  ///
  /// For tests: without a host application the system may send no frames at all.
  func tickIfLate()
}

/// Receives the calls of a frame clock.
@MainActor
package protocol FrameClockDelegate: AnyObject {
  /// Called when a frame is due.
  func frameClockDidTick(at time: Double)

  /// Called when the deadline has passed.
  func frameClockDidWake(at time: Double)
}

/// The clock of a controller in an app: a display link, and a timer for known deadlines, which ends with its clock.
@MainActor
final class SystemFrameClock: FrameClock {
  private weak var delegate: (any FrameClockDelegate)?
  private var link: DisplayLink? { didSet { oldValue?.invalidate() } }
  private var timer: WakeTimer? { didSet { oldValue?.invalidate() } }

  /// The time of the last tick, or of the start of the link, in seconds.
  private var lastTick = 0.0

  /// The time without a frame after which the system is taken to send none, in seconds: three frames at 60 Hz.
  private static let longestGap = 0.05

  init(_ delegate: any FrameClockDelegate) { self.delegate = delegate }

  var now: Double { CACurrentMediaTime() }

  func wake(_ wake: RefreshStateMachine.Wake) {
    switch wake {
    case .never: (link, timer) = (nil, nil)
    case .nextFrame:
      timer = nil
      run()
    case .at(let time):
      link = nil
      wait(until: time)
    }
  }

  private func run() {
    guard link == nil else { return }
    // The run loop keeps a link until it is invalidated; the next frame does that if the clock is gone.
    link = DisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      // The time at which the frame is seen: that of the call varies with the load of the main thread.
      tick(at: link.targetTimestamp)
    }
    lastTick = now
  }

  private func wait(until time: Double) {
    guard timer?.time != time else { return }
    timer = WakeTimer(at: time) { [weak self] in self?.fire() }
  }

  private func fire() {
    // A timer may fire slightly early; its deadline counts as reached nevertheless.
    let time = max(now, timer?.time ?? now)
    timer = nil
    delegate?.frameClockDidWake(at: time)
  }

  private func tick(at time: Double) {
    guard let delegate else { return wake(.never) }
    lastTick = time
    delegate.frameClockDidTick(at: time)
  }

  func tickIfLate() { if link != nil, now - lastTick > Self.longestGap { tick(at: now) } }
}

/// The maker of the clocks of tests, which step the time by hand.
package enum FrameClocks {
  /// Makes the clock of a delegate; `nil` in an app.
  @TaskLocal package static var maker: (@MainActor @Sendable (any FrameClockDelegate) -> any FrameClock)?
}

@MainActor
package func makeFrameClock(for delegate: any FrameClockDelegate) -> any FrameClock {
  FrameClocks.maker?(delegate) ?? SystemFrameClock(delegate)
}

#if canImport(ObjectiveC)
/// Calls a handler in every frame, until it is invalidated.
///
/// The run loop retains a `CADisplayLink` and its target, also while the link is paused: the target is this object.
@MainActor
private final class DisplayLink: NSObject {
  private let handler: (DisplayLink) -> Void
  private var link: CADisplayLink?

  init(handler: @escaping (DisplayLink) -> Void) {
    self.handler = handler
    super.init()
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    // Effective only if the app sets CADisableMinimumFrameDurationOnPhone; without that key iPhones stay at 60 Hz.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    // The common modes include the one in which the run loop tracks touches.
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  var targetTimestamp: Double { link?.targetTimestamp ?? CACurrentMediaTime() }

  func invalidate() { link?.invalidate() }

  @objc
  private func step(_ link: CADisplayLink) { handler(self) }
}

/// Calls a handler once at a time, unless it is deallocated before.
///
/// The run loop would keep a `Timer` until it fires, whose list may be long gone.
@MainActor
private final class WakeTimer {
  let time: Double
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init(at time: Double, handler: @escaping @MainActor () -> Void) {
    self.time = time
    source.setEventHandler { MainActor.assumeIsolated { handler() } }
    source.schedule(deadline: .now() + max(time - CACurrentMediaTime(), 0))
    source.resume()
  }

  func invalidate() { source.cancel() }
}
#else
@MainActor
private final class DisplayLink {
  private var link: HeadlessDisplayLink?

  init(handler: @escaping (DisplayLink) -> Void) { link = HeadlessDisplayLink { _ in handler(self) } }

  var targetTimestamp: Double { link?.targetTimestamp ?? CACurrentMediaTime() }

  func invalidate() {
    link?.invalidate()
    link = nil
  }
}

@MainActor
private final class WakeTimer {
  let time: Double
  private let timer: HeadlessTimer

  init(at time: Double, handler: @escaping @MainActor () -> Void) {
    self.time = time
    timer = HeadlessTimer(at: time, handler: handler)
  }

  func invalidate() { timer.invalidate() }
}
#endif
#endif
