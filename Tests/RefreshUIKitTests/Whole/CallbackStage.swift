#if canImport(HeadlessUIKit)
import Foundation
@testable import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A callback of the framework or of the scroll view, in which an app makes a call.
enum Callback: CaseIterable, Sendable {
  case refreshDidUpdate, onDecision, failureText, announcementText, metrics, didScroll, valueChanged
  case layoutSubviews, draw, spokenTexts, lastRefreshText, clock, store, action
}

/// Something that an app does in a callback.
struct Habit: Sendable, CustomStringConvertible {
  let callback: Callback
  let call: AppCall
  let isOnce: Bool

  var description: String { "\(call) in \(callback), \(isOnce ? "once" : "in each call")" }

  /// Creates a habit from the numbers of its callback and its call, and 1 for once.
  init(_ row: ArraySlice<Int>, of calls: [AppCall] = AppCall.all) {
    let row = Array(row)
    (callback, call, isOnce) = (Callback.allCases[row[0]], calls[row[1]], row[2] == 1)
  }
}

/// A table with both controls, whose callbacks make a call.
///
/// It counts the calls and the decisions of each turn of the run loop. After a number of calls, in all or in one turn, it
/// makes none, so that a loop without an end fails instead of hanging.
@MainActor
final class CallbackStage: NSObject, UITableViewDelegate {
  /// The number of calls of one scene after which the stage gives up.
  private static let mostCalls = 30_000

  /// The number of calls, and of decisions, that one turn may have for each habit.
  ///
  /// A loop is ended after 128 reports, or 8 layout passes, each of which may make a handful of decisions.
  static let mostPerTurn = 400

  /// The number of calls in one turn after which the stage gives up, before the stand-in stops the program.
  private static let mostCallsInALoop = 900

  /// The number of calls in one turn after which an app stops that loops by itself: a table that changes itself in its own
  /// layout, an action that restarts itself.
  private static let mostOfOwnLoop = 12

  let world: HeadlessWorld
  let scene: Scene
  let list: UITableView
  let rows = Rows(60)
  let view = StormView()

  private let habits: [Habit]
  private(set) var callCount = 0
  private var callCounts: [Int]
  private(set) var depth = 0
  private(set) var deepest = 0
  private var callsInTurn: [Int: Int] = [:]
  private var decisionsInTurn: [Int: Int] = [:]
  private var isOver = false

  init(_ world: HeadlessWorld, _ habits: [Habit]) {
    self.world = world
    self.habits = habits
    callCounts = habits.map { _ in 0 }
    let list = StormTable(frame: world.window.bounds)
    self.list = list
    list.dataSource = rows
    scene = Scene(world, list: list)
    super.init()
    list.stage = self
    list.delegate = self
  }

  var header: RefreshControl? { list.refresh.header }
  var footer: RefreshControl? { list.refresh.footer }

  /// The largest number of calls in a turn.
  var mostCallsInTurn: Int { callsInTurn.values.max() ?? 0 }

  /// The largest number of decisions in a turn.
  var mostDecisionsInTurn: Int { decisionsInTurn.values.max() ?? 0 }

  /// Adds the controls, with every callback.
  func addControls() {
    view.stage = self
    let header = scene.addHeader(view: view)
    let footer = scene.addFooter(animator: StormAnimator(self))
    let note = scene.list.refresh.onDecision
    list.refresh.onDecision = { [weak self] decision in
      note?(decision)
      self?.decided()
    }
    for control in [header, footer] {
      control.failureText = { [weak self] _ in
        self?.hear(.failureText)
        return "Offline"
      }
      // The footer says what its animator does.
      if control === header {
        control.announcementText = { [weak self] _ in
          self?.hear(.announcementText)
          return "Hello"
        }
      }
      control.addAction(UIAction { [weak self] _ in self?.hear(.valueChanged) }, for: .valueChanged)
      listen(to: &control.history)
    }
    scene.work.onStart = { [weak self] in self?.hear(.action) }
    scene.load.onStart = { [weak self] in self?.hear(.action) }
  }

