extension RefreshTexts {
  /// The texts in Danish.
  static let danish = RefreshTexts(
    parsing: """
      Træk for at opdatere
      Slip for at opdatere
      Opdaterer…
      Opdateret
      Kunne ikke opdatere
      Opdateret %@
      Lige nu
      for %@ min. siden
      i går kl. %@
      Træk for at hente flere
      Slip for at hente flere
      Hent flere
      Henter flere…
      Kunne ikke hente flere
      Tryk for at prøve igen
      Det var det hele
      """, language: "Danish")
}
