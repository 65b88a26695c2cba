import PlaygroundCore
import RefreshAnimators
import RefreshTesting
import TouchLog

/// Plays a log: as the demo does, a frame delivers the touches since the one before, and the finger is put down and
/// lifted after it; then comes what else happened.
struct Replay {
  private(set) var trace = RefreshTrace()

  private let log: PlaygroundLog
  private let decisions = Decisions()
  private let isTraced: Bool
  private let phone: PhoneSimulation
  private var painter = Painter()
  private var nextTouch = 0
  private var nextEntry = 0
  private var current: TouchLog.Touch?

  /// Times of frames and of touches that differ by less are the same, in seconds: both carry rounding errors.
  private static let tolerance = 1e-6

  /// The maximum time to rest after the last touch, in seconds.
  private static let patience = 70.0

  /// The words of what the machine has decided since the last row.
  private final class Decisions {
    var words: [String] = []
  }

  init(_ log: PlaygroundLog, frameRate: Double, isTraced: Bool) {
    self.log = log
    self.isTraced = isTraced
    phone = PhoneSimulation(log.settings, frameRate: frameRate)
    guard isTraced else { return }
    let (decisions, side) = (decisions, phone.refreshSide)
    phone.onEffects = { decisions.words += RefreshTrace.words(of: $0, at: side) }
  }

  /// Plays the frames, or until everything is at rest; returns the fingerprints of all frames.
  mutating func run(frames: Int?) -> [String] {
    var lines: [String] = []
    note()
    deliver()
    let latest = log.firstFrame + Int(((log.touches.last?.end ?? 0) + Self.patience) * phone.frameRate)
    while frames.map({ phone.frame < $0 }) ?? (phone.frame < latest && !isOver) {
      phone.step(finger: moved)
      note()
      deliver()
      if !isTraced { lines.append(fingerprint()) }
    }
    return lines
  }

  private var isOver: Bool {
    nextTouch == log.touches.count && nextEntry == log.entries.count && phone.isAtRest
  }

  /// The time of the present frame as the demo has it.
  private var time: Double { Double(phone.frame) * phone.frameLength }

  /// The time of a frame since the first touch.
  private func touchTime(at frame: Int) -> Double { Double(frame - log.firstFrame) * phone.frameLength }

  /// The position of the finger in the next frame; `nil` if it does not move.
  private var moved: Drawing.Point? {
    guard let place = current?.point(at: touchTime(at: phone.frame + 1)), place != phone.finger else { return nil }
    return place
  }

  private mutating func deliver() {
    deliverTouches()
    while nextEntry < log.entries.count, log.entries[nextEntry].frame <= phone.frame {
      switch log.entries[nextEntry].event {
      case .set(let slot, let number): phone.set(slot, number)
      case .act(let act): act.carryOut(in: phone)
      }
      nextEntry += 1
      note()
    }
  }

  private mutating func deliverTouches() {
    let now = touchTime(at: phone.frame) + Self.tolerance
    while true {
      if let touch = current {
        guard touch.end <= now else { return }
        touch.isCancelled ? phone.cancelTouch() : phone.lift()
        current = nil
      } else {
        guard nextTouch < log.touches.count, log.touches[nextTouch].start <= now else { return }
        let touch = log.touches[nextTouch]
        phone.touchDown(at: touch.point(at: touch.start))
        current = touch
        nextTouch += 1
      }
      note()
    }
  }

  private mutating func note() {
    guard isTraced else { return }
    let side = phone.refreshSide
    let row = RefreshTrace.Row(
      time: time, finger: phone.finger.map { phone.isVertical ? $0.y : $0.x }, offset: phone.scroll.offset,
      pull: phone.pull(at: side), state: phone.side(side).state,
      addedInset: phone.side(side).addedInset, effects: decisions.words)
    decisions.words = []
    trace.appendIfChanged(row)
  }

  private mutating func fingerprint() -> String {
    let digits = String(Fingerprint(of: phone, drawnBy: &painter).value, radix: 16)
    return "\(phone.frame) " + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension TouchLog.Touch {
  fileprivate func point(at time: Double) -> Drawing.Point {
    let position = position(at: time)
    return Drawing.Point(x: position.x, y: position.y)
  }
}
