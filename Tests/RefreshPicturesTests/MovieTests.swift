import RefreshCore
import RefreshTesting
import Testing

@testable import RefreshPictures

@Suite struct MovieTests {
  private func film(_ count: Int, _ draw: (Int, inout Drawing) -> Void) -> Filmstrip {
    let frames = (0..<count).map { index in
      var drawing = Drawing(measuring: .standard)
      draw(index, &drawing)
      return Filmstrip.Frame(time: Double(index) / 4, drawing: drawing, visibleExtent: 40, caption: "")
    }
    return Filmstrip(frames: frames)
  }

  @Test func numbersThatChangeArePlayedAndTheOthersStand() {
    let movie = film(5) { index, drawing in
      drawing.stroke(.tint, .init(width: 2)) {
        $0.move(to: .init(x: 1, y: Double(index)))
        $0.line(to: .init(x: 5, y: 5))
      }
    }.movie(rest: 1)
    #expect(
      movie.contains(
        "<animate attributeName=\"d\" values=\"M1,0L5,5;M1,4L5,5;M1,4L5,5\" keyTimes=\"0;0.5;1\" dur=\"2s\""))
    #expect(movie.components(of: "<animate") == 1)
    #expect(movie.contains("<path d=\"M1,0L5,5\""))
  }

  @Test func anotherPictureTakesTheFirstOnesPlace() {
    let movie = film(4) { index, drawing in
      drawing.fill(.tint) { $0.circle(center: .zero, radius: 3) }
      if index >= 2 { drawing.fill(.failure) { $0.circle(center: .zero, radius: 1) } }
    }.movie(rest: 0.25, poster: 0.6)
    #expect(movie.contains("values=\"inline;none\" keyTimes=\"0;0.5\" calcMode=\"discrete\" dur=\"1s\""))
    #expect(movie.contains("values=\"none;inline\" keyTimes=\"0;0.5\" calcMode=\"discrete\" dur=\"1s\""))
    #expect(movie.components(of: "display=\"none\"") == 1)
  }

  @Test func anOpacityThatIsNotWrittenIsOne() {
    let movie = film(3) { index, drawing in
      drawing.group(opacity: 1 - Double(index) / 4) { $0.fill(.tint) { $0.circle(center: .zero, radius: 3) } }
    }.movie(rest: 0.5)
    #expect(movie.contains("<animate attributeName=\"opacity\" values=\"1;0.5;0.5\" keyTimes=\"0;0.5;1\""))
    #expect(!movie.contains("display"))
  }

  @Test func transformsLoopsAndPartsArePartOfTheNumbers() {
    let movie = film(3) { index, drawing in
      drawing.group(transform: .scale(Double(index + 1)), motion: .spin(period: 1)) {
        $0.stroke(.tint, .init(width: 2, from: 0, to: 0.5)) {
          $0.move(to: .zero)
          $0.line(to: .init(x: 2, y: 0))
        }
      }
    }.movie(rest: 0.5)
    #expect(movie.contains("values=\"M0,0L2,0;M0,0L0,4;M0,0L-6,0;M0,0L-6,0\""))
    #expect(movie.contains("attributeName=\"stroke-width\" values=\"2;6;6\""))
    #expect(movie.contains("pathLength=\"1\" stroke-dasharray=\"0.5 2\""))
    #expect(!movie.contains("transform"))
  }

  @Test func textsMoveToo() {
    let movie = film(3) { index, drawing in
      drawing.text("go", style: .init(.footnote), centeredAt: .init(x: 20, y: Double(10 * index)))
    }.movie(rest: 0.5)
    #expect(movie.contains("<animate attributeName=\"y\" values=\"4.62;24.62;24.62\" keyTimes=\"0;0.5;1\""))
    #expect(movie.contains("repeatCount=\"indefinite\"/>go</text>"))
  }

  @Test func filmsPlaySideBySide() {
    let one = film(2) { _, drawing in drawing.fill { $0.circle(center: .zero, radius: 3) } }
    let movie = Filmstrip.movie([one, one], gap: 10, zoom: 2)
    #expect(movie.contains("width=\"324\" height=\"236\""))
    #expect(movie.contains("<svg x=\"172\" y=\"0\" width=\"152\""))
  }

  @Test(arguments: ["M1,2C-3,4.5 6,-7 8,9Z", "0.5 2", "#7C8492", "url(#d0)", "round", "-12", "rotate(90 1 -2)", ""])
  func aValueIsPutTogetherAgain(value: String) {
    let parts = SVGNumbers(value)
    #expect(parts.value(parts.numbers.map(Decimals.short)) == value)
    #expect(parts.words.count == parts.numbers.count + 1)
  }

  @Test func coloursAndReferencesHaveNoNumbers() {
    #expect(SVGNumbers("#7C8492").numbers.isEmpty && SVGNumbers("url(#m0-1)").numbers.isEmpty)
    #expect(SVGNumbers("M1,2C-3,4.5").numbers == [1, 2, -3, 4.5])
  }

  @Test func aStraightWayHasTwoCornersAndABendHasThree() {
    let times = (0...8).map(Double.init)
    #expect(Polyline(times: times, values: times.map { [$0] }).corners(tolerance: 0.01) == [0, 8])
    #expect(Polyline(times: times, values: times.map { [min($0, 5)] }).corners(tolerance: 0.01) == [0, 5, 8])
    #expect(Polyline(times: [2], values: [[1]]).corners(tolerance: 1) == [0])
    #expect(Polyline(times: [], values: []).corners(tolerance: 1).isEmpty)
  }
}
