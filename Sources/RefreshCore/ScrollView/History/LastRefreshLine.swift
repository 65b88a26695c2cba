#if REFRESH_ADAPTER
/// The time of the last refresh in words, kept still while it can be read.
struct LastRefreshLine {
  /// Whether it can be read.
  private(set) var isInSight = false

  /// What is said; `nil` if nothing is.
  private(set) var words: String?

  /// Whether something else is to be said as soon as the change cannot be seen.
  private(set) var isOutdated = false

  private var news: String?

  /// Says something; it can be read from now on.
  mutating func begin(saying words: String?) {
    self = LastRefreshLine()
    self.words = words
    isInSight = true
  }

  /// Says nothing, as nobody could read it.
  mutating func leave() { self = LastRefreshLine() }

  /// Notes what is to be said next.
  mutating func note(_ words: String?) {
    news = words
    isOutdated = true
  }

  /// Says what was noted.
  mutating func renew() { begin(saying: news) }
}

#endif
