extension RefreshTexts {
  /// The texts in Turkish.
  static let turkish = RefreshTexts(
    parsing: """
      Yenilemek için çekin
      Yenilemek için bırakın
      Yenileniyor…
      Güncellendi
      Yenilenemedi
      Son güncelleme: %@
      Az önce
      %@ dk önce
      dün %@
      Daha fazlası için çekin
      Daha fazlası için bırakın
      Daha fazlasını yükle
      Daha fazlası yükleniyor…
      Daha fazlası yüklenemedi
      Yeniden denemek için dokunun
      Hepsi bu
      """, language: "Turkish")
}
