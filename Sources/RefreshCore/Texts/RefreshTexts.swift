/// The words that animators write.
///
/// ``standard(for:)`` has them in every language of `RefreshLanguage`; each can be replaced:
/// `texts.noMore = "You are up to date"`. None names a direction, because the same words stand at all four edges.
/// A pattern has a place, "%@", for a number, a time or another text.
public struct RefreshTexts: Sendable {
  // By the raw values of `RefreshText`. In an array a copy, of which an animator makes one a frame, is one reference.
  private var texts: [String]

  /// Cuts a table of texts, in the order of `RefreshText`, at its line ends.
  ///
  /// One literal a language: a literal for each text would cost the web page nearly twice as much. Traps, naming the
  /// language, if the table has another number of lines than there are texts, or an empty one.
  init(parsing table: StaticString, language: StaticString) {
    texts = Self.lines(of: table)
    precondition(
      texts.count == RefreshText.allCases.count && texts.allSatisfy { !$0.isEmpty },
      "The texts in \(language) are a line for each case of RefreshText, none empty.")
  }

  subscript(_ text: RefreshText) -> String {
    get { texts[text.rawValue] }
    set { texts[text.rawValue] = newValue }
  }

  private static func lines(of table: StaticString) -> [String] {
    table.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}

extension RefreshTexts {
  /// While a pull would not refresh yet: "Pull to refresh".
  public var pull: String {
    get { self[.pull] }
    set { self[.pull] = newValue }
  }

  /// While letting go would refresh: "Release to refresh".
  public var release: String {
    get { self[.release] }
    set { self[.release] = newValue }
  }

  /// While a refresh runs: "Refreshing…".
  public var refreshing: String {
    get { self[.refreshing] }
    set { self[.refreshing] = newValue }
  }

  /// After a refresh: "Updated".
  public var updated: String {
    get { self[.updated] }
    set { self[.updated] = newValue }
  }

  /// After a refresh that failed: "Couldn’t refresh".
  public var failed: String {
    get { self[.failed] }
    set { self[.failed] = newValue }
  }

  /// The pattern around the time of the last refresh: "Updated %@".
  ///
  /// A time, a date, ``minutesAgo`` and ``yesterday`` stand in it.
  public var updatedAt: String {
    get { self[.updatedAt] }
    set { self[.updatedAt] = newValue }
  }

  /// A refresh of the last seconds: "Just now".
  ///
  /// It stands alone, not in ``updatedAt``.
  public var justNow: String {
    get { self[.justNow] }
    set { self[.justNow] = newValue }
  }

  /// The pattern around a number of minutes, 1 to 59, within ``updatedAt``: "%@ min ago".
  public var minutesAgo: String {
    get { self[.minutesAgo] }
    set { self[.minutesAgo] = newValue }
  }

  /// The pattern around a time of the day before, within ``updatedAt``: "yesterday, %@".
  public var yesterday: String {
    get { self[.yesterday] }
    set { self[.yesterday] = newValue }
  }

  /// While a pull would not load yet: "Pull to load more".
  public var pullToLoad: String {
    get { self[.pullToLoad] }
    set { self[.pullToLoad] = newValue }
  }

  /// While letting go would load: "Release to load more".
  public var releaseToLoad: String {
    get { self[.releaseToLoad] }
    set { self[.releaseToLoad] = newValue }
  }

  /// The button that loads: "Load more".
  public var loadMore: String {
    get { self[.loadMore] }
    set { self[.loadMore] = newValue }
  }

  /// While more is loaded: "Loading more…".
  public var loading: String {
    get { self[.loading] }
    set { self[.loading] = newValue }
  }

  /// After a load that failed: "Couldn’t load more".
  public var loadingFailed: String {
    get { self[.loadingFailed] }
    set { self[.loadingFailed] = newValue }
  }

  /// The button after a load that failed: "Tap to retry".
  public var retry: String {
    get { self[.retry] }
    set { self[.retry] = newValue }
  }

  /// At the end of everything: "That’s all".
  public var noMore: String {
    get { self[.noMore] }
    set { self[.noMore] = newValue }
  }
}
