#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Headers of scroll views that lay out their content themselves: a text, and the page of a web view.
@MainActor
@Suite struct TextAndWebTests {
  @Test func aFloatingHeaderLeavesThePageAsItIs() async throws {
    try await Scene.run(in: .webView) { scene in
      let page = try #require(scene.list as? HeadlessWebScrollView)
      let control = scene.addHeader()
      control.placement = .floating
      await scene.advance(by: 0.1)
      let count = page.headlessLayoutCount
      await scene.refresh()
      #expect(control.isRefreshing)
      await scene.finish()
      #expect(page.headlessLayoutCount == count && scene.watch.insetWriteCount == 0)
    }
  }

  @Test(arguments: [false, true])
  func aHeaderThatMovesThePageHoldsItsPlaceWhileThePageIsLaidOutAgain(isShort: Bool) async throws {
    try await Scene.run(in: .webView) { scene in
      let page = try #require(scene.list as? HeadlessWebScrollView)
      if isShort { scene.client { page.headlessPageLength = 0 } }
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      for count in 1...2 {
        await scene.refresh()
        #expect(control.isRefreshing && scene.work.startCount == count && abs(scene.pull - 60) < 0.5)
        await scene.finish()
        #expect(scene.pull == 0 && page.contentInset == .zero)
      }
    }
  }

  @Test func aTextThatGrowsAndShrinksInASessionKeepsItsPlace() async throws {
    try await Scene.run(in: .textView) { scene in
      let view = try #require(scene.list as? UITextView)
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      let full = view.text ?? ""
      for text in ["One line.", full + full, ""] {
        await scene.refresh()
        scene.client { view.text = text }
        await scene.advance(by: 0.3)
        #expect(control.isRefreshing && abs(scene.pull - 60) < 0.5)
        await scene.finish()
        #expect(scene.pull == 0 && view.contentInset == .zero)
      }
    }
  }
}
#endif
