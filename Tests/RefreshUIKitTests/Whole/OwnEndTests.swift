#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Actions that wait for the end of their own session.
@MainActor
@Suite struct OwnEndTests {
  /// The calls that wait for the end of a session.
  enum Call: CaseIterable {
    case settled, refresh

    @MainActor
    func wait(for control: RefreshControl) async {
      switch self {
      case .settled: await control.settled()
      case .refresh: await control.refresh()
      }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Call.allCases))
  func aWaitInTheActionItselfReturnsAndIsSaidOnce(switches: HeadlessSwitches, call: Call) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      var ends = 0
      let entries = await LogBoard.entries(about: scene.list) {
        let control = scene.list.refresh.addHeader(animator: .gum) { @MainActor [weak scene] in
          guard let header = scene?.header else { return }
          await call.wait(for: header)
          await call.wait(for: header)
          ends += 1
        }
        for count in 1...2 {
          await scene.refresh()
          await scene.settle()
          #expect(ends == count && control.refreshState == .idle)
        }
      }
      #expect(entries == [.awaitsItself])
    }
  }

  @Test(arguments: Call.allCases)
  func aTaskThatTheActionStartsWaitsForTheEnd(call: Call) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      var states: [RefreshState] = []
      let entries = await LogBoard.entries(about: scene.list) {
        scene.list.refresh.addHeader(animator: .gum) { @MainActor [weak scene] in
          guard let header = scene?.header else { return }
          Task {
            await call.wait(for: header)
            states.append(header.refreshState)
          }
          try await Task.sleep(nanoseconds: 1)
        }
        await scene.refresh()
        #expect(states.isEmpty || call == .refresh)
        await scene.settle()
      }
      #expect(states.count == 1 && states != [.refreshing])
      #expect(entries.isEmpty)
    }
  }

  @Test(arguments: Call.allCases)
  func theActionOfOneControlWaitsForAnother(call: Call) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let other = Scene(world)
      var end: RefreshState?
      let header = other.addHeader()
      scene.list.refresh.addHeader(animator: .gum) { @MainActor in
        await call.wait(for: header)
        end = header.refreshState
      }
      header.begin()
      await scene.advance(by: 0.2)
      scene.header?.begin()
      await scene.advance(by: 1)
      #expect(end == nil && scene.header?.isRefreshing == true)
      other.work.finish()
      await scene.settle()
      #expect(end != nil && end != .refreshing && scene.header?.refreshState == .idle)
    }
  }
}
#endif
