extension RefreshTexts {
  /// The texts in Korean.
  static let korean = RefreshTexts(
    parsing: """
      당겨서 새로 고침
      놓아서 새로 고침
      새로 고치는 중…
      업데이트됨
      새로 고칠 수 없음
      %@ 업데이트됨
      방금
      %@분 전
      어제 %@
      당겨서 더 불러오기
      놓아서 더 불러오기
      더 불러오기
      더 불러오는 중…
      더 불러올 수 없음
      탭하여 다시 시도
      더 이상 없음
      """, language: "Korean")
}
