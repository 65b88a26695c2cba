import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import UIKitFacts
import UIKitFactsScreen

/// A scenario, run on the stand-in.
struct FactsRun {
  /// The motions of a list without a finger.
  enum Pointer {
    case trackpad
    case wheel
  }

  /// The log of the screen.
  let log: FactsLog

  /// The log of the stand-in.
  let standIn: HeadlessLog

  /// Runs a scenario under some settings.
  @MainActor
  init(
    _ scenario: Scenario, under switches: HeadlessSwitches, _ navigation: HeadlessNavigation = HeadlessNavigation(),
    _ swiftUI: HeadlessSwiftUISwitches = HeadlessSwiftUISwitches(), pointer: Pointer = .trackpad
  ) {
    (log, standIn) = HeadlessSwiftUISwitches.$current.withValue(swiftUI) {
      HeadlessWorld.run(switches: switches) { world in
        world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let screen = FactsScreen(scenario, in: world.window)
        screen.setNavigation(navigation)
        world.advance(by: Gesture.rest)
        Self.perform(scenario.gesture, on: screen.list, in: world, pointer: pointer)
        world.advance(by: Gesture.aftermath)
        return (screen.log, world.log)
      }
    }
  }

  @MainActor
  private static func perform(
    _ gesture: Gesture, on list: UIScrollView, in world: HeadlessWorld, pointer: Pointer
  ) {
    let finger = SimulatedFinger(on: list)
    let (start, end) = (point(.start, in: world), point(.end, in: world))
    switch gesture {
    case .none: break
    case .pull:
      finger.drag(from: start, to: end, duration: Double(end.y - start.y) / Gesture.pullSpeed)
      finger.hold(for: Gesture.hold)
      finger.lift()
    case .quickPullAndPull:
      finger.drag(from: start, to: end, duration: Double(end.y - start.y) / Gesture.pullSpeed)
      finger.lift()
      world.advance(by: Gesture.aftermath)
      perform(.pull, on: list, in: world, pointer: pointer)
    case .flick: finger.flick(from: end, to: start, duration: 0.15)
    case .press: press(finger, at: start)
    case .flickAndCatch:
      finger.flick(from: end, to: start, duration: 0.15)
      world.advance(by: 0.3)
      press(finger, at: start)
    case .dragOnControl:
      finger.touchDown(at: start)
      finger.hold(for: Gesture.rest)
      finger.drag(to: end, duration: 0.5)
      finger.lift()
    case .edgeSwipe:
      let swipe = HeadlessSwipeFinger(in: world.window)
      let (edge, across) = (point(.leftEdge, in: world), point(.across, in: world))
      swipe.touchDown(at: edge)
      swipe.drag(to: across, duration: Double(across.x - edge.x) / Gesture.swipeSpeed)
      swipe.lift()
    case .pointer: scroll(list, with: pointer, in: world)
    // Gestures of the product's scenarios.
    case .pullAndCatch, .pullAndScroll: break
    }
  }

  @MainActor
  static func press(_ finger: SimulatedFinger, at point: CGPoint) {
    finger.touchDown(at: point)
    finger.hold(for: Gesture.rest)
    finger.lift()
  }

  @MainActor
  private static func scroll(_ list: UIScrollView, with pointer: Pointer, in world: HeadlessWorld) {
    switch pointer {
    case .trackpad:
      let trackpad = SimulatedTrackpad(on: list)
      trackpad.scroll(by: CGPoint(x: 0, y: -200), duration: 0.3)
      trackpad.end()
    case .wheel:
      let wheel = SimulatedWheel(on: list)
      for _ in 0..<3 {
        wheel.notch(by: -40)
        world.advance(frames: 2)
      }
    }
  }

  @MainActor
  static func point(_ place: Gesture.Place, in world: HeadlessWorld) -> CGPoint {
    let size = world.window.bounds.size
    return CGPoint(x: size.width * CGFloat(place.x), y: size.height * CGFloat(place.y))
  }
}
