import RefreshAnimators
import RefreshPictures

/// The moving pictures of the README and of the guide, and the stills of the tutorial, each light and dark.
enum ReadmePictures {
  /// The files: names and texts.
  static var files: [(name: String, text: String)] {
    [false, true].flatMap { isDark in
      let suffix = isDark ? "-dark" : ""
      return [
        ("gum\(suffix)", movie(presets(["gum"]), crossLength: 320, isDark: isDark)),
        ("animators\(suffix)", movie(presets(["gum", "arrow", "spinner"]), crossLength: 240, isDark: isDark)),
        ("sunrise\(suffix)", movie([.sunrise], crossLength: 320, tint: sunrise, isDark: isDark)),
      ] + stills.map { ("sunrise-\($0.name)\(suffix)", still(at: $0.time, isDark: isDark)) }
    }
  }

  private static let length = 280.0
  private static let cornerRadius = 12.0

  /// The seconds of rest after the session, and the moment with which a picture begins: the gum is a thread.
  private static let rest = 0.8
  private static let start = 1.35

  /// The moments at which the sections of the tutorial end, in seconds.
  ///
  /// What a later section adds draws nothing yet at the first two, so that each still is the picture of the code that its section
  /// has reached.
  private static let stills = [(name: "pull", time: 0.9), (name: "armed", time: 2.0), (name: "tick", time: 4.6)]

  /// The orange of a morning.
  private static let sunrise = Drawing.Color.hex(0xD9700A)

  private static func presets(_ names: [String]) -> [RefreshPreset] {
    RefreshPreset.all.filter { names.contains($0.name) }
  }

  private static func movie(
    _ presets: [RefreshPreset], crossLength: Double, tint: Drawing.Color? = nil, isDark: Bool
  ) -> String {
    let films = presets.map { film($0, crossLength: crossLength, tint: tint, isDark: isDark) }
    return Filmstrip.movie(films, cornerRadius: cornerRadius, rest: rest, start: start)
  }

  /// One frame of the sunrise.
  private static func still(at time: Double, isDark: Bool) -> String {
    var film = film(.sunrise, crossLength: 320, tint: sunrise, isDark: isDark)
    film.frames = Array(film.frames.drop { $0.time < time }.prefix(1))
    // A film of one frame begins with it.
    for index in film.frames.indices { film.frames[index].time = 0 }
    return Filmstrip.movie([film], cornerRadius: cornerRadius)
  }

  private static func film(
    _ preset: RefreshPreset, crossLength: Double, tint: Drawing.Color?, isDark: Bool
  ) -> Filmstrip {
    var setup = FilmstripSetup(preset) { $0.isDark = isDark }
    setup.surroundings.crossLength = crossLength
    setup.tint = tint
    var scene = setup.scene
    (scene.length, scene.rows) = (length, .cells)
    var reel = Reel(setup)
    reel.play()
    return Filmstrip(frames: reel.frames, scene: scene)
  }
}
