extension RefreshTexts {
  /// The texts in Dutch.
  static let dutch = RefreshTexts(
    parsing: """
      Trek om te vernieuwen
      Laat los om te vernieuwen
      Vernieuwen…
      Bijgewerkt
      Vernieuwen mislukt
      Bijgewerkt: %@
      Zojuist
      %@ min geleden
      gisteren, %@
      Trek om meer te laden
      Laat los om meer te laden
      Meer laden
      Bezig met laden…
      Laden mislukt
      Tik om opnieuw te proberen
      Dat is alles
      """, language: "Dutch")
}
