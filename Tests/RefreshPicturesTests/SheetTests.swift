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
}
