import RefreshCore

/// Where the rows of a footer have their room.
struct FooterLayout: Equatable, Sendable {
  /// The room of a row along the pull, in points.
  let extent: Double

  /// How much of it is uncovered, in points.
  let uncovered: Double

  /// The width of a row, in points.
  let crossLength: Double

  /// The middle of a row that stays: it goes with the content, and grows in the gap while not all of it is uncovered.
  let center: Drawing.Point

  /// The middle of what the footer holds: it lies still while the list settles.
  let heldCenter: Drawing.Point

  /// Whether icons stand to the right of their words.
  let isRightToLeft: Bool

  /// Whether a line of words has room.
  let hasWords: Bool

  /// The size of symbols as a part of those at the default text size.
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
    symbolScale = surroundings.textSize.pointSize(of: .footnote) / Self.letterSize
  }

  /// The width of a line of words, in points.
  var lineWidth: Double { max(0, crossLength - 2 * Self.margin) }

  /// The top of a block of a height in the middle of the row, on a whole point while the row is all uncovered.
  func top(ofBlock height: Double) -> Double {
    center.y - extent / 2 + ((extent - height) / 2).rounded(.down)
  }

  /// The left of a block of a width in the middle of the row, on a whole point.
  func left(ofBlock width: Double) -> Double { ((crossLength - width) / 2).rounded(.down) }

  /// How much is seen of a block of a height: nothing until it has room, and all of it where the row is uncovered.
  func visibility(ofBlock height: Double) -> Double {
    let needed = min(height + 1, extent)
    guard uncovered < extent else { return 1 }
    return Easing.smooth((uncovered - needed) / max(0.5, min(10, extent - needed)))
  }
}
