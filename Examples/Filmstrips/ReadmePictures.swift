import RefreshAnimators
import RefreshPictures

/// The moving pictures of the README and of the guide, each light and dark.
enum ReadmePictures {
  /// The files: names and texts.
  static var files: [(name: String, text: String)] {
    [false, true].flatMap { isDark in
      let suffix = isDark ? "-dark" : ""
      return [
        ("gum\(suffix)", movie(presets(["gum"]), crossLength: 320, isDark: isDark)),
        ("animators\(suffix)", movie(presets(["gum", "arrow", "spinner"]), crossLength: 240, isDark: isDark)),
        ("sunrise\(suffix)", movie([.sunrise], crossLength: 320, tint: sunrise, isDark: isDark)),
      ]
    }
  }

  private static let length = 280.0

  /// The seconds of rest after the session, and the moment with which a picture begins: the gum is a thread.
  private static let rest = 0.8
  private static let start = 1.35

  /// The orange of a morning.
  private static let sunrise = Drawing.Color.hex(0xD9700A)

  private static func presets(_ names: [String]) -> [RefreshPreset] {
    RefreshPreset.all.filter { names.contains($0.name) }
  }

  private static func movie(
    _ presets: [RefreshPreset], crossLength: Double, tint: Drawing.Color? = nil, isDark: Bool
  ) -> String {
    let films = presets.map { preset in
      var setup = FilmstripSetup(preset) { $0.isDark = isDark }
      setup.surroundings.crossLength = crossLength
      setup.tint = tint
      var scene = setup.scene
      (scene.length, scene.rows) = (length, .cells)
      var reel = Reel(setup)
      reel.play()
      return Filmstrip(frames: reel.frames, scene: scene)
    }
    return Filmstrip.movie(films, cornerRadius: 12, rest: rest, start: start)
  }
}
