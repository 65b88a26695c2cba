import RefreshCore
import RefreshPictures
import Testing

@Suite struct SheetTests {
  @Test func aSheetHasItsFilmsBelowEachOtherWithTheirHeadings() {
    let frame = Filmstrip.Frame(time: 0, drawing: Drawing(), visibleExtent: 0, caption: "rest")
    let light = Filmstrip(frames: [frame, frame, frame])
    let dark = Filmstrip(frames: [frame], scene: FilmstripScene(palette: .dark))
    let sheet = FilmstripSheet(title: "Gum & co", rows: [.init("light", note: "points", light), .init("dark", dark)])
    let text = sheet.svg(width: 170)
    // Two columns of 76 and a gap of 6, and 12 around; 3 rows of frames of 118 and 18 with 6 below each film.
    #expect(text.contains("width=\"194\" height=\"510\""))
    #expect(text.contains(">Gum &amp; co</text>"))
    #expect(text.contains(">light</text>") && text.contains("text-anchor=\"end\" fill=\"#6E6E73\">points</text>"))
    #expect(text.components(of: "viewBox=") == 5)
    #expect(text.contains("fill=\"#2A2A2C\""))
  }

  private var sheet: FilmstripSheet {
    let frame = Filmstrip.Frame(time: 0, drawing: Drawing(), visibleExtent: 0, caption: "rest")
    return FilmstripSheet(title: "Ring", rows: [.init("light", Filmstrip(frames: [frame, frame, frame]))])
  }

  @Test(arguments: [Double.infinity, .greatestFiniteMagnitude, 0x1p63, 252])
  func aWidthForAllFramesPutsThemSideBySide(width: Double) {
    #expect(sheet.svg(width: width) == sheet.svg(width: 1400))
  }

  @Test(arguments: [0, -1, -0x1p63, -.infinity, .nan, .leastNonzeroMagnitude, 1])
  func aWidthForNoFrameHasOneInARow(width: Double) {
    #expect(sheet.svg(width: width) == sheet.svg(width: 100))
  }

  @Test func aSceneWithoutAWidthHasItsFramesInARow() {
    var sheet = sheet
    // The gap between two frames makes the width of a column 0.
    sheet.rows[0].film.scene.crossLength = -6
    #expect(sheet.svg().contains("</svg>"))
  }
}
