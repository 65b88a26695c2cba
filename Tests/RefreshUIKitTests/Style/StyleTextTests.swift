#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The texts, the language and the fonts of styles.
@MainActor
@Suite struct StyleTextTests {
  private func run(_ body: @MainActor (Scene) async -> Void) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      scene.watch.footerExtent = 52
      await body(scene)
    }
  }

  private static let brand: RefreshTexts = {
    var texts = RefreshTexts.standard(for: .english)
    texts[.pull] = "Down you go"
    texts[.updated] = "You are up to date"
    texts[.updatedAt] = "Fresh since %@"
    texts[.minutesAgo] = "%@ minutes"
    texts[.retry] = "Once more"
    texts[.refreshing] = "Asking the kitchen"
    return texts
  }()

  private func font(of control: RefreshControl, _ size: Drawing.TextStyle.Size) -> UIFont {
    control.stage.renderer.measure.font(of: .init(size))
  }

  @Test func oneStyleHasTheTextsOfHeadersAndFooters() async {
    await run { scene in
      scene.list.refreshStyle = .with {
        $0.language = .english
        $0.texts[.english] = Self.brand
      }
      let header = scene.addHeader(animator: .arrow)
      let footer = scene.addFooter(animator: .spinner)
      scene.pull(to: 60)
      #expect(header.accessibilityLabel == "Down you go")
      scene.finger.lift()
      await scene.settle()
      await scene.failToLoad()
      #expect(footer.accessibilityLabel == "Once more")
    }
  }

  @Test func textsAreThoseOfTheLanguageAndFollowIt() async {
    await run { scene in
      let header = scene.addHeader(animator: .arrow)
      scene.list.refreshStyle = .with {
        $0.language = .german
        $0.texts[.english] = Self.brand
      }
      scene.pull(to: 60)
      #expect(header.accessibilityLabel == RefreshTexts.standard(for: .german)[.pull])
      header.refreshStyle = .with { $0.language = .english }
      scene.world.finishTurn()
      #expect(header.accessibilityLabel == "Down you go", "the language of the control, the texts of the style")
      scene.list.refreshStyle = nil
      scene.world.finishTurn()
      #expect(header.accessibilityLabel == "Pull to refresh")
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func textsOfAnAnimatorComeFirst() async {
    await run { scene in
      var own = RefreshTexts.standard(for: .english)
      own[.pull] = "Pull me"
      let header = scene.addHeader(animator: .arrow(texts: own))
      header.refreshStyle = .with {
        $0.language = .english
        $0.texts[.english] = Self.brand
      }
      scene.pull(to: 60)
      #expect(header.accessibilityLabel == "Pull me")
      #expect(header.words.own == own)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test(arguments: [true, false]) func voiceOverSaysTheTextsOfTheStyle(hasWords: Bool) async {
    await run { scene in
      scene.world.accessibility.isVoiceOverRunning = true
      scene.list.refreshStyle = .with {
        $0.language = .english
        $0.texts[.english] = Self.brand
      }
      _ = hasWords ? scene.addHeader(animator: .arrow) : scene.addHeader(animator: PlainAnimator())
      await scene.refresh()
      await scene.finish()
      #expect(scene.said == ["Asking the kitchen", "You are up to date"])
    }
  }

  @Test func theTimeOfTheLastRefreshIsSaidInTheTextsOfTheStyle() async {
    await run { scene in
      let time = TestTime()
      let header = scene.addHeader(animator: .arrow)
      header.history = time.history
      header.lastRefresh = time.now - 240
      scene.list.refreshStyle = .with {
        $0.language = .english
        $0.texts[.english] = Self.brand
      }
      scene.pull(to: 80)
      let label = header.accessibilityLabel ?? ""
      #expect(label.hasPrefix("Down you go, Fresh since ") && label.hasSuffix("minutes"), "\(label)")
      scene.finger.lift()
      await scene.settle()
    }
  }

  /// Draws the text of a pull.
  private struct Teller: RefreshAnimator {
    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      drawing.text(update.surroundings.texts[.pull], style: .init(.footnote), paint: .label, centeredAt: update.center)
    }
  }

  @Test func anAnimatorOfTheAppDrawsTheTextsInUse() async {
    await run { scene in
      let header = scene.addHeader(animator: Teller())
      header.refreshStyle = .with { $0.language = .english }
      scene.pull(to: 60)
      #expect(header.accessibilityLabel == "Pull to refresh")
      header.refreshStyle = .with { $0.texts[.english] = Self.brand }
      scene.world.finishTurn()
      #expect(header.accessibilityLabel == "Down you go")
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aFontFollowsTheTextSizeAndTheRowsFollowTheFont() async {
    await run { scene in
      let header = scene.addHeader(animator: .arrow)
      let plain = header.machineSettings?.metrics.heldExtent ?? 0
      scene.list.refreshStyle = .with {
        $0.fonts = [.subheadline: .font(.systemFont(ofSize: 30)), .caption: .textStyle(.body)]
      }
      scene.pull(to: 40)
      #expect(font(of: header, .subheadline).pointSize == 30 && font(of: header, .caption).pointSize == 17)
      #expect(font(of: header, .footnote).pointSize == 13)
      let tall = header.machineSettings?.metrics.heldExtent ?? 0
      // The lines were 20 and 16 points high: they are 37 and 22.
      #expect(tall >= plain + 22 && tall <= plain + 24)
      scene.world.setTraits { $0.preferredContentSizeCategory = .extraExtraLarge }
      scene.world.finishTurn()
      #expect(abs(font(of: header, .subheadline).pointSize - 38) < 1e-9)
      #expect(font(of: header, .caption).pointSize == 21)
      #expect((header.machineSettings?.metrics.heldExtent ?? 0) > tall)
      scene.list.refreshStyle = nil
      scene.world.finishTurn()
      #expect(font(of: header, .subheadline) == UIFont.systemFont(ofSize: 19))
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aFontIsBoldInButtonsAndForUsersWithBoldText() async {
    await run { scene in
      let header = scene.addHeader(animator: .arrow)
      header.refreshStyle = .with { $0.fonts[.footnote] = .font(.systemFont(ofSize: 14)) }
      let fonts = header.stage.renderer.measure
      scene.pull(to: 40)
      #expect(fonts.font(of: .init(.footnote)) == UIFont.systemFont(ofSize: 14))
      #expect(fonts.font(of: .init(.footnote, weight: .semibold)) == UIFont.systemFont(ofSize: 14, weight: .bold))
      #expect(fonts.font(of: .init(.footnote, scale: 0.5)).pointSize == 7)
      scene.world.setTraits { $0.legibilityWeight = .bold }
      scene.world.finishTurn()
      #expect(fonts.font(of: .init(.footnote)) == UIFont.systemFont(ofSize: 14, weight: .bold))
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aFontWithoutASizeIsUsable() async {
    await run { scene in
      let header = scene.addHeader(animator: .arrow)
      header.refreshStyle = .with { $0.fonts[.subheadline] = .font(UIFont.systemFont(ofSize: 0)) }
      await scene.refresh()
      await scene.finish()
      #expect(scene.watch.startCount == 1 && header.refreshState == .idle)
    }
  }

  @Test func anAnimatorWithWordsOfItsOwnForTheLastRefreshKeepsThem() async {
    await run { scene in
      scene.list.refreshStyle = .with {
        $0.language = .english
        $0.texts[.english] = Self.brand
      }
      let speaker = Speaker()
      let control = scene.addHeader(animator: speaker)
      let time = TestTime()
      control.history = time.history
      time.stored = time.now - 240
      scene.pull(to: 60)
      #expect(speaker.told == ["4 min"])
    }
  }
}
#endif
