extension RefreshTexts {
  /// The texts in Norwegian.
  static let norwegian = RefreshTexts(
    parsing: """
      Dra for å oppdatere
      Slipp for å oppdatere
      Oppdaterer…
      Oppdatert
      Kunne ikke oppdatere
      Oppdatert %@
      Akkurat nå
      for %@ min siden
      i går kl. %@
      Dra for å laste inn mer
      Slipp for å laste inn mer
      Last inn mer
      Laster inn mer…
      Kunne ikke laste inn mer
      Trykk for å prøve igjen
      Det var alt
      """, language: "Norwegian")
}
