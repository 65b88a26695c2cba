import RefreshCore

/// What the row of the arrow says in a session.
struct ArrowWords {
  /// The title while the list is pulled.
  let pull: String

  /// The title while a release would refresh.
  let release: String

  /// The title while the session runs.
  let refreshing: String

  /// The title for the outcome; empty if none is shown.
  let outcome: String

  /// The second line before the outcome.
  let line: String?

  /// The second line with the outcome.
  let outcomeLine: String?

  /// The texts that this is from.
  let texts: RefreshTexts

  /// Whether these are the words of a footer.
  let isFooter: Bool

  init(_ update: RefreshUpdate, _ texts: RefreshTexts, hasSecondLine: Bool) {
    isFooter = update.surroundings.role == .loadMore
    self.texts = texts
    pull = isFooter ? texts.pullToLoad : texts.pull
    release = isFooter ? texts.releaseToLoad : texts.release
    refreshing = isFooter ? texts.loading : texts.refreshing
    line = hasSecondLine ? update.lastRefresh : nil
    switch isFooter ? nil : update.outcome {
    case .success:
      outcome = texts.updated
      outcomeLine = hasSecondLine ? update.message ?? texts.justNow : nil
    case .failure:
      outcome = texts.failed
      outcomeLine = hasSecondLine ? update.message ?? update.lastRefresh : nil
    case .cancelled, .noMoreData, nil:
      outcome = ""
      outcomeLine = nil
    }
  }

  /// Calls `body` with each title that a session may show.
  func forEachTitle(_ body: (String) -> Void) {
    body(pull)
    body(release)
    body(refreshing)
    guard !isFooter else { return }
    body(texts.updated)
    body(texts.failed)
  }
}

extension ArrowWords {
  /// Whether two texts are the same, byte by byte.
  static func areEqual(_ first: String, _ second: String) -> Bool { first.utf8.elementsEqual(second.utf8) }
}
