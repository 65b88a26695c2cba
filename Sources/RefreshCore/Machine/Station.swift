import ScrollPhysics

/// The geometry of one end in one reading: where rest and hold are, and how far the content stands from them.
struct Station: Equatable, Sendable {
  /// A fifth of the viewport: a finger that travels half of a viewport pulls the content 0.216 of it.
  static let cap = 0.2

  /// UIKit may make two bounce steps before the take-over, and two at 60 Hz leave 0.715 of a pull: 1.4 · 0.715 > 1.
  static let triggerOverExtent = 1.4

  let end: RefreshStateMachine.End
  let grid: PixelGrid

  /// The offset at which the content rests without a share.
  let rest: Double

  /// How far the content is pulled past its rest; negative where it is scrolled away.
  let pull: Double

  /// The space kept open while a session runs, in use.
  let extent: Double

  /// The pull that arms, in use.
  let trigger: Double

  /// The share that a running session holds: the extent, or 0 where the inset is not ours to raise.
  let hold: Double

  /// Whether the content does not fill the viewport.
  ///
  /// A share then leaves one single legal offset, so that it has to follow every step of a settle.
  let isShort: Bool

  init(
    _ end: RefreshStateMachine.End, _ scroll: ScrollMetrics, client: Ends, system: Ends,
    settings: RefreshStateMachine.Settings, holdsShare: Bool
  ) {
    self.end = end
    grid = scroll.grid
    let low = -(client.near + system.near)
    let high = scroll.contentLength + client.far + system.far - scroll.viewport
    isShort = high < low - grid.halfPixel
    rest = grid.rounded(end == .near ? low : max(low, high))
    pull = end == .near ? rest - scroll.offset : scroll.offset - rest
    let cap = max(Self.cap * scroll.viewport, grid.pixel)
    extent = min(grid.roundedUp(settings.metrics.heldExtent), cap)
    trigger = min(max(settings.metrics.triggerDistance, Self.triggerOverExtent * extent), cap)
    let canHold = holdsShare && settings.backing == .own && settings.placement != .floating
    // Past the far end of a short list a share moves nothing: its rest is the near one's.
    hold = canHold && !(end == .far && high + extent < low) ? extent : 0
  }

  /// The offset at which the content stands when it is pulled so far, as the scroll view rounds it.
  func offset(atPull pull: Double) -> Double {
    grid.rounded(end == .near ? rest - pull : rest + pull)
  }

  /// How far an offset is pulled past the rest.
  func pull(at offset: Double) -> Double {
    end == .near ? rest - offset : offset - rest
  }

  /// A pull short of the trigger by less than half a pixel has reached it.
  func reachesTrigger(_ pull: Double) -> Bool { pull >= trigger - grid.halfPixel }

  var isAtRest: Bool { pull <= grid.halfPixel }
}
