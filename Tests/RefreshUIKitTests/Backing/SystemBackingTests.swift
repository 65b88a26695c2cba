#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// Headers whose pull and space the refresh control of the system owns.
@MainActor
@Suite struct SystemBackingTests {
  /// A list that fills the screen has the backing of the system only if the app asks for it.
  private nonisolated static let places = Scene.Container.ofTheSystem + [.plain]

  /// Expects that the system holds some points, below a bar that grows in the height of the bar.
  private func expectSpace(
    _ space: CGFloat, in scene: Scene, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (list, held) = (scene.list, scene.list.systemSpace)
    let isInBar = list.refreshControl?.superview?.superview is UINavigationBar
    #expect(held.inset == (isInBar ? 0 : space) && held.bar == (isInBar ? space : 0), sourceLocation: sourceLocation)
    #expect(list.adjustedContentInset.top == list.safeAreaInsets.top + held.inset, sourceLocation: sourceLocation)
  }

  @Test(.bug(id: "B123"), .bug(id: "B125"), arguments: HeadlessSwitches.everySetting(with: places))
  func aPullRefreshesUnderTheFingerAndTheListComesBackTwice(switches: HeadlessSwitches, place: Scene.Container) async {
    await Scene.runBackedBySystem(in: place, switches: switches) { scene, control in
      for count in 1...2 {
        scene.pull(to: scene.systemDistance - 10)
        #expect(control.refreshState == .pulling)
        scene.pull(to: scene.farPull)
        #expect(control.refreshState == .refreshing)
        scene.finger.lift()
        await scene.advance(by: 1)
        #expect(scene.work.startCount == count && scene.list.contentInset == scene.watch.clientInset)
        #expect(scene.pull == 60)
        expectSpace(60, in: scene)
        await scene.finish()
        #expect(control.refreshState == .idle && scene.pull == 0)
        expectSpace(0, in: scene)
      }
      #expect(scene.watch.insetWriteCount == 0 && scene.watch.ownOffsetWriteCount == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aPullInASheetHoldsWhicheverWayUIKitBehaves(switches: HeadlessSwitches) async {
    await Scene.runBackedBySystem(in: .sheet, switches: switches) { scene, control in
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1.5)
      #expect(control.isRefreshing && scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.list.contentInset == .zero && scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: places))
  func aSessionThatTheAppBeginsMovesTheListOnlyIfAsked(switches: HeadlessSwitches, place: Scene.Container) async {
    await Scene.runBackedBySystem(in: place, switches: switches) { scene, control in
      scene.watch.isClientWriting = true
      control.begin(reveals: false)
      await scene.advance(by: 1)
      #expect(scene.pull == 0 && control.isRefreshing)
      expectSpace(60, in: scene)
      await scene.finish()
      control.beginRefreshing()
      await scene.advance(by: 1)
      #expect(scene.pull == 60 && control.isRefreshing)
      await scene.finish()
      #expect(scene.pull == 0)
      expectSpace(0, in: scene)
    }
  }

  @Test func aSessionThatBeginsFarAwayMovesTheListOnlyIfAsked() async {
    await Scene.runBackedBySystem(in: .plain) { scene, control in
      scene.client { scene.list.contentOffset.y = 2000 }
      scene.watch.isClientWriting = true
      control.beginRefreshing()
      await scene.advance(by: 1)
      #expect(scene.offset == 2000)
      await scene.finish()
      control.begin(reveals: true)
      await scene.advance(by: 1)
      #expect(scene.pull == 60)
      await scene.finish()
    }
  }

  /// The list bounces back to the space by itself, from where it is.
  @Test func aSessionThatTheAppBeginsInABounceDoesNotJump() async {
    await Scene.runBackedBySystem(in: .plain) { scene, control in
      scene.watch.isClientWriting = true
      scene.pull(to: 90)
      scene.finger.lift()
      control.begin(reveals: true)
      let start = scene.pull
      scene.world.advance(frames: 3)
      #expect(start > 60 && scene.pull > 60 && start - scene.pull < 20)
      await scene.advance(by: 1)
      #expect(scene.pull == 60)
      await scene.finish()
    }
  }

  @Test(arguments: [Scene.Container.sheet, .plain])
  func theAnimatorIsDrawnInTheSystemsControlBetweenTheEdgeAndTheContent(place: Scene.Container) async {
    await Scene.runBackedBySystem(in: place) { scene, control in
      let system = scene.list.refreshControl as? SystemRefreshControl
      #expect(system?.canvas.layer.sublayers?.contains { $0 === control.stage.renderer.root } == true)
      for pull in [20.0, 60, scene.farPull] {
        scene.pull(to: pull)
        scene.world.finishTurn()
        let area = system.map { scene.list.convert($0.canvas.frame, from: $0) } ?? .zero
        #expect(abs(area.minY + scene.pull) < 0.01 && abs(area.maxY) < 0.01 && area.width == 393)
        #expect(abs(control.frame.minY - area.minY) < 0.01 && abs(control.frame.maxY - area.maxY) < 0.01)
      }
      scene.finger.lift()
      await scene.advance(by: 1)
      let held = system.map { scene.list.convert($0.canvas.frame, from: $0) } ?? .zero
      #expect(abs(held.minY + 60) < 0.01 && abs(held.maxY) < 0.01)
    }
  }

  @Test func belowALargeTitleTheAnimatorIsDrawnInTheBar() async {
    await Scene.runBackedBySystem(in: .largeTitle) { scene, control in
      let system = scene.list.refreshControl as? SystemRefreshControl
      #expect(system?.superview?.superview is UINavigationBar)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      let frame = system?.canvas.frame ?? .null
      #expect(abs(frame.minY) < 0.01 && frame.minX == 0 && frame.size == CGSize(width: 393, height: 60))
      #expect(control.isDrawn)
    }
  }

  @Test func theSystemsOwnDrawingIsHidden() async {
    await Scene.runBackedBySystem(in: .sheet) { scene, _ in
      let system = scene.list.refreshControl as? SystemRefreshControl
      scene.pull(to: 80)
      await scene.advance(by: 0.1)
      #expect(system?.tintColor == .clear)
      #expect(system?.subviews.allSatisfy { $0.isHidden != ($0 === system?.canvas) } == true)
    }
  }

  @Test func aViewOfTheAppIsShownInTheSystemsControl() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.present(scene.putIntoController())
      let view = FollowingView()
      scene.addHeader(view: view)
      await scene.advance(by: 0.1)
      scene.pull(to: 0.8 * scene.systemDistance)
      let system = scene.list.refreshControl as? SystemRefreshControl
      #expect(system.map { view.isDescendant(of: $0.canvas) } == true)
      #expect(view.updates.last.map { $0.state == .pulling && $0.progress > 0.7 } == true)
      scene.finger.lift()
      scene.list.removeFromSuperview()
      scene.world.window.addSubview(scene.list)
      await scene.settle()
      #expect(scene.list.refreshControl == nil && view.superview?.superview === scene.header)
    }
  }

