extension RefreshTexts {
  /// The texts in Finnish.
  static let finnish = RefreshTexts(
    parsing: """
      Päivitä vetämällä
      Päivitä päästämällä irti
      Päivitetään…
      Päivitetty
      Päivitys epäonnistui
      Päivitetty %@
      Juuri nyt
      %@ min sitten
      eilen klo %@
      Lataa lisää vetämällä
      Lataa lisää päästämällä irti
      Lataa lisää
      Ladataan lisää…
      Lataaminen epäonnistui
      Yritä uudelleen napauttamalla
      Siinä kaikki
      """, language: "Finnish")
}
