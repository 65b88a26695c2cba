import RefreshCore

/// The row in which a tap does something, laid out: a capsule with a label or, under a sentence, the label alone.
struct FooterButton {
  /// The label.
  let label: FooterLabel

  /// What went wrong, if that was said.
  let sentence: FooterLine?

  private let layout: FooterLayout

  /// The space at both ends of a capsule, and above and below its words together, in points.
  private static let endPadding = 16.0
  private static let linePadding = 18.0

  /// The least space between what is drawn and the edges of the row, in points.
  private static let clearance = 2.0

  /// The least and the most space between a sentence and the label, in points.
  private static let gaps = (least: 2.0, most: 6.0)

  init(
    _ button: FooterPose.Button, _ words: String, _ update: RefreshUpdate, _ layout: FooterLayout, _ drawing: Drawing
  ) {
    let surroundings = update.surroundings
    self.layout = layout
    sentence = button == .retry ? Self.sentence(update, layout, drawing) : nil
    let isUnderlined = sentence != nil && surroundings.showsButtonShapes
    let style = Drawing.TextStyle(.footnote, weight: .semibold, isUnderlined: isUnderlined)
    let above = sentence.map { $0.size.height + Self.gaps.least } ?? 2 * Self.clearance
    let room = Drawing.Size(
      width: layout.lineWidth - (sentence == nil ? 2 * Self.endPadding : 0),
      height: layout.extent - 2 * Self.clearance - above)
    label = FooterLabel(button, words, style, room: room, layout, surroundings, drawing)
  }

  /// The sentence, in two lines at most, where it leaves room for the label.
  private static func sentence(
    _ update: RefreshUpdate, _ layout: FooterLayout, _ drawing: Drawing
  ) -> FooterLine? {
    guard layout.hasWords, let message = update.message, !message.utf8.isEmpty else { return nil }
    let size = update.surroundings.textSize
    let room = layout.extent - size.lineHeight(of: .footnote) - gaps.least - 2 * clearance
    guard room >= size.lineHeight(of: .caption) else { return nil }
    return FooterLine(
      upToTwoLines: message, Drawing.TextStyle(.caption), room: .init(width: layout.lineWidth, height: room), drawing,
      update.surroundings)
  }
}

extension FooterButton {
  /// The size of the capsule; `nil` for none.
  var capsule: Drawing.Size? {
    guard sentence == nil else { return nil }
    let height = min(label.size.height + Self.linePadding, layout.extent - 2 * Self.clearance)
    return Drawing.Size(width: label.words == nil ? height : label.size.width + 2 * Self.endPadding, height: height)
  }

  /// The height of it all, in points.
  var height: Double { capsule?.height ?? textHeight }

  private var textHeight: Double { label.size.height + (sentence.map { $0.size.height + gap } ?? 0) }

  private var gap: Double {
    let space = layout.extent - label.size.height - (sentence?.size.height ?? 0)
    return min(max((space / 4).rounded(.down), Self.gaps.least), Self.gaps.most)
  }

  private var top: Double { layout.top(ofBlock: textHeight) }

  private var labelTop: Double { sentence == nil ? top : top + textHeight - label.size.height }

  private var labelLeft: Double { layout.left(ofBlock: label.size.width) }

  /// The middle of the label.
  var center: Drawing.Point {
    layout.hasWords ? .init(x: layout.crossLength / 2, y: labelTop + label.size.height / 2) : layout.center
  }

  /// The middle of the symbol.
  var symbolCenter: Drawing.Point { label.symbolCenter(center, left: labelLeft) }

  /// The upper left corner of the words.
  var wordsOrigin: Drawing.Point { label.wordsOrigin(center, left: labelLeft, top: labelTop) }

  /// The upper left corner of the sentence.
  var sentenceOrigin: Drawing.Point {
    .init(x: layout.left(ofBlock: sentence?.size.width ?? 0), y: top)
  }
}
