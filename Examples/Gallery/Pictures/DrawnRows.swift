@testable import HeadlessUIKit
@testable import RefreshPictures

/// The rows of a list, which the stand-in measures and does not draw: each as its data source has it.
@MainActor
struct DrawnRows {
  private(set) var sketches: [DrawnView.Sketch] = []

  /// The distances by which the views in the rows of a SwiftUI list stand elsewhere than in the stand-in.
  private(set) var places: [ObjectIdentifier: CGPoint] = [:]

  /// The ground behind grouped rows.
  static let groupedGround = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(white: 0.949, alpha: 1) }

  /// The place of the ground behind a list, in points: so far beyond the rows that no pull shows its end, and always the
  /// same, so that it is written once.
  private static let ground = (top: CGFloat(-2000), height: CGFloat(9000))

  /// The colour of grouped rows.
  private static let groupedRow = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
  }

  /// The number of rows that come and go together: a part that stays the same is written once.
  private static let step = 10

  /// The margin of rows that are cards, and of the words in a row, in points.
  private static let margin: CGFloat = 16

  /// A row.
  private struct Row {
    var frame: CGRect
    var size: CGFloat = 17
    var text: String?
    var detail: String?
    var color = UIColor.label
    var fill: UIColor?
    var radius: CGFloat = 0
    var hasLine = true
  }

  init(_ list: UIScrollView) {
    if let content = HostedContent(of: list) {
      let width = list.bounds.width
      var rows = content.rows(width: width).map { Row(frame: $0.frame, text: $0.text) }
      if content.isGrid {
        for index in rows.indices {
          (rows[index].fill, rows[index].radius, rows[index].hasLine) = (.systemGray6, 10, false)
          rows[index].size = 14
        }
      } else {
        for index in rows.indices where content.isButton(index) { rows[index].color = .tintColor }
      }
      places = content.places(width: width)
      add(rows, of: list)
      return
    }
    switch list {
    case let table as UITableView: add(table)
    case let collection as UICollectionView: add(collection)
    default: break
    }
  }

  private mutating func add(_ table: UITableView) {
    guard let source = table.dataSource else { return }
    let isInset = table.style == .insetGrouped
    for section in 0..<table.numberOfSections {
      let count = table.numberOfRows(inSection: section)
      let frame = { (row: Int) in table.rectForRow(at: IndexPath(row: row, section: section)) }
      let shown = Self.shown(count, in: table.bounds) { frame($0) }
      let rows = shown.map { row in
        let cell = source.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
        var drawn = Row(frame: frame(row), fill: cell.backgroundColor)
        if let content = cell.contentConfiguration as? UIListContentConfiguration {
          (drawn.text, drawn.detail) = (content.text, content.secondaryText)
        }
        return isInset ? card(drawn, isLast: row == count - 1) : drawn
      }
      add(rows, of: table, name: "rows\(section)-\(shown.lowerBound)")
    }
    for section in 0..<table.numberOfSections {
      guard let title = source.tableView(table, titleForHeaderInSection: section) else { continue }
      addHeader(title, section, of: table)
    }
  }

  /// Adds a title, which stays at the top of a plain table as long as rows of its section are there.
  private mutating func addHeader(_ title: String, _ section: Int, of table: UITableView) {
    let rect = table.rectForHeader(inSection: section)
    let end = table.rectForRow(at: IndexPath(row: table.numberOfRows(inSection: section), section: section)).minY
    let top = table.contentOffset.y + table.adjustedContentInset.top
    let y = table.style == .plain ? max(rect.minY, min(top, end - rect.height)) : rect.minY
    let text = ScreenText(words: title, size: 15, weight: 0.3)
    let middle = CGPoint(x: Self.margin, y: rect.height / 2)
    let ground =
      table.style == .plain
      ? [SVGElement.rectangle(CGRect(origin: .zero, size: rect.size), fill: Tone.of(.secondarySystemBackground))] : []
    sketches.append(
      .init(
        name: "title\(section)", origin: CGPoint(x: 0, y: y),
        elements: ground + [text.element(at: middle, fill: Tone.of(.secondaryLabel))]))
  }

  private mutating func add(_ collection: UICollectionView) {
    guard let source = collection.dataSource, collection.numberOfSections > 0 else { return }
    let count = collection.numberOfItems(inSection: 0)
    let frame = collection.itemFrames
    let shown = Self.shown(count, in: collection.bounds, frame)
    let isList = collection.collectionViewLayout is UICollectionViewCompositionalLayout
    let rows = shown.map { item in
      let cell = source.collectionView(collection, cellForItemAt: IndexPath(item: item, section: 0))
      var row = Row(frame: frame(item), fill: cell.backgroundColor, radius: cell.layer.cornerRadius, hasLine: isList)
      if let content = cell.contentConfiguration as? UIListContentConfiguration { row.text = content.text }
      return isList ? card(row, isLast: item == count - 1) : row
    }
    if isList {
      let ground = CGRect(x: 0, y: Self.ground.top, width: collection.bounds.width, height: Self.ground.height)
      sketches.append(.init(name: "ground", elements: [.rectangle(ground, fill: Tone.of(Self.groupedGround))]))
    }
    add(rows, of: collection, name: "rows\(shown.lowerBound)")
  }

  private func card(_ row: Row, isLast: Bool) -> Row {
    var card = row
    card.frame = row.frame.insetBy(dx: Self.margin, dy: 0)
    card.fill = Self.groupedRow
    card.hasLine = !isLast
    return card
  }

  private mutating func add(_ rows: [Row], of list: UIScrollView, name: String = "rows") {
    let elements = rows.flatMap(elements)
    if !elements.isEmpty { sketches.append(.init(name: name, elements: elements)) }
  }

  private func elements(of row: Row) -> [SVGElement] {
    let frame = row.frame
    var elements: [SVGElement] = []
    if let fill = row.fill { elements.append(.rectangle(frame, radius: row.radius, fill: Tone.of(fill))) }
    if row.hasLine {
      let line = CGRect(
        x: frame.minX + Self.margin, y: frame.maxY - 0.5, width: frame.width - Self.margin, height: 0.5)
      elements.append(.rectangle(line, fill: Tone.of(.separator)))
    }
    let width = frame.width - 2 * Self.margin
    let hasDetail = row.detail != nil
    if let text = row.text {
      let point = CGPoint(x: frame.minX + Self.margin, y: frame.midY - (hasDetail ? 8 : 0))
      let words = ScreenText(words: text, size: hasDetail ? row.size - 1 : row.size)
      elements.append(words.element(at: point, width: width, fill: Tone.of(row.color)))
    }
    if let detail = row.detail {
      let point = CGPoint(x: frame.minX + Self.margin, y: frame.midY + 11)
      elements.append(
        ScreenText(words: detail, size: 12).element(at: point, width: width, fill: Tone.of(.secondaryLabel)))
    }
    return elements
  }

  /// Returns the rows from the first to the last that are seen, with some more.
  private static func shown(_ count: Int, in bounds: CGRect, _ frame: (Int) -> CGRect) -> Range<Int> {
    let seen = (0..<count).filter { frame($0).intersects(bounds) }
    guard let first = seen.first, let last = seen.last else { return 0..<min(count, step) }
    return first / step * step..<min(count, (last / step + 1) * step)
  }
}

extension UICollectionView {
  /// The frames of the items of the only section, in the layouts that the stand-in has.
  fileprivate var itemFrames: (Int) -> CGRect {
    let (bounds, height) = (bounds, CGFloat(44))
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
      return { CGRect(x: 0, y: CGFloat($0) * height, width: bounds.width, height: height) }
    }
    let (size, inset, gap) = (flow.itemSize, flow.sectionInset, flow.minimumLineSpacing)
    guard flow.scrollDirection == .horizontal else {
      return {
        let y = inset.top + CGFloat($0) * (size.height + gap)
        return CGRect(x: inset.left, y: y, width: size.width, height: size.height)
      }
    }
    return {
      let x = inset.left + CGFloat($0) * (size.width + gap)
      return CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }
}
