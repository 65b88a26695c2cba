import ScrollPhysics

/// The geometry of one end in one reading: where rest and hold are, and how far the content stands from them.
struct SideGeometry: Equatable, Sendable {
  /// A fifth of the viewport: a finger that travels half of a viewport pulls the content 0.216 of it.
  static let cap = 0.2

  /// How far a finger that catches content past the trigger pulls it on to arm: as far as a pan needs to begin.
  static let pullOn = ScrollDrag.hysteresis

  /// UIKit may make two bounce steps before the take-over, and two at 60 Hz leave 0.715 of a pull: 1.4 · 0.715 > 1.
  static let triggerOverHeldExtent = 1.4

  let side: AxisSide
  let grid: PixelGrid

  /// The offset at which the content rests without a share, as the scroll view rounds it.
  let restOffset: Double

  /// Where the client's and the system's insets end at this moment, before the scroll view rounds it.
  ///
  /// It differs from ``rest`` while the list is overscrolled under a bar that grows: a pull is measured from a line that
  /// stands still, but what is legal is measured from this one.
  let limit: Double

  /// The offset at which a closing comes to rest.
  let closedOffset: Double

  /// How far the content is pulled past its rest; negative where it is scrolled away.
  let pullDistance: Double

  /// How far the content stands past the edge: the share that brings the edge to it.
  let overscroll: Double

  /// The space kept open while a session runs, in use.
  let heldExtent: Double

  /// The pull that arms, in use.
  let triggerDistance: Double

  /// The offset at which a running session holds the content.
  let openOffset: Double

  /// The share that brings the edge to the hold line: the extent but for the rounding; 0 where the inset is not ours.
  let targetInset: Double

  /// Whether the content is out of range at the other end, from where the scroll view brings it back.
  let isPastOtherSide: Bool

  /// The room between the end of content that does not fill the viewport and the place where it would end if it did.
  ///
  /// 0 at the near end, where the content begins.
  let emptySpace: Double

  /// How far what can change without a window, the content and the viewport, has brought the edge out; 0 at the near
  /// end.
  let scrollableLength: Double

  /// Whether the content does not fill the viewport.
  let isUnfilled: Bool

  /// Whether a share leaves one single legal offset, so that it has to follow every step of a settle.
  ///
  /// So it does where the content begins, if it does not fill the viewport. At its end a share only adds to the room
  /// that is left.
  let isShort: Bool

  init(
    _ side: AxisSide, _ scroll: ScrollMetrics, client: SidePair, system: SidePair,
    settings: RefreshStateMachine.Settings, holdsInset: Bool, nearInset: Double
  ) {
    self.side = side
    grid = scroll.grid
    // Content that does not fill the viewport ends where what is held before it has brought it.
    let held = SidePair(near: side == .far ? nearInset : 0)
    let still = Self.range(scroll, client + system + held)
    let live = Self.range(scroll, client + scroll.systemInset + held)
    isUnfilled = live.high < live.low - grid.halfPixel
    isShort = isUnfilled && side == .near
    emptySpace = isUnfilled && side == .far ? live.low - live.high : 0
    let own = Self.range(scroll, client)
    scrollableLength = side == .far ? max(own.high - own.low, 0) : 0
    restOffset = grid.rounded(side == .near ? still.low : max(still.low, still.high))
    pullDistance = side == .near ? restOffset - scroll.offset : scroll.offset - restOffset
    limit = side == .near ? live.low : max(live.low, live.high)
    closedOffset = grid.rounded(limit)
    overscroll = side == .near ? limit - scroll.offset : scroll.offset - limit
    isPastOtherSide = Self.isPast(side, scroll)
    let cap = max(Self.cap * scroll.viewport, grid.pixel)
    heldExtent = min(grid.roundedUp(settings.metrics.heldExtent), cap)
    // `max` of three numbers would make an array.
    let asked = max(settings.metrics.triggerDistance, grid.pixel)
    triggerDistance = min(max(asked, Self.triggerOverHeldExtent * heldExtent), cap)
    let canHold = holdsInset && settings.backing == .own && settings.placement != .floating
    // What of the extent there is no room for in sight.
    let beyond = max(heldExtent - emptySpace, 0)
    openOffset = grid.rounded(side == .near ? closedOffset - beyond : closedOffset + beyond)
    targetInset = canHold && beyond > 0 ? abs(limit - openOffset) : 0
  }

  /// The lowest and the highest offset inside some insets; the highest is below the lowest where content is short.
  private static func range(_ scroll: ScrollMetrics, _ insets: SidePair) -> (low: Double, high: Double) {
    (-insets.near, scroll.contentLength + insets.far - scroll.viewport)
  }

  /// Whether the content is out of range at the other end than the one asked about.
  private static func isPast(_ side: AxisSide, _ scroll: ScrollMetrics) -> Bool {
    let (low, high) = range(scroll, scroll.adjustedInset)
    let slack = scroll.grid.halfPixel
    return side == .near ? scroll.offset > max(low, high) + slack : scroll.offset < low - slack
  }

  /// The offset to which a settle goes.
  func line(of target: SettleMotion.Target) -> Double {
    switch target {
    case .rest: closedOffset
    case .hold: openOffset
    }
  }

  /// How far content at an offset stands past the edge.
  func overscroll(at offset: Double) -> Double {
    side == .near ? limit - offset : offset - limit
  }

  /// The pull of content at an offset.
  func pull(at offset: Double) -> Double { side == .near ? restOffset - offset : offset - restOffset }

  /// The offset of content that stands so far past the edge, as the scroll view rounds it.
  func offset(atOverscroll depth: Double) -> Double {
    grid.rounded(side == .near ? limit - overscroll : limit + overscroll)
  }

  /// How far a share brings the edge out: what of it fills the room that is left in the viewport brings it nowhere.
  func displacement(byInset addedInset: Double) -> Double {
    emptySpace > 0 ? max(addedInset - emptySpace, 0) : addedInset
  }

  /// The share that brings the edge so far out.
  func inset(displacing distance: Double) -> Double { distance > 0 ? distance + emptySpace : 0 }

  /// Whether a pull arms: it has reached the trigger, and a finger has brought it there.
  ///
  /// One that catches content which momentum has carried past the trigger arms only when it pulls on: the base is the
  /// least pull since it took the content over.
  func isArmed(by pull: Double, from base: Double) -> Bool {
    reachesTrigger(pullDistance) && (!reachesTrigger(base) || pullDistance >= base + Self.pullOn)
  }

  /// A pull short of the trigger by less than half a pixel has reached it.
  private func reachesTrigger(_ pull: Double) -> Bool { pullDistance >= triggerDistance - grid.halfPixel }

  /// Whether nothing is pulled.
  var isAtRest: Bool { pullDistance <= grid.halfPixel }

  /// Whether the content has no use for a share.
  var isHome: Bool { overscroll <= grid.halfPixel }
}
