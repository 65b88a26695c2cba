#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import HeadlessUIKit
import TestSupport
import Testing

@testable import RefreshSwiftUI

/// The state of a screen, which a test changes from outside.
@MainActor
final class Remote<Value> {
  fileprivate(set) var binding: Binding<Value>?
  private let first: Value

  /// The number of times that the body of the screen was asked for.
  fileprivate(set) var bodyCount = 0

  init(_ first: Value) { self.first = first }

  var value: Value {
    get { binding?.wrappedValue ?? first }
    set { binding?.wrappedValue = newValue }
  }
}

/// A screen of an app: a state, and what is shown of it.
struct Stage<Value, Content: View>: View {
  @State var value: Value
  let remote: Remote<Value>
  let content: (Binding<Value>) -> Content

  init(_ remote: Remote<Value>, @ViewBuilder _ content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: remote.value)
    (self.remote, self.content) = (remote, content)
  }

  var body: some View {
    remote.binding = $value
    remote.bodyCount += 1
    _ = value
    return content($value)
  }
}

/// A window with a screen of SwiftUI.
@MainActor
final class Screen {
  let world: HeadlessWorld
  let trace = LinkTrace()
  private var controller: UIViewController?
  private weak var aliveControl: RefreshControl?
  private weak var aliveList: UIScrollView?

  private init(_ world: HeadlessWorld) { self.world = world }

  /// Runs a test with a screen, and expects that nothing is alive afterwards.
  static func run<Value, Content: View>(
    _ first: Value, _ switches: HeadlessSwiftUISwitches = .init(), _ body: (Screen, Remote<Value>) async throws -> Void,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) async rethrows {
    try await HeadlessSwiftUISwitches.$current.withValue(switches) {
      try await HeadlessWorld.run { world in
        world.onViolation = { Issue.record("\($0)") }
        let screen = Screen(world)
        try await LinkTrace.$current.withValue(screen.trace) {
          let remote = Remote(first)
          screen.show(Stage(remote, content))
          await screen.settle()
          try await body(screen, remote)
          await screen.leave()
        }
      }
    }
  }

  func show<Content: View>(_ view: Content) {
    world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let controller = UIHostingController(rootView: view)
    world.window.addSubview(controller.view)
    self.controller = controller
  }

  var sentences: [String] { trace.sentences }

  /// The scroll views in the window, in drawing order.
  var lists: [UIScrollView] {
    func all(_ view: UIView) -> [UIScrollView] {
      (view as? UIScrollView).map { [$0] } ?? [] + view.subviews.flatMap(all)
    }
    return all(world.window)
  }

  var list: UIScrollView? { lists.last }

  /// The controls in the window.
  var controls: [RefreshControl] {
    func all(_ view: UIView) -> [RefreshControl] {
      ((view as? RefreshControl).map { [$0] } ?? []) + view.subviews.flatMap(all)
    }
    return all(world.window)
  }

  var header: RefreshControl? { controls.first { $0.role == .refresh } }
  var footer: RefreshControl? { controls.first { $0.role == .loadMore } }

  /// Pulls a list down with a finger, and lets it go.
  func pull(_ list: UIScrollView? = nil) async {
    guard let list = list ?? self.list else {
      Issue.record("no list")
      return
    }
    let finger = SimulatedFinger(on: list)
    finger.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 500), duration: 0.25)
    finger.hold(for: 0.1)
    finger.lift()
    await advance(by: 0.3)
  }

  /// Flicks a list towards its end.
  func scrollToEnd() async {
    guard let list else {
      Issue.record("no list")
      return
    }
    for _ in 0..<6 {
      SimulatedFinger(on: list).flick(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200), duration: 0.1)
      await advance(by: 0.6)
    }
  }

  func advance(by seconds: Double) async {
    for _ in 0..<max(Int(seconds * 10), 1) {
      world.advance(by: 0.1)
      await world.settleTasks()
    }
  }

  func settle() async {
    for _ in 0..<4 { world.finishTurn() }
    await advance(by: 0.2)
    aliveControl = header ?? aliveControl
    aliveList = list ?? aliveList
  }

  /// Removes the screen.
  func leave() async {
    aliveControl = header ?? footer ?? aliveControl
    aliveList = list ?? aliveList
    controller?.dismiss(animated: false)
    controller?.view.removeFromSuperview()
    weak let alive = controller
    controller = nil
    world.log.removeAll()
    await advance(by: 1)
    #expect(alive == nil, "the screen is alive")
    #expect(aliveControl == nil, "the control is alive")
    #expect(aliveList == nil, "the list is alive")
  }
}

/// The work of an action, which a test ends.
@MainActor
final class Job {
  private(set) var startCount = 0
  private(set) var cancelCount = 0
  private(set) var endCount = 0
  private var gates: [AsyncStream<Void>.Continuation] = []

  /// Called at each start, and at each end.
  var onStart: (@MainActor () -> Void)?
  var onEnd: (@MainActor () -> Void)?

  func run() async throws {
    startCount += 1
    let (stream, gate) = AsyncStream<Void>.makeStream()
    gates.append(gate)
    onStart?()
    for await _ in stream {}
    if Task.isCancelled {
      cancelCount += 1
      throw CancellationError()
    }
    onEnd?()
    endCount += 1
  }

  func finish() {
    gates.forEach { $0.finish() }
    gates = []
  }
}

/// The settings of each test: the default and one that differs in everything, or all pairs.
enum SwiftUISetting {
  static var each: [HeadlessSwiftUISwitches] {
    let all = HeadlessSwiftUISwitches.allPairs()
    return SweepWidth.choose(quick: Array(all.prefix(2)), full: all, thorough: all)
  }
}

/// The work of an action that has nothing to do.
func nothing() async {}

/// An element with an identity.
struct Row: Identifiable {
  let id: Int
}

func rows(_ count: Int) -> [Row] { (0..<count).map(Row.init) }
#endif
