extension RefreshTexts {
  /// The texts in Croatian.
  static let croatian = RefreshTexts(
    parsing: """
      Povucite za osvježavanje
      Pustite za osvježavanje
      Osvježavanje…
      Osvježeno
      Osvježavanje nije uspjelo
      Osvježeno: %@
      Upravo sada
      prije %@ min
      jučer, %@
      Povucite da biste učitali još
      Pustite da biste učitali još
      Učitaj još
      Učitavanje…
      Učitavanje nije uspjelo
      Dodirnite za ponovni pokušaj
      To je sve
      """, language: "Croatian")
}
