#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

/// The announcements of a session to VoiceOver.
@MainActor
@Suite struct VoiceOverAnnouncementTests {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "The server is away" }
  }

  /// Runs code with a list and VoiceOver.
  private func run(_ body: @MainActor (Scene) async -> Void) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      world.accessibility.isVoiceOverRunning = true
      await body(scene)
      #expect(world.announcements.allSatisfy { $0.notification == .announcement })
    }
  }

  private func addHeader(_ scene: Scene, animator: some RefreshAnimator = PlainAnimator()) -> RefreshControl {
    let control = scene.addHeader(animator: animator)
    control.refreshStyle = .with { $0.language = .english }
    return control
  }

  @Test func theRowComesAndGoesWithVoiceOver() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      scene.addFooter(animator: .spinner)
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero)
      world.accessibility.isVoiceOverRunning = true
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.bottom > 0)
      world.accessibility.isVoiceOverRunning = false
      world.accessibility.isSwitchControlRunning = true
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.bottom > 0)
      world.accessibility.isSwitchControlRunning = false
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero)
    }
  }

  /// A user who goes from element to element drags nothing.
  @Test(arguments: [true, false])
  func theEndOfAListIsAButtonForWhoReadsByElement(isVoiceOver: Bool) async {
    await HeadlessWorld.run { world in
      if isVoiceOver {
        world.accessibility.isVoiceOverRunning = true
      } else {
        world.accessibility.isSwitchControlRunning = true
      }
      let scene = Scene(world)
      let footer = scene.addFooter(animator: .spinner)
      footer.refreshStyle = .with { $0.language = .english }
      await scene.showFooter()
      #expect(footer.isAccessibilityElement && footer.accessibilityTraits.contains(.button))
      #expect(footer.accessibilityLabel == "Load more" && footer.accessibilityActivate())
      await scene.advance(by: 0.2)
      #expect(scene.load.startCount == 1)
      await scene.finishLoad()
      world.accessibility.isVoiceOverRunning = false
      world.accessibility.isSwitchControlRunning = false
      scene.show(scene.rest)
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == .zero && !footer.accessibilityActivate())
      world.accessibility.isVoiceOverRunning = true
      footer.trigger = .manual
      scene.show(scene.rest + 1)
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test func aRefreshIsSaidOnceAtItsBeginAndOnceAtItsEnd() async {
    await run { scene in
      _ = addHeader(scene, animator: .gum)
      await scene.refresh()
      #expect(scene.said == ["Refreshing…"])
      await scene.finish()
      #expect(scene.said == ["Refreshing…", "Updated"])
      await scene.refresh()
      await scene.finish()
      #expect(scene.said == ["Refreshing…", "Updated", "Refreshing…", "Updated"])
    }
  }

  /// A reload at the end makes VoiceOver read out rows, and an immediate announcement is lost.
  @Test func theEndIsSaidAMomentLater() async {
    await run { scene in
      let control = addHeader(scene)
      await scene.refresh()
      control.endRefreshing()
      let end = scene.world.now
      await scene.settle()
      #expect(scene.said == ["Refreshing…", "Updated"])
      let delay = (scene.world.announcements.last?.time ?? 0) - end
      #expect(delay >= 0.3 - 1e-9 && delay < 0.3 + 2 * scene.world.frameDuration)
    }
  }

  @Test func aBeginInThatMomentIsSaidInPlaceOfTheEnd() async {
    await run { scene in
      let control = addHeader(scene)
      await scene.refresh()
      control.endRefreshing()
      scene.world.advance(by: 0.2)
      #expect(control.begin() == .started)
      await scene.advance(by: 1)
      #expect(scene.said == ["Refreshing…", "Refreshing…"])
      await scene.finish()
      #expect(scene.said == ["Refreshing…", "Refreshing…", "Updated"])
    }
  }

  @Test func aBeginThatIsNotSaidTakesTheEndBeforeItBack() async {
    await run { scene in
      let control = addHeader(scene)
      control.announcementText = { $0.map { _ in "Here you are" } }
      await scene.refresh()
      control.endRefreshing()
      scene.world.advance(by: 0.2)
      #expect(control.begin() == .started)
      await scene.advance(by: 1)
      #expect(scene.said == [])
      await scene.finish()
      #expect(scene.said == ["Here you are"])
    }
  }

  @Test func aSessionThatIsOverAtOnceIsSaidInOrder() async {
    await run { scene in
      let control = addHeader(scene)
      control.beginRefreshing()
      control.endRefreshing()
      control.endRefreshing()
      await scene.advance(by: 1)
      #expect(scene.said == ["Refreshing…", "Updated"])
    }
  }

  /// The view ends the session in the call that reports its start.
  @Test func aViewThatEndsTheSessionIsSaidInOrder() async {
    await run { scene in
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      control.refreshStyle = .with { $0.language = .english }
      view.onUpdate = { [weak control] in if $0.state == .refreshing { control?.endRefreshing() } }
      control.begin()
      await scene.advance(by: 1)
      #expect(scene.said == ["Refreshing…", "Updated"])
    }
  }

  @Test func aBeginThatJoinsASessionIsNotSaidAgain() async {
    await run { scene in
      let control = addHeader(scene)
      await scene.refresh()
      #expect(control.begin() == .joined)
      #expect(scene.said == ["Refreshing…"])
      control.whenBusy = .restart
      #expect(control.begin() == .started)
      #expect(scene.said == ["Refreshing…", "Refreshing…"])
      await scene.finish()
    }
  }

  @Test func aFailureIsSaidWithTheSentenceThatCameWithIt() async {
    await run { scene in
      let control = addHeader(scene)
      await scene.refresh()
      await scene.finish(throwing: Failure())
      await scene.refresh()
      control.end(.failure, message: "The server is away")
      await scene.settle()
      await scene.refresh()
      await scene.finish(throwing: Scene.Failure())
      let sentence = "Couldn’t refresh, The server is away"
      #expect(scene.said == ["Refreshing…", sentence, "Refreshing…", sentence, "Refreshing…", "Couldn’t refresh"])
    }
  }

  /// The ends of a session that are not announced.
  enum Silence: CaseIterable {
    case cancelled, disabled, hidden, removed, removedAMomentAfter, addedAgain, leftWindow, voiceOverLeft
  }

  @Test(arguments: Silence.allCases)
  func whatNobodyWaitsForIsNotSaid(silence: Silence) async {
    await run { scene in
      let control = addHeader(scene)
      await scene.refresh()
      switch silence {
      case .cancelled: control.end(.cancelled)
      case .disabled: control.isEnabled = false
      case .hidden: control.isHidden = true
      case .removed: scene.list.refresh.removeHeader()
      case .removedAMomentAfter, .addedAgain, .leftWindow, .voiceOverLeft:
        control.endRefreshing()
        scene.world.advance(by: 0.1)
      }
      if silence == .removedAMomentAfter || silence == .addedAgain { scene.list.refresh.removeHeader() }
      if silence == .addedAgain { scene.list.addSubview(control) }
      if silence == .leftWindow { scene.list.removeFromSuperview() }
      if silence == .voiceOverLeft { scene.world.accessibility.isVoiceOverRunning = false }
      await scene.advance(by: 2)
      #expect(scene.said == ["Refreshing…"])
    }
  }

  @Test func withoutVoiceOverNothingIsSaidAndNothingWaits() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let control = scene.addHeader()
      control.announcementText = { _ in
        Issue.record("nobody asked")
        return nil
      }
      await scene.refresh()
      await scene.finish()
      #expect(scene.said == [] && world.timerCount == 0)
    }
  }

  @Test func outsideAWindowNothingIsSaid() async {
    await run { scene in
      let control = addHeader(scene)
      scene.list.removeFromSuperview()
      #expect(control.begin() == .started)
      await scene.advance(by: 1)
      control.endRefreshing()
      await scene.advance(by: 2)
      #expect(scene.said == [])
    }
  }

  @Test func aLoadIsSaidByItsBeginAndItsFailure() async {
    await run { scene in
      let footer = scene.addFooter()
      footer.refreshStyle = .with { $0.language = .english }
      await scene.failToLoad(throwing: Failure())
      #expect(scene.said == ["Loading more…", "Couldn’t load more, The server is away"])
    }
  }

  @Test(arguments: [false, true])
  func theEndOfAListIsSaidUnlessItIsHidden(isHidden: Bool) async {
    await run { scene in
      let footer = scene.addFooter()
      footer.refreshStyle = .with { $0.language = .english }
      footer.loadMore.hidesNoMoreData = isHidden
      await scene.reachEnd()
      scene.grow(by: 600)
      await scene.finishLoad()
      #expect(scene.said == ["Loading more…"])
      await scene.reachEnd()
      await scene.finishLoad(.end)
      #expect(scene.said == ["Loading more…", "Loading more…"] + (isHidden ? [] : ["That’s all"]))
    }
  }
}

