extension RefreshTexts {
  /// The texts in Spanish.
  static let spanish = RefreshTexts(
    parsing: """
      Tira para actualizar
      Suelta para actualizar
      Actualizando…
      Actualizado
      No se pudo actualizar
      Última actualización: %@
      Ahora mismo
      hace %@ min
      ayer, %@
      Tira para cargar más
      Suelta para cargar más
      Cargar más
      Cargando más…
      No se pudo cargar más
      Toca para reintentar
      Eso es todo
      """, language: "Spanish")
}
