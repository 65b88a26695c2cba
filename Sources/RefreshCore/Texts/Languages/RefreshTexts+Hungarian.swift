extension RefreshTexts {
  /// The texts in Hungarian.
  static let hungarian = RefreshTexts(
    parsing: """
      Húzza a frissítéshez
      Engedje el a frissítéshez
      Frissítés…
      Frissítve
      A frissítés nem sikerült
      Frissítve: %@
      Épp most
      %@ perce
      tegnap, %@
      Húzza továbbiak betöltéséhez
      Engedje el továbbiak betöltéséhez
      Továbbiak betöltése
      Betöltés…
      A betöltés nem sikerült
      Koppintson az újrapróbáláshoz
      Nincs több
      """, language: "Hungarian")
}
