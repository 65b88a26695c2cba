import RefreshCore
import RefreshPictures
import Testing

@Suite struct FilmPageTests {
  private static let fade = Drawing.Fade(.white, from: .zero, opacity: 1, to: .init(x: 1, y: 1), opacity: 0)

  private func drawing(_ color: Drawing.Color = .label) -> Drawing {
    var drawing = Drawing()
    drawing.fill(Drawing.Paint(color)) { $0.circle(center: .zero, radius: 2) }
    drawing.fill(.fading(Self.fade)) { $0.move(to: .zero) }
    return drawing
  }

  private func frame(_ time: Double = 0, pull: Double = 20, finger: Drawing.Point? = nil) -> FilmPage.Frame {
    FilmPage.Frame(
      time: time, state: "a < \(time)", drawings: (drawing(), drawing(.exact(red: 1, green: 0, blue: 0))),
      extent: max(0, pull), pull: pull, finger: finger)
  }

  @Test func itHoldsEveryFrameWithItsTimeAndNamesOfItsOwn() {
    let text = FilmPage(title: "Pull & <release>", frames: [frame(), frame(0.25), frame(0.5)]).text
    #expect(text.contains("<h1>Pull &amp; &lt;release&gt;</h1>"))
    #expect(text.components(of: "data-time=\"0.25\" data-caption=\"a &lt; 0.25\"") == 1)
    #expect(text.contains("id=\"light1-0\"") && text.contains("url(#dark2-0)"))
    #expect(text.contains("max=\"2\""))
    #expect(!text.contains("http"))
  }

  @Test func eachFrameIsDrawnInLightAndInDark() {
    let text = FilmPage(title: "", frames: [frame()]).text
    let (light, dark) = (text.components(of: "<g class=\"light\">"), text.components(of: "<g class=\"dark\">"))
    #expect(light == 1 && dark == 1)
    #expect(text.components(of: "fill=\"#000000\"") == 1 && text.components(of: "fill=\"#FF0000\"") == 1)
    #expect(text.contains("prefers-color-scheme: dark") && text.contains("prefers-reduced-motion"))
  }

  /// The place is the shift of the list, the edge and the extent of the control, and the finger.
  @Test(arguments: [
    (false, 20.0, "79 59 20 100 300"), (false, 0, "59 59 0 100 300"), (false, -5, "-166 59 0 100 300"),
    (false, -885, "-166 59 0 100 300"), (true, 20, "798 798 20 100 300"), (true, -5, "1043 818 0 100 300"),
  ])
  func theListTheControlAndTheFingerHaveTheirPlaces(isAtBottom: Bool, pull: Double, place: String) {
    let frames = [frame(pull: pull, finger: .init(x: 100, y: 300)), frame(pull: pull)]
    let text = FilmPage(title: "", frames: frames, isAtBottom: isAtBottom).text
    #expect(text.contains("data-place=\"\(place)\""))
    #expect(text.contains("data-place=\"\(place.dropLast(" 100 300".count))\""))
  }

  private static let shown: [(Bool, Double?, String)] = [
    (false, nil, "0 0 393 430"), (false, 300, "0 0 393 430"), (false, 500, "0 0 393 570"), (false, 900, "0 0 393 852"),
    (true, nil, "0 422 393 430"), (true, 800, "0 422 393 430"), (true, 300, "0 230 393 622"), (true, 20, "0 0 393 852"),
  ]

  @Test(arguments: shown)
  func thePartOfTheScreenIsShownWhereTheFingerIs(isAtBottom: Bool, y: Double?, box: String) {
    let film = FilmPage(title: "", frames: [frame(finger: y.map { .init(x: 0, y: $0) })], isAtBottom: isAtBottom)
    #expect(film.text.contains("viewBox=\"\(box)\""))
  }

  @Test func aFloatingControlLiesOverTheRows() {
    #expect(FilmPage(title: "", frames: [frame()], floats: true).text.contains("overflow=\"visible\""))
    #expect(!FilmPage(title: "", frames: [frame()]).text.contains("overflow=\"visible\""))
  }

  @Test func aFilmWithoutFramesIsAPageWithoutThem() {
    let text = FilmPage(title: "none", frames: []).text
    #expect(text.contains("max=\"0\"") && !text.contains("data-time"))
  }
}
