#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Pulls of headers with the backing of the system: their distance, their drawing, and what a finger feels.
@MainActor
@Suite struct SystemPullTests {
  private typealias Detent = UISheetPresentationController.Detent.Identifier

  /// The updates of a header.
  @MainActor
  private final class Updates {
    var all: [RefreshUpdate] = []
    var progress: Double { all.last?.progress ?? 0 }
  }

  private func follow(_ control: RefreshControl) -> Updates {
    let updates = Updates()
    control.onUpdate = { updates.all.append($0) }
    return updates
  }

  /// Runs code with a list of 844 points in a sheet, as on a phone of 913.
  private func runInSheet(
    _ detent: Detent? = nil,
    _ body: @MainActor (Scene, RefreshControl, UISheetPresentationController?) async throws -> Void
  ) async rethrows {
    try await HeadlessWorld.run(screenSize: CGSize(width: 393, height: 913)) { world in
      let scene = Scene(world)
      var sheet: UISheetPresentationController?
      if let detent { sheet = scene.presentSheet(detent) } else { scene.present(scene.putIntoController()) }
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == .system)
      try await body(scene, control, sheet)
      await scene.expectCleanEnd()
    }
  }

  /// Expects that the progress of the next pull grows up to the distance of the system, that the system fires there, and that
  /// the list comes to rest after it.
  private func expectWholePull(
    _ scene: Scene, _ updates: Updates, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let distance = scene.systemDistance
    updates.all = []
    for share in stride(from: 0.1, to: 1, by: 0.1) {
      scene.pull(to: share * distance, duration: 0.1)
      await scene.advance(by: 0.05)
      #expect(abs(updates.progress - share) < 0.02, "at \(share) of \(distance)", sourceLocation: sourceLocation)
    }
    scene.pull(to: distance - 1)
    #expect((0.98..<1).contains(updates.progress), sourceLocation: sourceLocation)
    #expect(scene.header?.isRefreshing == false, sourceLocation: sourceLocation)
    scene.pull(to: distance + 1)
    #expect(updates.progress >= 1 && scene.header?.isRefreshing == true, sourceLocation: sourceLocation)
    scene.finger.lift()
    await scene.advance(by: 1)
    #expect(abs(scene.pull - 60) < 0.5, sourceLocation: sourceLocation)
    await scene.finish()
    #expect(scene.pull == 0, sourceLocation: sourceLocation)
  }

  @Test func theProgressGrowsAllTheWayToTheDistanceOfTheSystem() async {
    await runInSheet { scene, control, _ in
      #expect(scene.list.bounds.height == 844 && abs(scene.systemDistance - 167.2) < 0.05)
      let updates = follow(control)
      for _ in 1...2 { await expectWholePull(scene, updates) }
    }
  }

  @Test(arguments: [390, 320, 600] as [CGFloat])
  func theProgressReaches1WhereTheSystemFiresAfterARotation(height: CGFloat) async {
    await runInSheet { scene, control, _ in
      let updates = follow(control)
      await expectWholePull(scene, updates)
      scene.client { scene.list.superview?.frame.size = CGSize(width: height == 600 ? 393 : 844, height: height) }
      await scene.advance(by: 0.1)
      await expectWholePull(scene, updates)
    }
  }

  @Test func theProgressReaches1WhereTheSystemFiresAtEveryDetent() async {
    await runInSheet(.medium) { scene, control, sheet in
      let updates = follow(control)
      for detent in [Detent.medium, .large, .medium] {
        scene.client { sheet?.selectedDetentIdentifier = detent }
        await scene.advance(by: 0.1)
        await expectWholePull(scene, updates)
      }
    }
  }

  /// In a low sheet a fifth of the list is less than the distance of the system.
  @Test(arguments: [Scene.Container.sheet, .mediumSheet])
  func theProgressStaysBelow1UntilTheSystemFires(place: Scene.Container) async {
    await Scene.run(in: place) { scene in
      let updates = follow(scene.addHeader())
      await scene.advance(by: 0.1)
      scene.pull(to: scene.systemDistance - 1)
      #expect(updates.all.allSatisfy { $0.progress < 1 } && updates.progress > 0.98)
      scene.pull(to: scene.systemDistance + 1)
      #expect(updates.progress >= 1)
      scene.finger.lift()
      await scene.advance(by: 1)
      await scene.finish()
      updates.all = []
      scene.pull(to: scene.systemDistance / 2)
      #expect(abs(updates.progress - 0.5) < 0.03, "measured against the pull that fired")
    }
  }

  /// A version of the system that fires elsewhere shows where with its first pull, in whatever list that is.
  @Test func theDistanceIsLearnedAsAFractionOfTheHeight() async {
    await runInSheet(.medium) { scene, control, sheet in
      control.system?.distance = SystemDistance()
      scene.list.refreshControl?.headlessRatio = 0.25
      let updates = follow(control)
      scene.pull(to: scene.systemDistance - 5)
      await scene.advance(by: 0.1)
      #expect((0.99..<1).contains(updates.progress))
      scene.pull(to: scene.systemDistance + 1)
      scene.finger.lift()
      await scene.advance(by: 1)
      await scene.finish()
      for detent in [Detent.large, .medium] {
        scene.client { sheet?.selectedDetentIdentifier = detent }
        await scene.advance(by: 0.1)
        await expectWholePull(scene, updates)
      }
    }
  }

  @Test(arguments: UINavigationBar.HeadlessRefreshPlace.allCases, [Scene.Container.largeTitle, .searchBar])
  func inABarTheAnimatorIsDrawnInTheAreaThatThePullReveals(
    place: UINavigationBar.HeadlessRefreshPlace, container: Scene.Container
  ) async throws {
    try await Scene.run(in: container) { scene in
      let bar = try #require(scene.navigation?.navigationBar)
      bar.headlessRefreshPlace = place
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      let canvas = try #require((scene.list.refreshControl as? SystemRefreshControl)?.canvas)
      let line = scene.world.switches.barHeight.points
      let top = place == .aboveTitle ? line : line + 52
      for pull in [10, 40, 60, 100, 150] as [CGFloat] {
        scene.pull(to: Double(pull))
        scene.world.advance(frames: 2)
        let area = canvas.convert(canvas.bounds, to: bar)
        #expect(abs(area.minY - top) < 0.5 && abs(area.height - pull) < 0.5 && area.width == 393, "\(area) at \(pull)")
      }
      scene.pull(to: scene.farPull)
      scene.finger.lift()
      await scene.advance(by: 1)
      let area = canvas.convert(canvas.bounds, to: bar)
      #expect(abs(area.minY - top) < 0.5 && area.height == 60 && control.isDrawn)
    }
  }

  /// UIKit hides its control up to five points.
  @Test(arguments: [Scene.Container.sheet, .largeTitle])
  func theFirstPointsOfAPullAreDrawn(container: Scene.Container) async throws {
    try await Scene.run(in: container) { scene in
      scene.addHeader()
      await scene.advance(by: 0.1)
      let canvas = try #require((scene.list.refreshControl as? SystemRefreshControl)?.canvas)
      for pull in [2.0, 4, 20, 3] {
        scene.pull(to: pull)
        scene.world.finishTurn()
        #expect(sequence(first: canvas as UIView, next: \.superview).allSatisfy { !$0.isHidden })
        #expect(abs(canvas.bounds.height - pull) < 0.5)
      }
    }
  }

  /// The space of a pull that the app refuses is given back at the lift: under the finger, the content would hop.
  @Test(arguments: HeadlessSwitches.everySetting(with: [Scene.Container.sheet, .largeTitle]))
  func aRefusedPullEndsAtTheLift(switches: HeadlessSwitches, container: Scene.Container) async {
    await Scene.run(switches) { scene in
      scene.put(into: container)
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      control.shouldBegin = { false }
      scene.pull(to: scene.farPull)
      let place = scene.offset
      await scene.advance(by: 0.3)
      #expect(scene.list.refreshControl?.isRefreshing == true && scene.offset == place)
      scene.finger.lift()
      await scene.advance(by: 1.5)
      #expect(scene.work.startCount == 0 && scene.pull == 0 && scene.list.refreshControl?.isRefreshing == false)
    }
  }

  /// A begin in a transition leaves the control of the system at a wrong place (openradar 42862724).
  @Test(arguments: HeadlessSwitches.everySetting(with: [false, true]))
  func aHeaderThatRefreshesOnFirstAppearanceHasItsSpaceAfterTheTransition(
    switches: HeadlessSwitches, isAddedBefore: Bool
  ) async throws {
    try await Scene.run(switches) { scene in
      scene.watch.isClientWriting = true
      scene.list.removeFromSuperview()
      if isAddedBefore { scene.addHeader().automaticRefresh.onFirstAppearance = true }
      let navigation = scene.putBelowLargeTitle()
      let transition = try #require(navigation.topViewController).headlessBeginTransition()
      navigation.headlessShowBar()
      if !isAddedBefore { scene.addHeader().automaticRefresh.onFirstAppearance = true }
      await scene.advance(by: 0.3)
      #expect(scene.header?.isRefreshing == true && scene.header?.backingInUse == .system)
      #expect(scene.list.refreshControl?.isRefreshing == false && scene.pull == 0)
      scene.world.turn { transition.end() }
      await scene.advance(by: 1)
      #expect(scene.list.refreshControl?.isRefreshing == true && scene.pull == 60)
      await scene.finish()
      #expect(scene.pull == 0 && scene.work.startCount == 1)
    }
  }

  /// The place where a list rests, without what a stretched bar adds.
  @Test(arguments: [false, true])
  func theSpaceIsMeasuredAgainstABarAtRest(isDecelerating: Bool) {
    HeadlessWorld.run { world in
      let (list, control) = (UIScrollView(frame: world.window.bounds), SystemRefreshControl {})
      world.window.addSubview(list)
      list.refreshControl = control
      var rest = ScrollMetrics(adjustedInset: SidePair(near: 100, far: 0))
      control.removeSpace(from: &rest)
      var stretched = ScrollMetrics(
        adjustedInset: SidePair(near: 160, far: 0), isDragging: !isDecelerating, isDecelerating: isDecelerating)
      control.removeSpace(from: &stretched)
      control.beginRefreshing()
      var held = ScrollMetrics(adjustedInset: SidePair(near: 160, far: 0))
      control.removeSpace(from: &held)
      #expect(held.adjustedInset.near == 100)
    }
  }

  @Test func aSessionWithoutAnAnimationIsThereAtOnce() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.isClientWriting = true
      let control = scene.addHeader()
      control.backing = .system
      await scene.advance(by: 0.1)
      control.begin(animated: false)
      scene.world.advance(frames: 4)
      #expect(control.backingInUse == .system && scene.pull == 60)
      await scene.finish()
    }
  }

  @Test func aListThatHasNeverBeenInAWindowGetsNoControlOfTheSystem() async {
    await HeadlessWorld.run { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      list.refresh.addHeader(animator: PlainAnimator()) { await Task.yield() }.backing = .system
      list.layoutIfNeeded()
      await world.settleTasks()
      #expect(list.refreshControl == nil)
    }
  }

  /// A session of which the opening alone has no animation.
  @Test(arguments: [RefreshBacking.own, .system], [RefreshPlacement.withContent, .floating])
  func onlyTheOpeningIsWithoutAnAnimation(backing: RefreshBacking, placement: RefreshPlacement) async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.isClientWriting = true
      let control = scene.addHeader()
      (control.backing, control.placement) = (backing, placement)
      await scene.advance(by: 0.1)
      control.begin(animated: false)
      #expect(control.attachment?.controls.moveAtOnce == true)
      await scene.advance(by: 0.5)
      #expect(control.isRefreshing && control.attachment?.controls.moveAtOnce == false)
      await scene.finish()
    }
  }
}
#endif
