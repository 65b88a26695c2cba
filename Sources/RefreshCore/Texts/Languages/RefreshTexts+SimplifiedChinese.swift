extension RefreshTexts {
  /// The texts in Chinese in simplified characters.
  static let simplifiedChinese = RefreshTexts(
    parsing: """
      拉动刷新
      松开刷新
      正在刷新…
      已更新
      无法刷新
      更新于 %@
      刚刚
      %@ 分钟前
      昨天 %@
      拉动加载更多
      松开加载更多
      加载更多
      正在加载更多…
      无法加载更多
      轻点重试
      没有更多了
      """, language: "Chinese in simplified characters")
}
