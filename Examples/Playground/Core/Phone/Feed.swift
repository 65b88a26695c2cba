/// The rows of the list: a refresh adds newer ones, a load older ones.
struct Feed {
  /// The number of rows that a refresh adds.
  static let news = 3

  /// The number of rows of a page.
  static let page = 20

  /// The initial number of rows.
  static let first = 40

  /// The number of pages to load.
  var pages: Int

  /// The number of rows that refreshes have added.
  private(set) var newer = 0

  /// The number of loaded pages.
  private(set) var loaded = 0

  /// The length of what is above the rows, in points.
  let titleLength: Double

  /// The length of a row, in points.
  var rowLength: Double

  init(_ settings: PlaygroundSettings) {
    titleLength = settings.titleLength
    rowLength = settings.rowLength
    pages = Int(settings[.pages])
  }

  /// The number of rows in the list.
  var count: Int { Self.first + newer + loaded * Self.page }

  /// The length of all rows and of what is above them, in points.
  var length: Double { titleLength + Double(count) * rowLength }

  /// `true` if there is something left to load.
  var hasMore: Bool { loaded < pages }

  /// Adds newer rows; returns their length, in points.
  mutating func refresh() -> Double {
    newer += Self.news
    return Double(Self.news) * rowLength
  }

  /// Adds a page of older rows; returns its length, in points.
  mutating func loadMore() -> Double {
    guard hasMore else { return 0 }
    loaded += 1
    return Double(Self.page) * rowLength
  }
}
