#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A keyboard that appears and disappears around sessions, in an app that makes room for it in the inset of its list.
@MainActor
@Suite struct KeyboardTests {
  private nonisolated static let places: [Scene.Container] = [.plain, .sheet, .mediumSheet, .largeTitle, .textView]

  /// The moments at which the keyboard appears and disappears.
  enum Moment: CaseIterable {
    case aroundSession, inSession, fromBeforeIntoSession, fromSessionToAfter, underFinger

    var showsBefore: Bool { [.aroundSession, .fromBeforeIntoSession].contains(self) }
    var showsInSession: Bool { [.inSession, .fromSessionToAfter].contains(self) }
    var hidesInSession: Bool { [.inSession, .fromBeforeIntoSession].contains(self) }
  }

  private func setKeyboard(_ isShown: Bool, in scene: Scene) async {
    let height = isShown ? Scene.keyboardHeight : 0
    scene.world.setKeyboard(height: height)
    await scene.advance(by: 0.3)
    #expect(scene.list.contentInset.bottom == height)
  }

  private func expectSession(_ scene: Scene, count: Int) {
    #expect(scene.header?.isRefreshing == true && scene.work.startCount == count && abs(scene.pull - 60) < 0.5)
  }

  private func expectRest(_ scene: Scene) {
    #expect(scene.list.contentInset == .zero && scene.pull == 0 && scene.header?.refreshState == .idle)
  }

  @Test(arguments: places, Moment.allCases)
  func theKeyboardTakesAndLeavesNothingOfASession(place: Scene.Container, moment: Moment) async {
    await Scene.run(in: place) { scene in
      scene.keep(KeyboardRoom(scene)).follow()
      scene.addHeader()
      await scene.advance(by: 0.1)
      for count in 1...2 {
        if moment.showsBefore { await setKeyboard(true, in: scene) }
        scene.pull(to: scene.farPull)
        if moment == .underFinger {
          await setKeyboard(true, in: scene)
          scene.pull(to: scene.farPull)
        }
        scene.finger.lift()
        await scene.advance(by: 1)
        if moment.showsInSession { await setKeyboard(true, in: scene) }
        if moment.hidesInSession { await setKeyboard(false, in: scene) }
        expectSession(scene, count: count)
        await scene.finish()
        if scene.world.keyboardHeight > 0 { await setKeyboard(false, in: scene) }
        expectRest(scene)
      }
    }
  }

  @Test(arguments: places)
  func anInsetThatIsSavedBeforeTheKeyboardIsRestoredAfterIt(place: Scene.Container) async {
    await Scene.run(in: place) { scene in
      scene.addHeader()
      await scene.advance(by: 0.1)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      let saved = scene.list.refresh.contentInset
      scene.watch.clientInset.bottom = Scene.keyboardHeight
      scene.client { scene.list.refresh.contentInset.bottom = Scene.keyboardHeight }
      await scene.finish()
      scene.watch.clientInset = saved
      scene.client { scene.list.refresh.contentInset = saved }
      await scene.advance(by: 0.5)
      expectRest(scene)
    }
  }
}
#endif
