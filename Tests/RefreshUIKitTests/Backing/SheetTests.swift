#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Headers in a sheet with two heights, under each setting of what is not documented about it.
@MainActor
@Suite struct SheetTests {
  private typealias Identifier = UISheetPresentationController.Detent.Identifier
  private nonisolated static let pulls = UISheetPresentationController.HeadlessPull.allCases

  private func run(
    _ detent: Identifier, _ pull: UISheetPresentationController.HeadlessPull = .list,
    _ body: @MainActor (Scene, RefreshControl, UISheetPresentationController) async throws -> Void
  ) async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let sheet = try #require(scene.presentSheet(detent))
      sheet.headlessPull = pull
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == .system)
      try await body(scene, control, sheet)
    }
  }

  @Test(arguments: pulls)
  func aPullAtTheSmallestHeightRefreshes(pull: UISheetPresentationController.HeadlessPull) async throws {
    try await run(.medium, pull) { scene, control, sheet in
      for count in 1...2 {
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
        #expect(control.isRefreshing && scene.work.startCount == count && abs(scene.pull - 60) < 0.5)
        #expect(sheet.selectedDetentIdentifier == .medium)
        await scene.finish()
        #expect(control.refreshState == .idle && scene.pull == 0)
      }
    }
  }

  @Test func aPullThatTheSheetTakesFirstShrinksItAndBeginsNothing() async throws {
    try await run(.large, .sheetThenList) { scene, control, sheet in
      scene.pullAndRelease(to: scene.farPull)
      await scene.settle()
      #expect(sheet.selectedDetentIdentifier == .medium && scene.work.startCount == 0)
      #expect(control.refreshState == .idle && scene.pull == 0)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 1)
      await scene.finish()
    }
  }

  @Test(arguments: pulls, [false, true])
  func aScrollTowardsTheEndEnlargesTheSheetFirst(
    pull: UISheetPresentationController.HeadlessPull, isRefreshing: Bool
  ) async throws {
    try await run(.medium, pull) { scene, control, sheet in
      if isRefreshing {
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
      }
      let held = scene.pull
      scene.finger.drag(from: CGPoint(x: 200, y: 380), to: CGPoint(x: 200, y: 180), duration: 0.3)
      #expect(scene.pull == held)
      scene.finger.lift()
      await scene.advance(by: 0.5)
      #expect(sheet.selectedDetentIdentifier == .large && scene.pull == held && control.isRefreshing == isRefreshing)
      await scene.finish()
      #expect(control.refreshState == .idle && scene.pull == 0 && scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: [false, true])
  func theHeightMayChangeBetweenAndDuringSessions(isInSession: Bool) async throws {
    try await run(.medium) { scene, control, sheet in
      for (count, detent) in [Identifier.large, .medium, .large].enumerated() {
        if !isInSession { scene.client { sheet.selectedDetentIdentifier = detent } }
        await scene.advance(by: 0.1)
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
        if isInSession { scene.client { sheet.selectedDetentIdentifier = detent } }
        await scene.advance(by: 0.2)
        #expect(control.isRefreshing && scene.work.startCount == count + 1 && abs(scene.pull - 60) < 0.5)
        await scene.finish()
        #expect(control.refreshState == .idle && scene.pull == 0)
      }
    }
  }

  @Test func anAppThatDeclinesLeavesThePullToTheSheet() async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let sheet = try #require(scene.presentSheet(.large))
      scene.addHeader().backing = .own
      await scene.advance(by: 0.1)
      scene.pullAndRelease(to: scene.farPull)
      await scene.settle()
      #expect(scene.work.startCount == 0 && sheet.selectedDetentIdentifier == .medium && scene.pull == 0)
    }
  }
}
#endif
