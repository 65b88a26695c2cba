/// A moment that is waited for; what a `Timer` in the common modes of the main run loop is where time is real.
@MainActor
public final class HeadlessTimer {
  /// When it fires, in seconds of the world's clock.
  public let time: Double

  private let world = HeadlessWorld.current
  private var id: Int?

  /// Waits for a moment; one that is over comes with the next frame.
  ///
  /// - Parameters:
  ///   - time: When it fires, in seconds of the world's clock.
  ///   - handler: Is called once.
  public init(at time: Double, handler: @escaping () -> Void) {
    self.time = time
    id = world.frames.schedule(at: time) { [world] in world.log.calling(.block, handler) }
  }

  /// Ends the waiting; a second call has no effect.
  public func invalidate() {
    if let id { world.frames.cancelTimer(id) }
    id = nil
  }
}
