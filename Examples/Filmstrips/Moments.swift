import RefreshAnimators
import RefreshPictures

/// The moments that every sheet shows.
enum Moments {
  /// A whole session with both outcomes, in about thirty frames.
  static func all(on setup: FilmstripSetup) -> [Filmstrip.Frame] {
    var take = Take(setup)
    pull(&take)
    arm(&take)
    let lifted = lift(&take)
    var frames = take.frames
    for outcome in outcomes(for: setup.surroundings.role) { frames += end(lifted, outcome) }
    return frames + rows(on: setup)
  }

  /// About ten moments, which show if everything fits.
  static func few(on setup: FilmstripSetup) -> [Filmstrip.Frame] {
    var take = Take(setup)
    for (fraction, name) in [(0.4, "pull 0.4"), (0.7, "0.7"), (0.95, "0.95")] {
      take.shoot(name) { $0.pull(to: fraction, over: 0.2) }
    }
    take.run { $0.pull(to: 1.1, over: 0.05) }
    take.shoot(at: [60, 400]) { $0 == 60 ? "arming +60" : "armed" }
    take.run { $0.release() }
    take.shoot(at: [100, 1350]) { $0 == 100 ? "lift +100" : "refreshing" }
    var frames = take.frames
    for outcome in outcomes(for: setup.surroundings.role) {
      var end = ended(take.cut(), outcome)
      end.shoot(at: [200, 550]) { "\(outcome) +\($0)" }
      frames += untilClosed(end.frames)
    }
    return frames + rows(on: setup)
  }

  /// The rows that a footer shows without a session; none for a header.
  static func rows(on setup: FilmstripSetup) -> [Filmstrip.Frame] {
    guard setup.surroundings.role == .loadMore else { return [] }
    let sentence = "No internet connection"
    let rows: [(String, RefreshState, RefreshTap?, RefreshOutcome?, String?)] = [
      ("tap to load", .idle, .load, nil, nil), ("failed", .idle, .retry, .failure, nil),
      ("failed, with a sentence", .idle, .retry, .failure, sentence), ("no more", .noMoreData, nil, .noMoreData, nil),
    ]
    return rows.map { caption, state, tap, outcome, message in
      var setup = setup
      setup.surroundings.hasMessage = message != nil
      let held = setup.heldExtent
      let update = RefreshUpdate(
        state: state, outcome: outcome, visibleExtent: held, heldExtent: held,
        triggerDistance: setup.triggerDistance, timeSinceEnd: 5, message: message, tap: tap,
        surroundings: setup.surroundings)
      return Filmstrip.Frame(time: 0, drawing: setup.draw(update), visibleExtent: held, caption: caption)
    }
  }

  private static func outcomes(for role: RefreshRole) -> [RefreshOutcome] {
    role == .loadMore ? [.success, .failure, .noMoreData] : [.success, .failure]
  }

  private static func pull(_ take: inout Take) {
    take.shoot("pull 0")
    for (fraction, name) in [(0.25, "¼"), (0.5, "½"), (0.75, "¾"), (0.99, "0.99")] {
      take.shoot("pull \(name)") { $0.pull(to: fraction, over: 0.2) }
    }
  }

  private static func arm(_ take: inout Take) {
    take.shoot("arms at 1") { $0.pull(to: 1, over: 0) }
    take.shoot(at: [33, 67, 117, 500]) { $0 == 500 ? "armed" : "+\($0) ms" }
    take.shoot("pull 1.5") { $0.pull(to: 1.5, over: 0.2) }
    take.shoot("taken back") { $0.pull(to: 0.8, over: 0.1) }
    take.shoot(at: [67]) { "+\($0) ms" }
    take.run { $0.pull(to: 1.1, over: 0.1) }
    take.run { $0.hold(for: 0.3) }
  }

  /// Lifts the finger, and returns the running session.
  private static func lift(_ take: inout Take) -> Take {
    take.run { $0.release() }
    take.shoot(at: [33, 67, 117, 183, 267, 400]) { "lift +\($0)" }
    let start = take.cut()
    take.shoot(at: [500, 800, 1100]) { "refreshing \($0 == 500 ? "a" : $0 == 800 ? "b" : "c")" }
    var lifted = start
    lifted.run { $0.advance(by: 1.1) }
    return lifted
  }

  private static func end(_ take: Take, _ outcome: RefreshOutcome) -> [Filmstrip.Frame] {
    var take = ended(take, outcome)
    take.shoot(at: [100, 200, 300, 550]) { "\(outcome) +\($0)" }
    let closing = outcome == .failure ? 1000 : outcome == .success ? 700 : 600
    take.shoot(at: [closing - 450, closing - 350]) { "closing +\($0 + 550)" }
    return untilClosed(take.frames)
  }

  /// The frames up to the first that shows nothing.
  private static func untilClosed(_ frames: [Filmstrip.Frame]) -> [Filmstrip.Frame] {
    let end = frames.firstIndex { $0.visibleExtent == 0 && $0.drawing.isEmpty }
    return Array(frames.prefix(end.map { $0 + 1 } ?? frames.count))
  }

  private static func ended(_ take: Take, _ outcome: RefreshOutcome) -> Take {
    var take = take
    take.finish(outcome, message: outcome == .failure ? "No internet connection" : nil)
    return take
  }
}
