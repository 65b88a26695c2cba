#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

@testable import RefreshCore

/// A header in each container of `Docs/Containers.md`, with the settings of an app that sets none.
@MainActor
@Suite struct ContainerTests {
  /// All containers; in the quick run every second one.
  private nonisolated static let containers = SweepWidth.cases(Scene.Container.allCases, quickStep: 2)

  /// Runs code with a list in a container, its header, and the space of a session.
  private func run(
    _ container: Scene.Container, _ body: @MainActor (Scene, RefreshControl, _ space: CGFloat) async -> Void
  ) async {
    await Scene.run(in: container) { scene in
      let control = scene.addHeader(animator: .gum)
      control.placement = container.placement
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == container.backing)
      let own = container.placement == .floating ? 0 : CGFloat(control.metrics.heldExtent)
      await body(scene, control, container.backing == .system ? UIRefreshControl.headlessHeldHeight : own)
    }
  }

  @Test(arguments: containers) func aPullRefreshesAndTheListComesBackTwice(container: Scene.Container) async {
    await run(container) { scene, control, space in
      for count in 1...2 {
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
        #expect(control.isRefreshing && scene.work.startCount == count && abs(scene.pull - space) < 0.5)
        await scene.finish()
        #expect(control.refreshState == .idle && scene.pull == 0)
        #expect(scene.list.contentInset == scene.watch.clientInset)
      }
    }
  }

  @Test(arguments: containers) func aSessionOfTheAppShowsItself(container: Scene.Container) async {
    await run(container) { scene, control, space in
      scene.watch.isClientWriting = container.backing == .system
      control.beginRefreshing()
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 1 && abs(scene.pull - space) < 0.5)
      await scene.finish(throwing: Scene.Failure())
      #expect(control.refreshState == .idle && control.lastError != nil && scene.pull == 0)
    }
  }

  @Test(arguments: containers) func aHeaderThatIsRemovedInASessionLeavesNothing(
    container: Scene.Container
  ) async {
    await run(container) { scene, control, _ in
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      scene.client { scene.list.refresh.removeHeader() }
      await scene.advance(by: 1)
      #expect(scene.list.refreshControl == nil && control.superview == nil)
      #expect(scene.list.contentInset == scene.watch.clientInset && scene.pull == 0)
    }
  }

  @Test(arguments: containers, [false, true])
  func theAppsOwnRefreshControlIsLeftAsItIs(container: Scene.Container, isLater: Bool) async {
    await Scene.run(in: container) { scene in
      _ = await LogBoard.entries(about: scene.list) {
        let own = UIRefreshControl()
        if !isLater { scene.client { scene.list.refreshControl = own } }
        let control = scene.addHeader(animator: .gum)
        await scene.advance(by: 0.2)
        if isLater {
          scene.client { scene.list.refreshControl = own }
          scene.grow(by: 1)
        }
        await scene.advance(by: 0.2)
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
        #expect(scene.list.refreshControl === own && own.isRefreshing)
        #expect(control.backingInUse == .own && scene.work.startCount == 0)
        scene.client { own.endRefreshing() }
        await scene.settle()
        #expect(scene.list.contentInset == scene.watch.clientInset && abs(scene.pull) < 0.5)
        scene.client {
          control.removeFromSuperview()
          scene.list.refreshControl = nil
        }
      }
    }
  }

  @Test(arguments: containers)
  func aListThatLeavesItsContainerBetweenSessionsHasTheBackingOfTheNext(container: Scene.Container) async {
    await run(container) { scene, control, space in
      for isInContainer in [true, false] {
        if !isInContainer {
          scene.client {
            scene.list.removeFromSuperview()
            scene.list.frame = scene.world.window.bounds
            scene.world.window.addSubview(scene.list)
          }
          await scene.advance(by: 0.2)
          #expect(control.backingInUse == .own && scene.list.refreshControl == nil)
        }
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
        let held = isInContainer ? space : container.placement == .floating ? 0 : CGFloat(control.metrics.heldExtent)
        #expect(control.isRefreshing && abs(scene.pull - held) < 0.5)
        await scene.finish()
        #expect(control.refreshState == .idle && abs(scene.pull) < 0.5)
        #expect(scene.list.contentInset == scene.watch.clientInset)
      }
    }
  }

  @Test(arguments: UINavigationBar.HeadlessRefreshPlace.allCases)
  func belowALargeTitleTheAnimatorIsDrawnInTheSpaceThatTheBarGains(place: UINavigationBar.HeadlessRefreshPlace)
    async throws
  {
    try await Scene.run(in: .largeTitle) { scene in
      let bar = try #require(scene.navigation?.navigationBar)
      bar.headlessRefreshPlace = place
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      let line = scene.world.switches.barHeight.points
      for _ in 1...2 {
        #expect(abs(bar.frame.minY - 59) < 0.01 && abs(bar.frame.height - line - 52) < 0.01)
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
        let canvas = try #require(control.system?.control?.canvas)
        let top = place == .aboveTitle ? line : line + 52
        let area = canvas.convert(canvas.bounds, to: bar)
        #expect(abs(area.minY - top) < 0.01 && abs(area.height - 60) < 0.01)
        #expect(abs(bar.frame.maxY - scene.list.convert(CGPoint.zero, to: nil).y) < 0.01)
        await scene.finish()
      }
    }
  }

  /// The other control of the list has the same container.
  @Test(arguments: containers) func aFooterLoadsBesideTheHeader(container: Scene.Container) async {
    await run(container) { scene, control, _ in
      scene.addFooter(trigger: .manual).begin(reveals: false)
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == 1 && scene.list.contentInset.top == 0)
      scene.load.finish()
      await scene.settle()
      #expect(control.refreshState == .idle && scene.pull == 0)
    }
  }
}
#endif
