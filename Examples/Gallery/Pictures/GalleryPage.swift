import Foundation
import HeadlessUIKit

@testable import Gallery

/// The page with all screens: a film of each beside its code.
@MainActor
struct GalleryPage {
  let screens: [GalleryScreen]

  /// The size of a film on the page, in points of the page.
  private static let (width, height) = (316, 660)

  /// The text of the HTML file.
  var text: String {
    get throws {
      let source = try ScreenSource()
      var shown: Set<String> = []
      let sections = Gallery.sections.map { section in
        let cards = section.screens.compactMap { screen in
          screens.contains { $0.title == screen.title } ? card(of: screen, source, &shown) : nil
        }
        let id = Self.id(section.title)
        return "<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(section.title.escapedForHTML)</h2>\n"
          + cards.joined(separator: "\n") + "\n</section>"
      }
      let links = Gallery.sections.map { "<a href=\"#\(Self.id($0.title))\">\($0.title.escapedForHTML)</a>" }
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>The gallery · RefreshKit</title>
        <link rel="icon" href="stills/\(screens.first.map(GalleryPictures.name) ?? "").svg">
        <link rel="stylesheet" href="gallery.css">
        </head>
        <body>
        <header>
        <!-- docs -->
        <h1>The gallery</h1>
        <p>\(screens.count) screens of the example app, each with its code. The films are drawn on Linux, from the
        layers of a stand-in for UIKit that a simulated finger pulls: what RefreshKit draws is exact, and the rest is a
        sketch of UIKit.</p>
        <nav aria-label="Sections">\(links.joined(separator: "\n"))</nav>
        </header>
        <main>
        \(sections.joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }
  }

  /// Returns the words for who does not see the film.
  static func alternative(of screen: GalleryScreen) -> String {
    "\(screen.title) on a phone: \(screen.subtitle.prefix(1).lowercased())\(screen.subtitle.dropFirst()). "
      + "A film of a finger that uses it."
  }

  private static func id(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter }.joined(separator: "-")
  }

  private func card(of screen: GalleryScreen, _ source: ScreenSource, _ shown: inout Set<String>) -> String {
    let name = GalleryPictures.name(of: screen)
    return """
      <article id="\(name)">
      <div class="words"><h3>\(screen.title.escapedForHTML)</h3><p>\(screen.subtitle.escapedForHTML)</p></div>
      <picture><source media="(prefers-reduced-motion: reduce)" srcset="stills/\(name).svg">
      <img src="films/\(name).svg" alt="\(Self.alternative(of: screen).escapedForHTML)" width="\(Self.width)" \
      height="\(Self.height)" loading="lazy"></picture>
      \(code(of: screen, source, &shown))
      </article>
      """
  }

  /// Returns the code of a screen; of several screens in one file, the first has the file, and the others their lines
  /// in it.
  private func code(of screen: GalleryScreen, _ source: ScreenSource, _ shown: inout Set<String>) -> String {
    let type = HeadlessWorld.run { _ in ScreenRecorder.typeName(of: screen) }
    guard let file = source.file(declaring: type) else { return "" }
    var text = file.text
    if !shown.insert(file.path).inserted, let lines = ScreenSource.lines(of: text, about: screen.title) {
      text = lines
    }
    let html = ColoredCode(text.trimmingCharacters(in: .newlines)).html
    return "<figure><figcaption>\(file.path.escapedForHTML)</figcaption>"
      + "<pre tabindex=\"0\"><code>\(html)</code></pre></figure>"
  }
}
