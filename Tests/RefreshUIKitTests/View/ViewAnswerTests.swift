#if canImport(HeadlessUIKit)
@testable import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Views that set their control in the update that they are told.
@MainActor
@Suite struct ViewAnswerTests {
  /// A setting that a view may make in each update.
  struct Setting: Sendable, CustomStringConvertible {
    let description: String
    let set: @MainActor (RefreshControl) -> Void

    static let all: [Setting] = [
      Setting(description: "tintColor") { $0.tintColor = .red },
      Setting(description: "timeout") { $0.timeout = 30 },
      Setting(description: "a timeout that is none") { $0.timeout = .nan },
      Setting(description: "placement") { $0.placement = .pinned },
      Setting(description: "trigger") { $0.trigger = .onRelease },
      Setting(description: "whenBusy") { $0.whenBusy = .join },
      Setting(description: "pinnedHeaders") { $0.pinnedHeaders = .fixed },
      Setting(description: "loadMore") { $0.loadMore.loadsToFill = 2 },
      Setting(description: "sessionProgress") { $0.sessionProgress = 0.5 },
      Setting(description: "progress that is none") { $0.sessionProgress = .nan },
      Setting(description: "hasMoreData") { $0.hasMoreData = true },
      Setting(description: "isEnabled") { $0.isEnabled = true },
      Setting(description: "isHidden") { $0.isHidden = false },
      Setting(description: "animator") { $0.animator = $0.animator },
      Setting(description: "end without a session") { if !$0.isRefreshing { $0.endRefreshing() } },
    ]
  }

  /// The number of updates after which a view stops setting anything, so that a loop ends.
  private static let most = 20_000

  @Test(arguments: HeadlessSwitches.everySetting(with: Setting.all))
  func whatIsSetAlreadyChangesNothing(switches: HeadlessSwitches, setting: Setting) async {
    let plain = await updateCount(switches) { _ in }
    let setting = await updateCount(switches, setting.set)
    // The first of them may be new, and a progress is eased for half a second of at most 120 frames.
    #expect(setting <= plain + 60)
  }

  private func updateCount(_ switches: HeadlessSwitches, _ set: @MainActor @escaping (RefreshControl) -> Void) async
    -> Int
  {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      view.onUpdate = { [weak control, weak view] _ in
        MainActor.assumeIsolated {
          guard let control, let view, view.updates.count < Self.most else { return }
          set(control)
        }
      }
      await scene.refresh()
      await scene.advance(by: 0.5)
      await scene.finish()
      view.onUpdate = nil
      scene.watch.expectCleanEnd()
      return view.updates.count
    }
  }

  @Test func theSameSettingsAgainDrawNothingAndDecideNothing() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      // The numbers that are none would only alternate with those that are.
      let settings = Setting.all.filter { !$0.description.contains("none") }
      settings.forEach { $0.set(control) }
      await scene.refresh()
      settings.forEach { $0.set(control) }
      await scene.advance(by: 1)
      let draws = counter.count
      var decisions = 0
      let inner = scene.list.refresh.onDecision
      scene.list.refresh.onDecision = {
        decisions += 1
        inner?($0)
      }
      settings.forEach { $0.set(control) }
      control.animator = counter
      scene.list.refresh.contentInset = scene.list.refresh.contentInset
      scene.client {
        scene.list.contentInset = scene.list.contentInset
        scene.list.contentOffset = scene.list.contentOffset
      }
      scene.world.finishTurn()
      #expect(counter.count == draws && decisions == 0)
      await scene.finish()
    }
  }

  /// A view that replaces itself in each update is replaced after the update, and from then on once in each turn.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aViewThatReplacesItselfIsNeverUpdatedInsideAnUpdate(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let replacements = Replacements()
      replacements.replace(in: scene.addHeader(view: FollowingView()))
      await scene.refresh()
      await scene.advance(by: 0.5)
      replacements.isOver = true
      await scene.finish()
      #expect(replacements.deepest == 1)
      #expect(replacements.count > 1 && replacements.count < 2_000)
      scene.watch.expectCleanEnd()
    }
  }

  /// Replaces the view of a control in each of its updates.
  @MainActor
  private final class Replacements {
    private(set) var count = 0
    private(set) var deepest = 0
    private var depth = 0
    var isOver = false

    func replace(in control: RefreshControl) {
      let view = FollowingView()
      view.onUpdate = { [weak self, weak control] _ in
        MainActor.assumeIsolated {
          guard let self, let control, !self.isOver, self.count < ViewAnswerTests.most else { return }
          self.depth += 1
          self.deepest = max(self.deepest, self.depth)
          // A recursion would overflow the stack before it could fail.
          if self.depth < 20 {
            self.count += 1
            self.replace(in: control)
          }
          self.depth -= 1
        }
      }
      control.animator = .view(view)
    }
  }

  /// A view that sets another value in each update is told in the next turn, beside the frame's own update.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aViewThatNeverRestsIsToldOncePerTurn(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      var turns: [Int: Int] = [:]
      view.onUpdate = { [weak control, weak view] _ in
        MainActor.assumeIsolated {
          guard let control, let view, view.updates.count < Self.most else { return }
          turns[world.log.turn, default: 0] += 1
          control.tintColor = view.updates.count.isMultiple(of: 2) ? .red : .blue
        }
      }
      await scene.refresh()
      await scene.advance(by: 0.5)
      view.onUpdate = nil
      #expect(view.updates.count < Self.most)
      #expect(turns.values.allSatisfy { $0 <= 3 })
      await scene.finish()
      #expect(view.updates.last?.state == .idle)
      await scene.refresh()
      await scene.finish()
      scene.watch.expectCleanEnd()
    }
  }
}
#endif
