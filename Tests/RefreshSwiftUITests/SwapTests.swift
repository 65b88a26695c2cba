#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import Testing

@testable import RefreshSwiftUI

/// Redraws and swaps of a list at rest, under a finger and in a session.
@MainActor
struct SwapTests {
  /// The moment of a change.
  enum Moment: CaseIterable {
    case idle, pulled, session
  }

  /// The view whose state changes.
  enum Place: CaseIterable {
    case parent, child
  }

  @Test(arguments: SwiftUISetting.each)
  func redrawsUnderAFingerAndInASessionChangeNothing(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(0, switches) { screen, remote in
      let (control, list) = (screen.header, screen.list)
      guard let list else { return }
      let finger = SimulatedFinger(on: list)
      finger.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 140), duration: 0.1)
      for step in 1...18 {
        remote.value += 1
        finger.drag(to: CGPoint(x: 196, y: 140 + 20 * CGFloat(step)), duration: 0.05)
        await screen.world.settleTasks()
      }
      #expect(control?.refreshState == .armed)
      for _ in 1...10 {
        remote.value += 1
        finger.hold(for: 0.05)
        await screen.world.settleTasks()
      }
      #expect(control?.refreshState == .armed)
      finger.lift()
      await screen.advance(by: 0.3)
      #expect(control?.isRefreshing == true)
      for _ in 1...10 {
        remote.value += 1
        await screen.advance(by: 0.1)
      }
      #expect(screen.header === control && screen.list === list)
      #expect(control?.isRefreshing == true)
      #expect(screen.trace.attachmentCount == 1 && screen.trace.walkCount == 1)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
      #expect(control?.refreshState == .idle)
    } content: { count in
      // Another size of the content puts a list back into its range under a finger that rests: rows come while it moves.
      List(rows(30 + min(count.wrappedValue, 10))) { Text("\($0.id)") }
        .refreshHeader(.gum, trigger: .onRelease) { try await job.run() }
        .environment(\.note, "\(count.wrappedValue)")
    }
  }

  @Test(arguments: SwiftUISetting.each, Moment.allCases)
  func aPlaceholderAndTheListAgain(_ switches: HeadlessSwiftUISwitches, moment: Moment) async {
    for place in Place.allCases {
      let (job, child) = (Job(), Remote(true))
      await Screen.run(true, switches) { screen, remote in
        let finger = await screen.begin(moment)
        for isThere in [false, true] {
          if place == .parent { remote.value = isThere } else { child.value = isThere }
          await screen.advance(by: 1)
          #expect(screen.lists.count == (isThere ? 1 : 0))
        }
        finger?.lift()
        await screen.advance(by: 1)
        #expect(screen.controls.count == 1)
        #expect(screen.header?.isRefreshing == (moment == .session), "\(place)")
        #expect(job.startCount == (moment == .session ? 1 : 0), "\(place)")
        await screen.end(job)
        await screen.expectAnotherSession(job)
        #expect(job.cancelCount == 0)
      } content: { isThere in
        Stage(child) { isThereToo in
          if isThere.wrappedValue && isThereToo.wrappedValue {
            List(rows(30)) { Text("\($0.id)") }
          } else {
            Text("Nothing")
          }
        }
        .refreshHeader(.spinner) { try await job.run() }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func workThatEndsWithoutAListIsShownInTheNext(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(true, switches) { screen, remote in
      await screen.pull()
      weak let list = screen.list
      remote.value = false
      await screen.advance(by: 1)
      #expect(list == nil, "the work keeps its list")
      job.finish()
      await screen.advance(by: 1)
      #expect((job.endCount, job.cancelCount) == (1, 0))
      remote.value = true
      await screen.advance(by: 0.2)
      #expect(screen.header?.lastRefresh != nil)
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle && job.startCount == 1)
      // Once.
      remote.value = false
      await screen.advance(by: 1)
      remote.value = true
      for _ in 0..<20 {
        await screen.advance(by: 0.1)
        #expect(screen.header?.refreshState == .idle)
      }
      await screen.expectAnotherSession(job)
    } content: { isThere in
      Group {
        if isThere.wrappedValue { List(rows(30)) { Text("\($0.id)") } } else { Text("Nothing") }
      }
      .refreshHeader(.spinner) { try await job.run() }
    }
  }

  /// The app shows a placeholder while it loads, as its own state says.
  @Test(arguments: SwiftUISetting.each)
  func aStateThatEndsWithoutAListIsARefreshOfTheNext(_ switches: HeadlessSwiftUISwitches) async {
    let (isLoading, job) = (Remote(false), Job())
    await Screen.run(true, switches) { screen, remote in
      screen.footer?.hasMoreData = false
      await screen.pull()
      #expect(isLoading.value && screen.header?.isRefreshing == true)
      remote.value = false
      await screen.advance(by: 1)
      #expect(isLoading.value && screen.lists.isEmpty)
      isLoading.value = false
      remote.value = true
      await screen.advance(by: 2)
      #expect(!isLoading.value && screen.header?.refreshState == .idle)
      #expect(screen.header?.lastRefresh != nil && screen.footer?.hasMoreData == true)
      await screen.pull()
      #expect(isLoading.value && screen.header?.isRefreshing == true)
      isLoading.value = false
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
    } content: { isThere in
      Stage(isLoading) { isLoading in
        Group {
          if isThere.wrappedValue { List(rows(30)) { Text("\($0.id)") } } else { Text("Nothing") }
        }
        .refreshHeader(.spinner, isRefreshing: isLoading)
        .refreshFooter {
          try await job.run()
          return .more
        }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each, Moment.allCases)
  func anotherIdentityOfTheListKeepsTheWorkAndOneOfTheModifierEndsIt(
    _ switches: HeadlessSwiftUISwitches, moment: Moment
  ) async {
    for isOutside in [false, true] {
      let job = Job()
      await Screen.run(0, switches) { screen, remote in
        let finger = await screen.begin(moment)
        let control = screen.header
        remote.value = 1
        await screen.advance(by: 1)
        finger?.lift()
        await screen.advance(by: 1)
        #expect(screen.controls.count == 1)
        #expect((screen.header === control) == !isOutside)
        let goesOn = moment == .session && !isOutside
        #expect(screen.header?.isRefreshing == goesOn)
        #expect(job.cancelCount == (moment == .session && isOutside ? 1 : 0))
        await screen.end(job)
        await screen.expectAnotherSession(job)
      } content: { id in
        List(rows(30)) { Text("\($0.id)") }
          .id(isOutside ? 0 : id.wrappedValue)
          .refreshHeader(.spinner) { try await job.run() }
          .id(isOutside ? id.wrappedValue : 0)
      }
    }
  }

  @Test(arguments: SwiftUISetting.each, Moment.allCases)
  func anotherTabAndTheFirstAgain(_ switches: HeadlessSwiftUISwitches, moment: Moment) async {
    let job = Job()
    await Screen.run(0, switches) { screen, remote in
      let finger = await screen.begin(moment)
      let control = screen.header
      for tab in [1, 0] {
        remote.value = tab
        await screen.advance(by: 1)
      }
      finger?.lift()
      await screen.advance(by: 1)
      #expect(screen.header === control)
      #expect(screen.header?.isRefreshing == (moment == .session))
      #expect(screen.trace.attachmentCount == 1)
      await screen.end(job)
      await screen.expectAnotherSession(job)
      #expect(job.cancelCount == 0)
    } content: { tab in
      TabView(selection: tab) {
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await job.run() }.tag(0)
        Text("Another tab").tag(1)
      }
    }
  }
}

extension Screen {
  /// Brings the header to a moment; returns the finger that holds it.
  fileprivate func begin(_ moment: SwapTests.Moment) async -> SimulatedFinger? {
    switch moment {
    case .idle: return nil
    case .session:
      await pull()
      #expect(header?.isRefreshing == true)
      return nil
    case .pulled:
      guard let list else { return nil }
      let finger = SimulatedFinger(on: list)
      finger.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 500), duration: 0.25)
      finger.hold(for: 0.1)
      #expect(header?.refreshState == .armed)
      return finger
    }
  }

  /// Ends the work, and waits until the list is at rest.
  fileprivate func end(_ job: Job) async {
    job.finish()
    await advance(by: 2)
    #expect(header?.refreshState == .idle)
  }

  /// Expects that a pull runs the work once more.
  fileprivate func expectAnotherSession(_ job: Job) async {
    let (startCount, endCount) = (job.startCount, job.endCount)
    await pull()
    #expect(job.startCount == startCount + 1)
    job.finish()
    await advance(by: 2)
    #expect(job.endCount == endCount + 1)
    #expect(header?.refreshState == .idle)
  }
}
#endif
