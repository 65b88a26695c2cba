extension RefreshTexts {
  /// The texts in Italian.
  static let italian = RefreshTexts(
    parsing: """
      Tira per aggiornare
      Rilascia per aggiornare
      Aggiornamento in corso…
      Aggiornato
      Aggiornamento non riuscito
      Ultimo aggiornamento: %@
      Adesso
      %@ min fa
      ieri, %@
      Tira per caricare altro
      Rilascia per caricare altro
      Carica altro
      Caricamento in corso…
      Caricamento non riuscito
      Tocca per riprovare
      È tutto
      """, language: "Italian")
}
