import Foundation

/// Calls a handler in every frame, like `CADisplayLink`, for platforms without selectors.
///
/// It replaces `CADisplayLink` in the Linux version of a display-link file. It starts at once, with the next frame, and
/// the run loop retains it and its handler until it is invalidated, as with a `CADisplayLink`.
@MainActor
public final class HeadlessDisplayLink {
  /// The time of the present frame, in seconds.
  public private(set) var timestamp: Double = 0

  /// The time at which the present frame becomes visible: that of the next frame, in seconds.
  public private(set) var targetTimestamp: Double = 0

  /// The time between two calls, in seconds.
  public private(set) var duration: Double

  /// `true` while calls are suspended; `false` by default.
  public var isPaused = false {
    didSet {
      if oldValue, !isPaused { firstFrame = world.frames.index + 1 }
    }
  }

  private let world = HeadlessWorld.current
  private let handler: (HeadlessDisplayLink) -> Void
  private var firstFrame: Int
  private var isValid = true

  /// Creates a running link.
  ///
  /// - Parameter handler: Called with the link in every frame.
  public init(handler: @escaping (HeadlessDisplayLink) -> Void) {
    self.handler = handler
    duration = world.frameDuration * Double(world.frames.linkDivisor)
    firstFrame = world.frames.index + 1
    world.frames.links.append(self)
  }

  /// Ends the link, and releases the captures of the handler together with the link.
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
