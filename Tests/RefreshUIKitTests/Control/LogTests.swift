#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The messages that are logged once.
@MainActor
@Suite struct LogTests {
  /// Runs code with a scene, and returns the log messages about its list.
  private func logged(_ body: @MainActor (Scene) async -> Void) async -> [RefreshLog.Entry] {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      return await LogBoard.entries(about: scene.list) { await body(scene) }
    }
  }

  @Test func aQuarrelAboutTheInsetIsReportedOnceASession() async {
    let entries = await logged { scene in
      scene.watch.mayComeFromOutside = true
      scene.addHeader()
      await scene.refresh()
      for _ in 0..<120 {
        scene.client { scene.list.contentInset = .zero }
        scene.world.advance(frames: 1)
      }
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.list.contentInset == .zero)
    }
    #expect(entries == [.insetConflict])
  }

  @Test func aListWithTheSystemsControlIsLeftToIt() async {
    let entries = await logged { scene in
      scene.list.refreshControl = UIRefreshControl()
      scene.addHeader()
      scene.pullAndRelease()
      await scene.advance(by: 1)
      #expect(scene.watch.startCount == 0)
      #expect(scene.watch.insetWriteCount == 0)
    }
    #expect(entries == [.systemControl])
  }

  @Test func aSystemControlThatIsSetLaterIsReportedOnce() async {
    let entries = await logged { scene in
      scene.addHeader()
      await scene.refresh()
      await scene.finish()
      scene.list.refreshControl = UIRefreshControl()
      scene.pullAndRelease()
      await scene.advance(by: 1)
      #expect(scene.watch.startCount == 1)
      scene.pullAndRelease()
      await scene.advance(by: 1)
    }
    #expect(entries == [.systemControl])
  }

  @Test func aFooterBesideASystemControlIsNotReported() async {
    let entries = await logged { scene in
      scene.list.refreshControl = UIRefreshControl()
      scene.addFooter()
      await scene.reachEnd()
      await scene.finishLoad()
      #expect(scene.load.startCount == 1)
    }
    #expect(entries == [])
  }

  @Test func aListThatCannotBePulledIsReported() async {
    let entries = await logged { scene in
      scene.list.bounces = false
      scene.addHeader()
    }
    #expect(entries == [.cannotPull])
  }

  @Test func anOrdinarySessionSaysNothing() async {
    let entries = await logged { scene in
      scene.addHeader()
      await scene.refresh()
      scene.client { scene.list.contentInset.bottom = 300 }
      await scene.finish()
    }
    #expect(entries == [])
  }
}
#endif
