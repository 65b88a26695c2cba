#if canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Texts that are too long to be seen.
@MainActor
@Suite struct LongTextTests {
  private struct Failure: LocalizedError {
    let errorDescription: String?
  }

  private static let most = 2000

  /// A sentence of a number of letters.
  private static func sentence(_ count: Int) -> String {
    String(String(repeating: "The server could not be reached. ", count: count / 33 + 1).prefix(count))
  }

  private static func count(_ text: String?) -> Int { text?.unicodeScalars.count ?? 0 }

  /// Returns the number of letters that labels measured and showed.
  private func letters(in world: HeadlessWorld) -> Int {
    world.log.writes(of: "attributedText").reduce(0) { $0 + Self.count($1.detail) }
  }

  /// Fails a load with a sentence of a number of letters, and returns the number that labels were given.
  private func lettersOfAFailure(_ count: Int, animator: some RefreshAnimator) async -> Int {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      scene.addFooter(animator: animator)
      await scene.failToLoad(throwing: Failure(errorDescription: Self.sentence(count)))
      await scene.showFooter()
      #expect(world.log.writes(of: "attributedText").allSatisfy { Self.count($0.detail) <= Self.most })
      #expect(world.log.writes(of: "attributedText").contains { $0.detail.hasPrefix("The server") })
      return letters(in: world)
    }
  }

  @Test func aSentenceOfAMegabyteCostsWhatTheLongestVisibleOneCosts() async {
    let longest = await lettersOfAFailure(Self.most, animator: .gum)
    #expect(await lettersOfAFailure(20_000, animator: .gum) == longest)
    #expect(await lettersOfAFailure(1_000_000, animator: .gum) == longest)
  }

  @Test func theMessageOfAHeaderIsCutBeforeItIsMeasured() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let control = scene.addHeader(animator: .arrow)
      await scene.refresh()
      control.end(.failure, message: Self.sentence(100_000))
      await scene.advance(by: 0.5)
      let sizes = world.log.writes(of: "attributedText").map { Self.count($0.detail) }
      #expect(sizes.contains(Self.most) && sizes.allSatisfy { $0 <= Self.most })
      await scene.settle()
    }
  }

  /// The messages that an animator gets for what an app says.
  private func message(for sentence: String) async -> String? {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let drawing = DrawCounter()
      let footer = scene.addFooter(animator: drawing)
      footer.failureText = { _ in sentence }
      await scene.failToLoad(throwing: Failure(errorDescription: nil))
      return drawing.last?.message
    }
  }

  @Test(arguments: [0, 1, 1999, 2000])
  func aTextThatMayBeVisibleIsNotCut(count: Int) async {
    let sentence = Self.sentence(count)
    #expect(await message(for: sentence) == sentence)
  }

  @Test func aLongerTextEndsInAnEllipsis() async {
    let sentence = Self.sentence(2001)
    #expect(await message(for: sentence) == String(sentence.prefix(1999)) + "…")
  }

  /// Seven scalars are one letter for a reader, and 2,000 is no multiple of seven.
  @Test func aLetterIsNotCutInTwo() async throws {
    let family = "👩‍👩‍👧‍👦"
    let message = try #require(await message(for: String(repeating: family, count: 5000)))
    #expect(message.last == "…" && Self.count(message) > Self.most - 7 && Self.count(message) <= Self.most)
    #expect(message.dropLast().allSatisfy { String($0) == family })
  }

  @Test func aLetterThatIsTooLongItselfIsCut() async throws {
    let message = try #require(await message(for: "e" + String(repeating: "\u{301}", count: 100_000)))
    let start = "e" + String(repeating: "\u{301}", count: Self.most - 2)
    #expect(message.unicodeScalars.elementsEqual((start + "…").unicodeScalars))
  }

  @Test(arguments: [true, false])
  func anAnnouncementIsCut(isOfTheApp: Bool) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      world.accessibility.isVoiceOverRunning = true
      let control = scene.addHeader()
      control.refreshStyle = .with { $0.language = .english }
      let sentence = Self.sentence(50_000)
      if isOfTheApp { control.announcementText = { _ in sentence } }
      await scene.refresh()
      control.end(.failure, message: sentence)
      await scene.settle()
      #expect(scene.said.count == 2)
      #expect(scene.said.allSatisfy { Self.count($0) <= Self.most })
      #expect(Self.count(scene.said.last ?? "") == Self.most)
    }
  }

  /// An app's animator, and the texts of one of ours, may be as long.
  @Test func aTextThatAnAnimatorDrawsIsCutBeforeItIsMeasuredAndShown() {
    HostedRenderer.run { host in
      let sentence = Self.sentence(1_000_000)
      host.show { $1.text(sentence, style: .init(.caption), centeredAt: .init(x: 100, y: 30)) }
      #expect(host.labels.map { Self.count($0.text) } == [Self.most])
      #expect(Self.count(host.renderer.words) == Self.most)
      #expect(host.world.log.writes(of: "attributedText").map { Self.count($0.detail) } == [Self.most, Self.most])
    }
  }

  @Test func lettersOfSeveralBytesCountOnce() {
    let text = String(repeating: "ж", count: 1500)
    #expect(text.cutToVisible == text)
    #expect(String(repeating: "ж", count: Self.most).cutToVisible.unicodeScalars.count == Self.most)
    #expect(String(repeating: "ж", count: Self.most + 1).cutToVisible.hasSuffix("…"))
  }
}
#endif
