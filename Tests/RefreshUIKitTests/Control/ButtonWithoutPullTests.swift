#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// The button in the place of a pull, in lists that cannot be pulled.
@MainActor
@Suite struct ButtonWithoutPullTests {
  enum Obstacle: CaseIterable {
    case bounces, scrolling, switchControl, mac
  }

  private func set(_ obstacle: Obstacle, _ isThere: Bool, in scene: Scene) {
    switch obstacle {
    case .bounces: scene.client { scene.list.bounces = !isThere }
    case .scrolling: scene.client { scene.list.isScrollEnabled = !isThere }
    case .switchControl: scene.world.accessibility.isSwitchControlRunning = isThere
    case .mac: scene.world.setTraits { $0.userInterfaceIdiom = isThere ? .mac : .phone }
    }
    for control in [scene.header, scene.footer] where control?.showsButtonWithoutPull == true {
      control?.showsButtonWithoutPull = true
    }
  }

  private func tapPoint(of control: RefreshControl, in scene: Scene) -> CGPoint {
    CGPoint(x: control.frame.midX, y: control.frame.midY - scene.offset)
  }

  @Test(arguments: Obstacle.allCases)
  func noButtonIsShownUnlessTheAppAsksForIt(obstacle: Obstacle) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      set(obstacle, true, in: scene)
      await scene.advance(by: 1)
      #expect(!control.isAccessibilityElement && scene.list.contentInset == .zero && scene.pull == 0)
      set(obstacle, false, in: scene)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Obstacle.allCases))
  func aTapOnTheButtonRefreshesAndTheButtonComesBack(switches: HeadlessSwitches, obstacle: Obstacle) async {
    await Scene.run(switches) { scene in
      scene.watch.spareInsetWrites = 4
      let control = scene.addHeader(animator: .gum)
      control.language = .english
      control.showsButtonWithoutPull = true
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero && !control.isAccessibilityElement)
      set(obstacle, true, in: scene)
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 52 && scene.pull == 52)
      #expect(control.isAccessibilityElement && control.accessibilityLabel == "Refresh")
      #expect(control.accessibilityTraits.contains(.button) && control.accessibilityRespondsToUserInteraction)
      for count in 1...2 {
        scene.finger.tap(at: tapPoint(of: control, in: scene))
        await scene.advance(by: 1)
        #expect(control.isRefreshing && scene.work.startCount == count && scene.watch.valueChangeCount == count)
        #expect(control.attachment?.machine.origin(at: .near) == .finger && scene.pull == 52)
        #expect(!control.accessibilityTraits.contains(.button))
        await scene.finish()
        #expect(control.refreshState == .idle && scene.pull == 52 && control.accessibilityLabel == "Refresh")
      }
      set(obstacle, false, in: scene)
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero && scene.pull == 0 && !control.isAccessibilityElement)
    }
  }

  @Test(arguments: RefreshPreset.all.map(\.name))
  func theButtonIsDrawnWithEachPreset(name: String) async throws {
    try await HeadlessWorld.run { world in
      let scene = Scene(world)
      let preset = try #require(RefreshPreset.all.first { $0.name == name })
      let control = scene.addHeader()
      control.animator = preset.animator
      control.language = .english
      control.showsButtonWithoutPull = true
      set(.bounces, true, in: scene)
      await scene.advance(by: 1)
      #expect(scene.pull >= 52 && control.frame.height == scene.pull)
      #expect(control.drawn.renderer.words == "Refresh" && control.accessibilityActivate())
      await scene.advance(by: 1)
      #expect(control.isRefreshing && control.accessibilityLabel?.contains("Refreshing…") == true)
      await scene.finish()
      #expect(control.drawn.renderer.words == "Refresh")
      set(.bounces, false, in: scene)
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test func aViewOfTheAppIsReplacedByTheButtonAtRest() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let view = FollowingView()
      let control = scene.addHeader(view: view)
      control.language = .english
      control.showsButtonWithoutPull = true
      set(.bounces, true, in: scene)
      await scene.advance(by: 1)
      #expect(control.isAccessibilityElement && control.accessibilityLabel == "Refresh")
      #expect(control.drawn.isShown && view.superview?.alpha == 0)
      #expect(control.accessibilityActivate())
      await scene.advance(by: 1)
      #expect(!control.drawn.isShown && view.superview?.alpha == 1)
      await scene.finish()
      #expect(control.drawn.isShown && view.superview?.alpha == 0)
      set(.bounces, false, in: scene)
      await scene.advance(by: 1)
      #expect(!control.drawn.isShown)
    }
  }

  enum Without: CaseIterable {
    case manual, hidden, disabled, removed, systemControl, switchedOff
  }

  @Test(arguments: Without.allCases)
  func noButtonIsShownWhereNoPullWouldBe(without: Without) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let control = scene.addHeader()
      control.showsButtonWithoutPull = true
      set(.bounces, true, in: scene)
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top > 0)
      switch without {
      case .manual: control.trigger = .manual
      case .hidden: control.isHidden = true
      case .disabled: control.isEnabled = false
      case .removed: control.removeFromSuperview()
      case .systemControl: scene.client { scene.list.refreshControl = UIRefreshControl() }
      case .switchedOff: control.showsButtonWithoutPull = false
      }
      if without == .systemControl { control.showsButtonWithoutPull = true }
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero && !control.isAccessibilityElement)
      #expect(control.switchControl == nil || without != .switchedOff)
      scene.client { scene.list.refreshControl = nil }
      control.isHidden = false
      control.isEnabled = true
      set(.bounces, false, in: scene)
    }
  }

  @Test func aHeaderIsNotTappedBecauseItsTriggerIsATap() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader(trigger: .onTap)
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero && !control.accessibilityActivate())
    }
  }

  @Test func aFooterThatIsPulledBecomesOneThatIsTapped() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.spareInsetWrites = 4
      let footer = scene.addFooter(animator: .spinner, trigger: .onRelease)
      footer.language = .english
      footer.showsButtonWithoutPull = true
      set(.bounces, true, in: scene)
      await scene.advance(by: 1)
      await scene.showFooter()
      #expect(footer.accessibilityLabel == "Load more" && footer.accessibilityActivate())
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
      await scene.finishLoad()
      set(.bounces, false, in: scene)
      await scene.advance(by: 1)
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test func theRowOpensWithoutMovingAReaderWhoHasScrolledAway() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.spareInsetWrites = 4
      let control = scene.addHeader()
      control.showsButtonWithoutPull = true
      scene.show(300)
      set(.bounces, true, in: scene)
      await scene.advance(by: 1)
      #expect(scene.offset == 300 && scene.list.contentInset.top == 60)
      set(.bounces, false, in: scene)
      await scene.advance(by: 1)
      #expect(scene.offset == 300)
    }
  }

  @Test func aSessionBegunByCodeKeepsTheRow() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.spareInsetWrites = 4
      let control = scene.addHeader()
      control.showsButtonWithoutPull = true
      set(.bounces, true, in: scene)
      control.beginRefreshing()
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.pull == 60)
      // The list can be pulled again in the middle of the session.
      set(.bounces, false, in: scene)
      await scene.advance(by: 0.5)
      #expect(control.isRefreshing && scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0 && scene.list.contentInset == .zero)
    }
  }

  @Test func voiceOverStillScrollsToRefresh() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world, list: SpokenList.make())
      let control = scene.addHeader()
      control.showsButtonWithoutPull = true
      set(.bounces, true, in: scene)
      await scene.advance(by: 1)
      #expect(scene.pull == 60 && scene.list.accessibilityScroll(.up) && control.isRefreshing)
      await scene.finish()
    }
  }
}
#endif
