import Foundation
import HeadlessUIKit
import Testing
import UIKitFacts
import UIKitFactsScreen

/// The logs of the product's scenarios on the stand-in; each is made once.
@MainActor
enum ProductRun {
  private static var runs: [ProductScenario: Task<FactsLog, Never>] = [:]

  /// Returns the log of a scenario.
  static func log(of scenario: ProductScenario) async -> FactsLog {
    let run = runs[scenario] ?? Task { await make(scenario, under: HeadlessSwitches()) }
    runs[scenario] = run
    return await run.value
  }

  /// Runs a scenario under some settings, with code of the app that runs a while after each lift of a pull.
  static func make(
    _ scenario: ProductScenario, under switches: HeadlessSwitches, afterPull: (UIScrollView) -> Void = { _ in }
  ) async -> FactsLog {
    await HeadlessWorld.run(switches: switches) { world in
      // The log of the stand-in is not read here.
      world.log.isEnabled = false
      world.accessibility.isVoiceOverRunning = scenario == .voiceOver
      // A status bar of 59 points and a navigation bar; the home indicator, or a tab bar above it.
      world.setSafeArea(UIEdgeInsets(top: 103, left: 0, bottom: scenario == .tabBar ? 83 : 34, right: 0))
      let screen = await show(scenario, in: world)
      screen.appear()
      await advance(world, by: 1.2)
      for gesture in scenario.gestures {
        await perform(gesture, on: screen.list, in: world)
        await advance(world, by: 0.3)
        afterPull(screen.list)
        await advance(world, by: Gesture.sessionTime - 0.3)
      }
      let log = screen.log
      screen.finish()
      return log
    }
  }

  /// Shows the screen of a scenario; that of SwiftUI when its list is there.
  private static func show(_ scenario: ProductScenario, in world: HeadlessWorld) async -> ProductScreen {
    if scenario == .swiftUI {
      let product = SwiftUIProduct()
      world.window.addSubview(product.root.view)
      await advance(world, by: 0.5)
      if let screen = product.makeScreen() { return screen }
      Issue.record("the list of SwiftUI has no header")
    }
    let screen = ProductScreen(scenario)
    world.window.addSubview(screen.root.view)
    return screen
  }

  private static func perform(_ gesture: Gesture, on list: UIScrollView, in world: HeadlessWorld) async {
    let finger = SimulatedFinger(on: list)
    let (start, end) = (FactsRun.point(.start, in: world), FactsRun.point(.end, in: world))
    switch gesture {
    case .pull: await pull(finger, in: world)
    case .pullAndCatch:
      await pull(finger, in: world)
      await advance(world, by: Gesture.catchDelay)
      FactsRun.press(finger, at: start)
    case .pullAndScroll:
      await pull(finger, in: world)
      await advance(world, by: 1)
      let above = FactsRun.point(.above, in: world)
      finger.drag(from: start, to: above, duration: Double(start.y - above.y) / Gesture.slowSpeed)
      finger.hold(for: Gesture.hold)
      finger.lift()
    case .flick: finger.flick(from: end, to: start, duration: 0.15)
    case .none, .quickPullAndPull, .press, .flickAndCatch, .dragOnControl, .edgeSwipe, .pointer: break
    }
  }

  /// Pulls in small parts, between which the action of a session that begins under the finger runs.
  private static func pull(_ finger: SimulatedFinger, in world: HeadlessWorld) async {
    let (start, end) = (FactsRun.point(.start, in: world), FactsRun.point(.end, in: world))
    let parts = 10
    finger.touchDown(at: start)
    for part in 1...parts {
      let y = start.y + (end.y - start.y) * CGFloat(part) / CGFloat(parts)
      let time = Double(end.y - start.y) / Gesture.pullSpeed / Double(parts)
      finger.drag(to: CGPoint(x: start.x, y: y), duration: time)
      await world.settleTasks()
    }
    finger.hold(for: Gesture.hold)
    finger.lift()
  }

  /// Runs frames, and tasks that are ready after each tenth of a second.
  private static func advance(_ world: HeadlessWorld, by seconds: Double) async {
    for _ in 0..<max(Int((seconds * 10).rounded()), 1) {
      world.advance(by: 0.1)
      await world.settleTasks()
    }
  }
}
