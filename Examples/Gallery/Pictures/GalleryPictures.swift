import Foundation

@testable import Gallery

/// The films and the stills of the gallery's screens.
@MainActor
public enum GalleryPictures {
  /// A screen with its pictures.
  struct Shot {
    let screen: GalleryScreen

    /// The name of the files.
    let name: String

    let film: ScreenFilm
  }

  /// Records a screen in both appearances.
  static func shoot(_ screen: GalleryScreen) async throws -> Shot {
    let light = try await ScreenRecorder.record(screen, isDark: false)
    let dark = try await ScreenRecorder.record(screen, isDark: true)
    let title = "\(screen.title): \(screen.subtitle)"
    let film = ScreenFilm(title: title, light: light, dark: dark)
    return Shot(screen: screen, name: name(of: screen), film: film)
  }

  /// Returns the name of the files of a screen: the letters and the digits of its title.
  static func name(of screen: GalleryScreen) -> String {
    screen.title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }

  /// Writes the page with the films and the stills of all screens into a folder, and returns a line about it.
  public static func write(to folder: URL) async throws -> String {
    var size = 0
    for screen in Gallery.screens {
      let shot = try await shoot(screen)
      size += try write(shot.film.movie, to: folder.appendingPathComponent("films"), named: "\(shot.name).svg")
      size += try write(shot.film.still, to: folder.appendingPathComponent("stills"), named: "\(shot.name).svg")
    }
    size += try write(try GalleryPage(screens: Gallery.screens).text, to: folder, named: "index.html")
    guard let sheet = Bundle.module.url(forResource: "gallery", withExtension: "css") else {
      throw CocoaError(.fileNoSuchFile)
    }
    size += try write(try String(contentsOf: sheet, encoding: .utf8), to: folder, named: "gallery.css")
    return "\(Gallery.screens.count) screens, \(size / 1000) kB"
  }

  /// Writes the stills of all screens into a folder.
  public static func writeStills(to folder: URL) async throws {
    for screen in Gallery.screens {
      let shot = try await shoot(screen)
      _ = try write(shot.film.still, to: folder, named: "\(shot.name).svg")
    }
  }

  /// Writes a file, and returns its length in bytes.
  private static func write(_ text: String, to folder: URL, named name: String) throws -> Int {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    return text.utf8.count
  }
}
