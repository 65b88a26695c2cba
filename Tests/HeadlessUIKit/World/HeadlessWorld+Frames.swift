import Foundation

extension HeadlessWorld {
  /// The time from one frame of the screen to the next, in seconds.
  public var frameDuration: Double {
    frames.duration
  }

  /// The display links that are not invalidated and not paused.
  public var displayLinkCount: Int {
    frames.links.filter { !$0.isPaused }.count
  }

  /// The timers that wait, UIKit's own included.
  public var timerCount: Int {
    frames.timerCount
  }

  /// Whether nothing of UIKit's own moves and no display link runs; timers may wait.
  public var isIdle: Bool {
    displayLinkCount == 0 && !frames.isMoving && blocks.isEmpty
  }

  /// Lets frames pass.
  public func advance(frames count: Int) {
    let end = frames.index + count
    while frames.index < end {
      skipQuietFrames(before: end)
      frame()
    }
  }

  /// Counts the frames in which nothing can happen and which nobody hears of: nothing moves, nothing waits for a frame,
  /// no timer is due, and no log is kept.
  private func skipQuietFrames(before end: Int) {
    finishTurn()
    guard !log.isEnabled, isIdle, frames.input.isEmpty, layout.isEmpty, animatedLayers.isEmpty else { return }
    frames.skip(before: end)
    clock.now = frames.time
  }

  /// Lets frames pass for a time, in seconds, rounded to whole frames.
  public func advance(by seconds: Double) {
    advance(frames: Int((seconds * frames.displayRate).rounded(.toNearestOrAwayFromZero)))
  }

  /// Lets frames pass until the world is idle; returns whether it was before a limit, in seconds.
  @discardableResult
  public func advanceUntilIdle(limit: Double = 10) -> Bool {
    let end = now + limit
    finishTurn()
    while !isIdle, now < end {
      frame()
    }
    return isIdle
  }

  /// Keeps the main thread busy for a time, in seconds: the clock runs on, and no frame is made until it is over.
  public func stall(for seconds: Double) {
    finishTurn()
    let count = Int((seconds * frames.displayRate).rounded(.up))
    frames.index += count
    clock.now = frames.time
    frames.elapsedFrames += count
  }

  /// One frame: touches, each in a turn of its own; then UIKit's steps and the links; then the layout.
  func frame(input: (() -> Void)? = nil) {
    finishTurn()
    frames.index += 1
    clock.now = frames.time
    frames.elapsedFrames += 1
    if let input { frames.input.append(input) }
    guard !frames.isDropped else { return }
    let elapsed = Double(frames.elapsedFrames) * frameDuration
    frames.elapsedFrames = 0
    guard !isInBackground else { return }
    log.record(.frame, "world", "frame", [Double(frames.index)])
    runTimers()
    deliverInput()
    if switches.linkOrder == .beforeUIKit { fireLinks() }
    log.calling(.uikit) { frames.step(by: elapsed) }
    if switches.linkOrder == .afterUIKit { fireLinks() }
    finishTurn()
  }

  private func runTimers() {
    // One that a handler sets for a moment that is over comes with the next frame.
    let latest = frames.latestTimer
    while let timer = frames.dueTimer(at: now, setBefore: latest) {
      log.calling(.uikit, timer.fire)
      finishTurn()
    }
  }

  /// A touch: those come first that still wait for a frame, then this one, in a turn of its own.
  func deliver(_ touch: () -> Void) {
    finishTurn()
    deliverInput()
    turn { log.calling(.uikit, touch) }
  }

  private func deliverInput() {
    let waiting = frames.input
    frames.input = []
    for input in waiting {
      log.calling(.uikit, input)
      finishTurn()
    }
  }

  private func fireLinks() {
    guard frames.index % frames.linkDivisor == 0 else { return }
    for link in frames.links where link.isDue(in: frames.index) {
      link.fire(at: now, duration: frameDuration * Double(frames.linkDivisor))
    }
  }
}
