#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// No callback of the app runs inside the deallocation of its list: it would read a property that is being written.
@MainActor
@Suite struct ListDeallocationTests {
  /// A scene of the test.
  struct Case: Sendable, CustomTestStringConvertible {
    let moment: SessionMoment
    let showsView: Bool

    /// `true` if the app keeps the controls for longer than the list.
    let keepsControls: Bool
    let backing: RefreshBacking

    var testDescription: String {
      "\(moment), \(showsView ? "view" : "animator"), \(keepsControls ? "kept" : "not kept"), \(backing)"
    }

    static let all = SessionMoment.allCases.flatMap { moment in
      [true, false].flatMap { showsView in
        [true, false].flatMap { keeps in
          [RefreshBacking.own, .system].map {
            Case(moment: moment, showsView: showsView, keepsControls: keeps, backing: $0)
          }
        }
      }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Case.all.filter { $0.backing == .own || $0.moment == .holding }))
  func nobodyIsCalledInIt(switches: HeadlessSwitches, example: Case) async {
    await HeadlessWorld.run(switches: switches) { world in
      world.accessibility.isVoiceOverRunning = true
      let screen = Screen()
      let controls = await Self.reach(example, of: screen, in: world)
      let (told, ends) = (screen.updates.count, screen.cancelCount)
      let wasTold = screen.updates.last.map { $0 != .idle } ?? false
      screen.letGo()
      #expect(screen.callsInDeallocation == [])
      #expect(screen.updates.count == told && screen.cancelCount == ends)
      world.finishTurn()
      #expect(world.timerCount == 0)
      #expect(screen.updates.count == (wasTold ? told + 1 : told))
      #expect(!wasTold || screen.updates.last == .idle)
      #expect(!wasTold || !example.showsView || screen.view.updates.last?.state == .idle)
      await world.settleTasks()
      #expect(screen.cancelCount == screen.startCount - (screen.isFinished ? 1 : 0))
      #expect(controls.allSatisfy { $0.refreshState == .idle && $0.superview == nil })
      let count = screen.callCount
      world.advance(by: 3)
      await world.settleTasks()
      #expect(screen.callCount == count)
    }
  }

  /// Brings the list of a screen to a moment; returns the controls if the app keeps them.
  private static func reach(_ example: Case, of screen: Screen, in world: HeadlessWorld) async -> [RefreshControl] {
    let scene = Scene(world)
    let animator = LookingAnimator(screen)
    let header = example.showsView ? scene.addHeader(view: screen.view) : scene.addHeader(animator: animator)
    header.backing = example.backing
    scene.world.finishTurn()
    let footer = scene.addFooter(trigger: .manual)
    screen.listen(to: header, work: scene.work)
    screen.listen(to: footer, work: scene.load)
    if example.backing == .own {
      await example.moment.reach(in: scene)
    } else {
      header.begin()
      await scene.advance(by: 1)
      #expect(header.backingInUse == .system && header.isRefreshing)
    }
    scene.list.refresh.onDecision = { [weak screen] _ in screen?.look("onDecision") }
    screen.isFinished = scene.work.startCount > 0 && !scene.work.isRunning
    if scene.finger.isDown { scene.finger.cancel() }
    scene.list.removeFromSuperview()
    screen.list = scene.list
    return example.keepsControls ? [header, footer] : []
  }
}

/// A screen that looks at its list in each callback.
@MainActor
private final class Screen {
  var list: UIScrollView?
  var isFinished = false
  let view = FollowingView()

  /// The states of the updates that the listener of the header was told.
  private(set) var updates: [RefreshState] = []
  private(set) var callCount = 0
  private(set) var startCount = 0
  private(set) var cancelCount = 0
  private(set) var callsInDeallocation: [String] = []
  private var isLettingGo = false

  init() {
    view.showsOutcomes = true
    view.onUpdate = { [weak self] _ in self?.look("refreshDidUpdate") }
  }

  func letGo() {
    isLettingGo = true
    list = nil
    isLettingGo = false
  }

  func look(_ callback: String) {
    callCount += 1
    if isLettingGo { callsInDeallocation.append(callback) } else { _ = list }
  }

  func listen(to control: RefreshControl, work: Work) {
    control.onUpdate = { [weak self] in
      self?.updates.append($0.state)
      self?.look("onUpdate")
    }
    control.shouldBegin = { [weak self] in
      self?.look("shouldBegin")
      return true
    }
    control.failureText = { [weak self] _ in
      self?.look("failureText")
      return nil
    }
    control.announcementText = { [weak self] _ in
      self?.look("announcementText")
      return "Hello"
    }
    control.history.now = { [weak self] in
      self?.look("now")
      return Date(timeIntervalSinceReferenceDate: 800_000_000)
    }
    control.addAction(UIAction { [weak self] _ in self?.look("valueChanged") }, for: .valueChanged)
    control.timeout = 30
    control.action = { [weak self] _ in
      self?.startCount += 1
      try await withTaskCancellationHandler {
        try await work.run()
      } onCancel: {
        MainActor.assumeIsolated { self?.noteCancel() }
      }
      return .success
    }
  }

  private func noteCancel() {
    cancelCount += 1
    look("onCancel")
  }
}

/// An animator that looks at the list of a screen in each call.
private struct LookingAnimator: RefreshAnimator {
  weak var screen: Screen?

  init(_ screen: Screen) { self.screen = screen }

  private func look(_ callback: String) {
    let screen = screen
    MainActor.assumeIsolated { screen?.look(callback) }
  }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    look("metrics")
    return RefreshMetrics(heldExtent: 60, triggerDistance: 84, showsOutcomes: true)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    look("draw")
    drawing.fill { $0.circle(center: update.center, radius: 9) }
  }

  func spokenTexts(in language: RefreshLanguage) -> RefreshTexts {
    look("spokenTexts")
    return .standard(for: language)
  }
}
#endif
