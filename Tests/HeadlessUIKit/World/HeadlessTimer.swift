/// A timer on the clock of a world, like a `DispatchSourceTimer` of the main queue: it ends when it is deallocated.
@MainActor
public final class HeadlessTimer {
  /// The fire time, in seconds of the world's clock.
  public let time: Double

  private let world = HeadlessWorld.current
  private var id: Int?

  /// Creates a timer; one with a time in the past fires in the next frame.
  ///
  /// - Parameters:
  ///   - time: The fire time, in seconds of the world's clock.
  ///   - handler: Called once.
  public init(at time: Double, handler: @escaping () -> Void) {
    self.time = time
    id = world.frames.schedule(at: time) { [world] in world.log.calling(.block, handler) }
  }

  deinit { MainActor.assumeIsolated { invalidate() } }

  /// Cancels the timer; a second call has no effect.
  public func invalidate() {
    if let id { world.frames.cancelTimer(id) }
    id = nil
  }
}
