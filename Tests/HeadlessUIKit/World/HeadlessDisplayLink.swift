import Foundation

/// Calls a handler in every frame; what `CADisplayLink` is where there are selectors.
///
/// It is the one door to the frames for the Linux twin of a display-link file. It begins at once, with the next frame,
/// and the run loop keeps it and its handler alive until it is invalidated, as it does with a `CADisplayLink`.
@MainActor
public final class HeadlessDisplayLink {
  /// The time of the present frame, in seconds.
  public private(set) var timestamp: Double = 0

  /// The time at which what is drawn now is seen: that of the next frame, in seconds.
  public private(set) var targetTimestamp: Double = 0

  /// The time from one call to the next, in seconds.
  public private(set) var duration: Double

  /// Whether calls are left out; `false` by default.
  public var isPaused = false {
    didSet {
      if oldValue, !isPaused { firstFrame = world.frames.index + 1 }
    }
  }

  private let world = HeadlessWorld.current
  private let handler: (HeadlessDisplayLink) -> Void
  private var firstFrame: Int
  private var isValid = true

  /// Creates a link that runs.
  ///
  /// - Parameter handler: Is called with the link in every frame.
  public init(handler: @escaping (HeadlessDisplayLink) -> Void) {
    self.handler = handler
    duration = world.frameDuration * Double(world.frames.linkDivisor)
    firstFrame = world.frames.index + 1
    world.frames.links.append(self)
  }

  /// Ends the link for good, and lets go of the handler's captures with the link itself.
  public func invalidate() {
    isValid = false
    world.frames.links.removeAll { $0 === self }
  }

  func isDue(in frame: Int) -> Bool {
    isValid && !isPaused && frame >= firstFrame
  }

  func fire(at time: Double, duration: Double) {
    timestamp = time
    targetTimestamp = time + duration
    self.duration = duration
    world.log.calling(.frame) { handler(self) }
  }
}
