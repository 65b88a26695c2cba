extension RefreshTexts {
  /// The texts in Japanese.
  static let japanese = RefreshTexts(
    parsing: """
      引っ張って更新
      指を離して更新
      更新中…
      更新しました
      更新できませんでした
      %@に更新
      たった今
      %@分前
      昨日 %@
      引っ張ってさらに読み込む
      指を離してさらに読み込む
      さらに読み込む
      読み込み中…
      読み込めませんでした
      タップして再試行
      以上です
      """, language: "Japanese")
}
