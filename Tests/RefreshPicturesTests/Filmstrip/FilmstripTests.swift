import RefreshCore
import RefreshPictures
import Testing

@Suite struct FilmstripTests {
  private func frame(_ time: Double, extent: Double, caption: String) -> Filmstrip.Frame {
    var drawing = Drawing()
    drawing.group(motion: .fade(period: 1, from: 1, to: 0)) { $0.fill { $0.circle(center: .zero, radius: 2) } }
    return Filmstrip.Frame(time: time, drawing: drawing, visibleExtent: extent, caption: caption)
  }

  private var film: Filmstrip {
    Filmstrip(frames: (0..<3).map { frame(Double($0) / 4, extent: Double($0) * 20, caption: "a < \($0)") })
  }

  @Test func framesStandInRowsWithTheirCaptions() {
    let text = film.svg(columns: 2, zoom: 2)
    #expect(text.contains("width=\"322\" height=\"514\""))
    #expect(text.components(of: "<svg x=\"6\" y=\"6\" width=\"152\" height=\"236\" viewBox=\"0 0 76 118\">") == 1)
    #expect(text.components(of: "<svg x=\"164\" y=\"6\" ") == 1)
    #expect(text.components(of: "<svg x=\"6\" y=\"260\" ") == 1)
    #expect(text.contains(">a &lt; 2</text>"))
  }

  @Test func aFrameShowsItsLoopAtItsTimeAndNothingWhereNothingIsUncovered() {
    let text = film.svg()
    #expect(text.components(of: "<g opacity=") == 2)
    #expect(text.contains("<g opacity=\"0.5\">"))
    #expect(text.contains("<g opacity=\"0\">"))
  }

  @Test(arguments: [Int.max, 12, 4])
  func moreColumnsThanFramesAreOneRow(columns: Int) {
    #expect(film.svg(columns: columns) == film.svg(columns: 3))
  }

  @Test(arguments: [0, -1, .min])
  func fewerColumnsThanOneAreOneColumn(columns: Int) {
    #expect(film.svg(columns: columns) == film.svg(columns: 1))
    #expect(Filmstrip().svg(columns: columns) == Filmstrip().svg())
  }

  @Test(arguments: [(Double.infinity, 10_000.0), (1e300, 10_000), (.nan, 0), (-1, 0)])
  func aSceneEndsWithItsLongestSection(length: Double, drawn: Double) {
    let film = Filmstrip(frames: [frame(0, extent: 0, caption: "")], scene: FilmstripScene(length: length))
    // A bar for each 22 points, and the gap, the list and its hairline, the rest line and the paper.
    #expect(film.svg().components(of: "<rect") == 5 + Int((drawn / 22).rounded(.up)))
  }

  @Test func anEmptyFilmIsAnEmptyPicture() {
    #expect(Filmstrip().svg().contains("<rect width=\"100%\""))
  }

  @Test(arguments: [
    (RefreshEdge.top, false, "x=\"0\" y=\"0\" width=\"76\" height=\"40\""),
    (.bottom, false, "x=\"0\" y=\"78\" width=\"76\" height=\"40\""),
    (.leading, false, "x=\"0\" y=\"0\" width=\"40\" height=\"76\""),
    (.leading, true, "x=\"78\" y=\"0\" width=\"40\" height=\"76\""),
    (.trailing, false, "x=\"78\" y=\"0\" width=\"40\" height=\"76\""),
    (.trailing, true, "x=\"0\" y=\"0\" width=\"40\" height=\"76\""),
  ])
  func theControlStandsAtItsEdge(edge: RefreshEdge, isRightToLeft: Bool, strip: String) {
    let scene = FilmstripScene(edge: edge, isRightToLeft: isRightToLeft)
    let film = Filmstrip(frames: [frame(0, extent: 40, caption: "")], scene: scene)
    #expect(film.svg().contains("<svg \(strip)>"))
  }

  @Test func aFloatingControlLiesOverTheRowsWhereverTheContentIs() {
    var floating = frame(0, extent: 0, caption: "")
    floating.floatingExtent = 48
    let film = Filmstrip(frames: [floating], scene: FilmstripScene(edge: .bottom))
    #expect(film.svg().contains("<svg x=\"0\" y=\"70\" width=\"76\" height=\"48\" overflow=\"visible\">"))
    floating.floatingExtent = 0
    #expect(!Filmstrip(frames: [floating]).svg().contains("overflow"))
  }
}
