#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A header in each container of `Docs/Containers.md`, with the settings of an app that sets none.
@MainActor
@Suite struct ContainerTests {
  enum Container: CaseIterable {
    case plain, smallTitle, fullScreen, tabBar, pages, textView, keyboard
    case largeTitle, searchBar, sheet, navigationInSheet

    var backing: RefreshBacking {
      switch self {
      case .largeTitle, .searchBar, .sheet, .navigationInSheet: .system
      case .plain, .smallTitle, .fullScreen, .tabBar, .pages, .textView, .keyboard: .own
      }
    }
  }

  /// Runs code with a list in a container, its header, and the space of a session.
  private func run(
    _ container: Container, _ body: @MainActor (Scene, RefreshControl, _ space: CGFloat) async -> Void
  ) async {
    await Scene.run(HeadlessSwitches()) { scene in
      Self.put(scene, into: container)
      let control = scene.addHeader(animator: .gum)
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == container.backing)
      let space =
        container.backing == .system ? UIRefreshControl.headlessHeldHeight : CGFloat(control.metrics.heldExtent)
      await body(scene, control, space)
    }
  }

  private static func put(_ scene: Scene, into container: Container) {
    switch container {
    case .plain: break
    case .smallTitle: scene.putBelowLargeTitle().navigationBar.prefersLargeTitles = false
    case .largeTitle: _ = scene.putBelowLargeTitle()
    case .searchBar:
      let navigation = scene.putBelowLargeTitle()
      navigation.navigationBar.prefersLargeTitles = false
      navigation.topViewController?.navigationItem.searchController = UISearchController()
    case .sheet: scene.present(scene.putIntoController())
    case .navigationInSheet:
      scene.present(scene.keep(UINavigationController(rootViewController: scene.putIntoController())))
    case .fullScreen:
      let screen = scene.putIntoController()
      screen.modalPresentationStyle = .fullScreen
      scene.present(screen)
    case .tabBar: scene.world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    case .pages:
      let pages = UIScrollView(frame: scene.world.window.bounds)
      pages.contentSize = CGSize(width: 3 * 393, height: 852)
      pages.isPagingEnabled = true
      pages.contentInsetAdjustmentBehavior = .never
      scene.list.removeFromSuperview()
      pages.addSubview(scene.list)
      scene.world.window.addSubview(pages)
    // A text view is a scroll view that is a little longer than its text.
    case .textView: scene.client { scene.list.contentSize.height = 900 }
    case .keyboard:
      scene.watch.clientInset.bottom = 300
      scene.client { scene.list.contentInset.bottom = 300 }
    }
  }

  @Test(arguments: Container.allCases) func aPullRefreshesAndTheListComesBackTwice(container: Container) async {
    await run(container) { scene, control, space in
      for count in 1...2 {
        scene.pullAndRelease(to: 140)
        await scene.advance(by: 1)
        #expect(control.isRefreshing && scene.work.startCount == count && scene.pull == space)
        await scene.finish()
        #expect(control.refreshState == .idle && scene.pull == 0)
        #expect(scene.list.contentInset == scene.watch.clientInset)
      }
    }
  }

  @Test(arguments: Container.allCases) func aSessionOfTheAppShowsItself(container: Container) async {
    await run(container) { scene, control, space in
      scene.watch.isClientWriting = container.backing == .system
      control.beginRefreshing()
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 1 && scene.pull == space)
      await scene.finish(throwing: Scene.Failure())
      #expect(control.refreshState == .idle && control.lastError != nil && scene.pull == 0)
    }
  }

  @Test(arguments: Container.allCases) func aHeaderThatIsRemovedInASessionLeavesNothing(container: Container) async {
    await run(container) { scene, control, _ in
      scene.pullAndRelease(to: 140)
      await scene.advance(by: 1)
      scene.client { scene.list.refresh.removeHeader() }
      await scene.advance(by: 1)
      #expect(scene.list.refreshControl == nil && control.superview == nil)
      #expect(scene.list.contentInset == scene.watch.clientInset && scene.pull == 0)
    }
  }

  /// The other control of the list has the same container.
  @Test(arguments: Container.allCases) func aFooterLoadsBesideTheHeader(container: Container) async {
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
