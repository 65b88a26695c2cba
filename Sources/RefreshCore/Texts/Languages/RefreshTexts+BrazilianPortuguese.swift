extension RefreshTexts {
  /// The texts in Brazilian Portuguese.
  static let brazilianPortuguese = RefreshTexts(
    parsing: """
      Puxe para atualizar
      Solte para atualizar
      Atualizando…
      Atualizado
      Não foi possível atualizar
      Última atualização: %@
      Agora mesmo
      há %@ min
      ontem, %@
      Puxe para carregar mais
      Solte para carregar mais
      Carregar mais
      Carregando mais…
      Não foi possível carregar mais
      Toque para tentar novamente
      Isso é tudo
      """, language: "Brazilian Portuguese")
}
