#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A frame asks the system nothing about the surroundings of a control, and draws in the present ones nevertheless.
@MainActor
@Suite struct KnownSurroundingsTests {
  /// Each fact that the surroundings consist of, changed by the user, the system or the app.
  enum Change: CaseIterable {
    case textSize, appearance, contrast, direction, ownDirection
    case motion, transparency, boldText, buttonShapes
    case size, width, sideInset, safeArea
    case language, style, styleAround
  }

  private func make(_ change: Change, in scene: Scene) {
    let world = scene.world
    switch change {
    case .textSize: world.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    case .appearance: world.setTraits { $0.userInterfaceStyle = .dark }
    case .contrast: world.setTraits { $0.accessibilityContrast = .high }
    case .direction: world.setTraits { $0.layoutDirection = .rightToLeft }
    case .ownDirection: scene.list.semanticContentAttribute = .forceRightToLeft
    case .motion: world.accessibility.isReduceMotionEnabled = true
    case .transparency: world.accessibility.isReduceTransparencyEnabled = true
    case .boldText: world.accessibility.isBoldTextEnabled = true
    case .buttonShapes: world.accessibility.buttonShapesEnabled = true
    case .size: scene.client { scene.list.frame.size.height = 700 }
    case .width: scene.client { scene.list.frame.size.width = 320 }
    case .sideInset:
      scene.client { scene.list.contentInset.left = 20 }
      scene.watch.clientInset.left = 20
    case .safeArea: world.setSafeArea(UIEdgeInsets(top: 59, left: 30, bottom: 34, right: 30))
    case .language: scene.header?.refreshStyle = .with { $0.language = .german }
    case .style: scene.header?.refreshStyle = Self.style
    case .styleAround: scene.list.refreshStyle = Self.style
    }
  }

  private static var style: RefreshStyle {
    var style = RefreshStyle()
    style.language = .french
    return style
  }

  private func run(_ body: @MainActor (Scene, RefreshControl, DrawCounter) async -> Void) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      scene.watch.mayComeFromOutside = true
      await scene.advance(by: 0.1)
      await body(scene, control, counter)
    }
  }

  private func expectPresent(
    _ control: RefreshControl, _ counter: DrawCounter, _ old: RefreshSurroundings?, _ scene: Scene
  ) {
    let present = control.surroundings(in: scene.list)
    #expect(counter.last?.surroundings == present)
    #expect(present != old, "nothing has changed")
  }

  @Test(arguments: Change.allCases) func aPullIsDrawnInThePresentSurroundings(change: Change) async {
    await run { scene, control, counter in
      scene.pull(to: 30)
      let old = counter.last?.surroundings
      make(change, in: scene)
      scene.pull(to: 40, duration: 0.05)
      expectPresent(control, counter, old, scene)
      scene.finger.lift()
    }
  }

  /// A list that rests is laid out in the turn of the change, or with the next event that draws.
  @Test(arguments: Change.allCases) func anEndIsDrawnInThePresentSurroundings(change: Change) async {
    await run { scene, control, counter in
      await scene.refresh()
      let old = counter.last?.surroundings
      make(change, in: scene)
      scene.work.finish()
      await scene.advance(by: 0.2)
      expectPresent(control, counter, old, scene)
    }
  }

  /// While the list settles, only frames come.
  @Test(arguments: Change.allCases) func aSettleIsDrawnInThePresentSurroundings(change: Change) async {
    await run { scene, control, counter in
      scene.pullAndRelease()
      scene.world.advance(frames: 6)
      let old = counter.last?.surroundings
      make(change, in: scene)
      await scene.advance(by: 1)
      scene.work.finish()
      await scene.advance(by: 0.2)
      expectPresent(control, counter, old, scene)
    }
  }

  /// The sentence comes with the end of a load, and is drawn in the same call.
  @Test func aFooterHasRoomForItsSentenceFromTheFirstDrawingOn() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let counter = DrawCounter()
      let footer = scene.addFooter(animator: counter)
      footer.failureText = { _ in "Offline" }
      await scene.reachEnd()
      await scene.showFooter()
      var drawn: [Bool] = []
      counter.onDraw = { if $0.message != nil { drawn.append($0.surroundings.hasMessage) } }
      await scene.finishLoad(throwing: Scene.Failure())
      await scene.showFooter()
      #expect(!drawn.isEmpty && drawn.allSatisfy { $0 })
    }
  }
}
#endif
