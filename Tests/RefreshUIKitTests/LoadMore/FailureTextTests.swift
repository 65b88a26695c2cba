#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import Foundation
import RefreshAnimators
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The text of a footer after a failed load.
@MainActor
@Suite struct FailureTextTests {
  private struct Spoken: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  private struct Noted: CustomNSError {
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "The server is busy."] }
  }

  /// An error and its text.
  enum Fault: CaseIterable {
    case spoken, noted, ofTheSystem, ofTheNetwork, silent, systemSilent

    var error: any Error {
      switch self {
      case .spoken: Spoken()
      case .noted: Noted()
      case .ofTheSystem: NSError(domain: "disk", code: 7, userInfo: [NSLocalizedDescriptionKey: "The disk is full."])
      case .ofTheNetwork:
        URLError(.notConnectedToInternet, userInfo: [NSLocalizedDescriptionKey: "The Internet connection is offline."])
      case .silent: Scene.Failure()
      case .systemSilent: NSError(domain: "disk", code: 7)
      }
    }

    var sentence: String? {
      switch self {
      case .spoken: "You are offline."
      case .noted: "The server is busy."
      case .ofTheSystem: "The disk is full."
      case .ofTheNetwork: "The Internet connection is offline."
      case .silent, .systemSilent: nil
      }
    }
  }

  @Test(arguments: TestSetting.everySetting(with: Fault.allCases))
  func whatAnErrorSaysOfItselfIsSaid(switches: TestSetting, fault: Fault) async {
    await Scene.run(switches) { scene in
      let drawing = DrawCounter()
      let footer = scene.addFooter(animator: drawing)
      await scene.failToLoad(throwing: fault.error)
      #expect(drawing.last?.message == fault.sentence)
      #expect(drawing.last?.outcome == .failure && drawing.last?.tap == .retry)
      #expect(footer.lastError != nil)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theAppMaySayItInItsOwnWords(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let drawing = DrawCounter()
      let footer = scene.addFooter(animator: drawing)
      footer.failureText = { $0 is Spoken ? "Nothing but snow." : nil }
      await scene.failToLoad(throwing: Spoken())
      #expect(drawing.last?.message == "Nothing but snow.")
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      await scene.finishLoad(throwing: Noted())
      #expect(drawing.last?.outcome == .failure && drawing.last?.message == nil)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theSentenceStaysThroughTheRetryAndGoesWhenItSucceeds(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let drawing = DrawCounter()
      scene.addFooter(animator: drawing)
      await scene.failToLoad(throwing: Spoken())
      scene.finger.tap(at: scene.tapPoint)
      await scene.advance(by: 0.4)
      #expect(drawing.last?.state == .refreshing)
      #expect(drawing.last?.message == "You are offline.")
      scene.grow(by: 30)
      await scene.finishLoad()
      var messages: [String?] = []
      drawing.onDraw = { messages.append($0.message) }
      await scene.reachEnd()
      await scene.showFooter()
      #expect(!messages.isEmpty && messages.allSatisfy { $0 == nil })
      drawing.onDraw = nil
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [true, false]))
  func theSentenceGoesWhenTheListIsRefreshed(switches: TestSetting, succeeds: Bool) async {
    await Scene.run(switches) { scene in
      let drawing = DrawCounter()
      scene.addHeader()
      let footer = scene.addFooter(animator: drawing)
      await scene.failToLoad(throwing: Spoken())
      scene.show(scene.rest)
      await scene.refresh()
      await scene.finish(throwing: succeeds ? nil : Scene.Failure())
      scene.show(scene.watch.legalY.upperBound)
      await scene.advance(by: 0.3)
      #expect((footer.frame.height == 0) == succeeds)
      if !succeeds { #expect(drawing.last?.message == "You are offline.") }
      await scene.reachEnd()
      await scene.showFooter()
      #expect(scene.load.startCount == (succeeds ? 2 : 1))
      if succeeds { #expect(drawing.last?.state == .refreshing && drawing.last?.message == nil) }
    }
  }

  /// The origin of the news that a list is complete, after a load that has failed.
  enum Completion: CaseIterable {
    case refresh, app, appDuringTheRetry, appAtTheEndOfTheRetry
  }

  @Test(arguments: TestSetting.everySetting(with: Completion.allCases))
  func theSentenceGoesWhenTheListIsComplete(switches: TestSetting, completion: Completion) async {
    await Scene.run(switches) { scene in
      let drawing = DrawCounter()
      let header = scene.addHeader()
      let footer = scene.addFooter(animator: drawing)
      await scene.failToLoad(throwing: Spoken())
      switch completion {
      case .refresh:
        scene.show(scene.rest)
        await scene.refresh()
        header.end(.noMoreData)
      case .app: footer.hasMoreData = false
      case .appDuringTheRetry:
        footer.begin()
        await scene.advance(by: 0.2)
        footer.hasMoreData = false
      case .appAtTheEndOfTheRetry:
        footer.begin()
        await scene.advance(by: 0.2)
        footer.end(.failure, message: "Still offline")
        footer.hasMoreData = false
      }
      await scene.advance(by: 2)
      await scene.showFooter()
      #expect(!footer.hasMoreData && drawing.last?.state == .noMoreData && drawing.last?.message == nil)
      footer.hasMoreData = true
      await scene.advance(by: 1)
      #expect(footer.refreshState == .idle)
      #expect(!footer.accessibilityActivate(), "nothing is left to retry")
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theSentenceOfALastLoadStays(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let drawing = DrawCounter()
      let footer = scene.addFooter(animator: drawing)
      await scene.failToLoad(throwing: Spoken())
      footer.begin()
      await scene.advance(by: 0.2)
      footer.end(.noMoreData, message: "All 40 posts")
      await scene.advance(by: 2)
      await scene.showFooter()
      #expect(!footer.hasMoreData && drawing.last?.message == "All 40 posts")
    }
  }

  /// A visible text is drawn again, although its position is the same.
  @Test(arguments: TestSetting.everySetting)
  func aFooterThatStaysForgetsItsFailureWithTheRefresh(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let drawing = DrawCounter()
      let header = scene.addHeader()
      let footer = scene.addFooter(animator: drawing, trigger: .onTap)
      await scene.showFooter()
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      await scene.finishLoad(throwing: Scene.Failure())
      await scene.advance(by: 1.5)
      #expect(footer.frame.height > 0 && drawing.last?.outcome == .failure && drawing.last?.tap == .retry)
      header.begin(reveals: false)
      await scene.advance(by: 1)
      await scene.finish()
      #expect(footer.frame.height > 0 && drawing.last?.outcome == nil && drawing.last?.tap == .load)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aLoadThatWasCancelledSaysNothingAndMayBeTriedAgain(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.reachEnd()
      await scene.finishLoad(throwing: CancellationError())
      #expect(footer.lastError == nil)
      #expect(footer.frame.height == 0 && scene.list.contentInset == .zero)
      await scene.reachEnd()
      #expect(scene.load.startCount == 2)
    }
  }
}
#endif
