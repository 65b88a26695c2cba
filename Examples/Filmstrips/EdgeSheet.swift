import RefreshAnimators
import RefreshPictures

/// A control at one edge: light and dark, left to right and right to left.
struct EdgeSheet {
  let preset: RefreshPreset
  let role: RefreshRole
  let edge: RefreshEdge

  /// The part of a file name, and of the heading.
  static func name(_ role: RefreshRole) -> String { role == .refresh ? "header" : "footer" }

  var sheet: Sheet {
    let rows = [false, true].flatMap { isRightToLeft in
      [false, true].map { isDark in
        let setup = FilmstripSetup(preset, role, edge) {
          $0.isRightToLeft = isRightToLeft
          $0.language = isRightToLeft ? .arabic : .english
          $0.isDark = isDark
        }
        let words = "\(isDark ? "dark" : "light"), \(isRightToLeft ? "right to left" : "left to right")"
        return FilmstripSheet.Row(words, note: Self.note, setup.film(Moments.all(on: setup)))
      }
    }
    return Sheet(
      name: "\(preset.name)-\(edge)-\(Self.name(role))",
      FilmstripSheet(title: "\(preset.code) at the \(edge) edge, as a \(Self.name(role))", rows: rows))
  }

  private static let note = "fires when the finger lifts; +… are milliseconds since the moment named before"
}
