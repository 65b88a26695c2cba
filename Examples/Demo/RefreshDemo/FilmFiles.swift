import Foundation
import RefreshTesting

/// A film as two files: both are written, or none.
struct FilmFiles {
  /// The path of the filmstrip.
  let strip: String

  /// The path of the page that plays the film.
  let page: String

  private let folder: String
  private let name: String

  init(folder: String, name: String) {
    self.folder = folder.isEmpty ? "." : folder
    self.name = name
    let start = self.folder.hasSuffix("/") ? self.folder : self.folder + "/"
    strip = start + name + ".svg"
    page = start + name + ".html"
  }

  /// Writes a film; the folder is made if it is not there.
  func write(_ film: Film) throws {
    try write([(strip, film.strip.svg()), (page, film.page(title: name).text)])
  }

  /// Writes the strip of a swipe, which has no page.
  func write(_ film: SwipeFilm) throws { try write([(strip, film.svg)]) }

  private func write(_ files: [(path: String, text: String)]) throws {
    do {
      try File.makeFolder(folder)
      try replace(files)
    } catch let refusal as File.Refusal {
      throw Complaint("the folder \(folder) cannot be written to: \(refusal)")
    }
  }

  /// Replaces all files, or none.
  ///
  /// The texts are written to files of other names first, which take the right names when all are whole. What had those names
  /// is kept until then.
  private func replace(_ files: [(path: String, text: String)]) throws {
    for file in files where File.isFolder(file.path) { throw File.Refusal.system(EISDIR) }
    let (unfinished, old) = (files.map { Self.scratch($0.path) }, files.map { Self.scratch($0.path) })
    defer { unfinished.forEach(File.remove) }
    for (path, file) in zip(unfinished, files) { try File.create(path, with: file.text) }
    var replaced = 0
    do {
      for (index, file) in files.enumerated() {
        if File.exists(file.path) { try File.rename(file.path, to: old[index]) }
        replaced += 1
        try File.rename(unfinished[index], to: file.path)
      }
    } catch {
      for (old, file) in zip(old, files).prefix(replaced) {
        File.remove(file.path)
        if File.exists(old) { try File.rename(old, to: file.path) }
      }
      throw error
    }
    old.forEach(File.remove)
  }

  /// A path beside another that nobody can guess, and so can put nothing at.
  private static func scratch(_ path: String) -> String { "\(path).\(UUID().uuidString).unfinished" }
}
