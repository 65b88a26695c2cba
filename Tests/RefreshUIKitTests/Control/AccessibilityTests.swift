#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// The control as an accessibility element, with every preset.
@MainActor
@Suite struct AccessibilityTests {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "The server is away" }
  }

  private func header(_ preset: RefreshPreset, in scene: Scene, edge: RefreshEdge = .top) -> RefreshControl {
    let control = scene.addHeader(edge: edge)
    control.animator = preset.animator
    control.refreshStyle = .with { $0.language = .english }
    return control
  }

  private nonisolated static let presets = RefreshPreset.all.map(\.name)

  private func preset(_ name: String) throws -> RefreshPreset {
    try #require(RefreshPreset.all.first { $0.name == name })
  }

  @Test(arguments: presets)
  func aSessionIsAnElementWithEachPreset(name: String) async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let control = header(try preset(name), in: scene)
      #expect(!control.isAccessibilityElement && !control.accessibilityTraits.contains(.updatesFrequently))
      control.beginRefreshing()
      for seconds in [0, 0.1, 1] {
        await scene.advance(by: seconds)
        #expect(control.isAccessibilityElement, "after \(seconds) s")
        #expect(control.accessibilityLabel?.hasPrefix("Refreshing…") == true)
        #expect(control.accessibilityTraits.contains(.updatesFrequently))
        #expect(!control.accessibilityTraits.contains(.button))
        #expect(control.accessibilityHint == "Pull to refresh")
      }
      await scene.finish()
      #expect(!control.isAccessibilityElement && control.accessibilityValue == nil && control.accessibilityHint == nil)
      #expect(!control.accessibilityTraits.contains(.updatesFrequently))
    }
  }

  @Test(arguments: presets)
  func aLoadIsAnElementWithEachPreset(name: String) async throws {
    try await Scene.run(HeadlessSwitches()) { scene in
      let footer = scene.addFooter(trigger: .onRelease)
      footer.animator = try preset(name).animator
      footer.refreshStyle = .with { $0.language = .english }
      footer.beginRefreshing()
      await scene.advance(by: 1)
      #expect(footer.isAccessibilityElement && footer.accessibilityLabel?.hasPrefix("Loading more…") == true)
      #expect(footer.accessibilityHint == "Pull to load more" && footer.accessibilityValue == nil)
      #expect(footer.accessibilityTraits.contains(.updatesFrequently))
      await scene.finishLoad()
    }
  }

  @Test func theValueIsTheProgressOrTheTimeOfTheLastRefresh() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let time = TestTime()
      let control = scene.addHeader(animator: .gum)
      control.refreshStyle = .with { $0.language = .english }
      control.history = time.history
      control.beginRefreshing()
      await scene.advance(by: 0.5)
      #expect(control.accessibilityValue == nil)
      control.sessionProgress = 0.459
      let percent = control.accessibilityValue ?? ""
      #expect(percent.hasPrefix("45") && percent.hasSuffix("%"))
      control.sessionProgress = 0.999
      #expect(control.accessibilityValue?.hasPrefix("99") == true)
      await scene.finish()
      time.now += 300
      control.beginRefreshing()
      await scene.advance(by: 0.5)
      #expect(control.accessibilityValue?.contains("5") == true && control.accessibilityValue?.contains("ago") == true)
      control.accessibilityValue = "soon"
      control.accessibilityHint = "Wait"
      #expect(control.accessibilityValue == "soon" && control.accessibilityHint == "Wait")
      await scene.finish()
    }
  }

  @Test func theTimeThatTheLabelHasIsNotRepeated() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader(animator: .arrow)
      control.refreshStyle = .with { $0.language = .english }
      control.lastRefresh = Date(timeIntervalSinceNow: -240)
      await scene.refresh()
      #expect(control.accessibilityLabel?.contains("ago") == true && control.accessibilityValue == nil)
      await scene.finish()
    }
  }

  /// In a low list the arrow has no room for its second line.
  @Test func theTimeThatTheLabelHasNoRoomForIsTheValue() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.client { scene.list.frame.size.height = 300 }
      let control = scene.addHeader(animator: .arrow)
      control.refreshStyle = .with { $0.language = .english }
      control.lastRefresh = Date(timeIntervalSinceNow: -240)
      await scene.refresh()
      #expect(control.accessibilityLabel?.contains("ago") == false && control.stage.words != nil)
      #expect(control.accessibilityValue?.contains("ago") == true)
      await scene.finish()
    }
  }

  @Test func aStoreThatAsksForTheValueIsNotAskedAgain() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader(animator: .gum)
      var calls = 0
      control.history.store = RefreshHistory.Store(
        load: { [weak control] in
          calls += 1
          return control?.accessibilityValue == nil ? .distantPast : nil
        }, save: { _ in })
      control.beginRefreshing()
      await scene.advance(by: 0.5)
      calls = 0
      #expect(control.accessibilityValue != nil && calls == 1)
      await scene.finish()
    }
  }

  enum Silence: CaseIterable {
    case hidden, disabled, removed, ended, outsideWindow
  }

  @Test(arguments: Silence.allCases)
  func aControlWithoutASessionIsNoElement(silence: Silence) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let control = scene.addHeader(animator: .gum)
      control.beginRefreshing()
      await scene.advance(by: 1)
      switch silence {
      case .hidden: control.isHidden = true
      case .disabled: control.isEnabled = false
      case .removed: control.removeFromSuperview()
      case .ended: await scene.finish()
      case .outsideWindow: scene.client { scene.list.removeFromSuperview() }
      }
      await scene.advance(by: 1)
      if silence != .outsideWindow { #expect(!control.isAccessibilityElement) }
      #expect(!control.accessibilityTraits.contains(.updatesFrequently) && control.accessibilityHint == nil)
      control.isHidden = false
      control.isEnabled = true
      if silence == .outsideWindow { scene.client { scene.world.window.addSubview(scene.list) } }
    }
  }

  @Test(arguments: presets)
  func everyFooterThatIsTappedIsReachedWithoutATouch(name: String) async throws {
    try await HeadlessWorld.run { world in
      let scene = Scene(world)
      let footer = scene.addFooter(trigger: .onTap)
      footer.animator = try preset(name).animator
      footer.refreshStyle = .with { $0.language = .english }
      await scene.showFooter()
      #expect(footer.accessibilityRespondsToUserInteraction)
      guard try preset(name).name != "hidden" else { return }
      #expect(footer.isAccessibilityElement && footer.accessibilityLabel == "Load more")
      #expect(footer.accessibilityTraits.contains(.button))
      #expect(footer.accessibilityActivate())
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1 && !footer.accessibilityRespondsToUserInteraction)
      await scene.finishLoad(throwing: Failure())
      await scene.showFooter()
      #expect(footer.isAccessibilityElement && footer.accessibilityRespondsToUserInteraction)
      let spoken = [footer.accessibilityLabel, footer.accessibilityHint].compactMap { $0 }
      #expect(spoken.contains { $0.contains("Tap to retry") }, "\(spoken)")
      #expect(footer.accessibilityActivate())
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 2)
      await scene.finishLoad()
    }
  }

  @Test(arguments: presets)
  func aSymbolAtTheSideIsReachedAndNamed(name: String) async throws {
    try await HeadlessWorld.run { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
      list.contentSize = CGSize(width: 2000, height: 200)
      let scene = Scene(world, list: list, safeArea: 0)
      let preset = try preset(name)
      guard preset.name != "hidden" else { return }
      let footer = scene.addFooter(edge: .trailing, trigger: .onTap)
      footer.animator = preset.animator
      footer.refreshStyle = .with { $0.language = .english }
      await scene.advance(by: 0.2)
      scene.client { list.contentOffset.x = list.contentSize.width + list.adjustedContentInset.right - 393 }
      await scene.advance(by: 0.4)
      #expect(footer.isAccessibilityElement && footer.accessibilityLabel == "Load more")
      #expect(footer.accessibilityActivate())
      await scene.world.settleTasks()
      await scene.finishLoad(throwing: Failure())
      scene.client { list.contentOffset.x = list.contentSize.width + list.adjustedContentInset.right - 393 }
      await scene.advance(by: 0.4)
      #expect(footer.isAccessibilityElement)
      #expect(footer.accessibilityLabel == "Couldn’t load more, The server is away")
      #expect(footer.accessibilityHint == "Tap to retry")
      footer.isEnabled = false
      #expect(!footer.accessibilityRespondsToUserInteraction && !footer.accessibilityActivate())
      footer.isEnabled = true
    }
  }

  @Test func anActionOfTheAppsElementRefreshes() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.refreshStyle = .with { $0.language = .german }
      let action = scene.list.refresh.accessibilityAction
      #expect(action.name == "Aktualisieren")
      scene.show(500)
      #expect(action.actionHandler?(action) == true)
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 1 && scene.watch.valueChangeCount == 1)
      // Twice: it joins the session.
      #expect(action.actionHandler?(action) == true && scene.work.startCount == 1)
      await scene.finish()
      control.isEnabled = false
      #expect(action.actionHandler?(action) == false)
      control.isEnabled = true
      control.removeFromSuperview()
      #expect(action.actionHandler?(action) == false)
    }
  }

  @Test func anActionDoesNotKeepItsList() {
    HeadlessWorld.run { _ in
      var list: UIScrollView? = UIScrollView()
      let isGone = { [weak list] in list == nil }
      let action = list?.refresh.accessibilityAction
      list = nil
      let other = UIAccessibilityCustomAction(name: "") { _ in true }
      #expect(isGone() && action?.actionHandler?(other) == false)
    }
  }
}
#endif