  private func listen(to history: inout RefreshHistory) {
    let store = history.store
    history.store = .init(
      load: { [weak self] in
        self?.hear(.store)
        return store.load()
      },
      save: { [weak self] date in
        self?.hear(.store)
        store.save(date)
      })
    history.now = { [weak self] in
      self?.hear(.clock)
      return Date(timeIntervalSinceReferenceDate: 800_000_000)
    }
  }

  func addPlainHeader(at edge: RefreshEdge = .top) {
    list.refresh.addHeader(animator: .ring, edge: edge) { [work = scene.work] in try await work.run() }
  }

  func addPlainFooter() {
    list.refresh.addFooter(animator: .ring) { [load = scene.load] in try await load.load() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear(.didScroll) }

  private func decided() {
    decisionsInTurn[world.log.turn, default: 0] += 1
    hear(.onDecision)
  }

  /// Makes the calls of the habits of a callback.
  func hear(_ callback: Callback) {
    for (index, habit) in habits.enumerated() where habit.callback == callback { make(habit, index) }
  }

  private func make(_ habit: Habit, _ index: Int) {
    guard !isOver, !habit.isOnce || callCounts[index] == 0, callCount < Self.mostCalls, depth < 100 else { return }
    let isOwnLoop = habit.callback == .layoutSubviews || habit.callback == .action
    let most = isOwnLoop ? Self.mostOfOwnLoop : Self.mostCallsInALoop
    guard callsInTurn[world.log.turn, default: 0] < most else { return }
    callCount += 1
    callCounts[index] += 1
    callsInTurn[world.log.turn, default: 0] += 1
    depth += 1
    deepest = max(deepest, depth)
    scene.client { habit.call.make(self, callCounts[index]) }
    depth -= 1
  }

  /// Pulls, loads and fails, so that every callback is called.
  func play() async {
    await scene.refresh()
    scene.work.finish()
    await scene.advance(by: 0.5)
    await scene.refresh()
    scene.work.finish(throwing: Scene.Failure())
    await scene.advance(by: 0.8)
    await scene.reachEnd()
    await scene.advance(by: 0.3)
    scene.load.finish(throwing: Scene.Failure())
    await scene.advance(by: 0.8)
  }

  /// Ends the calls, and everything that they have begun.
  func calmDown() async {
    isOver = true
    if scene.finger.isDown { scene.finger.lift() }
    for _ in 0..<3 {
      scene.work.finish()
      scene.load.finish()
      await scene.advance(by: 0.1)
      header?.endRefreshing()
      footer?.endRefreshing()
    }
    scene.client {
      list.refresh.removeFooter()
      list.refresh.removeHeader()
    }
    await scene.settle()
    // No call sets another side.
    scene.watch.clientInset.bottom = list.contentInset.bottom
  }
}

/// A table of an app that does something when it is laid out.
final class StormTable: UITableView {
  weak var stage: CallbackStage?

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.hear(.layoutSubviews)
  }
}

/// An animator that passes its calls to a stage.
final class StormAnimator: RefreshAnimator {
  private weak var stage: CallbackStage?

  init(_ stage: CallbackStage) { self.stage = stage }

  private func hear(_ callback: Callback) {
    let stage = stage
    MainActor.assumeIsolated { stage?.hear(callback) }
  }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    hear(.metrics)
    return RefreshMetrics(heldExtent: 60)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    hear(.draw)
    drawing.fill { $0.circle(center: update.center, radius: 9) }
  }

  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    hear(.lastRefreshText)
    return "Now"
  }

  func spokenTexts(in language: RefreshLanguage) -> RefreshTexts {
    hear(.spokenTexts)
    return .standard(for: language)
  }
}

/// A view animator that passes its calls to a stage.
final class StormView: UIView, RefreshViewAnimator {
  weak var stage: CallbackStage?

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    stage?.hear(.metrics)
    return RefreshMetrics()
  }

  func refreshDidUpdate(_ update: RefreshUpdate) { stage?.hear(.refreshDidUpdate) }

  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    stage?.hear(.lastRefreshText)
    return "Now"
  }
}
#endif
