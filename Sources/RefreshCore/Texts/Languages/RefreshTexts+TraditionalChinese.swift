extension RefreshTexts {
  /// The texts in Chinese in traditional characters.
  static let traditionalChinese = RefreshTexts(
    parsing: """
      拉動即可更新
      放開即可更新
      正在更新…
      已更新
      無法更新
      更新於 %@
      剛剛
      %@ 分鐘前
      昨天 %@
      拉動即可載入更多
      放開即可載入更多
      載入更多
      正在載入更多…
      無法載入更多
      點一下即可重試
      沒有更多內容了
      """, language: "Chinese in traditional characters")
}