  @Test(arguments: RefreshPreset.all.map(\.name))
  func everyPresetRefreshesInASheet(name: String) async throws {
    let preset = try #require(RefreshPreset.all.first { $0.name == name })
    await Scene.run(HeadlessSwitches()) { scene in
      scene.present(scene.putIntoController())
      let control = scene.list.refresh.addHeader(animator: .ring) { [work = scene.work] in try await work.run() }
      control.animator = preset.animator
      scene.watch.follow(control)
      await scene.advance(by: 0.1)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.pull == 60 && scene.list.contentInset == .zero)
      await scene.finish(throwing: Scene.Failure())
      #expect(control.refreshState == .idle && scene.pull == 0)
    }
  }

  /// A first page that loads: the table has neither a size nor rows when its controls are added.
  @Test(arguments: Scene.Container.ofTheSystem)
  func aTableWithoutASizeAndRowsRefreshes(place: Scene.Container) async {
    let rows = Rows(0)
    await HeadlessWorld.run { world in
      let table = UITableView()
      table.dataSource = rows
      let scene = Scene(world, list: table)
      let header = scene.addHeader(animator: .arrow)
      scene.addFooter(animator: .arrow, trigger: .manual)
      scene.put(into: place)
      world.finishTurn()
      scene.client { table.frame = world.window.bounds }
      await scene.advance(by: 0.2)
      #expect(header.backingInUse == .system)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(header.isRefreshing && scene.pull == 60)
      rows.count = 40
      scene.client { table.reloadData() }
      await scene.finish()
      #expect(header.refreshState == .idle && scene.pull == 0 && table.contentInset.top == 0)
    }
  }

  @Test func aFailureIsShownBeforeTheSystemClosesTheList() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.present(scene.putIntoController())
      let control = scene.addHeader(animator: .ring)
      await scene.advance(by: 0.1)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      scene.work.finish(throwing: Scene.Failure())
      await scene.advance(by: 0.3)
      #expect(control.refreshState == .ending && scene.pull == 60)
      await scene.settle()
      #expect(control.refreshState == .idle && scene.pull == 0)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: [Scene.Container.sheet, .largeTitle]))
  func anEndUnderTheFingerWaitsForTheLift(switches: HeadlessSwitches, place: Scene.Container) async {
    await Scene.runBackedBySystem(in: place, switches: switches) { scene, control in
      scene.pull(to: scene.farPull)
      await scene.advance(by: 0.2)
      scene.work.finish()
      await scene.advance(by: 1)
      #expect(control.refreshState == .ending)
      scene.finger.lift()
      await scene.settle()
      #expect(control.refreshState == .idle && scene.pull == 0 && scene.list.refreshControl?.isRefreshing == false)
    }
  }

  @Test(arguments: places)
  func theAppsOwnRefreshControlIsNeverReplaced(place: Scene.Container) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      _ = await LogBoard.entries(about: scene.list) {
        let own = UIRefreshControl()
        scene.put(into: place)
        scene.list.refreshControl = own
        let control = scene.addHeader()
        control.backing = .system
        await scene.advance(by: 0.2)
        #expect(scene.list.refreshControl === own && control.backingInUse == .own)
        scene.list.refreshControl = nil
        await scene.advance(by: 0.2)
        scene.client { scene.list.contentSize.height += 1 }
        await scene.advance(by: 0.2)
        #expect(control.backingInUse == .system)
        let later = UIRefreshControl()
        scene.list.refreshControl = later
        scene.client { scene.list.contentSize.height += 1 }
        await scene.advance(by: 0.2)
        #expect(scene.list.refreshControl === later && control.backingInUse == .own)
        control.removeFromSuperview()
        #expect(scene.list.refreshControl === later)
      }
    }
  }

  @Test(arguments: places, [false, true])
  func aRemovalLeavesNothing(place: Scene.Container, isInSession: Bool) async {
    await Scene.runBackedBySystem(in: place) { scene, control in
      if isInSession {
        scene.pullAndRelease(to: scene.farPull)
        await scene.advance(by: 1)
      }
      control.removeFromSuperview()
      await scene.advance(by: 1)
      #expect(
        scene.list.refreshControl == nil && scene.list.adjustedContentInset.top == scene.list.safeAreaInsets.top
          && scene.pull == 0)
      #expect(control.layer.sublayers?.contains { $0 === control.stage.renderer.root } == true)
    }
  }

  @Test func theBackingFollowsTheContainerBetweenSessions() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      #expect(control.backingInUse == .own && scene.list.contentInset.top == 60)
      let sheet = scene.putIntoController()
      scene.present(sheet)
      await scene.advance(by: 0.2)
      #expect(control.backingInUse == .own, "not in a session")
      await scene.finish()
      await scene.advance(by: 0.2)
      #expect(control.backingInUse == .system && scene.list.contentInset == .zero)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      scene.list.removeFromSuperview()
      scene.world.window.addSubview(scene.list)
      await scene.advance(by: 0.2)
      #expect(control.backingInUse == .system && control.isRefreshing, "not in a session")
      await scene.finish()
      await scene.advance(by: 0.2)
      #expect(control.backingInUse == .own && scene.list.refreshControl == nil)
      await scene.refresh()
      #expect(scene.list.contentInset.top == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }

  @Test func aTitleThatBecomesLargeChangesTheBacking() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let navigation = scene.putBelowLargeTitle()
      navigation.navigationBar.prefersLargeTitles = false
      let control = scene.addHeader()
      await scene.advance(by: 0.2)
      #expect(control.backingInUse == .own)
      navigation.navigationBar.prefersLargeTitles = true
      scene.client { scene.list.contentSize.height += 1 }
      await scene.advance(by: 0.2)
      #expect(control.backingInUse == .system)
    }
  }

  /// A disabled control leaves the pull to the sheet.
  @Test func aControlThatBeginsNothingHasNoControlOfTheSystem() async {
    await Scene.runBackedBySystem(in: .sheet) { scene, control in
      control.isEnabled = false
      await scene.advance(by: 0.2)
      #expect(scene.list.refreshControl == nil)
      control.isEnabled = true
      await scene.advance(by: 0.2)
      #expect(scene.list.refreshControl is SystemRefreshControl)
      control.isHidden = true
      await scene.advance(by: 0.2)
      #expect(scene.list.refreshControl == nil)
      control.isHidden = false
      control.trigger = .manual
      await scene.advance(by: 0.2)
      #expect(scene.list.refreshControl == nil)
    }
  }

  @Test func aPullThatTheAppRefusesEndsAtOnce() async {
    await Scene.runBackedBySystem(in: .sheet) { scene, control in
      let gate = Gate()
      control.shouldBegin = { gate.isOpen }
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 0 && scene.pull == 0 && scene.list.refreshControl?.isRefreshing == false)
      gate.isOpen = true
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aPullDuringALoadThatGoesFirstEndsAtOnce() async {
    await Scene.runBackedBySystem(in: .sheet) { scene, control in
      let footer = scene.addFooter()
      footer.loadMore.exclusion = .firstComeFirstServed
      footer.begin(reveals: false)
      await scene.advance(by: 0.2)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 0 && scene.pull == 0 && scene.list.refreshControl?.isRefreshing == false)
      scene.load.finish()
    }
  }

  /// The list is pulled when its session has ended: the second session is one of the same touch, which fires once.
  @Test func oneTouchFiresOnce() async {
    await Scene.runBackedBySystem(in: .sheet) { scene, control in
      scene.pull(to: scene.farPull)
      await scene.advance(by: 0.2)
      control.isEnabled = false
      control.isEnabled = true
      await scene.advance(by: 0.2)
      scene.pull(to: 80)
      scene.pull(to: scene.farPull)
      await scene.advance(by: 0.2)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aSheetIsReportedOnlyToAnAppThatDeclines() async {
    for backing in RefreshBacking.allCases {
      await HeadlessWorld.run { world in
        let scene = Scene(world)
        let entries = await LogBoard.entries(about: scene.list) {
          scene.present(scene.putIntoController())
          scene.addHeader().backing = backing
          await scene.advance(by: 0.2)
        }
        #expect(entries == (backing == .own ? [.sheet] : []))
      }
    }
  }

  @Test(arguments: ["trigger", "distance", "placement"])
  func aSettingWithoutAnEffectIsReportedOnce(setting: String) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let entries = await LogBoard.entries(about: scene.list) {
        scene.present(scene.putIntoController())
        let control = scene.addHeader()
        await scene.advance(by: 0.1)
        for _ in 1...2 {
          switch setting {
          case "trigger": control.trigger = .onRelease
          case "distance": control.pull.triggerDistance = .points(120)
          default: control.placement = .floating
          }
          await scene.advance(by: 0.1)
          control.trigger = nil
          control.pull.triggerDistance = nil
          control.placement = nil
        }
      }
      #expect(entries == [.systemBacking])
    }
  }

  @Test func onlyAHeaderAtTheTopHasTheBackingOfTheSystem() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let entries = await LogBoard.entries(about: scene.list) {
        scene.addHeader(edge: .bottom).backing = .system
        await scene.advance(by: 0.2)
        #expect(scene.list.refreshControl == nil)
      }
      #expect(entries == [.backingEdge])
    }
  }

  @Test func theIdiomOfTheMacHasNoRefreshControl() async {
    await HeadlessWorld.run { world in
      world.setTraits { $0.userInterfaceIdiom = .mac }
      let scene = Scene(world)
      scene.addHeader().backing = .system
      await scene.advance(by: 0.2)
      #expect(scene.list.refreshControl == nil)
    }
  }

  /// The bar of the list is measured without the space that the system held before.
  @Test func aSecondPullBelowAGrowingBarIsMeasuredAsTheFirst() async {
    await Scene.runBackedBySystem(in: .searchBar) { scene, control in
      var pulls: [Double] = []
      for _ in 1...2 {
        scene.pull(to: 70)
        await scene.advance(by: 0.3)
        pulls.append(control.sideFrame?.pull ?? 0)
        scene.pull(to: scene.farPull)
        scene.finger.lift()
        await scene.advance(by: 1)
        await scene.finish()
        await scene.advance(by: 1.5)
      }
      #expect(pulls.count == 2 && pulls.allSatisfy { abs($0 - 70) < 1 }, "\(pulls)")
    }
  }

  @Test func listsAreDeallocatedWithTheControlOfTheSystem() async {
    await HeadlessWorld.run { world in
      weak var control: RefreshControl?
      weak var system: UIRefreshControl?
      do {
        let scene = Scene(world)
        control = scene.addHeader()
        control?.backing = .system
        await scene.advance(by: 0.2)
        system = scene.list.refreshControl
        #expect(system != nil)
        scene.list.removeFromSuperview()
        await scene.advance(by: 0.2)
      }
      world.finishTurn()
      #expect(control == nil && system == nil)
    }
  }
}

/// The answer of an app that is asked about a pull.
@MainActor
private final class Gate {
  var isOpen = false
}
#endif
