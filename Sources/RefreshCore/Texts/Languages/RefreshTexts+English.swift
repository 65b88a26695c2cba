extension RefreshTexts {
  /// The texts in English.
  static let english = RefreshTexts(
    parsing: """
      Pull to refresh
      Release to refresh
      Refreshing…
      Updated
      Couldn’t refresh
      Updated %@
      Just now
      %@ min ago
      yesterday, %@
      Pull to load more
      Release to load more
      Load more
      Loading more…
      Couldn’t load more
      Tap to retry
      That’s all
      """, language: "English")
}
