import RefreshAnimators
import SwipeBack

/// A gauge that keeps what it was told, so that a film can draw it again.
final class WatchedGauge: SwipeBackGauge {
  private let gauge: any SwipeBackGauge

  /// The last frame; `nil` before the first.
  private(set) var last: SwipeBackUpdate?

  init(of gauge: any SwipeBackGauge) { self.gauge = gauge }

  func draw(_ update: SwipeBackUpdate, into drawing: inout Drawing) {
    last = update
    gauge.draw(update, into: &drawing)
  }
}
