#if canImport(HeadlessUIKit)
import Foundation
import TestSupport
import Testing

/// The pictures of `Docs/Containers.md`, which `REFRESHKIT_RECORD=1 swift test --filter ContainerPictureTests` draws.
@MainActor
@Suite struct ContainerPictureTests {
  @Test(arguments: Scene.Container.allCases, [false, true])
  func aPictureShowsTheContainerAsTheSceneMeasuresIt(container: Scene.Container, isDark: Bool) async {
    let moments = await PhonePicture.moments(in: container, isDark: isDark)
    let name = container.rawValue + (isDark ? "-dark" : "") + ".svg"
    let picture = Golden(path: "Docs/Pictures/Containers/\(name)")
    #expect(picture.difference(from: PhonePicture.document(moments, isDark: isDark)) == nil)
  }

  @Test func thePageShowsEveryPictureAndNoOther() throws {
    let names = Scene.Container.allCases.flatMap { [$0.rawValue + ".svg", $0.rawValue + "-dark.svg"] }
    let page = try #require(Golden(path: "Docs/Containers.md").text)
    let shown = page.components(separatedBy: "Pictures/Containers/").dropFirst().compactMap {
      $0.components(separatedBy: "\"").first
    }
    #expect(shown.sorted() == names.sorted())
  }
}
#endif
