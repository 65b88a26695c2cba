extension RefreshTexts {
  /// The texts in French.
  static let french = RefreshTexts(
    parsing: """
      Tirez pour actualiser
      Relâchez pour actualiser
      Actualisation…
      Actualisé
      Impossible d’actualiser
      Dernière actualisation\u{A0}: %@
      À l’instant
      il y a %@\u{A0}min
      hier à %@
      Tirez pour charger la suite
      Relâchez pour charger la suite
      Charger la suite
      Chargement de la suite…
      Impossible de charger la suite
      Touchez pour réessayer
      C’est tout
      """, language: "French")
}
