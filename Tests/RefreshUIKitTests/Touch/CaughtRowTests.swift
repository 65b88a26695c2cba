#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Fingers that catch a list which the machine moves: none opens a row, as in a list that UIKit moves.
@MainActor
@Suite struct CaughtRowTests {
  private static let animator = PlainAnimator(showsOutcomes: true)
  private static let row = CGPoint(x: 200, y: 500)
  private nonisolated static let moments = [SessionMoment.opening, .closing]

  @Test(arguments: HeadlessSwitches.everySetting(with: moments))
  func aFingerThatCatchesTheListOpensNoRow(switches: HeadlessSwitches, moment: SessionMoment) async {
    await run(switches) { scene in
      await moment.reach(in: scene)
      scene.finger.tap(at: Self.row)
      #expect(scene.selectionCount == 0)
      await scene.finish()
      #expect(scene.list.subviews.allSatisfy { !($0 is TouchShield) })
      scene.finger.tap(at: Self.row)
      #expect(scene.selectionCount == 1, "the list rests")
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func noRowIsHitInAnyFrameOfAMotion(switches: HeadlessSwitches) async {
    await run(switches) { scene in
      scene.pullAndRelease(to: 130)
      var movedFrames = 0
      for frame in 0..<180 {
        if frame == 100 { scene.work.finish() }
        let before = scene.offset
        scene.world.advance(frames: 1)
        await scene.world.settleTasks()
        guard scene.isSettling else { continue }
        movedFrames += scene.offset == before ? 0 : 1
        let place = CGPoint(x: Self.row.x, y: Self.row.y + scene.offset)
        #expect(scene.list.hitTest(place, with: nil) is TouchShield, "frame \(frame)")
      }
      #expect(movedFrames > 20)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: moments))
  func theFingerDragsTheListThatItHasCaught(switches: HeadlessSwitches, moment: SessionMoment) async {
    await run(switches) { scene in
      await moment.reach(in: scene)
      let before = scene.offset
      scene.finger.touchDown(at: Self.row)
      scene.finger.drag(to: CGPoint(x: Self.row.x, y: Self.row.y - 200), duration: 0.3)
      #expect(scene.list.isDragging && scene.offset > before)
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      await scene.finish()
      #expect(scene.list.subviews.allSatisfy { !($0 is TouchShield) })
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFingerThatRestsKeepsItsTouchAfterTheMotion(switches: HeadlessSwitches) async {
    await run(switches) { scene in
      await SessionMoment.opening.reach(in: scene)
      scene.finger.touchDown(at: Self.row)
      await scene.advance(by: 1)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.selectionCount == 0)
      #expect(scene.list.subviews.allSatisfy { !($0 is TouchShield) })
      await scene.finish()
    }
  }

  @Test func voiceOverOpensRowsAtAnyTime() async {
    await run(HeadlessSwitches()) { scene in
      scene.world.accessibility.isVoiceOverRunning = true
      await SessionMoment.closing.reach(in: scene)
      #expect(scene.list.subviews.allSatisfy { !($0 is TouchShield) })
      await scene.finish()
    }
  }

  @Test(arguments: moments)
  func aControlThatIsRemovedLeavesNoShieldBehindItsMotion(moment: SessionMoment) async {
    await run(HeadlessSwitches()) { scene in
      await moment.reach(in: scene)
      scene.client { scene.list.refresh.removeHeader() }
      await scene.advance(by: 1)
      #expect(scene.list.subviews.allSatisfy { !($0 is TouchShield) })
    }
  }

  private func run(_ switches: HeadlessSwitches, _ body: @MainActor (Scene) async -> Void) async {
    let rows = Rows(60)
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      scene.addHeader(animator: Self.animator)
      await scene.advance(by: 0.3)
      await body(scene)
      await scene.expectCleanEnd()
    }
  }
}

extension Scene {
  /// The number of rows that were opened.
  fileprivate var selectionCount: Int { world.log.names(.touch).filter { $0 == "select" }.count }

  /// `true` while the machine moves the content.
  fileprivate var isSettling: Bool {
    RefreshHost.existing(in: list)?.controller(along: .vertical)?.movesContent == true
  }
}
#endif
