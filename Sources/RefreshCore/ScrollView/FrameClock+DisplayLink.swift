#if REFRESH_ADAPTER && canImport(ObjectiveC)
import UIKit

/// Drives a controller by the display, and by a timer for a moment that is known to come.
///
/// A display link keeps its target alive, so the target is an object of its own that ends the link once nobody is left.
@MainActor
final class DisplayLinkClock: NSObject, FrameClock {
  private weak var delegate: (any FrameClockDelegate)?
  private var link: CADisplayLink?
  private var timer: Timer?
  private var waitsUntil: Double?

  init(_ delegate: any FrameClockDelegate) {
    self.delegate = delegate
  }

  var now: Double { CACurrentMediaTime() }

  func wake(_ wake: RefreshStateMachine.Wake) {
    switch wake {
    case .never:
      link?.isPaused = true
      stopWaiting()
    case .nextFrame:
      stopWaiting()
      run()
    case .at(let time):
      link?.isPaused = true
      wait(until: time)
    }
  }

  func invalidate() {
    link?.invalidate()
    link = nil
    stopWaiting()
  }

  private func stopWaiting() {
    timer?.invalidate()
    timer = nil
    waitsUntil = nil
  }

  private func run() {
    if let link {
      link.isPaused = false
      return
    }
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    // Asked for beside the app's CADisableMinimumFrameDurationOnPhone; without that key iPhones stay at 60.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func wait(until time: Double) {
    guard waitsUntil != time else { return }
    stopWaiting()
    waitsUntil = time
    let timer = Timer(timeInterval: max(time - now, 0), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func fire() {
    // A timer may fire a hair early; the moment that was waited for has come all the same.
    let time = max(now, waitsUntil ?? now)
    stopWaiting()
    delegate?.frameClockDidWake(at: time)
  }

  @objc
  private func step(_ link: CADisplayLink) {
    guard let delegate else { return invalidate() }
    delegate.frameClockDidTick(at: link.targetTimestamp)
  }
}

@MainActor
func makeFrameClock(for delegate: any FrameClockDelegate) -> any FrameClock { DisplayLinkClock(delegate) }
#endif
