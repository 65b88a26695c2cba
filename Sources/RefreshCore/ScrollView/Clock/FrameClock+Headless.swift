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
    case .never:
      rest()
      stopWaiting()
    case .nextFrame:
      stopWaiting()
      run()
    case .at(let time):
      rest()
      wait(until: time)
    }
  }

  func invalidate() {
    link?.invalidate()
    link = nil
    stopWaiting()
  }

  private func rest() { link?.isPaused = true }

  private func stopWaiting() {
    timer?.invalidate()
    timer = nil
  }

  private func run() {
    let link = link ?? makeLink()
    link.isPaused = false
    self.link = link
  }

  /// The run loop retains a link until it is invalidated; the next frame invalidates it if its owner is gone.
  private func makeLink() -> HeadlessDisplayLink {
    HeadlessDisplayLink { [weak self] link in
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
    guard let delegate else { return link.invalidate() }
    delegate.frameClockDidTick(at: link.targetTimestamp)
  }
}

@MainActor
func makeFrameClock(for delegate: any FrameClockDelegate) -> any FrameClock { HeadlessFrameClock(delegate) }
#endif
