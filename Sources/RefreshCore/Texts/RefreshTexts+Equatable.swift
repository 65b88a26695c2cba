extension RefreshTexts: Equatable {
  /// Whether two tables have the same texts, byte by byte.
  ///
  /// To compare them as texts would carry the tables of Unicode into the web page.
  public static func == (first: RefreshTexts, second: RefreshTexts) -> Bool {
    RefreshText.allCases.allSatisfy { first[$0].utf8.elementsEqual(second[$0].utf8) }
  }
}
