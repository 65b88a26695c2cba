#if REFRESH_ADAPTER
/// The text for the time of the last refresh, constant while it is visible.
struct LastRefreshLine {
  /// `true` if the text is visible.
  private(set) var isInSight = false

  /// The present text; `nil` for none.
  private(set) var words: String?

  /// `true` if another text is waiting until the change cannot be seen.
  private(set) var isOutdated = false

  private var news: String?

  /// Starts with a text that is visible from now on.
  mutating func begin(saying words: String?) {
    self = LastRefreshLine()
    self.words = words
    isInSight = true
  }

  /// Removes the text, because it is no longer visible.
  mutating func leave() { self = LastRefreshLine() }

  /// Stores the next text.
  mutating func note(_ words: String?) {
    news = words
    isOutdated = true
  }

  /// Shows the stored text.
  mutating func renew() { begin(saying: news) }
}

#endif
