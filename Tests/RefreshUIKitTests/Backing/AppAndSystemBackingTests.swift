#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshTesting
import Testing

@testable import RefreshCore

/// Headers with the backing of the system, in what apps do around them.
@MainActor
@Suite struct AppAndSystemBackingTests {
  private nonisolated static let places: [Scene.Container] = [.sheet, .mediumSheet, .largeTitle, .plain]

  /// The ways in which an app takes the refresh control of the system out of its list.
  enum Removal: CaseIterable {
    case cleared, replacedForATurn, replacedForAWhile, clearedInSession, clearedUnderFinger
  }

  /// Runs code with a scene whose header has the backing of the system.
  private func run(_ place: Scene.Container, _ body: @MainActor (Scene, RefreshControl) async throws -> Void)
    async rethrows
  {
    try await Scene.run(HeadlessSwitches()) { scene in
      scene.put(into: place)
      let control = scene.addHeader()
      if place == .plain { control.backing = .system }
      await scene.advance(by: 0.1)
      #expect(scene.list.refreshControl is SystemRefreshControl)
      try await body(scene, control)
    }
  }

  /// Expects a list without a session and without a trace of one.
  private func expectRest(_ scene: Scene, _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let list = scene.list
    #expect(scene.header?.refreshState == .idle, "\(note)", sourceLocation: sourceLocation)
    #expect(list.contentInset == .zero, "\(note)", sourceLocation: sourceLocation)
    #expect(list.adjustedContentInset.top == list.safeAreaInsets.top, "\(note)", sourceLocation: sourceLocation)
    #expect(abs(scene.pull) < 0.5, "\(note)", sourceLocation: sourceLocation)
    #expect(list.refreshControl?.isRefreshing != true, "\(note)", sourceLocation: sourceLocation)
  }

  /// Expects that the system holds a session of one pull, and gives its space back.
  private func expectSession(
    _ scene: Scene, _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let count = scene.work.startCount
    await scene.refresh(pull: scene.farPull)
    #expect(scene.work.startCount == count + 1, "\(note)", sourceLocation: sourceLocation)
    #expect(scene.list.refreshControl is SystemRefreshControl, "\(note)", sourceLocation: sourceLocation)
    #expect(scene.list.refreshControl?.isRefreshing == true, "\(note)", sourceLocation: sourceLocation)
    #expect(abs(scene.pull - 60) < 0.5, "\(note)", sourceLocation: sourceLocation)
    await scene.finish()
    expectRest(scene, note, sourceLocation: sourceLocation)
  }

  @Test(arguments: places, Removal.allCases)
  func aRefreshControlThatTheAppHasTakenOutComesBack(place: Scene.Container, removal: Removal) async {
    await run(place) { scene, _ in
      scene.watch.mayComeFromOutside = true
      switch removal {
      case .cleared: scene.client { scene.list.refreshControl = nil }
      case .replacedForATurn:
        scene.client {
          scene.list.refreshControl = UIRefreshControl()
          scene.list.refreshControl = nil
        }
      case .replacedForAWhile:
        scene.client { scene.list.refreshControl = UIRefreshControl() }
        await scene.advance(by: 0.5)
        scene.client { scene.list.refreshControl = nil }
        // Nothing but the next scroll tells of it.
        scene.show(300)
        await scene.advance(by: 0.5)
        scene.show(scene.rest)
      case .clearedInSession:
        await scene.refresh(pull: scene.farPull)
        scene.client { scene.list.refreshControl = nil }
        await scene.advance(by: 0.2)
        await scene.finish()
      case .clearedUnderFinger:
        scene.pull(to: 60)
        scene.client { scene.list.refreshControl = nil }
        await scene.advance(by: 0.1)
        scene.finger.lift()
        await scene.settle()
      }
      await scene.advance(by: 0.5)
      expectRest(scene)
      await expectSession(scene)
    }
  }

