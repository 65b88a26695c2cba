#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import Foundation
import Testing

@testable import RefreshCore

/// The time of the last refresh: when it is stored, and when it becomes text.
@MainActor
@Suite struct LastRefreshTests {
  private struct Offline: Error {}

  /// The words of an app in the place of the time of the last refresh.
  private final class Unread {
    var count: Int? = 3
    private(set) var times: [Date?] = []

    func text(since date: Date?) -> String? {
      times.append(date)
      return count.map { "\($0) unread" }
    }
  }

  private let time = TestTime()
  private let speaker = Speaker()

  private func addHeader(to scene: Scene) -> RefreshControl {
    let control = scene.addHeader(animator: speaker)
    control.history = time.history
    control.refreshStyle = .with { $0.language = .english }
    return control
  }

  @Test(arguments: TestSetting.everySetting)
  func aControlThatNeverRefreshedSaysNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = addHeader(to: scene)
      #expect(control.lastRefresh == nil)
      scene.pull(to: 40)
      #expect(speaker.told == ["nothing"])
      #expect(speaker.questions.isEmpty)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aSuccessIsNotedAndSaidAtTheEndAndAtTheNextPull(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = addHeader(to: scene)
      await scene.refresh()
      #expect(time.saveCount == 0)
      await scene.finish()
      #expect(control.lastRefresh == time.now)
      #expect(time.saveCount == 1)
      #expect(speaker.told == ["nothing", "just now"])
      time.now += 240
      await scene.refresh()
      await scene.finish()
      #expect(speaker.questions == ["en just now", "en 4 min", "en just now"])
      #expect(speaker.told == ["nothing", "just now", "4 min", "just now"])
      #expect(control.lastRefresh == time.now)
    }
  }

  /// A declarative screen sets its style with each render, and no two haptics of an app are equal.
  @Test(arguments: TestSetting.everySetting)
  func aStyleThatIsSetAgainChangesNoTextInSight(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = addHeader(to: scene)
      await scene.refresh()
      await scene.finish()
      time.now += 240
      scene.pull(to: 40)
      let (questions, told) = (speaker.questions, speaker.told)
      #expect(questions.last == "en 4 min")
      time.now += 600
      control.refreshStyle = .with {
        $0.language = .english
        $0.haptics = .custom { _ in }
      }
      scene.pull(to: 45)
      #expect(speaker.questions == questions && speaker.told == told)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theWordsOfTheAppReplaceThoseOfTheAnimator(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = addHeader(to: scene)
      let app = Unread()
      control.history.text = { app.text(since: $0) }
      await scene.refresh()
      #expect(speaker.told == ["3 unread"] && app.times == [nil], "also before the first refresh")
      app.count = nil
      await scene.finish()
      #expect(speaker.told == ["3 unread", "nothing"] && app.times == [nil, time.now] && speaker.questions.isEmpty)
      control.history.text = nil
      scene.pull(to: 40)
      #expect(speaker.told.last == "just now")
    }
  }

  @Test func anythingButASuccessIsNotNoted() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      let date = time.now - 600
      control.lastRefresh = date
      await scene.refresh()
      await scene.finish(throwing: Offline())
      #expect(control.lastRefresh == date)
      await scene.refresh()
      await scene.finish(throwing: CancellationError())
      #expect(control.lastRefresh == date)
      await scene.refresh()
      control.isEnabled = false
      await scene.settle()
      #expect(control.lastRefresh == date)
      #expect(time.saveCount == 1)
      #expect(Set(speaker.told) == ["10 min"])
    }
  }

  @Test func aRefreshThatFoundTheEndOfEverythingIsNoted() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      await scene.refresh()
      control.end(.noMoreData)
      #expect(control.lastRefresh == time.now)
    }
  }

  @Test func endingTwiceNotesOnce() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      await scene.refresh()
      control.endRefreshing()
      control.endRefreshing()
      #expect(time.saveCount == 1)
      await scene.finish()
      #expect(time.saveCount == 1)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theWordsStandStillWhileTheyCanBeRead(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = addHeader(to: scene)
      time.stored = time.now - 240
      scene.pull(to: 40)
      time.now += 600
      scene.pull(to: 60)
      control.lastRefresh = time.now - 120
      scene.pull(to: 30)
      await scene.advance(by: 1)
      #expect(speaker.told == ["4 min"])
      #expect(speaker.questions == ["en 4 min"])
      scene.finger.lift()
      await scene.settle()
      scene.pull(to: 40)
      #expect(speaker.told == ["4 min", "2 min"])
    }
  }

  @Test func theStoreIsAskedOnceAPullAndNeverWithoutOne() async {
    await Scene.run(TestSetting()) { scene in
      _ = addHeader(to: scene)
      scene.client { scene.list.contentOffset.y += 200 }
      await scene.advance(by: 0.5)
      scene.client { scene.list.contentOffset.y -= 200 }
      #expect(time.loadCount == 0)
      scene.pull(to: 40)
      scene.pull(to: 100)
      scene.pull(to: 40)
      #expect(time.loadCount == 1)
      scene.finger.lift()
      await scene.settle()
      #expect(time.loadCount == 1)
      scene.pull(to: 40)
      #expect(time.loadCount == 2)
    }
  }

  @Test func aSessionThatBeginsOutOfSightIsPutIntoWordsWhenItComesInSight() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      time.stored = time.now - 240
      scene.client { scene.list.contentOffset.y += 1000 }
      control.begin(reveals: false)
      await scene.advance(by: 0.5)
      #expect(speaker.questions.isEmpty)
      time.now += 60
      scene.client { scene.list.contentOffset.y = scene.rest - 60 }
      await scene.advance(by: 0.3)
      #expect(speaker.told == ["5 min"])
    }
  }

  @Test func anOutcomeCoversTheOldWordsBeforeTheNewOnesAreTold() async {
    let speaker = Speaker(showsOutcomes: true)
    await Scene.run(TestSetting()) { scene in
      let control = scene.addHeader(animator: speaker)
      control.history = time.history
      time.stored = time.now - 240
      await scene.refresh()
      control.endRefreshing()
      #expect(speaker.questions.count == 2)
      await scene.advance(by: 0.1)
      #expect(speaker.told == ["4 min"])
      await scene.advance(by: 0.3)
      #expect(speaker.told == ["4 min", "just now"])
      await scene.finish()
    }
  }

  @Test func afterRemovalTheTimeIsKeptAndTheNextListSaysIt() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      await scene.refresh()
      await scene.finish()
      scene.pull(to: 40)
      control.removeFromSuperview()
      scene.finger.lift()
      await scene.settle()
      time.now += 240
      #expect(control.lastRefresh == time.now - 240)
      scene.list.addSubview(control)
      scene.pull(to: 40)
      #expect(speaker.told.last == "4 min")
    }
  }

  @Test func aSessionThatWasRemovedIsNotNoted() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      await scene.refresh()
      scene.client { control.removeFromSuperview() }
      await scene.finish()
      #expect(time.saveCount == 0)
    }
  }

  @Test func anotherLanguageOrAnimatorSpeaksAtOnce() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      time.stored = time.now - 240
      scene.pull(to: 40)
      control.refreshStyle = .with { $0.language = .arabic }
      #expect(speaker.questions == ["en 4 min", "ar 4 min"])
      let other = Speaker()
      control.animator = other
      #expect(other.told == ["4 min"])
    }
  }

  @Test func theSurroundingsHaveTheControlsLanguage() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      control.refreshStyle = .with { $0.language = .hebrew }
      #expect(control.surroundings(in: scene.list).language == .hebrew)
      control.refreshStyle = .with { $0.language = nil }
      #expect(control.surroundings(in: scene.list).language == .ofApp)
    }
  }

  @Test func anOverscrollAtAHeaderThatIsNotDrawnAsksTheStoreForNothing() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      control.trigger = .manual
      scene.pull(to: 80)
      #expect(scene.pull > 60 && control.refreshState == .idle)
      #expect(time.loadCount == 0 && speaker.told.isEmpty)
    }
  }

  @Test func aLanguageThatChangesInAQuestionIsAskedAgain() async {
    await Scene.run(TestSetting()) { scene in
      let control = addHeader(to: scene)
      var history = time.history
      let (load, save) = (history.store.load, history.store.save)
      history.store = RefreshHistory.Store(
        load: { [weak control] in
          if control?.words.language != .german { control?.refreshStyle = .with { $0.language = .german } }
          return load()
        }, save: save)
      control.history = history
      time.stored = time.now - 240
      scene.pull(to: 40)
      await scene.advance(by: 0.1)
      #expect(speaker.questions == ["de 4 min", "de 4 min"], "in the question itself, and after it")
    }
  }
}
#endif
