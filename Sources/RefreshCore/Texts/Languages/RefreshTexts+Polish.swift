extension RefreshTexts {
  /// The texts in Polish.
  static let polish = RefreshTexts(
    parsing: """
      Pociągnij, aby odświeżyć
      Puść, aby odświeżyć
      Odświeżanie…
      Odświeżono
      Nie udało się odświeżyć
      Odświeżono: %@
      Przed chwilą
      %@ min temu
      wczoraj, %@
      Pociągnij, aby wczytać więcej
      Puść, aby wczytać więcej
      Wczytaj więcej
      Wczytywanie…
      Nie udało się wczytać
      Stuknij, aby spróbować ponownie
      To wszystko
      """, language: "Polish")
}
