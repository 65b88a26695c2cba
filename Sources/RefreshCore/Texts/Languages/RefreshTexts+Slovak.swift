extension RefreshTexts {
  /// The texts in Slovak.
  static let slovak = RefreshTexts(
    parsing: """
      Potiahnutím obnovíte
      Uvoľnením obnovíte
      Obnovuje sa…
      Obnovené
      Obnovenie zlyhalo
      Obnovené: %@
      Práve teraz
      pred %@ min
      včera, %@
      Potiahnutím načítate ďalšie
      Uvoľnením načítate ďalšie
      Načítať ďalšie
      Načítavajú sa ďalšie…
      Načítanie zlyhalo
      Klepnutím to skúsite znova
      To je všetko
      """, language: "Slovak")
}
