import ScrollPhysics

/// The geometry of one end in one reading: where rest and hold are, and how far the content stands from them.
struct Station: Equatable, Sendable {
  /// A fifth of the viewport: a finger that travels half of a viewport pulls the content 0.216 of it.
  static let cap = 0.2

  /// How far a finger that catches content past the trigger pulls it on to arm: as far as a pan needs to begin.
  static let pullOn = ScrollDrag.hysteresis

  /// UIKit may make two bounce steps before the take-over, and two at 60 Hz leave 0.715 of a pull: 1.4 · 0.715 > 1.
  static let triggerOverExtent = 1.4

  let end: RefreshStateMachine.End
  let grid: PixelGrid

  /// The offset at which the content rests without a share, as the scroll view rounds it.
  let rest: Double

  /// Where the client's and the system's insets end at this moment, before the scroll view rounds it.
  ///
  /// It differs from ``rest`` while the list is overscrolled under a bar that grows: a pull is measured from a line that
  /// stands still, but what is legal is measured from this one.
  let edge: Double

  /// The offset at which a closing comes to rest.
  let restLine: Double

  /// How far the content is pulled past its rest; negative where it is scrolled away.
  let pull: Double

  /// How far the content stands past the edge: the share that brings the edge to it.
  let depth: Double

  /// The space kept open while a session runs, in use.
  let extent: Double

  /// The pull that arms, in use.
  let trigger: Double

  /// The offset at which a running session holds the content.
  let holdLine: Double

  /// The share that brings the edge to the hold line: the extent but for the rounding; 0 where the inset is not ours.
  let hold: Double

  /// Whether the content is out of range at the other end, from where the scroll view brings it back.
  let isPastOtherEnd: Bool

  /// The room between the end of content that does not fill the viewport and the place where it would end if it did.
  ///
  /// 0 at the near end, where the content begins.
  let gap: Double

  /// How far what can change without a window, the content and the viewport, has brought the edge out; 0 at the near
  /// end.
  let span: Double

  /// Whether the content does not fill the viewport.
  let isUnfilled: Bool

  /// Whether a share leaves one single legal offset, so that it has to follow every step of a settle.
  ///
  /// So it does where the content begins, if it does not fill the viewport. At its end a share only adds to the room
  /// that is left.
  let isShort: Bool

  init(
    _ end: RefreshStateMachine.End, _ scroll: ScrollMetrics, client: Ends, system: Ends,
    settings: RefreshStateMachine.Settings, holdsShare: Bool, nearShare: Double
  ) {
    self.end = end
    grid = scroll.grid
    // Content that does not fill the viewport ends where what is held before it has brought it.
    let held = Ends(near: end == .far ? nearShare : 0)
    let still = Self.range(scroll, client + system + held)
    let live = Self.range(scroll, client + scroll.systemInset + held)
    isUnfilled = live.high < live.low - grid.halfPixel
    isShort = isUnfilled && end == .near
    gap = isUnfilled && end == .far ? live.low - live.high : 0
    let own = Self.range(scroll, client)
    span = end == .far ? max(own.high - own.low, 0) : 0
    rest = grid.rounded(end == .near ? still.low : max(still.low, still.high))
    pull = end == .near ? rest - scroll.offset : scroll.offset - rest
    edge = end == .near ? live.low : max(live.low, live.high)
    restLine = grid.rounded(edge)
    depth = end == .near ? edge - scroll.offset : scroll.offset - edge
    isPastOtherEnd = Self.isPast(end, scroll)
    let cap = max(Self.cap * scroll.viewport, grid.pixel)
    extent = min(grid.roundedUp(settings.metrics.heldExtent), cap)
    // `max` of three numbers would make an array.
    let asked = max(settings.metrics.triggerDistance, grid.pixel)
    trigger = min(max(asked, Self.triggerOverExtent * extent), cap)
    let canHold = holdsShare && settings.backing == .own && settings.placement != .floating
    // What of the extent there is no room for in sight.
    let beyond = max(extent - gap, 0)
    holdLine = grid.rounded(end == .near ? restLine - beyond : restLine + beyond)
    hold = canHold && beyond > 0 ? abs(edge - holdLine) : 0
  }

  /// The lowest and the highest offset inside some insets; the highest is below the lowest where content is short.
  private static func range(_ scroll: ScrollMetrics, _ insets: Ends) -> (low: Double, high: Double) {
    (-insets.near, scroll.contentLength + insets.far - scroll.viewport)
  }

  /// Whether the content is out of range at the other end than the one asked about.
  private static func isPast(_ end: RefreshStateMachine.End, _ scroll: ScrollMetrics) -> Bool {
    let (low, high) = range(scroll, scroll.adjustedInset)
    let slack = scroll.grid.halfPixel
    return end == .near ? scroll.offset > max(low, high) + slack : scroll.offset < low - slack
  }

  /// The offset to which a settle goes.
  func line(of target: Settle.Target) -> Double {
    switch target {
    case .rest: restLine
    case .hold: holdLine
    }
  }

  /// How far content at an offset stands past the edge.
  func depth(at offset: Double) -> Double {
    end == .near ? edge - offset : offset - edge
  }

  /// The pull of content at an offset.
  func pull(at offset: Double) -> Double { end == .near ? rest - offset : offset - rest }

  /// The offset of content that stands so far past the edge, as the scroll view rounds it.
  func offset(atDepth depth: Double) -> Double {
    grid.rounded(end == .near ? edge - depth : edge + depth)
  }

  /// How far a share brings the edge out: what of it fills the room that is left in the viewport brings it nowhere.
  func reach(ofShare share: Double) -> Double { gap > 0 ? max(share - gap, 0) : share }

  /// The share that brings the edge so far out.
  func share(reaching distance: Double) -> Double { distance > 0 ? distance + gap : 0 }

  /// Whether a pull arms: it has reached the trigger, and a finger has brought it there.
  ///
  /// One that catches content which momentum has carried past the trigger arms only when it pulls on: the base is the
  /// least pull since it took the content over.
  func arms(_ pull: Double, from base: Double) -> Bool {
    reachesTrigger(pull) && (!reachesTrigger(base) || pull >= base + Self.pullOn)
  }

  /// A pull short of the trigger by less than half a pixel has reached it.
  private func reachesTrigger(_ pull: Double) -> Bool { pull >= trigger - grid.halfPixel }

  /// Whether nothing is pulled.
  var isAtRest: Bool { pull <= grid.halfPixel }

  /// Whether the content has no use for a share.
  var isHome: Bool { depth <= grid.halfPixel }
}
