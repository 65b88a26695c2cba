extension RefreshTexts {
  /// The texts in Vietnamese.
  static let vietnamese = RefreshTexts(
    parsing: """
      Kéo để làm mới
      Thả để làm mới
      Đang làm mới…
      Đã cập nhật
      Không thể làm mới
      Đã cập nhật %@
      Vừa xong
      %@ phút trước
      hôm qua, %@
      Kéo để tải thêm
      Thả để tải thêm
      Tải thêm
      Đang tải thêm…
      Không thể tải thêm
      Chạm để thử lại
      Đã hết
      """, language: "Vietnamese")
}
