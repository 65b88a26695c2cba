import ScrollPhysics

/// The insets on which the geometry of a side depends.
struct SideInsets {
  let side: AxisSide

  /// `true` if the control at the side holds no inset, because another writer has removed it.
  let isLost: Bool

  /// The inset that the app wants, in points.
  let client: SidePair

  /// The inset of the system, constant while the list is overscrolled, in points.
  let system: SidePair

  /// The added inset at the near side, in points; it displaces the end of content that does not fill the viewport.
  let addedNear: Double
}

/// The lengths and offsets of one side of the axis in one reading.
///
/// Docs/Glossary.md has a drawing of all of them.
struct SideGeometry: Equatable, Sendable {
  /// The additional pull, in points, that arms a drag which caught the content past the trigger: the distance after
  /// which a pan begins.
  static let pullOn = ScrollDrag.hysteresis

  /// The largest pull that a start offset may ask for, as a fraction of the viewport: a finger that travels 0.78 of the
  /// viewport pulls the content so far.
  private static let reach = 0.3

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

  /// The distance of the content past the limit, in points: the inset that moves the limit to it.
  let overscroll: Double

  /// The held extent of a session, in points, as it is used; without the start of the pull.
  let heldExtent: Double

  /// The distance from the start of the pull that arms, in points, as it is used.
  let triggerDistance: Double

  /// The pull at which the control begins to be pulled, in points: 0 or the start offset.
  let start: Double

  /// The distance of the indicator from the content, in points, for a start offset below 0: it stands on the far side of what
  /// the app has put into its inset.
  let outset: Double

  /// `true` if the control is not there because the content does not fill the viewport.
  let isHidden: Bool

  /// The pull at which a running session holds the content, in points: the held extent and the start; 0 if nothing is held.
  let openExtent: Double

  /// The offset at which a running session holds the content.
  let openOffset: Double

  /// The inset that moves the limit to ``openOffset``: the held extent except for rounding; 0 if the control holds no
  /// inset.
  let targetInset: Double

  /// `true` if the content is out of range at the other side, from which the scroll view brings it back.
  let isPastOtherSide: Bool

  /// The distance from the end of content that does not fill the viewport to the end of the viewport inside the insets,
  /// in points.
  ///
  /// 0 at the near side, where the content begins.
  let emptySpace: Double

  /// The distance that the content scrolls inside the client's insets, in points; 0 at the near side.
  ///
  /// It is the part of the limit that can change without a window: by rows and by rotation.
  let scrollableLength: Double

  /// The shortest change of the added inset while the content moves, in points: at least a pixel.
  let stair: Double

  /// `true` if the content does not fill the viewport.
  let isUnfilled: Bool

  /// `true` if an added inset leaves a single legal offset, so that it has to follow every step of a settle.
  ///
  /// That is the case at the near side of content that does not fill the viewport. At its far side an inset only fills
  /// the empty space.
  let isShort: Bool

  init(_ scroll: ScrollMetrics, _ insets: SideInsets, _ settings: SideSettings) {
    side = insets.side
    grid = scroll.grid
    stair = max(scroll.insetStair, scroll.grid.pixel)
    let held = SidePair(near: side == .far ? insets.addedNear : 0)
    let still = scroll.range(inside: insets.client + insets.system + held)
    let live = scroll.range(inside: insets.client + scroll.systemInset + held)
    isUnfilled = live.high < live.low - grid.halfPixel
    isShort = isUnfilled && side == .near
    emptySpace = isUnfilled && side == .far ? live.low - live.high : 0
    let own = scroll.range(inside: insets.client)
    scrollableLength = side == .far ? max(own.high - own.low, 0) : 0
    restOffset = grid.rounded(side == .near ? still.low : max(still.low, still.high))
    pullDistance = side == .near ? restOffset - scroll.offset : scroll.offset - restOffset
    limit = side == .near ? live.low : max(live.low, live.high)
    closedOffset = grid.rounded(limit)
    overscroll = side == .near ? limit - scroll.offset : scroll.offset - limit
    let legal = scroll.range(inside: scroll.adjustedInset)
    let highest = max(legal.low, legal.high) + grid.halfPixel
    isPastOtherSide = side == .near ? scroll.offset > highest : scroll.offset < legal.low - grid.halfPixel
    isHidden = isUnfilled && settings.role == .loadMore && settings.loadMore.shortContent == .hidden
    // In landscape, between bars, a finger pulls no further than the default fraction (report B091).
    let largest = max(settings.metrics.viewportFraction * scroll.viewport, grid.pixel)
    heldExtent = min(grid.roundedUp(settings.metrics.heldExtent), largest)
    // The system fires where it does, and brings the content back itself.
    let ratio = settings.backing == .system ? 1 : RefreshMetrics.minimumTriggerRatio
    // `max` of three numbers would make an array.
    let asked = max(settings.metrics.triggerDistance, grid.pixel)
    let preferred = min(max(asked, ratio * heldExtent), largest)
    let reach = max(Self.reach * scroll.viewport, largest)
    // The bounce of a pull to the trigger may not end inside the held space, of which the start is a part.
    let longestStart = min(reach - preferred, reach / ratio - heldExtent)
    start = grid.rounded(min(max(settings.startOffset, 0), max(longestStart, 0)))
    outset = min(max(-settings.startOffset, 0), max(insets.client[side], 0))
    let forBounce = ratio * (heldExtent + start) - start
    triggerDistance = start > 0 ? max(preferred, min(min(forBounce, largest), reach - start)) : preferred
    openExtent = heldExtent > 0 ? heldExtent + start : 0
    // The part of the extent that does not fit into the empty space.
    let beyond = max(openExtent - emptySpace, 0)
    openOffset = grid.rounded(side == .near ? closedOffset - beyond : closedOffset + beyond)
    let holdsInset = !settings.floats && !insets.isLost && !isHidden
    targetInset = holdsInset && beyond > 0 ? abs(limit - openOffset) : 0
  }

