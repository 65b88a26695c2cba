#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

@MainActor
@Suite(.serialized) struct PollutionTests {
  /// Runs a session during which the app reads the inset, and answers with what the log says of what it does then.
  private func logged(
    _ restore: @escaping @MainActor (UIScrollView, UIEdgeInsets) -> Void
  ) async -> [RefreshLog.Entry] {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let before = RefreshLog.sink
      var entries: [RefreshLog.Entry] = []
      RefreshLog.sink = { entry, list in
        // Other tests go on while this one waits.
        if list === scene.list { entries.append(entry) } else { before(entry, list) }
      }
      defer { RefreshLog.sink = before }
      let control = RefreshControl(animator: .ring)
      scene.list.addSubview(control)
      control.beginRefreshing()
      await scene.advance(by: 1)
      let saved = scene.list.contentInset
      control.endRefreshing()
      await scene.advance(by: 3)
      restore(scene.list, saved)
      await scene.advance(by: 0.2)
      return entries
    }
  }

  @Test func anInsetThatWasSavedDuringARefreshAndIsRestoredAfterItIsLoggedOnce() async {
    let entries = await logged { list, saved in
      list.contentInset = saved
      list.contentInset = .zero
      list.contentInset = saved
    }
    #expect(entries == [.polluted])
  }

  @Test func anyOtherInsetIsNotLogged() async {
    let entries = await logged { list, _ in list.contentInset.bottom = 300 }
    #expect(entries.isEmpty)
  }
}
#endif
