import RefreshCore

/// The room of a footer's rows.
struct FooterLayout: Equatable, Sendable {
  /// The extent of a row along the pull, in points.
  let extent: Double

  /// The uncovered part of that extent, in points.
  let uncovered: Double

  /// The width of a row, in points.
  let crossLength: Double

  /// The middle of a row that stays: it moves with the content, and is centred in the gap until the row is all
  /// uncovered.
  let center: Drawing.Point

  /// The middle of the held extent: it does not move while the list settles.
  let heldCenter: Drawing.Point

  /// `true` if icons are to the right of their words.
  let isRightToLeft: Bool

  /// `true` if a line of words has room.
  let hasWords: Bool

  /// The size of symbols as a fraction of those at the default text size.
  let symbolScale: Double

  /// The space between words and the sides, in points.
  static let margin = 16.0

  /// The size of the letters at the default text size, in points.
  private static let letterSize = 13.0

  init(_ update: RefreshUpdate) {
    let surroundings = update.surroundings
    extent = update.heldExtent
    uncovered = min(update.visibleExtent, update.heldExtent)
    crossLength = update.crossLength
    center = update.point(along: update.visibleExtent - uncovered / 2, across: update.crossLength / 2)
    heldCenter = update.center
    isRightToLeft = surroundings.isRightToLeft
    hasWords = update.edge.isVertical
    symbolScale = surroundings.pointSize(of: .footnote) / Self.letterSize
  }

  /// The width of a line of words, in points.
  var lineWidth: Double { max(0, crossLength - 2 * Self.margin) }

  /// The top of a block of a height in the middle of the row, on a whole point while all of the row is uncovered.
  func top(ofBlock height: Double) -> Double {
    center.y - extent / 2 + ((extent - height) / 2).rounded(.down)
  }

  /// The left of a block of a width in the middle of the row, on a whole point.
  func left(ofBlock width: Double) -> Double { ((crossLength - width) / 2).rounded(.down) }

  /// The opacity of a block of a height: 0 until it has room, and 1 where the row is uncovered.
  func visibility(ofBlock height: Double) -> Double {
    let needed = min(height + 1, extent)
    guard uncovered < extent else { return 1 }
    return Easing.smooth((uncovered - needed) / max(0.5, min(10, extent - needed)))
  }
}
