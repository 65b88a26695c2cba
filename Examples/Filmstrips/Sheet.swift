import RefreshTesting

/// A sheet with the name of its file.
struct Sheet {
  let name: String
  let sheet: FilmstripSheet

  init(name: String, _ sheet: FilmstripSheet) {
    self.name = name
    self.sheet = sheet
  }

  /// About how wide a sheet is, in points, and with texts: as a large screen.
  private static let width = 1400.0
  private static let textWidth = 1980.0

  /// As an SVG, with as many frames side by side as there is room for.
  var svg: String {
    let widest = sheet.rows.reduce(1) { max($0, $1.film.scene.size.width) }
    let width = widest > 200 ? Self.textWidth : Self.width
    return sheet.svg(columns: max(1, Int(width / (widest + 6))))
  }
}
