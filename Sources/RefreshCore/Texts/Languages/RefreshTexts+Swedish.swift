extension RefreshTexts {
  /// The texts in Swedish.
  static let swedish = RefreshTexts(
    parsing: """
      Dra för att uppdatera
      Släpp för att uppdatera
      Uppdaterar…
      Uppdaterat
      Det gick inte att uppdatera
      Uppdaterat %@
      Just nu
      för %@ min sedan
      i går kl. %@
      Dra för att läsa in fler
      Släpp för att läsa in fler
      Läs in fler
      Läser in fler…
      Det gick inte att läsa in fler
      Tryck för att försöka igen
      Det var allt
      """, language: "Swedish")
}
