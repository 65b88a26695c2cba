import RefreshPictures

/// A sheet with the name of its file.
struct Sheet {
  let name: String
  let sheet: FilmstripSheet

  init(name: String, _ sheet: FilmstripSheet) {
    self.name = name
    self.sheet = sheet
  }

  /// The maximum width of a sheet, in points, without and with texts.
  private static let width = 1400.0
  private static let textWidth = 1980.0

  /// The SVG, with as many frames per row as fit.
  var svg: String {
    let isWide = sheet.rows.contains { $0.film.scene.size.width > 200 }
    return sheet.svg(width: isWide ? Self.textWidth : Self.width)
  }
}
