import RefreshAnimators
import RefreshPictures

/// The pictures of a performance: all of them to be played, and the telling ones side by side.
struct Film {
  /// Frames a second of the page; the eye sees no more, and the file stays small.
  private static let playedRate = 60.0

  /// The most frames of the page, half a minute's; a longer film is played with fewer frames a second.
  private static let mostPlayed = 1800

  /// The length of the list that is visible beside the largest gap, in points.
  private static let rowsInSight = 40.0

  /// Times of frames carry rounding errors, in seconds, far below a frame.
  private static let tolerance = 1e-6

  private let shots: [Shot]
  private let animator: RefreshPreset
  private let role: RefreshRole

  init(_ shots: [Shot], of role: RefreshRole, drawnBy animator: RefreshPreset) {
    self.shots = shots
    self.role = role
    self.animator = animator
  }

  /// The frames that show what happens.
  var strip: Filmstrip {
    filmstrip(of: FilmCutter(shots).cut()) { "\(Fixed.two($0.time)) \($0.update.state)\($0.finger == nil ? "" : " ●")" }
  }

  /// A page with enough frames to be played.
  func page(title: String) -> FilmPage {
    let last = shots.last { $0.update.visibleExtent > 0 }?.time ?? 0
    let interval = max(1 / Self.playedRate, last / Double(Self.mostPlayed))
    var due = 0.0
    let chosen = shots.filter { shot in
      guard shot.time >= due - Self.tolerance, due <= last + interval else { return false }
      due += interval
      return true
    }
    return FilmPage(
      title: title, frames: chosen.map(frame), isAtBottom: role == .loadMore, floats: animator.floats(in: role))
  }

  private func frame(_ shot: Shot) -> FilmPage.Frame {
    var update = shot.update
    update.surroundings.crossLength = Double(DemoScreen.screenSize.width)
    let light = animator.draw(update)
    update.surroundings.isDark = true
    return FilmPage.Frame(
      time: shot.time, state: "\(update.state)", drawings: (light, animator.draw(update)), extent: update.visibleExtent,
      pull: shot.pull, finger: shot.finger.map { .init(x: $0.x, y: $0.y) })
  }

  private func filmstrip(of chosen: [Shot], caption: (Shot) -> String) -> Filmstrip {
    let widest = shots.reduce(0) { max($0, $1.update.visibleExtent) }
    let floats = animator.floats(in: role)
    var scene = FilmstripScene(edge: role == .refresh ? .top : .bottom, crossLength: animator.crossLength(in: role))
    scene.length = max(scene.length, (widest + Self.rowsInSight).rounded(.up))
    let frames = chosen.map { shot in
      Filmstrip.Frame(
        time: shot.time, drawing: animator.draw(shot.update),
        visibleExtent: floats ? max(0, shot.pull) : shot.update.visibleExtent,
        floatingExtent: floats ? shot.update.visibleExtent : nil, caption: caption(shot))
    }
    return Filmstrip(frames: frames, scene: scene)
  }
}
