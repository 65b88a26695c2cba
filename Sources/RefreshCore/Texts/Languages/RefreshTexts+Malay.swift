extension RefreshTexts {
  /// The texts in Malay.
  static let malay = RefreshTexts(
    parsing: """
      Tarik untuk menyegar semula
      Lepaskan untuk menyegar semula
      Menyegar semula…
      Dikemas kini
      Tidak dapat menyegar semula
      Dikemas kini %@
      Baru sahaja
      %@ min lalu
      semalam, %@
      Tarik untuk memuatkan lagi
      Lepaskan untuk memuatkan lagi
      Muatkan lagi
      Memuatkan lagi…
      Tidak dapat memuatkan lagi
      Ketik untuk cuba semula
      Itu sahaja
      """, language: "Malay")
}
