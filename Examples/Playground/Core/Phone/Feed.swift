/// The rows of the list: newer ones come with a refresh, older ones are loaded.
struct Feed {
  /// Rows that a refresh brings.
  static let news = 3

  /// Rows of a page.
  static let page = 20

  /// The rows at the start.
  static let first = 40

  /// How many pages there are to load.
  var pages: Int

  /// Rows that came with refreshes.
  private(set) var newer = 0

  /// Pages that were loaded.
  private(set) var loaded = 0

  private let rowLength: Double

  init(isVertical: Bool, pages: Int) {
    self.pages = pages
    rowLength = isVertical ? Screen.rowHeight : Screen.cardWidth
  }

  /// Rows in the list.
  var count: Int { Self.first + newer + loaded * Self.page }

  /// The length of all rows, in points.
  var length: Double { Double(count) * rowLength }

  /// Whether there is something left to load.
  var hasMore: Bool { loaded < pages }

  /// Brings newer rows; answers how long they are, in points.
  mutating func refresh() -> Double {
    newer += Self.news
    return Double(Self.news) * rowLength
  }

  /// Brings a page of older rows; answers how long it is, in points.
  mutating func loadMore() -> Double {
    guard hasMore else { return 0 }
    loaded += 1
    return Double(Self.page) * rowLength
  }
}
