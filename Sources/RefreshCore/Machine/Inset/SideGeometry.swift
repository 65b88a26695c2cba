import ScrollPhysics

/// The lengths and offsets of one side of the axis in one reading.
///
/// Docs/Glossary.md has a drawing of all of them.
struct SideGeometry: Equatable, Sendable {
  /// The further pull, in points, that arms a drag which caught the content past the trigger: as far as a pan needs to
  /// begin.
  static let pullOn = ScrollDrag.hysteresis

  let side: AxisSide
  let grid: PixelGrid

  /// The offset at which the content rests without an added inset, as the scroll view rounds it.
  let restOffset: Double

  /// The offset at which the client's and the system's insets end now, before the scroll view rounds it.
  ///
  /// It differs from ``restOffset`` while the list is overscrolled under a bar that grows: a pull is measured from an
  /// offset that stands still, but the legal range is measured from this one.
  let limit: Double

  /// The offset at which a closing comes to rest.
  let closedOffset: Double

  /// The distance of the content from its rest, in points; negative where it is scrolled away.
  let pullDistance: Double

  /// The distance of the content past the limit: the inset that brings the edge to it.
  let overscroll: Double

  /// The space kept open while a session runs, as it is used.
  let heldExtent: Double

  /// The pull that arms, as it is used.
  let triggerDistance: Double

  /// The offset at which a running session holds the content.
  let openOffset: Double

  /// The inset that brings the edge to ``openOffset``: the held extent but for the rounding; 0 if the inset is not ours.
  let targetInset: Double

  /// `true` if the content is out of range at the other side, from where the scroll view brings it back.
  let isPastOtherSide: Bool

  /// The room between the end of content that does not fill the viewport and the place where it would end if it did.
  ///
  /// 0 at the near side, where the content begins.
  let emptySpace: Double

  /// The distance that the content scrolls inside the client's insets; 0 at the near side.
  ///
  /// It is the part of the limit that changes without a window: by rows and by rotation.
  let scrollableLength: Double

  /// `true` if the content does not fill the viewport.
  let isUnfilled: Bool

  /// `true` if an added inset leaves one single legal offset, so that it has to follow every step of a settle.
  ///
  /// That is the case where the content begins, if it does not fill the viewport. At its end an inset only adds to the
  /// room that is left.
  let isShort: Bool

  init(
    _ side: AxisSide, _ scroll: ScrollMetrics, client: SidePair, system: SidePair,
    settings: RefreshSettings, holdsInset: Bool, nearInset: Double
  ) {
    self.side = side
    grid = scroll.grid
    // Content that does not fill the viewport ends where the inset before it has moved it.
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
    isPastOtherSide = Self.isPastOther(side, scroll)
    let largest = max(RefreshMetrics.maximumViewportFraction * scroll.viewport, grid.pixel)
    heldExtent = min(grid.roundedUp(settings.metrics.heldExtent), largest)
    // `max` of three numbers would make an array.
    let asked = max(settings.metrics.triggerDistance, grid.pixel)
    triggerDistance = min(max(asked, RefreshMetrics.minimumTriggerRatio * heldExtent), largest)
    let canHold = holdsInset && settings.backing == .own && settings.placement != .floating
    // The part of the extent for which there is no room in sight.
    let beyond = max(heldExtent - emptySpace, 0)
    openOffset = grid.rounded(side == .near ? closedOffset - beyond : closedOffset + beyond)
    targetInset = canHold && beyond > 0 ? abs(limit - openOffset) : 0
  }

  /// The lowest and the highest offset inside some insets; the highest is below the lowest where content is short.
  private static func range(_ scroll: ScrollMetrics, _ insets: SidePair) -> (low: Double, high: Double) {
    (-insets.near, scroll.contentLength + insets.far - scroll.viewport)
  }

  private static func isPastOther(_ side: AxisSide, _ scroll: ScrollMetrics) -> Bool {
    let (low, high) = range(scroll, scroll.adjustedInset)
    let slack = scroll.grid.halfPixel
    return side == .near ? scroll.offset > max(low, high) + slack : scroll.offset < low - slack
  }

  /// The offset to which a settle goes.
  func offset(of target: SettleMotion.Target) -> Double {
    switch target {
    case .rest: closedOffset
    case .hold: openOffset
    }
  }

  /// The overscroll of content at an offset.
  func overscroll(at offset: Double) -> Double { side == .near ? limit - offset : offset - limit }

  /// The pull of content at an offset.
  func pull(at offset: Double) -> Double { side == .near ? restOffset - offset : offset - restOffset }

  /// The offset of content that stands so far past the limit, as the scroll view rounds it.
  func offset(atOverscroll distance: Double) -> Double {
    grid.rounded(side == .near ? limit - distance : limit + distance)
  }

  /// The distance by which an inset moves the edge: the part of it that fills empty space moves it nowhere.
  func displacement(byInset inset: Double) -> Double { emptySpace > 0 ? max(inset - emptySpace, 0) : inset }

  /// The inset that moves the edge by a distance.
  func inset(displacing distance: Double) -> Double { distance > 0 ? distance + emptySpace : 0 }

  /// Returns `true` if a pull arms: it has reached the trigger, and a finger has brought it there.
  ///
  /// A finger that catches content which momentum has carried past the trigger arms only when it pulls on. The base is the
  /// least pull since the finger took the content over.
  func isArmed(by pull: Double, from base: Double) -> Bool {
    reachesTrigger(pull) && (!reachesTrigger(base) || pull >= base + Self.pullOn)
  }

  /// A pull short of the trigger by less than half a pixel has reached it.
  private func reachesTrigger(_ pull: Double) -> Bool { pull >= triggerDistance - grid.halfPixel }

  /// `true` if nothing is pulled.
  var isAtRest: Bool { pullDistance <= grid.halfPixel }

  /// `true` if the content does not stand past the limit, and has no use for an added inset.
  var isHome: Bool { overscroll <= grid.halfPixel }
}
