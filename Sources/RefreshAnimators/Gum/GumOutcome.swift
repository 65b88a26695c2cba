import RefreshCore
import ScrollPhysics

/// The outcome of a session on the ball.
struct GumOutcome: Equatable {
  /// The tick or the cross; `nil` if the outcome has none.
  let mark: OutcomeMark?

  /// The opacity of the mark.
  let opacity: Double

  /// The progress of the pen along the mark, from 0 to 1.
  let pen: Double

  /// The opacity of the colour for a failure over the tint.
  let failure: Double

  /// The offset of the ball across the pull as a failure shakes it, in units.
  let shake: Double

  /// The width of the mark's line, in units.
  let lineWidth: Double

  /// The width of a tick's line, in units.
  private static let tickWidth = 2.6

  private static let sign = FailureSign(radius: GumUnits.radius)

  /// The time at which the pen starts, in seconds from the end, and its durations for a tick and a cross.
  private static let penStart = 0.14
  private static let tickDuration = 0.28
  private static let crossDuration = 0.30

  /// The start of the shaking, in seconds from the end, its amplitude in units, its period, and its decay per second.
  private static let shakeStart = 0.16
  private static let shakeReach = 4.0
  private static let shakePeriod = 0.13
  private static let shakeDecay = 9.0

  init(_ update: RefreshUpdate) {
    let elapsed = update.timeSinceEnd
    let hasFailed = update.outcome == .failure
    let isStill = update.surroundings.reducesMotion
    mark = Self.mark(for: update.outcome)
    lineWidth = hasFailed ? Self.sign.lineWidth : Self.tickWidth
    opacity = update.outcomeFraction
    let duration = hasFailed ? Self.crossDuration : Self.tickDuration
    pen = isStill ? 1 : Easing.easeOut((elapsed - Self.penStart) / duration)
    // If a pull catches the closing list, the outcome fades out with its colour and its shaking.
    let presence = hasFailed ? Easing.smooth(update.outcomeFraction / 0.25) : 0
    failure = isStill ? (hasFailed ? update.outcomeFraction : 0) : presence * Easing.smooth(elapsed / 0.2)
    shake = isStill ? 0 : presence * Self.shake(elapsed)
  }

  private static func shake(_ elapsed: Double) -> Double {
    let time = elapsed - shakeStart
    guard time > 0 else { return 0 }
    return shakeReach * Kernel.sin(360 * Drawing.degree * time / shakePeriod) * Kernel.exp(-shakeDecay * time)
  }

  /// Returns the paint of the mark: a cross is on the colour of a failure, whatever the body's own colour is.
  func ink(_ ink: GumInk) -> Drawing.Paint {
    if case .cross = mark { .onFailure } else { ink.onBody }
  }

  private static func mark(for outcome: RefreshOutcome?) -> OutcomeMark? {
    switch outcome {
    case .success: .tick(start: .init(x: -6.4, y: 0.5), corner: .init(x: -2.1, y: 4.8), end: .init(x: 6.3, y: -4.6))
    case .failure: sign.mark
    case .cancelled, .noMoreData, nil: nil
    }
  }
}
