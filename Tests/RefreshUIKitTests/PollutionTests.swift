#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

@MainActor
@Suite struct PollutionTests {
  /// Runs a session during which the app reads the inset, and answers with what the log says of what it does then.
  private func logged(
    _ restore: @escaping @MainActor (UIScrollView, UIEdgeInsets) -> Void
  ) async -> [RefreshLog.Entry] {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      return await LogBoard.entries(about: scene.list) {
        let control = RefreshControl(animator: .ring)
        scene.list.addSubview(control)
        control.beginRefreshing()
        await scene.advance(by: 1)
        let saved = scene.list.contentInset
        control.endRefreshing()
        await scene.advance(by: 3)
        restore(scene.list, saved)
        await scene.advance(by: 0.2)
      }
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
