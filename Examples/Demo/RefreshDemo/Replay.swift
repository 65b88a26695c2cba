import HeadlessUIKit
import TouchLog

/// Moves the finger as it was recorded, a frame at a time.
///
/// As on a phone a frame delivers the touches since the one before: the finger goes to where it is now. It is put down
/// and lifted in turns of their own after the frame.
@MainActor
final class Replay {
  private let screen: any Stage
  private let write: @MainActor (Double) -> Void
  private let touches: [TouchLog.Touch]
  private var next = 0
  private var current: TouchLog.Touch?

  /// Times of frames and of touches that differ by less are the same, in seconds: both carry rounding errors.
  private static let tolerance = 1e-6

  /// Creates a replay that calls a closure after each turn, with the time in seconds since the start.
  init(_ log: TouchLog, on screen: any Stage, noting write: @escaping @MainActor (Double) -> Void) {
    self.screen = screen
    self.write = write
    touches = log.touches
  }

  /// Plays all touches, and then until everything is at rest, but at most for a time in seconds.
  func run(atMost limit: Double) async {
    var frame = 0
    var time = 0.0
    await note(at: time)
    await deliver(until: time)
    while time < limit, next < touches.count || !screen.isAtRest {
      frame += 1
      time = Double(frame) * screen.world.frameDuration
      screen.pass(current?.point(at: time), to: time)
      await note(at: time)
      await deliver(until: time)
    }
  }

  /// Lifts the finger and puts it down, as often as it was until a time.
  private func deliver(until time: Double) async {
    let now = time + Self.tolerance
    while true {
      if let touch = current {
        guard touch.end <= now else { return }
        screen.end(isCancelled: touch.isCancelled)
        current = nil
      } else {
        guard next < touches.count, touches[next].start <= now else { return }
        screen.touchDown(at: touches[next].point(at: touches[next].start))
        current = touches[next]
        next += 1
      }
      await note(at: time)
    }
  }

  private func note(at time: Double) async {
    await screen.world.settleTasks()
    write(time)
  }
}

extension TouchLog.Touch {
  fileprivate func point(at time: Double) -> CGPoint {
    let position = position(at: time)
    return CGPoint(x: position.x, y: position.y)
  }
}
