#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import Testing

@testable import RefreshSwiftUI

/// The keeper of the work of a session, and its end.
@MainActor
struct OwnershipTests {
  /// The app sets its own question later, from a proxy.
  @Test(arguments: SwiftUISetting.each)
  func aViewThatIsDisabledBeginsNothingWhateverTheAppAnswers(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(true, switches) { screen, remote in
      screen.header?.shouldBegin = { true }
      await screen.pull()
      #expect(job.startCount == 0)
      remote.value = false
      await screen.settle()
      screen.header?.shouldBegin = { false }
      await screen.pull()
      #expect(job.startCount == 0)
      screen.header?.shouldBegin = nil
      await screen.pull()
      #expect(job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
    } content: { isDisabled in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner) { try await job.run() }
        .disabled(isDisabled.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aViewThatIsDisabledUnderTheFingerBeginsNothing(_ switches: HeadlessSwiftUISwitches) async {
    for asks in [false, true] {
      let job = Job()
      await Screen.run(false, switches) { screen, remote in
        guard let list = screen.list else { return }
        if asks { screen.header?.shouldBegin = { true } }
        let finger = SimulatedFinger(on: list)
        finger.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: asks ? 160 : 500), duration: 0.25)
        #expect(screen.header?.refreshState == (asks ? .pulling : .armed))
        remote.value = true
        await screen.settle()
        finger.drag(to: CGPoint(x: 196, y: 520), duration: 0.1)
        finger.hold(for: 0.1)
        finger.lift()
        await screen.advance(by: 1)
        #expect(job.startCount == 0 && screen.header?.refreshState == .idle, "\(asks)")
      } content: { isDisabled in
        List(rows(30)) { Text("\($0.id)") }
          .refreshHeader(.spinner, trigger: .onRelease) { try await job.run() }
          .disabled(isDisabled.wrappedValue)
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aListenerMayBeginTheNextSessionAtTheEndOfOne(_ switches: HeadlessSwiftUISwitches) async {
    let ends = Heard()
    await Screen.run(false, switches) { screen, remote in
      await screen.pull()
      remote.value = false
      await screen.advance(by: 3)
      #expect(remote.value && screen.header?.isRefreshing == true)
      remote.value = false
      await screen.advance(by: 3)
      #expect(!remote.value && screen.header?.refreshState == .idle)
    } content: { isRefreshing in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum, isRefreshing: isRefreshing)
        .onRefresh { event in
          guard case .ended = event, ends.words.isEmpty else { return }
          ends.note(event, 1)
          isRefreshing.wrappedValue = true
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aPullRunsTheActionAndTheSessionEndsWithIt(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(30, switches) { screen, _ in
      #expect(screen.header != nil)
      await screen.pull()
      #expect(job.startCount == 1)
      #expect(screen.header?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
      #expect(job.cancelCount == 0)
    } content: { count in
      List(rows(count.wrappedValue)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aRedrawInASessionKeepsTheWorkTheControlAndTheSession(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(30, switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      for count in 31..<60 {
        remote.value = count
        await screen.settle()
      }
      #expect(screen.header === control)
      #expect(control?.isRefreshing == true)
      #expect(job.cancelCount == 0)
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1)
    } content: { count in
      List(rows(count.wrappedValue)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aNewerClosureRunsInTheNextSessionOnly(_ switches: HeadlessSwiftUISwitches) async {
    let jobs = [Job(), Job()]
    await Screen.run(0, switches) { screen, remote in
      await screen.pull()
      remote.value = 1
      await screen.settle()
      #expect(jobs.map(\.startCount) == [1, 0])
      jobs[0].finish()
      await screen.advance(by: 2)
      await screen.pull()
      #expect(jobs.map(\.startCount) == [1, 1])
      jobs[1].finish()
      await screen.advance(by: 2)
    } content: { index in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await jobs[index.wrappedValue].run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aStateThatTheActionWritesEndsNothing(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(3, switches) { screen, remote in
      job.onStart = { remote.value = 4 }
      job.onEnd = { remote.value = 30 }
      await screen.pull()
      #expect(remote.value == 4)
      job.finish()
      await screen.advance(by: 2)
      #expect(remote.value == 30)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
    } content: { count in
      List(rows(count.wrappedValue)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aListThatAnotherOneReplacesLeavesItsWorkToIt(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(1, switches) { screen, remote in
      await screen.pull()
      let old = screen.list
      remote.value = 2
      await screen.settle()
      #expect(screen.list !== old)
      #expect(job.cancelCount == 0)
      #expect(screen.header?.isRefreshing == true)
      #expect(job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
      #expect(screen.header?.refreshState == .idle)
      await screen.pull()
      #expect(job.startCount == 2)
      job.finish()
      await screen.advance(by: 2)
    } content: { number in
      Group {
        if number.wrappedValue == 1 {
          List(rows(30)) { Text("\($0.id)") }
        } else {
          ScrollView { VStack { ForEach(rows(40)) { Text("\($0.id)") } } }
        }
      }
      .refreshHeader(.spinner) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aPlaceholderInBetweenKeepsTheWorkForTheNextList(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(30, switches) { screen, remote in
      await screen.pull()
      remote.value = 0
      await screen.advance(by: 3)
      #expect(screen.lists.isEmpty)
      #expect(job.cancelCount == 0)
      remote.value = 20
      await screen.settle()
      #expect(screen.header?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
      #expect(screen.header?.refreshState == .idle)
    } content: { count in
      Group {
        if count.wrappedValue == 0 {
          Text("Nothing")
        } else {
          List(rows(count.wrappedValue)) { Text("\($0.id)") }
        }
      }
      .refreshHeader(.spinner) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aListThatAChildReplacesIsFoundAgain(_ switches: HeadlessSwiftUISwitches) async {
    let (job, child) = (Job(), Remote(1))
    await Screen.run(0, switches) { screen, remote in
      await screen.pull()
      let count = remote.bodyCount
      for value in [0, 2, 3] {
        child.value = value
        await screen.advance(by: 1)
      }
      #expect(remote.bodyCount == count)
      #expect(screen.header?.isRefreshing == true)
      #expect((job.startCount, job.cancelCount) == (1, 0))
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1)
    } content: { _ in
      Stage(child) { value in
        if value.wrappedValue == 0 {
          Text("Nothing")
        } else {
          List(rows(30)) { Text("\($0.id)") }.id(value.wrappedValue)
        }
      }
      .refreshHeader(.spinner) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aListThatComesLaterByTheStateOfAChildIsFound(_ switches: HeadlessSwiftUISwitches) async {
    let child = Remote(false)
    await Screen.run(0, switches) { screen, _ in
      await screen.advance(by: 5)
      #expect(screen.header == nil)
      #expect(screen.sentences.count == 1)
      child.value = true
      await screen.advance(by: 1)
      #expect(screen.header != nil)
      #expect(screen.world.timerCount == 0)
    } content: { _ in
      Stage(child) { isThere in
        if isThere.wrappedValue { List(rows(30)) { Text("\($0.id)") } } else { Text("Nothing") }
      }
      .refreshHeader(.spinner) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anotherIdentityCancelsTheWorkOnce(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(1, switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      remote.value = 2
      await screen.settle()
      #expect((job.startCount, job.cancelCount) == (1, 1))
      #expect(screen.header != nil && screen.header !== control)
      #expect(screen.header?.isRefreshing == false)
      #expect(screen.controls.count == 1)
    } content: { id in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await job.run() }.id(id.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func theRemovalOfTheModifierCancelsTheWorkOnce(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(true, switches) { screen, remote in
      await screen.pull()
      remote.value = false
      await screen.settle()
      #expect((job.startCount, job.cancelCount) == (1, 1))
      #expect(screen.controls.isEmpty)
    } content: { isThere in
      if isThere.wrappedValue {
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await job.run() }
      } else {
        List(rows(30)) { Text("\($0.id)") }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func theRemovalOfTheScreenCancelsTheWorkOnce(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(true, switches) { screen, remote in
      await screen.pull()
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await job.run() }
    }
    #expect((job.startCount, job.cancelCount) == (1, 1))
  }

  /// The calls that wait for the end of a session.
  enum Call: CaseIterable {
    case settled, refresh

    /// Works, then waits twice for the end of the session of a header, and says when that is over.
    @MainActor
    func wait(for proxy: RefreshProxy, after job: Job? = nil, _ heard: Heard) async throws {
      try await job?.run()
      for _ in 1...2 {
        guard let header = proxy.header else { return }
        switch self {
        case .settled: await header.settled()
        case .refresh: await header.refresh()
        }
      }
      heard.words.append("over")
    }
  }

  @Test(arguments: SwiftUISetting.each, Call.allCases)
  func aWaitInTheActionOfAModifierReturns(_ switches: HeadlessSwiftUISwitches, call: Call) async {
    let (proxy, heard) = (RefreshProxy(), Heard())
    await Screen.run(0, switches) { screen, _ in
      for count in 1...2 {
        await screen.pull()
        await screen.advance(by: 2)
        #expect(heard.words.count == count && screen.header?.refreshState == .idle)
      }
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner, proxy: proxy) { try await call.wait(for: proxy, heard) }
    }
  }

  @Test(arguments: SwiftUISetting.each, Call.allCases)
  func aWaitInWorkThatAnotherListHasJoinedReturns(_ switches: HeadlessSwiftUISwitches, call: Call) async {
    let (job, proxy, heard) = (Job(), RefreshProxy(), Heard())
    await Screen.run(1, switches) { screen, remote in
      await screen.pull()
      remote.value = 2
      await screen.settle()
      #expect(screen.header?.isRefreshing == true && job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
      #expect(heard.words == ["over"] && screen.header?.refreshState == .idle)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
    } content: { id in
      List(rows(30)) { Text("\($0.id)") }
        .id(id.wrappedValue)
        .refreshHeader(.spinner, proxy: proxy) { try await call.wait(for: proxy, after: job, heard) }
    }
  }

  @Test(arguments: SwiftUISetting.each, Call.allCases)
  func aWaitInWorkBetweenTwoListsReturns(_ switches: HeadlessSwiftUISwitches, call: Call) async {
    let (job, proxy, heard) = (Job(), RefreshProxy(), Heard())
    await Screen.run(30, switches) { screen, remote in
      await screen.pull()
      remote.value = 0
      await screen.settle()
      #expect(screen.lists.isEmpty)
      job.finish()
      await screen.settle()
      #expect(heard.words == ["over"])
      remote.value = 20
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
    } content: { count in
      Group {
        if count.wrappedValue == 0 {
          Text("Nothing")
        } else {
          List(rows(count.wrappedValue)) { Text("\($0.id)") }
        }
      }
      .refreshHeader(.spinner, proxy: proxy) { try await call.wait(for: proxy, after: job, heard) }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aTaskBesideTheWorkWaitsForItsEnd(_ switches: HeadlessSwiftUISwitches) async {
    let (job, proxy, heard) = (Job(), RefreshProxy(), Heard())
    await Screen.run(0, switches) { screen, _ in
      await screen.pull()
      let waiting = Task {
        await proxy.header?.settled()
        heard.words.append("settled")
      }
      await screen.advance(by: 1)
      #expect(heard.words.isEmpty)
      job.finish()
      await screen.advance(by: 2)
      #expect(heard.words == ["settled"])
      await waiting.value
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner, proxy: proxy) { try await job.run() }
    }
  }
}
#endif
