import Foundation
import FoundationXML
import Testing

@testable import Gallery
@testable import GalleryPictures

/// The films and the stills of the screens. Of the same suite, because what an app hears of is global.
extension GalleryTests {
  /// The longest film, in bytes.
  private static let mostBytes = 150_000

  @Test func everyScreenHasAFilmInWhichSomethingMoves() async throws {
    var size = 0
    for screen in Gallery.screens {
      let film = try await GalleryPictures.shoot(screen).film
      #expect(film.movingPartCount >= 3, "\(screen.title): the list, the finger and what the pull shows")
      #expect((3...5.2).contains(film.duration), "\(screen.title): \(film.duration) s")
      #expect(film.movie.utf8.count < Self.mostBytes, "\(screen.title): \(film.movie.utf8.count) bytes")
      #expect(XMLParser(data: Data(film.movie.utf8)).parse(), "\(screen.title)")
      #expect(!film.movie.contains("stop-color=\"none\""), "\(screen.title): black, to a browser")
      #expect(!film.still.contains("<animate") && film.still.contains("class=\"finger\""), "\(screen.title)")
      size += film.still.utf8.count
    }
    #expect(size < 500_000)
  }

  @Test func theStillOfAScreenIsTheSameEachTime() async throws {
    for title in ["Feed", "Automatic refresh", "Sheet", "SwiftUI previews"] {
      let screen = try #require(Gallery.screens.first { $0.title == title })
      let stills = [try await GalleryPictures.shoot(screen), try await GalleryPictures.shoot(screen)].map(\.film.still)
      #expect(stills[0] == stills[1], "\(title)")
    }
  }

  @Test func thePageHasTheCodeOfEachScreenBesideItsFilm() throws {
    let page = try GalleryPage(screens: Gallery.screens).text
    #expect(page.components(separatedBy: "<article").count == Gallery.screens.count + 1)
    #expect(page.components(separatedBy: "<pre").count == Gallery.screens.count + 1)
    for screen in Gallery.screens {
      let article = try #require(
        page.range(of: "<article id=\"\(GalleryPictures.name(of: screen))\">"), "\(screen.title)")
      let rest = page[article.upperBound...]
      let card = rest[..<(rest.range(of: "</article>")?.lowerBound ?? rest.endIndex)]
      #expect(
        card.contains("films/\(GalleryPictures.name(of: screen)).svg") && card.lowercased().contains("refresh"),
        "\(screen.title)")
    }
    let code = try #require(ScreenSource().file(declaring: "AnimatorScreen")).text
    #expect(ScreenSource.lines(of: code, about: ".ring")?.contains("animator: .ring") == true)
    #expect(ScreenSource.lines(of: code, about: ".frames")?.contains("hearts(8)") == true)
  }

  @Test func thePicturesHaveNamesAndAlternativeTextsOfTheirOwn() {
    let names = Gallery.screens.map(GalleryPictures.name)
    #expect(Set(names).count == names.count && names.allSatisfy { !$0.isEmpty && !$0.contains(" ") })
    let texts = Gallery.screens.map(GalleryPage.alternative)
    #expect(Set(texts).count == texts.count && texts.allSatisfy { $0.hasSuffix(".") })
  }
}
