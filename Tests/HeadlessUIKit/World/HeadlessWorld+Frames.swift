import Foundation

extension HeadlessWorld {
  /// The duration of a frame of the screen, in seconds.
  public var frameDuration: Double {
    frames.duration
  }

  /// The number of display links that are not invalidated, those that are paused included: the run loop retains both.
  public var displayLinkCount: Int {
    frames.links.count
  }

  /// The number of waiting timers, those of UIKit included.
  public var timerCount: Int {
    frames.timerCount
  }

  /// `true` if no motion of UIKit is in progress and no display link runs; timers may be waiting.
  public var isIdle: Bool {
    frames.links.allSatisfy(\.isPaused) && !frames.isMoving && blocks.isEmpty
  }

  /// Runs a number of frames.
  public func advance(frames count: Int) {
    let end = frames.index + count
    while frames.index < end {
      skipQuietFrames(before: end)
      frame()
    }
  }

  /// Skips the frames in which nothing can happen: without a motion, a receiver of frames, a due timer or a log.
  private func skipQuietFrames(before end: Int) {
    finishTurn()
    guard !log.isEnabled, isQuiet else { return }
    frames.skip(before: end)
    clock.now = frames.time
  }

  /// `true` if the next frame has nothing to do, unless a timer is due.
  private var isQuiet: Bool {
    isIdle && frames.input.isEmpty && layout.isEmpty && animatedLayers.isEmpty
  }

  /// Runs frames for a time in seconds, rounded to whole frames.
  public func advance(by seconds: Double) {
    advance(frames: Int((seconds * frames.displayRate).rounded(.toNearestOrAwayFromZero)))
  }

  /// Runs frames until the world is idle; returns `true` if it was idle before a limit, in seconds.
  @discardableResult
  public func advanceUntilIdle(limit: Double = 10) -> Bool {
    let end = now + limit
    finishTurn()
    while !isIdle, now < end {
      frame()
    }
    return isIdle
  }

  /// Blocks the main thread for a time in seconds: the clock continues, and no frame runs until it is over.
  public func stall(for seconds: Double) {
    finishTurn()
    let count = Int((seconds * frames.displayRate).rounded(.up))
    frames.index += count
    clock.now = frames.time
    frames.elapsedFrames += count
  }

  /// Runs a frame: each touch in a separate turn, then the steps of UIKit and the links, then the layout.
  func frame(input: (() -> Void)? = nil) {
    finishTurn()
    frames.index += 1
    clock.now = frames.time
    frames.elapsedFrames += 1
    if let input { frames.input.append(input) }
    if !isQuiet || frames.hasTimer(dueAt: now) { busyFrameCount += 1 }
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
    frameObservers.forEach { $0() }
  }

  /// Adds an observer of the ends of frames that are not dropped, which sees what the screen shows.
  public func observeFrames(_ observer: @escaping () -> Void) { frameObservers.append(observer) }

  private func runTimers() {
    // A timer that a handler sets for a time in the past fires in the next frame.
    let latest = frames.latestTimer
    while let timer = frames.dueTimer(at: now, setBefore: latest) {
      log.calling(.uikit, timer.fire)
      finishTurn()
    }
  }

  /// Delivers a touch in a separate turn, after the touches that still wait for a frame.
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
