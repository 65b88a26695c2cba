#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// Refreshes that begin by themselves: at the first appearance, and when the data is stale.
@MainActor
@Suite struct AutomaticRefreshTests {
  private let time = TestTime()

  private func addHeader(to scene: Scene) -> RefreshControl {
    let control = scene.addHeader()
    control.history = time.history
    return control
  }

  private func origin(_ scene: Scene) -> RefreshOrigin? { scene.header?.sideFrame?.origin }

  private func reappear(_ scene: Scene) async {
    scene.client { scene.list.removeFromSuperview() }
    await scene.advance(by: 0.1)
    scene.client { scene.world.window.addSubview(scene.list) }
    await scene.advance(by: 0.1)
  }

  private func returnFromBackground(_ scene: Scene) async {
    scene.world.enterBackground()
    await scene.advance(by: 0.1)
    scene.world.enterForeground()
    await scene.advance(by: 0.1)
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func theFirstAppearanceRefreshesOnce(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      addHeader(to: scene).automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.1)
      #expect(scene.header?.isRefreshing == true)
      #expect(origin(scene) == .firstAppearance)
      #expect(scene.work.startCount == 1)
      await scene.finish()
      time.now += 3600
      await reappear(scene)
      #expect(scene.work.startCount == 1)
    }
  }

  /// A table without a size or rows, below a bar, as `viewDidLoad` leaves it.
  @Test(arguments: RefreshPreset.all)
  func aNewTableWithoutRowsRefreshesOnceAndSettles(preset: RefreshPreset) async {
    await HeadlessWorld.run(switches: HeadlessSwitches()) { world in
      let table = UITableView()
      let rows = Rows(0)
      table.dataSource = rows
      let scene = Scene(world, list: table, safeArea: 103)
      let control = scene.addHeader()
      control.animator = preset.animator
      control.history = time.history
      control.automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.1)
      scene.client { table.frame = world.window.bounds }
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == 1)
      #expect(origin(scene) == .firstAppearance)
      scene.client {
        rows.count = 40
        table.reloadData()
      }
      await scene.finish()
      await scene.advance(by: 1)
      #expect(!control.isRefreshing && abs(scene.pull) < 0.5)
      time.now += 3600
      await reappear(scene)
      #expect(scene.work.startCount == 1)
      await scene.expectCleanEnd()
    }
  }

  @Test func nothingBeginsWithoutTheSettings() async {
    await Scene.run(HeadlessSwitches()) { scene in
      _ = addHeader(to: scene)
      await reappear(scene)
      await returnFromBackground(scene)
      #expect(scene.work.startCount == 0)
    }
  }

  @Test func aListThatIsShownLaterRefreshesWhenItIs() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.client { scene.list.removeFromSuperview() }
      addHeader(to: scene).automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.3)
      #expect(scene.work.startCount == 0)
      scene.client { scene.world.window.addSubview(scene.list) }
      await scene.advance(by: 0.1)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aSessionOfTheAppCountsAsTheFirst() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = addHeader(to: scene)
      control.automaticRefresh.onFirstAppearance = true
      control.beginRefreshing()
      await scene.advance(by: 0.1)
      #expect(origin(scene) == .program)
      await scene.finish()
      time.now += 3600
      await reappear(scene)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func staleDataIsRefreshedAtAppearanceAndInTheForeground(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = addHeader(to: scene)
      control.lastRefresh = time.now
      control.automaticRefresh.staleAge = 300
      await scene.advance(by: 0.1)
      #expect(scene.work.startCount == 0)
      time.now += 300
      await reappear(scene)
      #expect(scene.work.startCount == 1)
      #expect(origin(scene) == .staleData)
      await scene.finish()
      await reappear(scene)
      #expect(scene.work.startCount == 1)
      time.now += 299
      await returnFromBackground(scene)
      #expect(scene.work.startCount == 1)
      time.now += 1
      await returnFromBackground(scene)
      #expect(scene.work.startCount == 2)
    }
  }

  @Test func aListThatWasNeverRefreshedIsStale() async {
    await Scene.run(HeadlessSwitches()) { scene in
      addHeader(to: scene).automaticRefresh.staleAge = 300
      await scene.advance(by: 0.1)
      #expect(origin(scene) == .staleData)
      #expect(scene.work.startCount == 1)
    }
  }

  /// The clock was ahead when the date was stored, or the app's store has computed it: nobody knows the age.
  @Test(arguments: [1, 3600, 1e12, -1e12, .nan, .infinity, -.infinity])
  func aDateThatIsNoAgeIsStaleOnce(seconds: Double) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = addHeader(to: scene)
      control.animator = .arrow
      control.lastRefresh = Date(timeIntervalSinceReferenceDate: time.now.timeIntervalSinceReferenceDate + seconds)
      control.automaticRefresh.staleAge = 300
      await scene.advance(by: 0.1)
      #expect(origin(scene) == .staleData && scene.work.startCount == 1)
      await scene.finish()
      #expect(control.lastRefresh == time.now)
      time.now += 20
      await reappear(scene)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aFailedRefreshIsNotRepeatedWithinTheInterval(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = addHeader(to: scene)
      control.automaticRefresh.minimumInterval = 30
      control.automaticRefresh.staleAge = 300
      await scene.advance(by: 0.1)
      await scene.finish(throwing: CancellationError())
      time.now += 29.5
      await reappear(scene)
      #expect(scene.work.startCount == 1)
      time.now += 0.5
      await reappear(scene)
      #expect(scene.work.startCount == 2)
    }
  }

  @Test func pullsAreNotLimitedByTheInterval() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = addHeader(to: scene)
      control.automaticRefresh.minimumInterval = 100
      for count in 1...2 {
        await scene.refresh()
        await scene.finish()
        #expect(scene.work.startCount == count)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func nothingBeginsUnderAFingerUntilItLifts(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = addHeader(to: scene)
      scene.pull(to: 20)
      control.automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.2)
      #expect(!control.isRefreshing)
      scene.finger.lift()
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == 1)
      #expect(origin(scene) == .firstAppearance)
    }
  }

  @Test func aRunningSessionIsNotRepeated() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = addHeader(to: scene)
      await scene.refresh()
      control.automaticRefresh.staleAge = 300
      control.automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.2)
      await returnFromBackground(scene)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aDisabledControlRefreshesAtItsNextAppearance() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = addHeader(to: scene)
      control.isEnabled = false
      control.automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.1)
      #expect(scene.work.startCount == 0)
      control.isEnabled = true
      await reappear(scene)
      #expect(scene.work.startCount == 1)
    }
  }

  @Test func aControlWithoutAnActionTellsItsListeners() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = RefreshControl(animator: .ring)
      control.automaticRefresh.onFirstAppearance = true
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      scene.add(control)
      await scene.advance(by: 0.1)
      #expect(count == 1)
    }
  }

  @Test func aFooterIgnoresTheSettings() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addFooter()
      control.automaticRefresh.onFirstAppearance = true
      control.automaticRefresh.staleAge = 0
      await reappear(scene)
      #expect(scene.load.startCount == 0)
    }
  }

  @Test(arguments: [(-1, 0), (Double.infinity, 100_000), (Double.nan, 10), (0, 0), (12.5, 12.5)] as [(Double, Double)])
  func theIntervalIsClamped(given: Double, used: Double) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = addHeader(to: scene)
      control.automaticRefresh.minimumInterval = given
      #expect(control.automaticRefresh.minimumInterval == used)
    }
  }

  @Test(arguments: [Double.nan, Double.infinity]) func anAgeThatIsNotFiniteIsNeverReached(age: Double) async {
    await Scene.run(HeadlessSwitches()) { scene in
      addHeader(to: scene).automaticRefresh.staleAge = age
      await reappear(scene)
      #expect(scene.work.startCount == 0)
    }
  }

  @Test func aListThatHasBecomeStaleInSightWaitsForAnAppearanceOfItsOwn() async {
    await Scene.run(HeadlessSwitches()) { scene in
      time.stored = time.now
      let top = addHeader(to: scene)
      top.automaticRefresh.staleAge = 300
      let bottom = scene.addHeader(edge: .bottom)
      bottom.history = RefreshHistory()
      await scene.advance(by: 0.1)
      time.now += 3600
      bottom.automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.1)
      #expect(bottom.isRefreshing && !top.isRefreshing)
    }
  }

  @Test func aListOutsideAWindowWaitsForItsAppearance() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = addHeader(to: scene)
      await scene.advance(by: 0.1)
      scene.client { scene.list.removeFromSuperview() }
      control.automaticRefresh.onFirstAppearance = true
      scene.list.setNeedsLayout()
      scene.list.layoutIfNeeded()
      await scene.advance(by: 0.1)
      #expect(scene.work.startCount == 0)
      scene.client { scene.world.window.addSubview(scene.list) }
      await scene.advance(by: 0.1)
      #expect(scene.work.startCount == 1)
    }
  }

  /// A push, or a change of the place, launches the app in the background, where its screen is built.
  @Test func aScreenThatIsBuiltInTheBackgroundRefreshesWhenItIsSeen() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.world.putAway(scene.world.window)
      addHeader(to: scene).automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == 0)
      scene.world.bringBack(scene.world.window)
      await scene.advance(by: 0.2)
      #expect(scene.work.startCount == 1 && origin(scene) == .firstAppearance)
      await scene.finish()
    }
  }

  @Test func theReturnOfAnotherWindowShowsNoScreenThatWasBuiltInTheBackground() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.world.putAway(scene.world.window)
      addHeader(to: scene).automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.2)
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == 0)
      scene.world.bringBack(scene.world.window)
      await scene.advance(by: 0.2)
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
  }

  @Test func aLoadThatExcludesARefreshIsNotAskedInEachLayoutPass() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let footer = scene.addFooter()
      footer.loadMore.exclusion = .firstComeFirstServed
      footer.begin(reveals: false)
      let header = addHeader(to: scene)
      header.isRecording = true
      header.automaticRefresh.onFirstAppearance = true
      for _ in 0..<20 {
        scene.client { scene.list.contentOffset.y += 1 }
        await scene.advance(by: 0.05)
      }
      #expect(header.recording?.components(separatedBy: "began near").count == 2)
      scene.load.finish(.more)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
  }

  @Test func aRefreshThatALoadExcludesFollowsTheLoad() async {
    await Scene.run(HeadlessSwitches(), contentHeight: 300) { scene in
      let footer = scene.addFooter()
      footer.loadMore.loadsToFill = 1
      let header = addHeader(to: scene)
      footer.loadMore.exclusion = .firstComeFirstServed
      await scene.advance(by: 0.5)
      #expect(scene.load.isRunning)
      header.automaticRefresh.onFirstAppearance = true
      await scene.advance(by: 0.5)
      #expect(scene.work.startCount == 0)
      scene.load.finish(.more)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      await scene.finish()
    }
  }
}
#endif
