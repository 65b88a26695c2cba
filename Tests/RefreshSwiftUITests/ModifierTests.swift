#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import RefreshSwiftUI

/// The options of the modifiers, under redraws and sessions.
@MainActor
struct ModifierTests {
  @Test(arguments: SwiftUISetting.each)
  func aStormOfRedrawsAttachesOnceAndWalksOnce(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(0, switches) { screen, remote in
      let walks = screen.trace.walkCount
      for count in 1...200 {
        remote.value = count
        screen.world.finishTurn()
      }
      await screen.settle()
      #expect(screen.trace.attachmentCount == 2)
      #expect(screen.trace.walkCount == walks)
      #expect(screen.controls.count == 2)
    } content: { count in
      List(rows(count.wrappedValue)) { Text("\($0.id)") }
        .refreshHeader(.gum) { await nothing() }
        .refreshFooter(.spinner) { .end }
        .refreshStyle(RefreshStyle())
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func theActionOfRefreshableRunsAndNoRedrawCancelsIt(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(0, switches) { screen, remote in
      await screen.pull()
      #expect(job.startCount == 1)
      remote.value = 1
      await screen.settle()
      #expect(job.cancelCount == 0)
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1)
      #expect(screen.sentences.isEmpty)
    } content: { _ in
      List(rows(30)) { Seen(id: $0.id) }
        .refreshHeader(.gum)
        .refreshable { try? await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aHeaderWithoutAnyActionIsNoneAndTheLogSaysSo(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(0, switches) { screen, _ in
      #expect(screen.controls.isEmpty)
      #expect(screen.sentences.count == 1)
      await screen.advance(by: 3)
      #expect(screen.sentences.count == 1)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }.refreshable {}.refreshHeader(.gum)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aViewThatIsDisabledBeginsNothingAndEndsNothing(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(false, switches) { screen, remote in
      job.onStart = { remote.value = true }
      await screen.pull()
      await screen.settle()
      #expect(remote.value)
      #expect(screen.header?.isRefreshing == true)
      #expect(job.cancelCount == 0)
      job.finish()
      await screen.advance(by: 2)
      await screen.pull()
      #expect(job.startCount == 1)
      remote.value = false
      await screen.settle()
      await screen.pull()
      #expect(job.startCount == 2)
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 2)
    } content: { isLoading in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner) { try await job.run() }
        .disabled(isLoading.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aFooterThatIsDisabledLoadsNothing(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(true, switches) { screen, remote in
      await screen.scrollToEnd()
      #expect(job.startCount == 0)
      remote.value = false
      await screen.settle()
      await screen.scrollToEnd()
      #expect(job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
    } content: { isDisabled in
      List(rows(60)) { Text("\($0.id)") }
        .refreshFooter(.spinner) {
          try await job.run()
          return .more
        }
        .disabled(isDisabled.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aFailedFooterThatIsDisabledOffersNoRetry(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(false, switches) { screen, remote in
      await screen.scrollToEnd()
      job.finish()
      await screen.advance(by: 2)
      guard let footer = screen.footer else {
        Issue.record("no footer")
        return
      }
      let isTouchable = {
        let places = stride(from: CGFloat(0), to: footer.bounds.height, by: 4).map { CGPoint(x: 196, y: $0) }
        return places.contains { footer.hitTest($0, with: nil) != nil }
      }
      #expect(isTouchable() && footer.accessibilityTraits.contains(.button))
      remote.value = true
      await screen.settle()
      #expect(!footer.accessibilityActivate())
      #expect(!footer.accessibilityTraits.contains(.button) && footer.accessibilityHint == nil)
      #expect(!footer.accessibilityRespondsToUserInteraction)
      await screen.advance(by: 0.5)
      #expect(!isTouchable() && job.startCount == 1)
      remote.value = false
      await screen.settle()
      #expect(isTouchable() && footer.accessibilityActivate())
      await screen.advance(by: 0.5)
      #expect(job.startCount == 2)
      job.finish()
      await screen.advance(by: 2)
    } content: { isDisabled in
      List(rows(60)) { Text("\($0.id)") }
        .refreshFooter(.spinner) {
          try await job.run()
          throw Unreachable()
        }
        .disabled(isDisabled.wrappedValue)
    }
  }

  private struct Unreachable: Error {}

  @Test(arguments: SwiftUISetting.each)
  func aControlThatTheAppMakesUntouchableStaysSo(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(false, switches) { screen, remote in
      for isDisabled in [true, false] {
        #expect(screen.footer?.isUserInteractionEnabled == false)
        remote.value = isDisabled
        await screen.settle()
      }
      #expect(screen.footer?.isUserInteractionEnabled == false)
    } content: { isDisabled in
      List(rows(60)) { Text("\($0.id)") }
        .refreshFooter(.spinner) {
          .more
        } configure: {
          $0.isUserInteractionEnabled = false
        }
        .disabled(isDisabled.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func theEndOfTheListDuringALoadWaitsForItsEnd(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(true, switches) { screen, remote in
      await screen.scrollToEnd()
      #expect(job.startCount == 1)
      remote.value = false
      await screen.settle()
      #expect(screen.footer?.isRefreshing == true)
      #expect(job.cancelCount == 0)
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1)
      #expect(screen.footer?.hasMoreData == false)
      remote.value = true
      await screen.settle()
      #expect(screen.footer?.hasMoreData == true)
    } content: { hasMore in
      List(rows(60)) { Text("\($0.id)") }
        .refreshFooter(.spinner, hasMore: hasMore.wrappedValue) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aLoadThatIsTheLastOneLoadsNoMore(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(60, switches) { screen, remote in
      job.onEnd = { remote.value = 80 }
      await screen.scrollToEnd()
      #expect(job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
      await screen.scrollToEnd()
      #expect(job.startCount == 1)
      #expect(screen.footer?.refreshState == .noMoreData)
    } content: { count in
      List(rows(count.wrappedValue)) { Text("\($0.id)") }
        .refreshFooter(.spinner, hasMore: count.wrappedValue < 80) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aPullSetsTheStateAndTheAppEndsIt(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(false, switches) { screen, remote in
      await screen.pull()
      #expect(remote.value)
      #expect(screen.header?.isRefreshing == true)
      remote.value = false
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
      remote.value = true
      await screen.settle()
      #expect(screen.header?.isRefreshing == true)
      remote.value = false
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
      #expect(!remote.value)
    } content: { isRefreshing in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, isRefreshing: isRefreshing)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aStateThatIsTrueAndFalseInOneTransactionBeginsNothing(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(false, switches) { screen, remote in
      remote.value = true
      remote.value = false
      await screen.settle()
      #expect(screen.header?.refreshState == .idle)
      #expect(!remote.value)
    } content: { isRefreshing in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, isRefreshing: isRefreshing)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aStateThatIsTrueFromTheStartBeginsWithTheList(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(true, switches) { screen, remote in
      #expect(screen.header?.isRefreshing == true)
      screen.header?.end(.failure)
      await screen.advance(by: 3)
      #expect(!remote.value)
      #expect(screen.header?.refreshState == .idle)
    } content: { isRefreshing in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, isRefreshing: isRefreshing)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aStateSurvivesTheSwapOfItsList(_ switches: HeadlessSwiftUISwitches) async {
    let list = Remote(0)
    await Screen.run(false, switches) { screen, remote in
      await screen.pull()
      list.value = 1
      await screen.advance(by: 2)
      #expect(remote.value)
      list.value = 2
      await screen.advance(by: 2)
      #expect(remote.value)
      #expect(screen.header?.isRefreshing == true)
      remote.value = false
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
    } content: { isRefreshing in
      Stage(list) { value in
        if value.wrappedValue == 1 {
          Text("Nothing")
        } else {
          List(rows(30)) { Text("\($0.id)") }.id(value.wrappedValue)
        }
      }
      .refreshHeader(.gum, isRefreshing: isRefreshing)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aProxyBeginsBeforeThereIsAList(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxy) = (Job(), RefreshProxy())
    await Screen.run(false, switches) { screen, remote in
      #expect(proxy.begin() == .queued)
      #expect(proxy.header == nil)
      remote.value = true
      await screen.settle()
      #expect(proxy.header?.isRefreshing == true)
      await screen.advance(by: 0.2)
      #expect(job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
      remote.value = false
      await screen.settle()
      #expect(proxy.header == nil)
      #expect(proxy.begin() == .queued)
      proxy.end()
      remote.value = true
      await screen.advance(by: 1)
      #expect(job.startCount == 1)
    } content: { isThere in
      if isThere.wrappedValue {
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, proxy: proxy) { try await job.run() }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aProxyOfTwoHeadersHasOneOfThem(_ switches: HeadlessSwiftUISwitches) async {
    let proxy = RefreshProxy()
    await Screen.run(0, switches) { screen, _ in
      #expect(proxy.header != nil && screen.sentences.isEmpty)
      #expect(proxy.footer != nil)
    } content: { _ in
      VStack {
        List(rows(30)) { Text("\($0.id)") }
          .refreshHeader(.gum, proxy: proxy) { await nothing() }.refreshFooter(.spinner, proxy: proxy) { .end }
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, proxy: proxy) { await nothing() }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func theNearestStyleWinsPropertyByPropertyAndAChangeEndsNothing(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    var outer = RefreshStyle()
    (outer.minimumVisibleTime, outer.colors[.tint]) = (3, .systemRed)
    await Screen.run(1.0, switches) { [outer] screen, remote in
      #expect(screen.header?.minimumVisibleTime == 1)
      #expect(screen.header?.refreshStyle?.colors[.tint] == .systemRed)
      await screen.pull()
      remote.value = 2
      await screen.settle()
      #expect(screen.header?.minimumVisibleTime == 2)
      #expect(screen.header?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 4)
      #expect(outer.minimumVisibleTime == 3)
    } content: { [outer] time in
      var inner = RefreshStyle()
      inner.minimumVisibleTime = time.wrappedValue
      return List(rows(30)) { Text("\($0.id)") }
        .refreshHeader { try await job.run() }
        .refreshStyle(inner)
        .refreshStyle(outer)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func eventsOfEachSessionReachTheNewestListener(_ switches: HeadlessSwiftUISwitches) async {
    let heard = Heard()
    await Screen.run(0, switches) { screen, remote in
      await screen.pull()
      remote.value = 1
      await screen.advance(by: 2)
      #expect(heard.words == ["0 began", "1 ended success", "1 settled"])
    } content: { number in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner) { try await HeadlessWorld.current.sleep(for: 1) }
        .onRefresh { heard.note($0, number.wrappedValue) }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aControlIsConfiguredOnceAndItsOwnVetoCounts(_ switches: HeadlessSwiftUISwitches) async {
    let (job, heard) = (Job(), Heard())
    await Screen.run(0, switches) { screen, remote in
      remote.value = 1
      await screen.settle()
      #expect(heard.words == ["configured"])
      #expect(screen.header?.timeout == 30)
      await screen.pull()
      #expect(job.startCount == 0)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner) {
          try await job.run()
        } configure: {
          heard.words.append("configured")
          $0.timeout = 30
          $0.shouldBegin = { false }
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anotherEdgeIsAnotherControl(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(RefreshEdge.top, switches) { screen, remote in
      remote.value = .bottom
      await screen.settle()
      #expect(screen.controls.map(\.edge) == [.bottom])
    } content: { edge in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner, edge: edge.wrappedValue) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aHeaderAndAFooterMayExchangeTheirEdges(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(false, switches) { screen, remote in
      for isUp in [true, false, true] {
        remote.value = isUp
        await screen.settle()
        #expect(screen.header?.edge == (isUp ? .bottom : .top) && screen.footer?.edge == (isUp ? .top : .bottom))
      }
      #expect(screen.sentences.isEmpty)
    } content: { isUp in
      List(rows(60)) { Text("\($0.id)") }
        .refreshHeader(.spinner, edge: isUp.wrappedValue ? .bottom : .top) { await nothing() }
        .refreshFooter(.spinner, edge: isUp.wrappedValue ? .top : .bottom, trigger: .manual) { .more }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anotherAnimatorInASessionTakesItOver(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(16.0, switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      #expect(control?.animator as? GumAnimator == .gum(radius: 16))
      remote.value = 24
      await screen.settle()
      #expect(screen.header === control && control?.isRefreshing == true)
      #expect(control?.animator as? GumAnimator == .gum(radius: 24))
      job.finish()
      await screen.advance(by: 2)
      #expect(job.cancelCount == 0)
    } content: { radius in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum(radius: radius.wrappedValue)) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func theEndOfASessionByTheAppCancelsItsWork(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxy) = (Job(), RefreshProxy())
    await Screen.run(0, switches) { screen, _ in
      await screen.pull()
      proxy.end(.cancelled)
      await screen.advance(by: 1)
      #expect((job.startCount, job.cancelCount) == (1, 1))
      proxy.begin()
      await screen.advance(by: 0.3)
      #expect(job.startCount == 2)
      proxy.header?.whenBusy = .restart
      proxy.begin()
      await screen.advance(by: 1)
      #expect((job.startCount, job.cancelCount) == (3, 2))
      #expect(screen.header?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner, proxy: proxy) { try await job.run() }
    }
  }
}

/// The events of a listener.
@MainActor
final class Heard {
  var words: [String] = []

  func note(_ event: RefreshSessionEvent, _ number: Int) {
    switch event {
    case .began: words.append("\(number) began")
    case .ended(_, let outcome, _): words.append("\(number) ended \(outcome)")
    case .settled: words.append("\(number) settled")
    }
  }
}
#endif