  @Test(arguments: places)
  func aDragFromTheMiddleOfTheListBeginsNothingIfOnlyTheEdgePulls(place: Scene.Container) async {
    await run(place) { scene, control in
      control.pull.startsOnlyAtEdge = true
      scene.show(200)
      await scene.advance(by: 0.1)
      scene.finger.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 840), duration: 0.5)
      #expect(scene.pull > 100)
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.work.startCount == 0)
      expectRest(scene)
      await expectSession(scene)
    }
  }

  @Test(arguments: places, RefreshBacking.allCases)
  func theAppIsAskedAboutAPullThatABarMightHaveFollowed(place: Scene.Container, backing: RefreshBacking) async {
    await run(place) { scene, control in
      if place != .sheet && place != .mediumSheet { control.backing = backing }
      await scene.advance(by: 0.1)
      var questions = 0
      control.shouldBegin = {
        questions += 1
        return false
      }
      scene.pullAndRelease(to: scene.farPull)
      await scene.settle()
      #expect(questions == 1 && scene.work.startCount == 0)
      expectRest(scene)
    }
  }

  @Test func aSimulatedPullBeginsOneSession() async throws {
    try await TestWindow.run { window in
      let screen = FeedScreen(window)
      let control = screen.addHeader()
      control.backing = .system
      HeadlessWorld.current.advance(by: 0.1)
      #expect(screen.list.refreshControl is SystemRefreshControl)
      for count in 1...2 {
        try await screen.refresh.simulatePull(to: 0.9)
        #expect(control.refreshState == .pulling && screen.work.startCount == count - 1)
        try await screen.refresh.simulatePull(to: 1.2)
        #expect(control.isRefreshing)
        try await screen.refresh.release()
        #expect(screen.work.startCount == count && screen.list.contentOffset.y == -60)
        screen.work.finish()
        try await screen.refresh.settle()
        #expect(screen.list.contentInset == .zero && screen.list.contentOffset.y == 0)
      }
    }
  }

  @Test func anAppThatTakesTheRefreshControlOutInEachLayoutHasTheBackingOfTheFramework() async {
    await TestWorld.run { world in
      let list = BareList(frame: world.window.bounds)
      list.contentSize = CGSize(width: 393, height: 3000)
      let scene = Scene(world, list: list)
      scene.watch.mayComeFromOutside = true
      let control = scene.addHeader()
      control.backing = .system
      await scene.advance(by: 1)
      #expect((1...4).contains(list.removalCount))
      #expect(control.backingInUse == .own)
      await scene.refresh(pull: scene.farPull)
      #expect(control.isRefreshing && abs(scene.pull - 60) < 0.5)
      await scene.finish()
      await scene.expectCleanEnd()
    }
  }

  @Test(arguments: places)
  func aSessionThatBeginsUnderTheFingerShowsItsSpaceAfterTheLift(place: Scene.Container) async {
    await run(place) { scene, control in
      scene.pull(to: 30)
      control.begin()
      await scene.advance(by: 0.3)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(control.isRefreshing && abs(scene.pull - 60) < 0.5)
      await scene.finish()
      expectRest(scene)
    }
  }

  @Test(arguments: places)
  func aListThatTheFingerScrollsAwayStaysThereWhenASessionHasBegun(place: Scene.Container) async {
    await run(place) { scene, control in
      scene.finger.touchDown(at: Scene.middle)
      control.begin(reveals: true)
      await scene.advance(by: 0.1)
      scene.finger.drag(to: CGPoint(x: 200, y: 150), duration: 0.3)
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      await scene.advance(by: 1)
      // A low sheet grows under the finger, and the list stays at its top.
      let isAway = place != .mediumSheet
      #expect(control.isRefreshing && (isAway ? scene.pull < -200 : scene.pull == 60))
      await scene.finish()
      #expect(isAway ? scene.pull < -200 : scene.pull == 0)
    }
  }

  @Test(arguments: places)
  func theLastUpdateOfASessionIsAtRest(place: Scene.Container) async {
    await run(place) { scene, control in
      var last: RefreshUpdate?
      control.onUpdate = { last = $0 }
      await scene.refresh(pull: scene.farPull)
      #expect(abs((last?.visibleExtent ?? 0) - 60) < 0.5)
      await scene.finish()
      #expect(last?.state == .idle && last?.visibleExtent == 0)
    }
  }

  @Test(arguments: places)
  func aSettledListHasGivenItsSpaceBack(place: Scene.Container) async {
    await run(place) { scene, control in
      await scene.refresh(pull: scene.farPull)
      let offset = Task { @MainActor in
        await control.settled()
        return scene.pull
      }
      await scene.advance(by: 0.2)
      await scene.finish()
      #expect(abs(await offset.value) < 0.5)
    }
  }
}

/// A list that allows no refresh control of the system.
private final class BareList: UIScrollView {
  private(set) var removalCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard refreshControl != nil else { return }
    removalCount += 1
    refreshControl = nil
  }
}
#endif
