import Foundation
import RefreshTesting

/// A film as two files: both are written, or none.
struct FilmFiles {
  /// The scale at which the page shows the list.
  private static let zoom = 3.0

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
    do {
      try File.makeFolder(folder)
      try replace([(strip, film.strip.svg()), (page, film.played.html(title: name, zoom: Self.zoom))])
    } catch let refusal as File.Refusal {
      throw Complaint("the folder \(folder) cannot be written to: \(refusal)")
    }
  }

  /// Writes all texts to files of other names first, which take the right names when all are whole.
  private func replace(_ files: [(path: String, text: String)]) throws {
    let unfinished = files.map { "\($0.path).\(ProcessInfo.processInfo.processIdentifier).unfinished" }
    defer { unfinished.forEach(File.remove) }
    for (path, file) in zip(unfinished, files) { try File.write(file.text, to: path) }
    for (path, file) in zip(unfinished, files) { try File.rename(path, to: file.path) }
  }
}
