#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@MainActor
@Suite struct SmokeTests {
  @Test func aPullRefreshesOnceAndClosesCleanly() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      var runs = 0
      let control = scene.list.refresh.addHeader(animator: .ring) { runs += 1 }
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
      #expect(runs == 1)
      await scene.advance(by: 3)
      #expect(control.refreshState == .idle)
      #expect(scene.list.contentInset == .zero)
      #expect(scene.list.contentOffset.y == -59)
      #expect(runs == 1)
    }
  }
}
#endif
