extension RefreshTexts {
  /// The texts in European Portuguese.
  static let europeanPortuguese = RefreshTexts(
    parsing: """
      Puxe para atualizar
      Largue para atualizar
      A atualizar…
      Atualizado
      Não foi possível atualizar
      Última atualização: %@
      Agora mesmo
      há %@ min
      ontem, %@
      Puxe para carregar mais
      Largue para carregar mais
      Carregar mais
      A carregar mais…
      Não foi possível carregar mais
      Toque para tentar de novo
      É tudo
      """, language: "European Portuguese")
}