  /// `true` if a row that stays without a session has a place: a space of its own, or a whole one in the empty space.
  var hasRow: Bool { targetInset > 0 || !isHidden && openExtent > 0 && emptySpace >= openExtent - grid.halfPixel }

  /// Returns the offset to which a settle goes.
  func offset(of target: SettleMotion.Target) -> Double { target == .hold ? openOffset : closedOffset }

  /// Returns the overscroll of content at an offset, in points.
  func overscroll(at offset: Double) -> Double { side == .near ? limit - offset : offset - limit }

  /// Returns the pull of content at an offset, in points.
  func pull(at offset: Double) -> Double { side == .near ? restOffset - offset : offset - restOffset }

  /// Returns the offset of content at an overscroll, as the scroll view rounds it.
  func offset(atOverscroll distance: Double) -> Double {
    grid.rounded(side == .near ? limit - distance : limit + distance)
  }

  /// Returns the inset for content that moves at an overscroll: the overscroll, rounded down to a stair.
  ///
  /// - Parameters:
  ///   - overscroll: The overscroll, in points.
  ///   - goal: The inset at the target of the motion, which is a stair.
  /// - Returns: The inset as a displacement, in points.
  func stair(below overscroll: Double, goal: Double) -> Double {
    let depth = max(overscroll, 0)
    // The edge of stairs of a pixel is the content itself, also where the client's inset is a fraction of a pixel.
    guard stair > grid.pixel else { return depth }
    let base = depth >= goal ? goal : 0
    return base + Double(Int64((depth - base) / stair)) * stair
  }

  /// Returns the inset for content that moves at an overscroll, where a layout after a write clamps the content to the edge: the
  /// overscroll, or the present inset until the content is a stair past it.
  func stair(at overscroll: Double, from inset: Double) -> Double {
    let way = overscroll - inset
    return way >= 0 && way < stair ? inset : max(overscroll, 0)
  }

  /// Returns the inset for content that is scrolled at an overscroll: the overscroll, rounded up to a stair.
  func stair(above overscroll: Double) -> Double {
    let depth = max(overscroll, 0)
    guard stair > grid.pixel else { return depth }
    return PixelGrid(scale: 1 / stair).roundedUp(depth)
  }

  /// Returns the distance by which an inset moves the limit: the part of it that fills empty space does not move the
  /// limit.
  func displacement(byInset inset: Double) -> Double { emptySpace > 0 ? max(inset - emptySpace, 0) : inset }

  /// Returns `true` if the content is pulled out past an inset.
  func isPast(_ inset: Double) -> Bool { overscroll > displacement(byInset: inset) + grid.halfPixel }

  /// Returns the inset that moves the limit by a distance.
  func inset(displacing distance: Double) -> Double { distance > 0 ? distance + emptySpace : 0 }

  /// Returns `true` if a pull arms: it has reached the trigger, and a finger has brought it there.
  ///
  /// A finger that catches content which momentum has carried past the trigger arms only by pulling further. The base
  /// is the least pull since the drag began.
  func isArmed(by pull: Double, from base: Double) -> Bool {
    reachesTrigger(pull) && (!reachesTrigger(base) || pull >= base + Self.pullOn)
  }

  /// Returns `true` if a pull reaches the trigger; half a pixel less counts as reached.
  private func reachesTrigger(_ pull: Double) -> Bool { pull >= start + triggerDistance - grid.halfPixel }

  /// The distance by which a floating indicator is shifted from the edge of the visible area, in points.
  var floatingShift: Double { start - outset }

  /// `true` if the control is not pulled.
  var isAtRest: Bool { pullDistance <= start + grid.halfPixel }

  /// `true` if the content does not stand past the limit, so that it needs no added inset.
  var isHome: Bool { overscroll <= grid.halfPixel }
}

/// The beginning of a drag.
extension Gesture {
  /// The distance from the edge within which a drag begins at it, in points: a list that stands so near looks as if it stood
  /// there, and a finger moves it by so much before a pan begins.
  static let edgeTolerance = ScrollDrag.hysteresis

  /// Records where a drag has begun, unless that is known; `nil` without a control at a side.
  mutating func recordStart(_ near: SideGeometry?, _ far: SideGeometry?, in scroll: ScrollMetrics) {
    guard number != direction.gesture else { return }
    let start = direction.origin ?? scroll.offset
    recordStart(isFromNearEdge: Self.isAtEdge(start, near), isFromFarEdge: Self.isAtEdge(start, far))
  }

  /// Returns the last drag at the side of a geometry, though its beginning may not be recorded yet.
  func drag(_ geometry: SideGeometry) -> Lift {
    var drag = lift(at: geometry.side)
    if number != direction.gesture, let origin = direction.origin { drag.isFromEdge = Self.isAtEdge(origin, geometry) }
    return drag
  }

  private static func isAtEdge(_ offset: Double, _ geometry: SideGeometry?) -> Bool {
    geometry.map { $0.pull(at: offset) >= -edgeTolerance } ?? true
  }
}
