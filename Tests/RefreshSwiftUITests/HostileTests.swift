#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import Testing

@testable import RefreshSwiftUI

/// Uses of the modifiers that no app means, and that must end well.
@MainActor
struct HostileTests {
  @Test(arguments: SwiftUISetting.each)
  func ofTwoHeadersAtOneEdgeOneStaysAndTheLogSaysSo(_ switches: HeadlessSwiftUISwitches) async {
    let jobs = [Job(), Job()]
    await Screen.run(0, switches) { screen, remote in
      #expect(screen.controls.count == 1)
      #expect(screen.sentences.count == 1)
      let count = screen.trace.attachmentCount
      for number in 1...20 {
        remote.value = number
        await screen.settle()
      }
      #expect(screen.trace.attachmentCount == count)
      let control = screen.header
      await screen.pull()
      #expect(jobs.map(\.startCount).reduce(0, +) == 1)
      await screen.advance(by: 3)
      #expect(screen.header === control && control?.isRefreshing == true)
      jobs.forEach { $0.finish() }
      await screen.advance(by: 2)
      #expect(jobs.map(\.cancelCount) == [0, 0])
      #expect(screen.sentences.count == 1)
    } content: { count in
      List(rows(30 + count.wrappedValue)) { Text("\($0.id)") }
        .refreshHeader(.spinner) { try await jobs[0].run() }
        .refreshHeader(.gum) { try await jobs[1].run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aProxyOfTwoListsThatReplaceEachOtherIsNoMistake(_ switches: HeadlessSwiftUISwitches) async {
    let proxy = RefreshProxy()
    await Screen.run(true, switches) { screen, remote in
      for isFirst in [false, true, false] {
        remote.value = isFirst
        await screen.settle()
        #expect(proxy.header != nil && proxy.header === screen.header)
      }
      #expect(screen.sentences.isEmpty)
    } content: { isFirst in
      if isFirst.wrappedValue {
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, proxy: proxy) { await nothing() }
      } else {
        Form { Text("A form") }.refreshHeader(.gum, proxy: proxy) { await nothing() }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anotherProxyInASessionIsThatOfTheControl(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxies) = (Job(), [RefreshProxy(), RefreshProxy()])
    await Screen.run(0, switches) { screen, remote in
      await screen.pull()
      remote.value = 1
      await screen.settle()
      #expect(proxies[0].header == nil)
      #expect(proxies[1].header === screen.header)
      #expect(proxies[1].header?.isRefreshing == true)
      proxies[1].end(.failure)
      await screen.advance(by: 3)
      #expect((job.startCount, job.cancelCount) == (1, 1))
    } content: { number in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.gum, proxy: proxies[number.wrappedValue]) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aProxyOfAListThatIsGoneKeepsNothing(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxy) = (Job(), RefreshProxy())
    await Screen.run(true, switches) { screen, remote in
      remote.value = false
      await screen.settle()
      #expect(proxy.begin() == .queued)
      #expect(proxy.begin(reveals: false) == .queued)
      remote.value = true
      await screen.advance(by: 1)
      #expect(job.startCount == 1)
      proxy.end()
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
      #expect(job.cancelCount == 1)
    } content: { isThere in
      if isThere.wrappedValue {
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, proxy: proxy) { try await job.run() }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aRefreshLeavesTheEndOfTheListToTheApp(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(false, switches) { screen, remote in
      #expect(screen.footer?.hasMoreData == false)
      await screen.pull()
      await screen.advance(by: 3)
      #expect(screen.footer?.hasMoreData == false)
      await screen.scrollToEnd()
      #expect(job.startCount == 0)
      remote.value = true
      await screen.settle()
      await screen.scrollToEnd()
      #expect(job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
    } content: { hasMore in
      List(rows(60)) { Text("\($0.id)") }
        .refreshHeader(.gum) { await nothing() }
        .refreshFooter(.spinner, hasMore: hasMore.wrappedValue) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anEndOfTheListThatChangesAtEachRedrawEndsNoLoad(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(true, switches) { screen, remote in
      await screen.scrollToEnd()
      for _ in 0..<21 {
        remote.value.toggle()
        screen.world.finishTurn()
        await screen.world.settleTasks()
      }
      #expect(screen.footer?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
      #expect(screen.footer?.hasMoreData == false)
      for _ in 0..<21 {
        remote.value.toggle()
        await screen.settle()
      }
      #expect(screen.footer?.hasMoreData == true)
    } content: { hasMore in
      List(rows(60)) { Text("\($0.id)") }
        .refreshFooter(.spinner, hasMore: hasMore.wrappedValue) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each, [0, -20, Double.nan, .infinity])
  func anIndicatorWithoutAHeightIsPulledAsFarAsAnother(_ switches: HeadlessSwiftUISwitches, height: Double) async {
    let job = Job()
    await Screen.run(0, switches) { screen, _ in
      guard let list = screen.list else { return }
      let finger = SimulatedFinger(on: list)
      finger.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 140), duration: 0.2)
      finger.hold(for: 0.1)
      finger.lift()
      await screen.advance(by: 1)
      #expect(job.startCount == 0)
      await screen.pull()
      #expect(job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(height: height) { _ in
          EmptyView()
        } action: {
          try await job.run()
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anIndicatorThatGrowsInASessionEndsNothing(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(60.0, switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      for height in [120, 30, 90] {
        remote.value = Double(height)
        await screen.advance(by: 1)
        #expect(screen.list?.contentInset.top == CGFloat(height))
      }
      #expect(screen.header === control && control?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
      #expect(screen.list?.contentInset.top == 0)
    } content: { height in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(height: height.wrappedValue) {
          Text("\($0.progress)")
        } action: {
          try await job.run()
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aModifierInsideOfItsScrollViewLooksSeldomAndSaysSoOnce(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(0, switches) { screen, remote in
      await screen.advance(by: 10)
      #expect(screen.controls.isEmpty)
      #expect(screen.sentences.count == 1)
      #expect(screen.trace.walkCount < 40)
    } content: { _ in
      ScrollView {
        VStack { ForEach(rows(30)) { Text("\($0.id)") } }.refreshHeader(.gum) { await nothing() }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anActionThatEndsItsOwnModifierIsCancelledOnce(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(0, switches) { screen, remote in
      job.onStart = { remote.value = 1 }
      await screen.pull()
      await screen.advance(by: 1)
      #expect((job.startCount, job.cancelCount) == (1, 1))
      #expect(screen.controls.count == 1 && screen.header?.refreshState == .idle)
    } content: { id in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum) { try await job.run() }.id(id.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aListenerThatRemovesTheModifierCancelsTheWorkOnce(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(true, switches) { screen, remote in
      await screen.pull()
      await screen.advance(by: 1)
      #expect(job.startCount == job.cancelCount)
      #expect(screen.controls.isEmpty && !remote.value)
    } content: { isThere in
      Group {
        if isThere.wrappedValue {
          List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum) { try await job.run() }
        }
      }
      .onRefresh { _ in isThere.wrappedValue = false }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anotherEdgeInASessionCancelsTheWorkOnce(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxy) = (Job(), RefreshProxy())
    await Screen.run(RefreshEdge.top, switches) { screen, remote in
      await screen.pull()
      remote.value = .bottom
      await screen.settle()
      #expect((job.startCount, job.cancelCount) == (1, 1))
      #expect(screen.controls.map(\.edge) == [.bottom])
      #expect(proxy.header === screen.header)
    } content: { edge in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner, edge: edge.wrappedValue, proxy: proxy) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func theStateOfASessionMayChangeAsOftenAsItLikes(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(false, switches) { screen, remote in
      for number in 0..<20 {
        remote.value.toggle()
        if number.isMultiple(of: 3) { screen.world.finishTurn() }
        if number.isMultiple(of: 5) { await screen.advance(by: 0.1) }
      }
      await screen.advance(by: 3)
      #expect(!remote.value)
      #expect(screen.header?.refreshState == .idle)
      remote.value = true
      await screen.advance(by: 3)
      #expect(screen.header?.isRefreshing == true)
      remote.value = false
      await screen.advance(by: 0.1)
      remote.value = true
      await screen.advance(by: 3)
      #expect(remote.value && screen.header?.isRefreshing == true)
      remote.value = false
      await screen.advance(by: 3)
      #expect(screen.header?.refreshState == .idle)
    } content: { isRefreshing in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, isRefreshing: isRefreshing)
    }
  }

  /// The answer of an app to the value that a pull sets.
  enum Answer: CaseIterable {
    case ignoresIt, isDoneAtOnce, followsLater
  }

  @Test(arguments: SwiftUISetting.each, Answer.allCases)
  func aHeaderShowsWhatTheAppMakesOfItsPull(_ switches: HeadlessSwiftUISwitches, answer: Answer) async {
    await Screen.run(false, switches) { screen, remote in
      await screen.pull()
      await screen.advance(by: 3)
      #expect(remote.value == (answer == .followsLater))
      #expect(screen.header?.refreshState == (answer == .followsLater ? .refreshing : .idle))
      remote.value = false
      await screen.advance(by: 3)
      #expect(screen.header?.refreshState == .idle)
    } content: { isRefreshing in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(
          .gum,
          isRefreshing: Binding {
            isRefreshing.wrappedValue
          } set: { value in
            switch answer {
            case .ignoresIt: break
            case .isDoneAtOnce:
              isRefreshing.wrappedValue = value
              isRefreshing.wrappedValue = false
            case .followsLater: Task { isRefreshing.wrappedValue = value }
            }
          })
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aTaskOfTheScreenBeginsWithTheList(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxy) = (Job(), RefreshProxy())
    await Screen.run(0, switches) { screen, _ in
      await screen.advance(by: 1)
      #expect(job.startCount == 1)
      #expect(proxy.header?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.gum, proxy: proxy) { try await job.run() }
        .task { await proxy.begin(reveals: false) }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aStateSetByTheActionOfAnotherModifierIsFollowed(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(false, switches) { screen, remote in
      await screen.scrollToEnd()
      #expect(remote.value)
      await screen.advance(by: 1)
      #expect(screen.header?.isRefreshing == true)
      remote.value = false
      await screen.advance(by: 3)
      #expect(screen.header?.refreshState == .idle)
    } content: { isRefreshing in
      List(rows(60)) { Text("\($0.id)") }
        .refreshHeader(.gum, isRefreshing: isRefreshing)
        .refreshFooter(.spinner) {
          isRefreshing.wrappedValue = true
          return .end
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func theTriggerOfAConfiguredFooterSurvivesItsDisabledTime(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(true, switches) { screen, remote in
      // Its row keeps its space, and takes no touch.
      #expect(screen.footer?.trigger == .onTap && screen.footer?.isUserInteractionEnabled == false)
      remote.value = false
      await screen.settle()
      #expect(screen.footer?.trigger == .onTap && screen.footer?.isUserInteractionEnabled == true)
    } content: { isDisabled in
      List(rows(60)) { Text("\($0.id)") }
        .refreshFooter(.spinner) {
          await nothing()
          return .end
        } configure: {
          $0.trigger = .onTap
        }
        .disabled(isDisabled.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aStormOfRedrawsInASessionWithAHostedViewKeepsEverything(_ switches: HeadlessSwiftUISwitches) async {
    let (job, seen) = (Job(), SeenUpdates())
    await Screen.run(0, switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      let (walks, attachments) = (screen.trace.walkCount, screen.trace.attachmentCount)
      for number in 1...100 {
        remote.value = number
        screen.world.finishTurn()
      }
      await screen.settle()
      #expect(seen.note == "100")
      #expect((screen.trace.walkCount, screen.trace.attachmentCount) == (walks, attachments))
      #expect(screen.header === control && control?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
    } content: { number in
      List(rows(number.wrappedValue)) { Text("\($0.id)") }
        .refreshHeader(height: 60) {
          SeenView(update: $0, seen: seen)
        } action: {
          try await job.run()
        }
        .refreshFooter(.spinner, hasMore: number.wrappedValue.isMultiple(of: 2)) { await nothing() }
        .environment(\.note, "\(number.wrappedValue)")
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aHeaderWaitsForItsEdgeUntilTheNextRedraw(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(RefreshEdge.bottom, switches) { screen, remote in
      let own = screen.header
      let other = screen.list?.refresh.addHeader(animator: .ring, edge: .top) { await nothing() }
      remote.value = .top
      await screen.settle()
      #expect(screen.controls.contains { $0 === other })
      #expect(screen.sentences.count == 1)
      screen.list?.refresh[.top]?.removeFromSuperview()
      remote.value = .top
      await screen.settle()
      #expect(screen.controls.map(\.edge) == [.top])
      #expect(screen.header !== own && screen.header !== other)
      #expect(screen.sentences.count == 1)
    } content: { edge in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner, edge: edge.wrappedValue) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func identitiesThatChangeInAStormLeaveOneControl(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(0, switches) { screen, remote in
      await screen.pull()
      for number in 1...50 {
        remote.value = number
        screen.world.finishTurn()
      }
      await screen.settle()
      #expect((job.startCount, job.cancelCount) == (1, 1))
      #expect(screen.controls.count == 1 && screen.header?.refreshState == .idle)
      #expect(screen.sentences.isEmpty)
    } content: { id in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum) { try await job.run() }.id(id.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aBeginWithoutTheListWaitsForItAndJoinsTheWorkThatRuns(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxy) = (Job(), RefreshProxy())
    await Screen.run(true, switches) { screen, remote in
      await screen.pull()
      remote.value = false
      await screen.settle()
      #expect(screen.lists.isEmpty)
      #expect(proxy.begin() == .queued)
      remote.value = true
      await screen.advance(by: 1)
      #expect(screen.header?.isRefreshing == true)
      #expect((job.startCount, job.cancelCount) == (1, 0))
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1 && screen.header?.refreshState == .idle)
    } content: { isThere in
      Group {
        if isThere.wrappedValue { List(rows(30)) { Text("\($0.id)") } } else { Text("Nothing") }
      }
      .refreshHeader(.gum, proxy: proxy) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aCallOfTheAppBeginsAlsoInAViewThatIsDisabled(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxy) = (Job(), RefreshProxy())
    await Screen.run(false, switches) { screen, remote in
      remote.value = true
      await screen.advance(by: 1)
      #expect(screen.lists.first?.refresh.header?.isRefreshing == true)
      #expect(proxy.begin() == .started)
      await screen.advance(by: 1)
      #expect(job.startCount == 1)
      remote.value = false
      job.finish()
      await screen.advance(by: 3)
      #expect(screen.controls.map(\.refreshState) == [.idle, .idle])
      #expect(job.endCount == 1)
    } content: { isLoading in
      VStack {
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, isRefreshing: isLoading)
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, proxy: proxy) { try await job.run() }
      }
      .disabled(isLoading.wrappedValue)
    }
  }
}
#endif
