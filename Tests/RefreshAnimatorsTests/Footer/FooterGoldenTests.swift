import RefreshAnimators
import RefreshTesting
import TestSupport
import Testing

/// The drawings of a footer's rows, as text.
@Suite struct FooterGoldenTests {
  @Test func theRowsDrawWhatTheyDrew() {
    let mirrored = FooterSample.surroundings {
      ($0.isRightToLeft, $0.isDark, $0.showsButtonShapes) = (true, true, true)
    }
    let side = FooterSample.surroundings { ($0.edge, $0.crossLength) = (.trailing, 120) }
    let sample = FooterSample(style: FooterStyle(showsLoadingText: true))
    var text = ""
    for (name, place) in [("bottom", FooterSample.surroundings()), ("mirrored", mirrored), ("side", side)] {
      for row in FooterSample.Row.allCases { text += "# \(name), \(row)\n\(sample.drawing(row, place).transcript)\n\n" }
    }
    let difference = Golden("footer.txt").difference(from: text)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func theHandOverDrawsWhatItDrew() {
    var text = ""
    for (name, style) in [("silent", FooterStyle()), ("loud", FooterStyle(showsLoadingText: true))] {
      for activityFraction in [0.1, 0.3, 0.5, 0.8] {
        var update = FooterSample.update(.failed, of: .gum)
        (update.state, update.outcome, update.armedFraction, update.activityFraction) = (
          .refreshing, nil, 1, activityFraction
        )
        var drawing = Drawing(measuring: TextEstimate())
        GumAnimator(footer: style).redraw(update, in: &drawing)
        text += "# \(name), active \(activityFraction)\n\(drawing.transcript)\n\n"
      }
    }
    let difference = Golden("footer-gum.txt").difference(from: text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
