#if REFRESH_ADAPTER && !canImport(ObjectiveC)
import HeadlessUIKit

/// Drives a controller with the display link and the clock of the stand-in.
@MainActor
final class HeadlessFrameClock: FrameClock {
  private weak var delegate: (any FrameClockDelegate)?
  private var link: HeadlessDisplayLink?
  private var timer: HeadlessTimer?

  init(_ delegate: any FrameClockDelegate) {
    self.delegate = delegate
  }

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
