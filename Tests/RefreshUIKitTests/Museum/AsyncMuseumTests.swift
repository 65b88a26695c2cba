#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Actions that are cut short: each test is named by what users of other libraries saw, and shows that it does not
/// happen here.
@MainActor
@Suite struct AsyncMuseumTests {
  /// The fate of a view while its action runs.
  enum Update: CaseIterable {
    case isRenderedAgain, isAddedAgain, isTakenOutAndAddedAgain, isReplaced, taskIsCancelled

    /// `true` if the action continues.
    var keepsAction: Bool { self == .isRenderedAgain || self == .isAddedAgain }
  }

  /// The action lives as long as the view that began it, and the way out by a cancellation tidies nothing up.
  @Test(.bug(id: "B030"), arguments: TestSetting.everySetting(with: Update.allCases))
  func aViewUpdateCancelsTheRefreshAndLeavesAGap(switches: TestSetting, update: Update) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.watch.spareInsetWrites = 2
      scene.client { Self.make(update, of: control, in: scene) }
      scene.world.finishTurn()
      await scene.advance(by: 1)
      #expect(control.isRefreshing == update.keepsAction)
      #expect(scene.work.isRunning == update.keepsAction)
      if update.keepsAction {
        #expect(scene.pull == 60 && scene.list.contentInset.top == 60)
        await scene.finish()
        #expect(scene.watch.outcome == .success)
      } else if update == .taskIsCancelled {
        await scene.settle()
        #expect(scene.watch.outcome == .cancelled)
      }
      let cancels = update == .isTakenOutAndAddedAgain || update == .isReplaced ? 1 : 0
      #expect(scene.work.cancelCount == cancels && scene.work.startCount == 1)
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.list.contentInset == .zero && scene.offset == scene.rest)
    }
  }

  private static func make(_ update: Update, of control: RefreshControl, in scene: Scene) {
    switch update {
    case .isRenderedAgain:
      control.animator = PlainAnimator()
      control.trigger = .onRelease
      control.tintColor = .red
      scene.list.setNeedsLayout()
    case .isAddedAgain: scene.list.addSubview(control)
    case .isTakenOutAndAddedAgain:
      control.removeFromSuperview()
      scene.list.addSubview(control)
    case .isReplaced: scene.addHeader()
    case .taskIsCancelled: scene.work.finish(throwing: CancellationError())
    }
  }

  #if canImport(HeadlessUIKit)
  /// The end is read from a flag of the app's, which is not raised yet when it is looked at.
  @Test(.bug(id: "B031"), arguments: TestSetting.everySetting)
  func everyOtherPullStopsAtOnceAlthoughTheWorkGoesOn(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      var isLoading = false
      let (work, world) = (scene.work, scene.world)
      let control = scene.list.refresh.addHeader(animator: PlainAnimator()) {
        try await world.sleep(for: world.frameDuration)
        isLoading = true
        try await work.run()
        isLoading = false
      }
      scene.watch.follow(control)
      for pull in 1...4 {
        #expect(!isLoading)
        scene.pullAndRelease()
        for _ in 0..<20 {
          await scene.advance(by: 0.1)
          #expect(control.isRefreshing, "pull \(pull)")
        }
        #expect(isLoading && scene.work.startCount == pull && scene.pull == 60)
        await scene.finish()
        #expect(control.refreshState == .idle && scene.pull == 0)
      }
    }
  }
  #endif
}
#endif