/// The texts of the announcements.
extension VoiceOverAnnouncementTests {
  @Test func theAppMayChooseTheWordsOrSilence() async {
    await run { scene in
      let control = addHeader(scene)
      control.announcementText = { $0 == nil ? "Asking" : nil }
      await scene.refresh()
      await scene.finish()
      #expect(scene.said == ["Asking"])
      control.announcementText = { $0 == .success ? "Here you are" : "" }
      await scene.refresh()
      await scene.finish()
      #expect(scene.said == ["Asking", "Here you are"])
      control.announcementText = { _ in nil }
      await scene.refresh()
      await scene.finish()
      #expect(scene.said == ["Asking", "Here you are"])
    }
  }

  @Test func theAnimatorsOwnWordsAreSaidAndAnEmptyOneIsReplaced() async {
    await run { scene in
      var texts = RefreshTexts.standard(for: .english)
      texts[.refreshing] = "Asking the server"
      texts[.updated] = ""
      _ = addHeader(scene, animator: .arrow(texts: texts))
      await scene.refresh()
      await scene.finish()
      #expect(scene.said == ["Asking the server", "Updated"])
    }
  }

  @Test func everyAnimatorSaysTheWordsThatItWasGiven() {
    var texts = RefreshTexts.standard(for: .english)
    texts[.refreshing] = "Asking the server"
    for preset in RefreshPreset.all where !["ring", "hidden"].contains(preset.name) {
      #expect(preset.animator(FooterStyle(texts: texts)).spokenTexts(in: .german) == texts, "\(preset)")
    }
    #expect(RingAnimator().spokenTexts(in: .german) == .standard(for: .german))
    #expect(ArrowAnimator.arrow.spokenTexts(in: .german) == .standard(for: .german))
  }

  @Test(arguments: [RefreshLanguage.german, .arabic, .japanese])
  func theWordsAreInTheControlsLanguage(language: RefreshLanguage) async {
    await run { scene in
      let control = RefreshControl()
      control.refreshStyle = .with { $0.language = language }
      scene.add(control)
      control.beginRefreshing()
      await scene.advance(by: 1)
      control.endRefreshing()
      await scene.advance(by: 2)
      let texts = RefreshTexts.standard(for: language)
      #expect(scene.said == [texts[.refreshing], texts[.updated]])
    }
  }

  @Test func nothingIsSaidOrAskedForAListOutsideAWindow() async {
    await run { scene in
      let control = addHeader(scene)
      var questions = 0
      control.announcementText = { _ in
        questions += 1
        return "Fresh"
      }
      scene.client { scene.list.removeFromSuperview() }
      control.begin()
      await scene.advance(by: 0.8)
      control.endRefreshing()
      scene.client { scene.world.window.addSubview(scene.list) }
      await scene.settle()
      #expect(questions == 0 && scene.said.isEmpty)
    }
  }
}
#endif
