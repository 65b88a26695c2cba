extension RefreshTexts {
  /// The texts in Indonesian.
  static let indonesian = RefreshTexts(
    parsing: """
      Tarik untuk menyegarkan
      Lepaskan untuk menyegarkan
      Menyegarkan…
      Diperbarui
      Gagal menyegarkan
      Diperbarui %@
      Baru saja
      %@ mnt lalu
      kemarin, %@
      Tarik untuk memuat lainnya
      Lepaskan untuk memuat lainnya
      Muat lainnya
      Memuat lainnya…
      Gagal memuat lainnya
      Ketuk untuk mencoba lagi
      Tidak ada lagi
      """, language: "Indonesian")
}
