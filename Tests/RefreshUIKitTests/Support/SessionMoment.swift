#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// A stage of a session, for tests of events that may happen at any time.
enum SessionMoment: String, CaseIterable {
  case idle, pulling, armed, opening, holding, heldUnderFinger, scrolledAway, showingOutcome, closing, caughtClosing
  case endingUnderFinger

  /// The stages in which an action runs.
  static let running: [SessionMoment] = [.opening, .holding, .heldUnderFinger, .scrolledAway]

  /// The stages without a finger.
  static let untouched: [SessionMoment] = [
    .idle, .opening, .holding, .scrolledAway, .showingOutcome, .closing,
  ]

  private static let middle = CGPoint(x: 200, y: 400)

  /// Moves a scene, whose header shows outcomes, to the stage.
  @MainActor
  func reach(in scene: Scene) async {
    switch self {
    case .idle: break
    case .pulling: scene.pull(to: 50)
    case .armed: scene.pull(to: 110)
    case .opening:
      scene.pullAndRelease(to: 130)
      scene.world.advance(frames: 5)
      await scene.world.settleTasks()
    case .holding: await scene.refresh()
    case .heldUnderFinger: await SessionMoment.pullHeld(scene)
    case .scrolledAway:
      await scene.refresh()
      scene.finger.drag(from: Self.middle, to: CGPoint(x: 200, y: 100), duration: 0.3)
      scene.finger.hold(for: 0.3)
      scene.finger.lift()
      await scene.advance(by: 0.1)
      #expect(!scene.list.isDecelerating)
    case .showingOutcome:
      await scene.refresh()
      scene.work.finish()
      await scene.advance(by: 0.2)
    case .closing: await SessionMoment.close(scene)
    case .caughtClosing:
      await SessionMoment.close(scene)
      scene.finger.touchDown(at: Self.middle)
      scene.pull(to: 50)
    case .endingUnderFinger:
      await SessionMoment.pullHeld(scene)
      scene.work.finish()
      await scene.advance(by: 0.2)
    }
    #expect(state.contains(scene.header?.refreshState ?? .idle), "\(self) was not reached")
  }

  private var state: [RefreshState] {
    switch self {
    case .idle: [.idle]
    case .pulling: [.pulling]
    case .armed: [.armed]
    case .opening, .holding, .heldUnderFinger, .scrolledAway: [.refreshing]
    case .showingOutcome, .closing, .endingUnderFinger: [.ending]
    case .caughtClosing: [.ending, .pulling]
    }
  }

  @MainActor
  private static func pullHeld(_ scene: Scene) async {
    await scene.refresh()
    scene.pull(to: 140)
    scene.finger.hold(for: 0.1)
  }

  @MainActor
  static func close(_ scene: Scene) async {
    await scene.refresh()
    scene.work.finish()
    await scene.world.settleTasks()
    for _ in 0..<300 where scene.pull > 30 { scene.world.advance(frames: 1) }
  }
}
#endif
