extension RefreshTexts {
  /// The texts in Romanian.
  static let romanian = RefreshTexts(
    parsing: """
      Trageți pentru actualizare
      Eliberați pentru actualizare
      Se actualizează…
      Actualizat
      Nu s-a putut actualiza
      Ultima actualizare: %@
      Chiar acum
      acum %@ min
      ieri, %@
      Trageți pentru a încărca mai mult
      Eliberați pentru a încărca mai mult
      Încarcă mai mult
      Se încarcă…
      Nu s-a putut încărca
      Atingeți pentru a reîncerca
      Asta este tot
      """, language: "Romanian")
}
