extension RefreshTexts {
  /// The texts in Czech.
  static let czech = RefreshTexts(
    parsing: """
      Potáhněte pro aktualizaci
      Uvolněte pro aktualizaci
      Aktualizace…
      Aktualizováno
      Aktualizace se nezdařila
      Aktualizováno: %@
      Právě teď
      před %@ min
      včera, %@
      Potáhněte pro načtení dalších
      Uvolněte pro načtení dalších
      Načíst další
      Načítání dalších…
      Načtení dalších se nezdařilo
      Klepněte a zkuste to znovu
      To je vše
      """, language: "Czech")
}
