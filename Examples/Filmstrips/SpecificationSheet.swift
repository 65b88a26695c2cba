import RefreshAnimators
import RefreshPictures

/// The gum, moment by moment, in the rows in which it was designed.
struct SpecificationSheet {
  let preset: RefreshPreset

  var sheet: Sheet {
    Sheet(
      name: "gum-in-detail",
      FilmstripSheet(
        title: "The gum in detail",
        rows: both("condenses in the gap, sticks, stretches to a thread", "visible extent, points; fires at 100", pull)
          + both("fires under the finger: recoil, then the ball blossoms", "ms since firing; the finger stays", fire)
          + [
            row("fires at the lift while the list settles", "ms since the lift", isDark: true, lift),
            row("programmatic begin", "ms since the call", begin),
            row("armed and taken back", "with a finger that must lift to fire", takeBack),
            row(
              "success", "ms since the end",
              { end($0, .success, [0, 50, 100, 150, 200, 300, 450, 750, 820, 900, 1000]) }),
            row(
              "failure", "ms since the end", isDark: true,
              { end($0, .failure, [0, 50, 100, 150, 200, 300, 450, 1050, 1120, 1200, 1300]) }),
          ]))
  }

  private func both(
    _ words: String, _ note: String, _ frames: (FilmstripSetup) -> [Filmstrip.Frame]
  ) -> [FilmstripSheet.Row] {
    [row(words, note, frames), row(words + ", dark", note, isDark: true, frames)]
  }

  private func row(
    _ words: String, _ note: String, isDark: Bool = false, _ frames: (FilmstripSetup) -> [Filmstrip.Frame]
  ) -> FilmstripSheet.Row {
    let setup = FilmstripSetup(preset) { $0.isDark = isDark }
    return FilmstripSheet.Row(words, note: note, Filmstrip(frames: frames(setup), scene: setup.scene))
  }

  private func pull(_ setup: FilmstripSetup) -> [Filmstrip.Frame] {
    var take = Take(setup, trigger: .manual)
    for extent in [16, 24, 34, 44, 52, 58, 64, 72, 82, 92, 100] {
      take.shoot("e \(extent)") { $0.pull(to: Double(extent) / 100, over: 0.1) }
    }
    return take.frames
  }

  private func fire(_ setup: FilmstripSetup) -> [Filmstrip.Frame] {
    var take = Take(setup, trigger: .whilePulling)
    take.run { $0.pull(to: 0.99) }
    take.run { $0.pull(to: 1, over: 0) }
    take.shoot(at: [0, 33, 50, 83, 117, 150, 183, 217, 250, 300, 450]) { "\($0) ms" }
    return take.frames
  }

  private func lift(_ setup: FilmstripSetup) -> [Filmstrip.Frame] {
    var take = Take(setup, trigger: .whilePulling)
    take.run { $0.pull(to: 0.99) }
    take.run { $0.pull(to: 1, over: 0) }
    take.run { $0.release() }
    take.shoot(at: [0, 33, 67, 100, 133, 167, 200, 250, 300, 400, 600]) { "lift \($0)" }
    return take.frames
  }

  private func begin(_ setup: FilmstripSetup) -> [Filmstrip.Frame] {
    var take = Take(setup)
    take.run { $0.begin() }
    take.shoot(at: [50, 100, 150, 200, 260, 300, 350, 400, 450, 500, 700]) { "begin \($0)" }
    return take.frames
  }

  private func takeBack(_ setup: FilmstripSetup) -> [Filmstrip.Frame] {
    var take = Take(setup)
    take.shoot("e 96") { $0.pull(to: 0.96) }
    take.shoot("arms") { $0.pull(to: 1, over: 0) }
    take.shoot(at: [55, 105]) { "+\($0) ms" }
    take.shoot("armed") { $0.pull(to: 1.08, over: 0.1) }
    take.shoot("armed") { $0.pull(to: 1.01, over: 0.2) }
    take.shoot("disarms") { $0.pull(to: 0.98, over: 0) }
    take.shoot(at: [55, 105]) { "+\($0) ms" }
    take.shoot("pulling") { $0.pull(to: 0.9, over: 0.2) }
    take.shoot("pulling") { $0.pull(to: 0.7, over: 0.2) }
    return take.frames
  }

  private func end(_ setup: FilmstripSetup, _ outcome: RefreshOutcome, _ moments: [Int]) -> [Filmstrip.Frame] {
    var take = Take(setup)
    take.run { $0.pull(to: 1.05) }
    take.run { $0.release() }
    take.run { $0.advance(by: 1.5) }
    take.run { $0.finishAction(outcome) }
    take.shoot(at: moments) { "\(outcome) \($0)" }
    return take.frames
  }
}
