#if REFRESH_ADAPTER
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

#if canImport(ObjectiveC)
/// Drives a controller with a display link, and with a timer for known deadlines, which ends with its clock.
///
/// The run loop retains a display link and its target, also while the link is paused. So the target is a separate object,
/// which ends the link when no frame is due and once its delegate is deallocated.
@MainActor
final class DisplayLinkClock: NSObject, FrameClock {
  private weak var delegate: (any FrameClockDelegate)?
  private var link: CADisplayLink?
  private var timer: (any DispatchSourceTimer)?
  private var waitsUntil: Double?

  /// The time of the last tick, or of the start of the link, in seconds.
  private var lastTick = 0.0

  /// The time without a frame after which the system is taken to send none, in seconds: three frames at 60 Hz.
  private static let longestGap = 0.05

  init(_ delegate: any FrameClockDelegate) { self.delegate = delegate }

  var now: Double { CACurrentMediaTime() }

  func wake(_ wake: RefreshStateMachine.Wake) {
    switch wake {
    case .never: invalidate()
    case .nextFrame:
      stopWaiting()
      run()
    case .at(let time):
      stop()
      wait(until: time)
    }
  }

  func invalidate() {
    stop()
    stopWaiting()
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func stopWaiting() {
    timer?.cancel()
    timer = nil
    waitsUntil = nil
  }

  private func run() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    // Effective only if the app sets CADisableMinimumFrameDurationOnPhone; without that key iPhones stay at 60 Hz.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    // The common modes include the one in which the run loop tracks touches.
    link.add(to: .main, forMode: .common)
    self.link = link
    lastTick = now
  }

  private func wait(until time: Double) {
    guard waitsUntil != time else { return }
    stopWaiting()
    waitsUntil = time
    // The run loop would keep a `Timer` until it fires, whose list may be long gone.
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.fire() } }
    timer.schedule(deadline: .now() + max(time - now, 0))
    timer.resume()
    self.timer = timer
  }

  private func fire() {
    // A timer may fire slightly early; its deadline counts as reached nevertheless.
    let time = max(now, waitsUntil ?? now)
    stopWaiting()
    delegate?.frameClockDidWake(at: time)
  }

  @objc
  private func step(_ link: CADisplayLink) {
    // The time at which the frame is seen: that of the call varies with the load of the main thread.
    tick(at: link.targetTimestamp)
  }

  private func tick(at time: Double) {
    guard let delegate else { return invalidate() }
    lastTick = time
    delegate.frameClockDidTick(at: time)
  }

  func tickIfLate() {
    guard link != nil, now - lastTick > Self.longestGap else { return }
    tick(at: now)
  }
}

/// Creates the clock of a delegate: that of the system, or that of a test.
@MainActor
package func makeFrameClock(for delegate: any FrameClockDelegate) -> any FrameClock {
  SteppedTime.current?.clock(for: delegate) ?? DisplayLinkClock(delegate)
}
#else
/// Drives a controller with the display link and the clock of the stand-in.
@MainActor
final class HeadlessFrameClock: FrameClock {
  private weak var delegate: (any FrameClockDelegate)?
  private var link: HeadlessDisplayLink?
  private var timer: HeadlessTimer?

  init(_ delegate: any FrameClockDelegate) { self.delegate = delegate }

  var now: Double { CACurrentMediaTime() }

  func wake(_ wake: RefreshStateMachine.Wake) {
    switch wake {
    case .never: invalidate()
    case .nextFrame:
      stopWaiting()
      run()
    case .at(let time):
      stop()
      wait(until: time)
    }
  }

  func invalidate() {
    stop()
    stopWaiting()
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func stopWaiting() {
    timer?.invalidate()
    timer = nil
  }

  private func run() {
    guard link == nil else { return }
    // The run loop retains a link until it is invalidated; the next frame invalidates it if its owner is gone.
    link = HeadlessDisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      step(link)
    }
  }

  private func wait(until time: Double) {
    guard timer?.time != time else { return }
    stopWaiting()
    timer = HeadlessTimer(at: time) { [weak self] in self?.fire() }
  }

  /// Calls the delegate at the deadline, also if the time of the frame is smaller by a rounding error.
  private func fire() {
    let time = max(now, timer?.time ?? now)
    timer = nil
    delegate?.frameClockDidWake(at: time)
  }

  private func step(_ link: HeadlessDisplayLink) {
    guard let delegate else { return invalidate() }
    delegate.frameClockDidTick(at: link.targetTimestamp)
  }
}

/// Creates the clock of a delegate: that of the system, or that of a test.
@MainActor
package func makeFrameClock(for delegate: any FrameClockDelegate) -> any FrameClock {
  SteppedTime.current?.clock(for: delegate) ?? HeadlessFrameClock(delegate)
}
#endif
#endif
