extension RefreshTexts {
  /// The texts in Catalan.
  static let catalan = RefreshTexts(
    parsing: """
      Estira per actualitzar
      Deixa anar per actualitzar
      S’està actualitzant…
      S’ha actualitzat
      No s’ha pogut actualitzar
      Última actualització: %@
      Ara mateix
      fa %@ min
      ahir, %@
      Estira per carregar-ne més
      Deixa anar per carregar-ne més
      Carrega’n més
      Se n’estan carregant més…
      No se n’han pogut carregar més
      Toca per tornar-ho a provar
      Això és tot
      """, language: "Catalan")
}
