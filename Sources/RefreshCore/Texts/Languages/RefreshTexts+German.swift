extension RefreshTexts {
  /// The texts in German.
  static let german = RefreshTexts(
    parsing: """
      Zum Aktualisieren ziehen
      Zum Aktualisieren loslassen
      Wird aktualisiert\u{A0}…
      Aktualisiert
      Aktualisierung fehlgeschlagen
      Aktualisiert: %@
      Gerade eben
      vor %@\u{A0}Min.
      gestern, %@
      Ziehen, um mehr zu laden
      Loslassen, um mehr zu laden
      Mehr laden
      Mehr wird geladen\u{A0}…
      Laden fehlgeschlagen
      Zum Wiederholen tippen
      Das ist alles
      """, language: "German")
}
