import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

@testable import RefreshCore

/// Numbers that no list has, in what an animator is told and in what a picture is made of.
@Suite struct HostileNumberTests {
  private static let numbers = [
    Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, -1, Double(Int.max), Double(Int.min),
  ]

  private static let fields: [WritableKeyPath<RefreshUpdate, Double> & Sendable] = [
    \.visibleExtent, \.heldExtent, \.triggerDistance, \.armedFraction, \.activityFraction, \.outcomeFraction,
    \.timeSinceEnd, \.motionStart, \.surroundings.viewport, \.surroundings.crossLength,
  ]

  @Test(arguments: RefreshPreset.all) func anAnimatorDrawsNumbersOrNothing(preset: RefreshPreset) {
    let writer = SVGWriter()
    for (state, outcome) in [
      (RefreshState.pulling, nil), (.armed, nil), (.refreshing, nil), (.ending, .success), (.ending, .failure),
      (.idle, .failure), (.noMoreData, .noMoreData),
    ] as [(RefreshState, RefreshOutcome?)] {
      for role in [RefreshRole.refresh, .loadMore] {
        for field in Self.fields {
          for number in Self.numbers {
            var update = RefreshUpdate(
              state: state, outcome: outcome, visibleExtent: 60, armedFraction: 0.5, activityFraction: 0.8,
              outcomeFraction: outcome == nil ? 0 : 0.5, timeSinceEnd: 0.3, sessionProgress: number, message: "Offline")
            update.surroundings.role = role
            update[keyPath: field] = number
            let metrics = preset.animator.metrics(in: update.surroundings)
            #expect(metrics.heldExtent.isFinite && metrics.triggerDistance.isFinite)
            var drawing = Drawing(measuring: TextEstimate())
            preset.animator.redraw(update, in: &drawing)
            // A document of each would take a minute.
            guard state == .ending, outcome == .failure, role == .refresh else { continue }
            let text = writer.document(drawing, size: .init(width: 76, height: 60), at: 0.1)
            #expect(!text.contains("nan") && !text.contains("inf"), "\(preset) \(field) \(number)")
          }
        }
      }
    }
  }

  @Test(arguments: numbers) func aPictureIsWritten(number: Double) {
    let frame = { (time: Double, extent: Double) in
      Filmstrip.Frame(
        time: time, drawing: Drawing(), visibleExtent: extent, floatingExtent: extent, caption: "a",
        finger: .init(x: extent, y: 0))
    }
    let ordinary = [frame(0, 10), frame(1, 20)]
    for film in [
      Filmstrip(frames: [frame(0, number), frame(1, 20)]),
      Filmstrip(frames: [frame(number, 10), frame(1, 20)]),
      Filmstrip(frames: ordinary, scene: FilmstripScene(length: number)),
      Filmstrip(frames: ordinary, scene: FilmstripScene(crossLength: number)),
    ] {
      #expect(film.svg().hasSuffix("</svg>\n"))
      #expect(film.movie().contains("</svg>"))
      #expect(FilmstripSheet(title: "a", rows: [.init("b", film)]).svg(width: number).contains("</svg>"))
    }
    let moment = FilmPage.Frame(
      time: number, state: "a", drawings: (Drawing(), Drawing()), extent: number, pull: number,
      finger: .init(x: number, y: number))
    #expect(FilmPage(title: "a", frames: [moment]).text.contains("</html>"))
    let film = Filmstrip(frames: ordinary)
    #expect(film.movie(rest: number, poster: number).contains("</svg>"))
    #expect(Filmstrip.movie([film], gap: number, cornerRadius: number).contains("</svg>"))
    for columns in [Int.min, -1, 0, .max] { #expect(film.svg(columns: columns).contains("</svg>")) }
    let writer = SVGWriter()
    #expect(writer.document(Drawing(), size: .init(width: number, height: number), at: number).contains("</svg>"))
    #expect(writer.document(playing: Drawing(), size: .init(width: 9, height: 9), from: number).contains("</svg>"))
  }
}
