#if canImport(HeadlessUIKit)
@testable import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// A callback of the framework or of the scroll view, in which an app makes a call.
enum Callback: CaseIterable, Sendable {
  case refreshDidUpdate, onDecision, failureText, announcementText, metrics, didScroll, valueChanged
}

/// A table with both controls, whose callbacks make a call.
///
/// It counts the calls and the decisions of each turn of the run loop. After a number of calls, in all or in one turn, it
/// makes none, so that a loop without an end fails instead of hanging.
@MainActor
final class CallbackStage: NSObject, UITableViewDelegate {
  /// The number of calls of one scene after which the stage gives up.
  private static let mostCalls = 30_000

  /// The number of calls, and of decisions, that one turn may have.
  ///
  /// Each of the loops is stopped after 64 rounds at most; a round of a restless app may make a handful of decisions.
  static let mostPerTurn = 400

  /// The number of calls in one turn after which the stage gives up, before the stand-in stops the program.
  private static let mostCallsInALoop = 600

  let world: HeadlessWorld
  let scene: Scene
  let list: UITableView
  let rows = Rows(60)
  let view = StormView()

  private let call: AppCall
  private let isOnce: Bool
  private(set) var callCount = 0
  private(set) var depth = 0
  private(set) var deepest = 0
  private var callsInTurn: [Int: Int] = [:]
  private var decisionsInTurn: [Int: Int] = [:]
  private var place: Callback?
  private var isOver = false

  init(_ world: HeadlessWorld, _ callback: Callback, _ call: AppCall, isOnce: Bool) {
    self.world = world
    self.call = call
    self.isOnce = isOnce
    list = UITableView(frame: world.window.bounds)
    list.dataSource = rows
    scene = Scene(world, list: list)
    place = callback
    super.init()
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
    let footer = scene.addFooter()
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
      control.announcementText = { [weak self] _ in
        self?.hear(.announcementText)
        return "Hello"
      }
      control.addAction(UIAction { [weak self] _ in self?.hear(.valueChanged) }, for: .valueChanged)
    }
  }

  func addPlainHeader() { list.refresh.addHeader(animator: .ring) { [work = scene.work] in try await work.run() } }

  func addPlainFooter() {
    list.refresh.addFooter(animator: .ring) { [load = scene.load] in try await load.load() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear(.didScroll) }

  private func decided() {
    decisionsInTurn[world.log.turn, default: 0] += 1
    hear(.onDecision)
  }

  /// Makes the call in the callback under test.
  func hear(_ callback: Callback) {
    guard callback == place, !isOver, !isOnce || callCount == 0, callCount < Self.mostCalls, depth < 100 else { return }
    guard callsInTurn[world.log.turn, default: 0] < Self.mostCallsInALoop else { return }
    callCount += 1
    callsInTurn[world.log.turn, default: 0] += 1
    depth += 1
    deepest = max(deepest, depth)
    scene.client { call.make(self, callCount) }
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

/// A view animator that passes its calls to a stage.
final class StormView: UIView, RefreshViewAnimator {
  weak var stage: CallbackStage?

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    stage?.hear(.metrics)
    return RefreshMetrics()
  }

  func refreshDidUpdate(_ update: RefreshUpdate) { stage?.hear(.refreshDidUpdate) }
}
#endif
